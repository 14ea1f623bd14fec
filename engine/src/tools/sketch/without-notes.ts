import type { Drawing } from './page/drawing.ts';
import { distanceTo } from './regions/distances.ts';
import type { Regions } from './regions/regions.ts';

/** Distance from the drawing, as a share of the picture, beyond which small marks are words and dust. */
const MIN_MARK_DISTANCE = 0.02;
/** Maximum size of such marks in both directions, as a share of the picture. */
const MAX_MARK_SIZE = 0.05;
/** Ink below which a pixel belongs to no mark. */
const MIN_INK = 0.06;

/**
 * Removes the lettering beside a drawing ("FRONT", measures, a signature), which a finished picture should not contain.
 */
export function withoutNotes(
  { ink, width, height }: Drawing,
  { regions }: { readonly regions: Regions },
): Pick<Drawing, 'ink'> {
  const drawn = new Uint8Array(regions.labels.length);
  for (let k = 0; k < drawn.length; k++) drawn[k] = regions.labels[k]! > 0 ? 1 : 0;
  const { far } = distanceTo(drawn, regions.width, regions.height);
  const scale = regions.width / width;
  const clear = MIN_MARK_DISTANCE * Math.max(regions.width, regions.height);
  const kept = ink.slice();
  const seen = new Uint8Array(ink.length);
  const max = MAX_MARK_SIZE * Math.max(width, height);
  const stack: number[] = [];
  for (let start = 0; start < ink.length; start++) {
    if (seen[start] || ink[start]! < MIN_INK) continue;
    const mark: number[] = [];
    let [left, right, top, bottom, nearest] = [width, 0, height, 0, Infinity];
    seen[start] = 1;
    stack.push(start);
    while (stack.length > 0) {
      const k = stack.pop()!;
      const x = k % width;
      const y = (k - x) / width;
      mark.push(k);
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      const row = Math.min(regions.height - 1, Math.floor(y * scale)) * regions.width;
      nearest = Math.min(nearest, far[row + Math.min(regions.width - 1, Math.floor(x * scale))]!);
      for (const n of [x > 0 ? k - 1 : k, x < width - 1 ? k + 1 : k, k - width, k + width]) {
        if (n < 0 || n >= ink.length || seen[n] || ink[n]! < MIN_INK) continue;
        seen[n] = 1;
        stack.push(n);
      }
    }
    if (nearest > clear && right - left < max && bottom - top < max) for (const k of mark) kept[k] = 0;
  }
  return { ink: kept };
}
