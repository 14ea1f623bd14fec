/** A picture that is set behind a subject, and the subject in the light of that picture. */
import sharp from 'sharp';
import { LINEAR, luminancePlane } from '../../../foundation/image/picture.ts';
import type { EnginePixels } from '../../../foundation/image/pixels.ts';
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import { srgbByte } from '../../../studio/materials/colour.ts';
import { readSceneLight } from '../../shading/scene-light.ts';
import type { Canvas } from '../canvas.ts';

/** The picture over the whole canvas, cut at the sides or at the top and bottom alike, 3 bytes per pixel. */
export async function coverCanvas(behind: EnginePixels, { width, height }: Canvas): Promise<Uint8Array> {
  const { channels, data } = behind;
  const raw = { width: behind.width, height: behind.height, channels };
  const buffer = await sharp(data, { raw, limitInputPixels: false })
    .flatten({ background: '#ffffff' })
    .resize(width, height, { fit: 'cover', kernel: 'lanczos3' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return new Uint8Array(buffer);
}

/** Share of the difference between both lights that the subject takes on; its own colours stay recognisable. */
const TINTED = 0.45;
/** Bounds of the factor on one channel, so that a wrong estimate cannot dye the subject. */
const TINT_BOUNDS = [0.82, 1.2] as const;
/** Linear luminance that a well exposed picture has in the middle. */
const MIDDLE_GREY = 0.18;
/** Share of a place's darkness or brightness, as a power, that the subject takes on. */
const EXPOSED = 0.3;
const EXPOSURE_BOUNDS = [0.62, 1.1] as const;

const within = (value: number, [low, high]: readonly [number, number]): number => Math.min(high, Math.max(low, value));

/**
 * Colours of the subject in the light of the place: its white balance and its brightness move towards the place's.
 * @param tint linear colour of white in the subject's own picture, normalised to a luminance of 1.
 */
export function inLightOf(
  background: Uint8Array,
  colours: Uint8Array,
  { width, height }: Canvas,
  tint: Rgb,
): Uint8Array {
  const none = new Uint8Array(width * height);
  const { white } = readSceneLight({ width, height, rgb: background, alpha: null, mask: none }, none);
  const grey = 0.2126 * white[0] + 0.7152 * white[1] + 0.0722 * white[2];
  const light = luminancePlane(background);
  const sorted = Float32Array.from(light).sort();
  const exposure = within((sorted[sorted.length >> 1]! / MIDDLE_GREY) ** EXPOSED, EXPOSURE_BOUNDS);
  const gains = tint.map((own, c) => exposure * within((white[c]! / grey / own) ** TINTED, TINT_BOUNDS));
  return colours.map((value, at) => srgbByte(LINEAR[value]! * gains[at % 3]!));
}
