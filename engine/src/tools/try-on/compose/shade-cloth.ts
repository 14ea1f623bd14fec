import { readSceneLight } from '../../shading/scene-light.ts';
import type { Picture } from '../../../foundation/image/picture.ts';
import { LINEAR } from '../../../foundation/image/picture.ts';
import { clamp } from '../body/place.ts';
import { logLight, meansWithin, medianWithin } from './even-shading.ts';

interface ShadedCloth {
  readonly rgb: Float32Array;
  readonly alpha: Float32Array;
}

interface Shading {
  readonly picture: Picture;
  /** Coverage of the clothes whose shading is transferred, 0 to 1. */
  readonly worn: Float32Array;
  /** Shoulder breadth in pixels. */
  readonly breadth: number;
  readonly check: () => void;
}

/** Radii as shares of a shoulder breadth: worn folds, the overall light, and the garment's own folds. */
const WORN_FOLD_RADIUS = 0.05;
const OVERALL_LIGHT_RADIUS = 0.16;
const OWN_FOLD_RADIUS = 0.05;
/** Maximum mean difference of log light for a garment without a print. */
const MAX_PLAIN_DIFFERENCE = 0.28;
/**
 * Share of the garment's own shading that is removed (EVENED), share of the worn shading that is applied (TAKEN), and
 * the limits of the change in natural logarithms.
 */
const EVENED = 0.5;
const TAKEN = 0.55;
const MAX_DARKER = 0.4;
const MAX_LIGHTER = 0.2;
/** Share of the photograph's light colour that a garment takes on. */
const TINTED = 0.6;
/** Limits of that colour relative to grey: what is stronger is the colour of a wall or of clothes, not of the light. */
const MIN_TINT = 0.94;
const MAX_TINT = 1.06;
/** Where no worn cloth is near: radius of the light that is used instead, as a share of a shoulder breadth. */
const FAR_LIGHT_RADIUS = 0.5;
/** Share of the light from farther away that applies where no worn cloth is near. */
const FAR_SHARE = 0.6;
/** The folds apply in full where the blurred share of worn cloth is at least 1 / NEAR_GAIN. */
const NEAR_GAIN = 2.5;
/** Minimum blurred share of worn cloth for the light around it. */
const MIN_FAR = 0.01;
/** Limit of the garment's own shading, in natural logarithms, before its share `EVENED` is removed. */
const MAX_OWN = 0.5;
/** Factor of `TAKEN` and of the limits of the change: `PLAIN_SHARE` minus `PRINT_LOSS` times the strength of the print on the worn clothes, between `MIN_SHARE` and 1. */
const PLAIN_SHARE = 1.25;
const PRINT_LOSS = 1.6;
const MIN_SHARE = 0.35;
/** Share of the worn shading that is lost for each natural logarithm by which the garment is paler than the worn cloth: light between its folds fills them. */
const PALER_LOSS = 0.2;
/** Minimum factor by which the pure white of a garment's picture is darkened to the white of the photograph. */
const MIN_STRENGTH = 0.6;
/** Minimum share of cloth at a pixel that is measured. */
const MEASURED = 0.6;

/**
 * Matches the layers of a drawn garment, the lowest first, to the light of the photograph: its own shading is evened
 * out, the folds and light of the current clothes are applied, and it takes on the colour and strength of the light.
 * Works in place.
 */
export function shadeCloth(layers: readonly ShadedCloth[], { picture, worn, breadth, check }: Shading): void {
  const cloth = asSeen(layers);
  const { width, height } = picture;
  const area = width * height;
  const size = { width, height };
  const own = logLight(cloth.rgb, area);
  const wide = meansWithin(own, cloth.alpha, size, OVERALL_LIGHT_RADIUS * breadth, check).mean;
  // On a plain garment all changes of brightness are shading; on a print only the broad ones are.
  const plain = spreadWithin(own, wide, cloth.alpha) < MAX_PLAIN_DIFFERENCE;
  const ownMean = plain ? meansWithin(own, cloth.alpha, size, OWN_FOLD_RADIUS * breadth, check).mean : wide;
  const ownUsual = medianWithin(ownMean, cloth.alpha);
  const light = logLight(picture.rgb, area);
  const folds = meansWithin(light, worn, size, Math.max(1, WORN_FOLD_RADIUS * breadth), check);
  const far = meansWithin(folds.mean, worn, size, FAR_LIGHT_RADIUS * breadth, check);
  const usual = medianWithin(folds.mean, worn);
  const deep = spreadWithin(light, folds.mean, worn);
  // In worn prints and knits most changes of brightness are pattern, not light.
  const paler = Math.max(0, ownUsual - usual);
  const lit = clamp(PLAIN_SHARE - PRINT_LOSS * deep - PALER_LOSS * paler, MIN_SHARE, 1);
  const whites = tintOf(picture);
  for (let i = 0; i < area; i++) {
    if ((i & 65535) === 0) check();
    if (cloth.alpha[i] === 0) continue;
    const near = clamp(folds.sure[i]! * NEAR_GAIN, 0, 1);
    const wornLight =
      near * (folds.mean[i]! - usual) + (1 - near) * (far.sure[i]! > MIN_FAR ? FAR_SHARE * (far.mean[i]! - usual) : 0);
    const shade =
      clamp(TAKEN * lit * wornLight, -MAX_DARKER * lit, MAX_LIGHTER * lit) -
      EVENED * clamp(ownMean[i]! - ownUsual, -MAX_OWN, MAX_OWN);
    const factor = Math.exp(shade);
    for (const { rgb, alpha } of layers) {
      if (alpha[i] === 0) continue;
      for (let c = 0; c < 3; c++) {
        const linear = LINEAR[clamp(Math.round(rgb[3 * i + c]!), 0, 255)]! * factor * whites[c]!;
        rgb[3 * i + c] = toByte(linear);
      }
    }
  }
}

/** Merges the layers, so that their shading is evened together and no step is left where they meet. */
function asSeen(layers: readonly ShadedCloth[]): ShadedCloth {
  if (layers.length === 1) return layers[0]!;
  const [rgb, alpha] = [layers[0]!.rgb.slice(), layers[0]!.alpha.slice()];
  for (const layer of layers.slice(1))
    for (let i = 0; i < alpha.length; i++) {
      const own = layer.alpha[i]!;
      if (own === 0) continue;
      const before = alpha[i]! * (1 - own);
      for (let c = 0; c < 3; c++)
        rgb[3 * i + c] = (layer.rgb[3 * i + c]! * own + rgb[3 * i + c]! * before) / (own + before);
      alpha[i] = own + before;
    }
  return { rgb, alpha };
}

/** Linear factors of the three channels. */
function tintOf(picture: Picture): readonly number[] {
  const { white } = readSceneLight(picture, picture.mask);
  const grey = 0.2126 * white[0] + 0.7152 * white[1] + 0.0722 * white[2];
  // A garment's picture uses pure white where cloth is white; whites in a photograph are rarely so bright.
  const strength = clamp(0.35 + 0.65 * grey, MIN_STRENGTH, 1);
  return white.map((value) => strength * clamp((value / grey) ** TINTED, MIN_TINT, MAX_TINT));
}

/** Mean difference of the light from its smoothed version: the strength of a print. */
function spreadWithin(light: Float32Array, mean: Float32Array, weight: Float32Array): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i < light.length; i += 3) {
    if (weight[i]! < MEASURED) continue;
    sum += Math.abs(light[i]! - mean[i]!);
    count++;
  }
  return count ? sum / count : 0;
}

/** Converts linear light to sRGB, 0 to 255; values above 1 are clipped. */
function toByte(linear: number): number {
  const value = linear <= 0 ? 0 : linear > 1 ? 1 : linear;
  return 255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
}
