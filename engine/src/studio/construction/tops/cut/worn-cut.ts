import { lerp, smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import type { Tuck, Worn } from '../../../parts/form.ts';
import type { Part } from '../../../parts/part.ts';
import type { UpperBody } from './body.ts';
import type { UpperCut } from './cut.ts';
import { UNDER_WAIST, waistline } from './waistline.ts';

/** Maximum height in metres of a waist into which a hem is tucked. */
export const MAX_WAIST_HEIGHT = 1.16;

/**
 * Adapts a cut to the other pieces of an outfit: slimmer below them, roomier over them, and long enough to be tucked
 * in.
 */
export function wornCut(cut: UpperCut, worn: Worn | undefined): UpperCut {
  if (!worn) return cut;
  const { under, over, tuck } = worn;
  const ease = under ? Math.min(cut.ease, 0.008) - 0.012 : cut.ease + (over ? 0.01 : 0);
  const plain = cut.sleeve.length > 0.4 && !cut.sleeve.raglan && !cut.sleeve.held;
  const sleeve = under && plain ? { ...cut.sleeve, widths: slimmer(cut.sleeve.widths) } : cut.sleeve;
  const shared = { ...cut, ease, sleeve, above: over ? 0.008 : 0 };
  if (!tuck) return shared;
  const blousing = under || tuck.dip === 0 ? 0.004 : 0.014;
  const hem = tuck.waist - tuck.dip - UNDER_WAIST - blousing;
  return { ...shared, hem, blousing, tuck, ribs: 0, flare: 0, waist: Math.max(cut.waist, 0.008) };
}

const slimmer = (widths: UpperCut['sleeve']['widths']) => widths.map(([along, wide]) => [along, wide * 0.9] as const);

/** Moves the lower edge of the cloth into the waistband. Positions are 3 numbers per vertex. */
export function tuckedIn(cut: UpperCut, tuck: Tuck, body: UpperBody, rest: Float32Array): Float32Array {
  const out = rest.slice();
  const wide = 0.179 + cut.ease;
  const [front, back] = [0.131 + cut.ease * 0.6, 0.127 + cut.ease * 0.6];
  for (let k = 0; k < rest.length; k += 3) {
    const [x, y, z] = [rest[k]!, rest[k + 1]!, rest[k + 2]!];
    if (y > MAX_WAIST_HEIGHT || (cut.sleeve.length > 0 && body.armhole(x, y, z) > 0)) continue;
    const inside = smoothstep(0.12, UNDER_WAIST + 0.01, body.hem(x, y, z));
    out[k] = x * lerp(1, tuck.halfWidth / wide, inside);
    out[k + 1] = y + cut.blousing * inside;
    out[k + 2] = z * lerp(1, z > 0 ? tuck.front / front : tuck.back / back, inside);
  }
  return out;
}

/** Cuts away what lies inside the waistband, because it would show through it. */
export function tuckedParts(parts: readonly Part[], { tuck }: UpperCut): readonly Part[] {
  if (!tuck) return parts;
  return parts.map((part) => {
    if (part.colourPart === 'sleeves' || part.colourPart === 'cuffs') return part;
    const { trim } = part;
    const above = (y: number, z: number) => y - waistline(tuck, z) + HIDDEN;
    return {
      ...part,
      trim: trim ? (x, y, z, u, v) => Math.min(above(y, z), trim(x, y, z, u, v)) : (_x, y, z) => above(y, z),
    };
  });
}

/** Length in metres of tucked fabric that remains below the top of a waistband. */
const HIDDEN = 0.009;
