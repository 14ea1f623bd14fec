import type { Point } from '../../../perception/faces/point.ts';
import { clamp, dot, leftOf, lengthOf, minus, unit } from '../body/place.ts';
import { OPAQUE } from './opaque.ts';

/** A sleeve or trouser leg of a garment's picture, measured along its own centre line. */
interface LimbSlices {
  /** Pixels. */
  readonly length: number;
  /**
   * Pixels along the limb, and the position from its centre line to its edge, -1 to 1, positive on the left of its
   * direction.
   */
  locate(x: number, y: number): { readonly along: number; readonly share: number };
  /** Half its width there. */
  widthAt(along: number): number;
}

/** Number of slices along a limb. */
const SLICES = 32;
/** Slices beyond this share of the length are cut at a slant by the hem. */
const ENDS = 0.86;

/**
 * Measures a limb in slices.
 * @param steady share of the length from which slices measure the width; nearer to the trunk they are cut at a slant.
 */
export function limbSlices(
  parts: Uint8Array,
  alpha: Uint8Array,
  width: number,
  part: number,
  { start, end, steady }: { readonly start: Point; readonly end: Point; readonly steady: number },
): LimbSlices {
  const direction = unit(minus(end, start));
  const side = leftOf(direction);
  const length = lengthOf(minus(end, start)) || 1;
  const low = new Float32Array(SLICES).fill(Infinity);
  const high = new Float32Array(SLICES).fill(-Infinity);
  for (let i = 0; i < parts.length; i++) {
    if (parts[i] !== part || alpha[i]! < OPAQUE) continue;
    const away = { x: (i % width) - start.x, y: Math.floor(i / width) - start.y };
    const at = Math.floor((dot(away, direction) / length) * SLICES);
    if (at < 0 || at >= SLICES) continue;
    const across = dot(away, side);
    low[at] = Math.min(low[at]!, across);
    high[at] = Math.max(high[at]!, across);
  }
  const first = Math.round(steady * SLICES);
  const last = Math.floor(ENDS * SLICES);
  const known = Array.from({ length: SLICES }, (_, at) => at).filter(
    (at) => at >= first && at <= last && high[at]! > low[at]!,
  );
  const nearest = (at: number) =>
    known.reduce((best, own) => (Math.abs(own - at) < Math.abs(best - at) ? own : best), known[0] ?? 0);
  const smooth = (values: (at: number) => number) =>
    Float32Array.from({ length: SLICES }, (_, at) => {
      let sum = 0;
      for (let near = -2; near <= 2; near++) sum += values(nearest(clamp(at + near, 0, SLICES - 1)));
      return sum / 5;
    });
  const middle = smooth((at) => (known.length ? (low[at]! + high[at]!) / 2 : 0));
  const half = smooth((at) => (known.length ? (high[at]! - low[at]!) / 2 : 1));
  const read = (table: Float32Array, along: number) => {
    const at = clamp((along / length) * SLICES - 0.5, 0, SLICES - 1.001);
    const index = Math.floor(at);
    return table[index]! + (table[index + 1]! - table[index]!) * (at - index);
  };
  return {
    length,
    locate(x, y) {
      const away = { x: x - start.x, y: y - start.y };
      const along = dot(away, direction);
      return { along, share: (dot(away, side) - read(middle, along)) / Math.max(1, read(half, along)) };
    },
    widthAt: (along) => read(half, along),
  };
}
