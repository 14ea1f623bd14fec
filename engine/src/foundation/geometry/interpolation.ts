export const TAU = Math.PI * 2;

export function clamp(value: number, low = 0, high = 1): number {
  return value < low ? low : value > high ? high : value;
}

export function lerp(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** Hermite step: 0 below `from`, 1 above `to`; `from` may be the larger one. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Gaussian bump of height 1 that falls to 1/e at the distance `width`. */
export function bell(distance: number, width: number): number {
  const q = distance / width;
  return Math.exp(-q * q);
}

/** Shortest signed turn from `from` to `to`, -pi to pi. */
export function angleBetween(from: number, to: number): number {
  const turn = to - from;
  return turn - TAU * Math.round(turn / TAU);
}
