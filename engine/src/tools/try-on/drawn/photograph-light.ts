/** Estimates the light of a photograph from the skin of the person, as lamps for what is drawn into it. */
import type { Rgb } from '../../../foundation/raster/softbox.ts';
import type { LightRig } from '../../../studio/light/light-rig.ts';
import type { WorkPicture } from '../body/work-picture.ts';

/** Likeness to skin from which a pixel counts. */
const SKIN = 0.8;
/** Pixels of skin on a side of the face below which the light is taken to come from in front. */
const MIN_SKIN = 60;
/** Angle in radians of the main lamp to the side, for skin that is half as light on one side as on the other. */
const ASIDE = 1.1;
const MAX_ASIDE = 0.85;
/** Angle of the main lamp from which light has no direction. */
const ELEVATION = 0.7;

export function photographLight({ picture, worn, person }: WorkPicture): LightRig {
  const { face } = person;
  const { width, rgb } = picture;
  const sums = [
    [0, 0],
    [0, 0],
  ];
  if (face) {
    const middle = face.x + face.width / 2;
    for (let y = Math.round(face.y + 0.2 * face.height); y < face.y + face.height; y++)
      for (let x = Math.round(face.x); x < face.x + face.width; x++) {
        const i = y * width + x;
        if (!(worn.skin[i]! > SKIN)) continue;
        const side = sums[x < middle ? 0 : 1]!;
        side[0]! += luminanceAt(rgb, i);
        side[1]!++;
      }
  }
  const [left, right] = sums.map(([sum, count]) => (count! < MIN_SKIN ? null : sum! / count!));
  const lean = left && right ? Math.log2(right / left) : 0;
  const azimuth = Math.max(-MAX_ASIDE, Math.min(MAX_ASIDE, ASIDE * lean));
  return {
    name: 'photograph',
    boxes: [
      { azimuth, elevation: ELEVATION, halfWidth: 0.6, halfHeight: 0.6, irradiance: [0.85, 0.85, 0.85], shadows: true },
      {
        azimuth: -azimuth || 0.6,
        elevation: 0.3,
        halfWidth: 0.6,
        halfHeight: 1,
        irradiance: [0.25, 0.25, 0.25],
        shadows: false,
      },
      { azimuth: 0, elevation: 1.35, halfWidth: 0.8, halfHeight: 0.6, irradiance: [0.2, 0.2, 0.2], shadows: false },
    ],
    environment: { sky: [0.26, 0.26, 0.26], horizon: [0.17, 0.17, 0.17], ground: [0.13, 0.13, 0.13] },
    exposure: 1.05,
  };
}

/** Pixels of which every one of this many is read for the tint. */
const STEP = 11;
/** Share of the pixels that are the lightest, and the sRGB level that they have in a well exposed photograph. */
const LIGHTEST = 0.04;
const WHITE_LEVEL = 205;
/** Factors on the colour of cloth in the darkest photographs, and on one channel in the most tinted ones. */
const DARKEST = 0.6;
const MAX_TINT = 0.08;

/** Factors on red, green and blue that give cloth the exposure and the warmth of a photograph, by its lightest pixels. */
export function photographTint({ picture: { rgb } }: WorkPicture): Rgb {
  const levels: (readonly [level: number, at: number])[] = [];
  for (let k = 0; k + 2 < rgb.length; k += 3 * STEP)
    levels.push([0.3 * rgb[k]! + 0.59 * rgb[k + 1]! + 0.11 * rgb[k + 2]!, k]);
  levels.sort(([a], [b]) => b - a);
  const lightest = levels.slice(0, Math.max(1, Math.round(LIGHTEST * levels.length)));
  const mean = [0, 1, 2].map((c) => lightest.reduce((sum, [, k]) => sum + rgb[k + c]!, 0) / lightest.length);
  const level = 0.3 * mean[0]! + 0.59 * mean[1]! + 0.11 * mean[2]!;
  const exposure = Math.min(1, Math.max(DARKEST, level / WHITE_LEVEL));
  const channel = (value: number) =>
    exposure * Math.min(1 + MAX_TINT, Math.max(1 - MAX_TINT, 1 + (value / Math.max(1, level) - 1) / 2));
  return [channel(mean[0]!), channel(mean[1]!), channel(mean[2]!)];
}

const luminanceAt = (rgb: Uint8Array, i: number): number =>
  0.2126 * (rgb[3 * i]! / 255) ** 2.2 +
  0.7152 * (rgb[3 * i + 1]! / 255) ** 2.2 +
  0.0722 * (rgb[3 * i + 2]! / 255) ** 2.2;
