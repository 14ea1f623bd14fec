import type { EngineMask } from '../../../foundation/image/pixels.ts';

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
/** Range of the hue of lit skin of any tone, in sixths of a circle from red to yellow. */
const HUE = [0.12, 0.68] as const;
/** Range of the chroma of lit skin, relative to brightness. */
const CHROMA = [0.17, 0.62] as const;
/** Minimum brightness of lit skin. */
const DARKEST = 60;
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
    if (!isSkin(rgb[k * 3]!, rgb[k * 3 + 1]!, rgb[k * 3 + 2]!)) continue;
    data[k] = 255;
    bare++;
  }
  if (bare > MAX_SKIN * all) data.fill(0);
  return { mask: { width, height, data }, min: MIN_PATCH };
}

function isSkin(r: number, g: number, b: number): boolean {
  if (r < DARKEST || r <= g || g <= b) return false;
  const hue = (g - b) / (r - b);
  const chroma = (r - b) / r;
  return hue > HUE[0] && hue < HUE[1] && chroma > CHROMA[0] && chroma < CHROMA[1];
}
