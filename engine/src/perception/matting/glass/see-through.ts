import type { EnginePixels } from '../../../foundation/image/pixels.ts';
import type { ColourFields } from '../colours/colour-fields.ts';
import { findGlass } from './find-glass.ts';
import { CLEAREST } from './panes.ts';
import { readField } from '../colours/read-field.ts';

/** Distance of the background from black and white below which a difference to it cannot be divided by it; 0 to 1. */
const MIN_LIGHT = 0.01;

/**
 * Makes glass transparent: light that the background explains is removed from the matte, down to the opacity of its
 * surfaces and tint; its rim and highlights remain. The alpha is the minimum that gives every pixel a colour between
 * black and white (the bound of Smith and Blinn 1996, "Blue Screen Matting").
 * @param alpha one byte a pixel; not changed.
 * @returns the given alpha and fields where there is no glass.
 */
export function seeThrough(
  pixels: EnginePixels,
  alpha: Uint8Array<ArrayBuffer>,
  fields: ColourFields,
  check: () => void,
): { readonly alpha: Uint8Array<ArrayBuffer>; readonly fields: ColourFields } {
  const glass = findGlass(fields);
  if (!glass) return { alpha, fields };
  const { data, width, height, channels } = pixels;
  const { side } = fields;
  const cleared = alpha.slice();
  const behind = new Float64Array(4);
  for (let y = 0; y < height; y++) {
    check();
    const row = Math.floor(((y + 0.5) * side) / height) * side;
    for (let x = 0; x < width; x++) {
      const share = glass.shares[row + Math.floor(((x + 0.5) * side) / width)]!;
      const i = y * width + x;
      if (share === 0 || alpha[i] === 0) continue;
      readField(fields.background, side, ((x + 0.5) * side) / width - 0.5, ((y + 0.5) * side) / height - 0.5, behind);
      let min = 0;
      for (let c = 0; c < 3; c++) {
        const background = Math.min(1 - MIN_LIGHT, Math.max(MIN_LIGHT, behind[c]!));
        const off = data[i * channels + c]! / 255 - background;
        min = Math.max(min, off < 0 ? -off / background : off / (1 - background));
      }
      const hidden = Math.max(glass.hides, CLEAREST + (1 - CLEAREST) * Math.min(1, min));
      cleared[i] = Math.round(alpha[i]! * (1 - share * (1 - hidden)));
    }
  }
  return { alpha: cleared, fields: withUnknown(fields, glass.shares) };
}

/**
 * Glass may have any colour, so the subject's variance is set to the maximum there: what remains of a pixel without the
 * background is its own colour.
 */
function withUnknown(fields: ColourFields, glass: Float32Array): ColourFields {
  const subject = fields.subject.slice();
  for (let i = 0; i < glass.length; i++) if (glass[i]! > 0) subject[4 * i + 3] = 1;
  return { ...fields, subject };
}
