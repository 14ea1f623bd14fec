import type { EngineMask } from '../../../foundation/image/pixels.ts';

/** What of a traced photograph is no cloth. */
export interface Bare {
  /** 255 there. */
  readonly mask: EngineMask;
  /** A part of a drawing smaller than this share of it is not believed to be bare. */
  readonly least: number;
}

/** Smaller patches of the colour of skin are reflections and warm shadows. */
const MIN = 0.008;
/** Hue in sixths of a circle from red to yellow, chroma over brightness, and brightness that lit skin of any tone has. */
const HUE = [0.12, 0.68] as const;
const CHROMA = [0.17, 0.62] as const;
const DARKEST = 60;
/** Above this share of the subject the garment itself has the colour of skin, and the colour tells nothing. */
const MAX = 0.5;

/** Where a photograph (sRGB bytes) has the colour of skin within its subject; nowhere when the garment has it too. */
export function bareSkin(rgb: Uint8Array, subject: Float32Array, width: number, height: number): Bare {
  const data = new Uint8Array(width * height);
  let all = 0;
  let bare = 0;
  for (let k = 0; k < data.length; k++) {
    if (subject[k]! < 0.5) continue;
    all++;
    if (!isSkin(rgb[k * 3]!, rgb[k * 3 + 1]!, rgb[k * 3 + 2]!)) continue;
    data[k] = 255;
    bare++;
  }
  if (bare > MAX * all) data.fill(0);
  return { mask: { width, height, data }, least: MIN };
}

function isSkin(r: number, g: number, b: number): boolean {
  if (r < DARKEST || r <= g || g <= b) return false;
  const hue = (g - b) / (r - b);
  const chroma = (r - b) / r;
  return hue > HUE[0] && hue < HUE[1] && chroma > CHROMA[0] && chroma < CHROMA[1];
}
