import { clamp } from '../interpolation.ts';

/** Number of steps of the table. */
const STEPS = 320;
/** Number of times that the values are averaged. Three passes approximate a Gaussian filter. */
const PASSES = 3;

/**
 * A smooth version of the function `of` from `from` to `to`, such as the profile of a turned object: averaged over
 * about `reach` to both sides, with its ends preserved, and read from a table by quadratic splines. Its slope is
 * continuous, because a jump would show in reflections.
 */
export function softCurve(of: (at: number) => number, from: number, to: number, reach: number): (at: number) => number {
  const step = (to - from) / STEPS;
  const half = Math.round(reach / step / Math.sqrt(PASSES));
  let values = Float64Array.from({ length: STEPS + 1 }, (_, i) => of(from + i * step));
  for (let pass = 0; pass < PASSES; pass++) values = evened(values, half);
  return (at) => {
    const x = clamp((at - from) / step, 0, STEPS);
    const i = Math.min(STEPS - 1, Math.max(1, Math.round(x)));
    const t = x - i + 0.5;
    return 0.5 * (1 - t) * (1 - t) * values[i - 1]! + (0.5 + t - t * t) * values[i]! + 0.5 * t * t * values[i + 1]!;
  };
}

/** Means over `half` values to both sides; beyond its ends the curve continues by point reflection. */
function evened(values: Float64Array, half: number): Float64Array<ArrayBuffer> {
  const last = values.length - 1;
  const at = (i: number) =>
    i < 0 ? 2 * values[0]! - values[-i]! : i > last ? 2 * values[last]! - values[2 * last - i]! : values[i]!;
  return Float64Array.from(values, (_, i) => {
    let sum = 0;
    for (let k = i - half; k <= i + half; k++) sum += at(k);
    return sum / (2 * half + 1);
  });
}
