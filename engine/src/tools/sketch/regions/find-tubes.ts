import { areaFrom } from '../../../foundation/image/spread.ts';
import { distanceTo } from './distances.ts';
import type { Regions } from './regions.ts';

/** Half the thickness of a tube, as a share of the longer side of the page. */
const HALF_TUBE = 0.011;
/** Minimum length of an open stroke, as the same share; shorter ones are marks and decoration. */
const MIN_LENGTH = 0.05;
/** Ink from which a pixel is a line. */
export const LINE_INK = 0.5;
/** Distance from a region within which ink belongs to its outline, as the same share. */
const OUTLINE = 0.003;
/** Least such distance in pixels: the ink of an outline covers at least the pixel beside its region and the next. */
const LEAST_OUTLINE = 2;

/**
 * Makes tubes of the open strokes of a drawing, such as a handle, a strap or a leg that is drawn with a single line.
 * Returns 1 on the tubes, which reach up to the regions and never over them; null without any. `check` may throw to
 * stop it.
 */
export function findTubes(ink: Float32Array, { labels, width, height }: Regions, check: () => void): Uint8Array | null {
  const side = Math.max(width, height);
  const outline = Math.max(LEAST_OUTLINE, OUTLINE * side);
  const { far } = distanceTo(
    Uint8Array.from(labels, (label) => (label > 0 ? 1 : 0)),
    width,
    height,
  );
  const isStroke = (k: number) => ink[k]! > LINE_INK && far[k]! > outline;
  const seen = Uint8Array.from(ink, (_, k) => (isStroke(k) ? 0 : 1));
  const strokes = new Uint8Array(ink.length);
  let found = false;
  for (let start = 0; start < ink.length; start++) {
    if (seen[start]) continue;
    const stroke = areaFrom(start, seen, width, height, check);
    const columns = stroke.map((k) => k % width);
    const rows = stroke.map((k) => Math.floor(k / width));
    const spanOf = (places: readonly number[]) =>
      places.reduce((most, at) => Math.max(most, at), 0) - places.reduce((least, at) => Math.min(least, at), Infinity);
    if (Math.max(spanOf(columns), spanOf(rows)) < MIN_LENGTH * side) continue;
    found = true;
    for (const k of stroke) strokes[k] = 1;
  }
  if (!found) return null;
  check();
  const near = distanceTo(strokes, width, height).far;
  const radius = Math.max(outline + 1, HALF_TUBE * side);
  return Uint8Array.from(near, (away, k) => (labels[k] === 0 && away <= radius ? 1 : 0));
}
