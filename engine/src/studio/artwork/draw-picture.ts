import { LINEAR } from '../../foundation/image/picture.ts';
import { unpackPicture, type PackedPicture } from '../../foundation/image/packed-picture.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import { luminance } from '../materials/colour.ts';
import type { Box } from './art-frame.ts';
import type { ArtDrawing } from './art-raster.ts';

/** Smallest factor on the ink where a picture in one ink is darkest. */
const DARKEST = 0.42;

/**
 * Draws a person's own picture as large as a box allows.
 * @param inkOf the linear colour in which a colour of the picture is printed.
 */
export function drawPicture(packed: PackedPicture, box: Box, inkOf: (colour: Rgb) => Rgb): ArtDrawing {
  const { width: columns, height: rows } = packed;
  const scale = Math.min(box.width / columns, box.height / rows);
  const colours = () => coloursOf(packed, inkOf);
  return { width: columns * scale, height: rows * scale, layers: [], picture: { columns, rows, colours } };
}

function coloursOf(packed: PackedPicture, inkOf: (colour: Rgb) => Rgb): Float32Array {
  const { data } = unpackPicture(packed);
  const colours = new Float32Array(data.length);
  for (let k = 0; k < colours.length; k += 4) {
    const share = data[k + 3]! / 255;
    if (share === 0) continue;
    const [r, g, b] = inkOf([LINEAR[data[k]!]!, LINEAR[data[k + 1]!]!, LINEAR[data[k + 2]!]!]);
    colours[k] = r * share;
    colours[k + 1] = g * share;
    colours[k + 2] = b * share;
    colours[k + 3] = share;
  }
  return colours;
}

/** Shades of one ink, darker where the picture is. */
export const shadesOf =
  ([r, g, b]: Rgb) =>
  (colour: Rgb): Rgb => {
    const shade = DARKEST + (1 - DARKEST) * Math.cbrt(luminance(colour));
    return [r * shade, g * shade, b * shade];
  };
