import type { EngineMask } from '../../../foundation/image/pixels.ts';
import { isSkinColour } from '../../../perception/people/skin-colour.ts';

/** The parts of a traced photograph that are not cloth. */
export interface Bare {
  /** 255 on bare skin. */
  readonly mask: EngineMask;
  /** Minimum area of a region, as a share of the drawing, for its skin to count. */
  readonly min: number;
}

/**
 * Minimum area of a region as a share of the drawing; smaller patches with the colour of skin are reflections and warm
 * shadows.
 */
const MIN_PATCH = 0.008;
/** Share of the subject from which a pixel belongs to it. */
const INSIDE = 0.5;
/** Above this share of the subject the garment itself has the colour of skin, so colour gives no information. */
const MAX_SKIN = 0.5;

/**
 * Marks the pixels of a photograph (sRGB bytes) that have the colour of skin within its subject; empty when the garment
 * has that colour too.
 */
export function bareSkin(rgb: Uint8Array, subject: Float32Array, width: number, height: number): Bare {
  const data = new Uint8Array(width * height);
  let all = 0;
  let bare = 0;
  for (let k = 0; k < data.length; k++) {
    if (subject[k]! < INSIDE) continue;
    all++;
    if (!isSkinColour(rgb[k * 3]!, rgb[k * 3 + 1]!, rgb[k * 3 + 2]!)) continue;
    data[k] = 255;
    bare++;
  }
  if (bare > MAX_SKIN * all) data.fill(0);
  return { mask: { width, height, data }, min: MIN_PATCH };
}
