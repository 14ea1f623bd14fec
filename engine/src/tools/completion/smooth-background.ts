import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import { FEATURES } from './level.ts';
import type { Level } from './level.ts';
import { FIXED, FREE, stretchMembrane } from '../../foundation/image/membrane.ts';

/** Busyness of known pixels up to which they are plain. */
const MAX_PLAIN_BUSYNESS = 12;
/** Busyness of known pixels from which they are not plain at all. */
const MIN_BUSYNESS = 30;
/** Difference in levels up to which two shades belong to one object. */
const SAME_OBJECT = 60;
/** Difference in levels from which they belong to two objects, and an interpolation would stain one of them. */
const OTHER_OBJECT = 110;
/** Maximum falloff of light in levels per pixel. */
const GENTLE = 1;
/** Slope in levels per pixel from which a change is an edge. */
const STEEP = 2;
/** Doubt in levels up to which patches are what was there. */
const SURE = 6;
/** Doubt from which they are a guess. */
const GUESSED = 16;

/** Depth of a hole, as a share of the picture's longest side, up to which an interpolation across it means anything. */
const MIN_DEEP = 0.03;
/** Depth from which it is only a stain. */
const DEEP = 0.06;

/**
 * How far the patches of each pixel are a guess, 0 to 1, by their `doubt` in levels; `span` is the longest side of the
 * picture, or 0 where none is one.
 */
export function guesses({ depth }: Level, doubt: Float32Array, span: number): Float32Array {
  if (span === 0) return new Float32Array(doubt.length);
  return doubt.map(
    (levels, i) => smoothstep(SURE, GUESSED, levels) * smoothstep(DEEP * span, MIN_DEEP * span, depth[i]!),
  );
}

/** Share of the interpolation in a guess: the mean of two guesses is nearer to the truth than either. */
const GUESS_SHARE = 0.7;

/**
 * Where a hole lies in a plain background, writes the smooth interpolation of the known pixels into `out` (3 bytes per
 * pixel): patches from elsewhere have a different light, and a plain area would show their borders. Where no patch
 * agrees with what borders the hole (`guess`, 0 to 1), structure crosses it that the picture shows nowhere else, and
 * the patches become fainter. Only the hole is changed. `level` is the finest.
 */
export function smoothBackground(
  { width, height, features, hole }: Level,
  guess: Float32Array,
  out: Uint8Array,
  check: () => void,
): void {
  const plane = new Float32Array(features);
  const state = hole.map((open) => (open ? FREE : FIXED));
  stretchMembrane(plane, state, width, height, FEATURES, check);
  for (let i = 0; i < hole.length; i++) {
    if (!hole[i]) continue;
    const busy = Math.max(plane[i * FEATURES + 3]!, features[i * FEATURES + 3]!);
    const guessed = GUESS_SHARE * guess[i]!;
    if (busy >= MIN_BUSYNESS && guessed === 0) continue;
    const x = i % width;
    const y = (i - x) / width;
    const right = x < width - 1 ? i + 1 : i;
    const left = x > 0 ? i - 1 : i;
    const below = y < height - 1 ? i + width : i;
    const above = y > 0 ? i - width : i;
    let steep = 0;
    let apart = 0;
    for (let c = 0; c < 3; c++) {
      const across = plane[right * FEATURES + c]! - plane[left * FEATURES + c]!;
      const down = plane[below * FEATURES + c]! - plane[above * FEATURES + c]!;
      steep = Math.max(steep, Math.sqrt(across * across + down * down) / 2);
      apart = Math.max(apart, Math.abs(plane[i * FEATURES + c]! - features[i * FEATURES + c]!));
    }
    const plain =
      smoothstep(MIN_BUSYNESS, MAX_PLAIN_BUSYNESS, busy) *
      smoothstep(STEEP, GENTLE, steep) *
      smoothstep(OTHER_OBJECT, SAME_OBJECT, apart);
    const share = Math.max(plain, guessed);
    if (share === 0) continue;
    for (let c = 0; c < 3; c++) {
      out[i * 3 + c] = out[i * 3 + c]! + share * (plane[i * FEATURES + c]! - out[i * 3 + c]!) + 0.5;
    }
  }
}
