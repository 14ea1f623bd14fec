/**
 * Dyes or re-covers what a mask shows: the light and the folds of the picture on the colour, cloth and print of the
 * words. The weave follows the body and the folds; what shines in the studio shines where the picture is brightest.
 */
import { clamp, smoothstep } from '../../foundation/geometry/interpolation.ts';
import { createRandom, deriveSeed } from '../../foundation/geometry/random.ts';
import type { Piece } from '../../words/prompt/brief.ts';
import { luminance, srgbFromLinear } from '../../studio/materials/colour.ts';
import { mapCloth } from './cloth-map.ts';
import { coverMaterial } from './cover-material.ts';
import type { Cover } from './cover-material.ts';
import { createWeave } from './create-weave.ts';
import type { Picture } from '../../foundation/image/picture.ts';
import type { SceneLight } from '../shading/scene-light.ts';
import { readShading } from '../shading/read-shading.ts';
import type { Shading } from '../shading/read-shading.ts';

interface ClothRequest {
  readonly picture: Picture;
  /** 0 to 1 per pixel: how far it belongs to what is covered. */
  readonly matte: Float32Array;
  readonly piece: Piece;
  /** Cloth that is laid on in place of the piece's, such as that of another picture. */
  readonly cover?: Cover;
  readonly light: SceneLight;
  /** 0 changes colour alone, 1 shows all of the new cloth. */
  readonly freedom: number;
  readonly seed: number;
  /** Pixels from top to bottom of the whole picture. */
  readonly pictureHeight: number;
  /** Gets the share done, 0 to 1; may throw to stop. */
  readonly onStep: (share: number) => void;
}

/** Four readings of one word: how large its print is, how deep its dye, how strong its folds. */
const SCALES = [1, 0.72, 1.4, 0.86];
const DEPTHS = [1, 0.84, 1.13, 0.94];
const CONTRASTS = [1, 1.16, 0.88, 1.06];

/** A copy of the picture's `rgb` with the cloth laid on. */
export function layCloth(request: ClothRequest): Uint8Array {
  const { picture, matte, piece, light, freedom, seed, pictureHeight, onStep } = request;
  const { width, height, rgb } = picture;
  const out = rgb.slice();
  const dyed = !request.cover && piece.fabric === null && piece.pattern === null;
  const shading = readShading(picture, matte, !dyed, () => onStep(0));
  onStep(0.2);
  const map = mapCloth({ matte, lie: shading.lie, width, height, pictureHeight });
  const cover = request.cover ?? coverMaterial(piece);
  const random = createRandom(deriveSeed(seed, 'cloth'));
  const reading = seed % SCALES.length;
  const scale = SCALES[reading]! ** (0.4 + 0.6 * freedom);
  const [left, down] = [random(), random()];
  const tones = createTones(cover, shading, { dyed, freedom, contrast: CONTRASTS[reading]! });
  const gain = cover.gain * DEPTHS[reading]! ** (0.5 + 0.5 * freedom);
  const weave = createWeave(cover.material, map.footprint / scale);
  const presence = dyed ? 0 : piece.pattern || request.cover ? 1 : presenceOf(freedom);
  const colour = new Float64Array(3);
  for (let y = 0; y < height; y++) {
    if (y % 4 === 0) onStep(0.2 + (0.8 * y) / height);
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (matte[i] === 0) continue;
      weave(map.u[i]! / scale + left, map.v[i]! / scale + down, map.facing[i]!, colour);
      const shade = tones.shade(i);
      const gloss = tones.gloss(i, map.facing[i]!);
      for (let c = 0; c < 3; c++) {
        const flat = cover.colour[c]! * DEPTHS[reading]!;
        const own = flat + (colour[c]! * gain - flat) * presence;
        const lit = light.black * 0.5 + light.white[c]! * (own * shade + gloss * (tones.tint * own + 1 - tones.tint));
        const value = 255 * srgbFromLinear(shoulder(lit));
        const at = i * 3 + c;
        out[at] = rgb[at]! + (value - rgb[at]!) * matte[i]! + 0.5;
      }
    }
  }
  return out;
}

/** How much of a new weave is seen: close to the picture its own stays and takes the new colour alone. */
const presenceOf = (freedom: number): number => 0.3 + 0.7 * smoothstep(0, 0.28, freedom);

/** Bends light over .75 so that bright cloth keeps its folds instead of clipping. */
function shoulder(light: number): number {
  return light < 0.75 ? light : 0.75 + 0.25 * (1 - Math.exp((0.75 - light) / 0.25));
}

interface TonesOptions {
  readonly dyed: boolean;
  readonly freedom: number;
  readonly contrast: number;
}

/** Photographed folds differ by about this much from dark to bright (natural logarithm). */
const USUAL_SPAN = 0.75;

/** What flatter cloth than this would show as shine is unevenness of its light. */
const MIN_RISE = 0.3;

/** Times the usual strength of lines from which one is a seam, a button or a pocket. */
const SEAM = 1.8;

/** What of a value exceeds a limit to either side. */
const beyond = (value: number, limit: number): number =>
  value > limit ? value - limit : value < -limit ? value + limit : 0;

/** How bright each place of the new cloth is, and how much it shines. */
function createTones({ material, colour }: Cover, shading: Shading, { dyed, freedom, contrast }: TonesOptions) {
  const { folds, ridges, detail, lines, tone, dark, bright, lowRidge, highRidge, busyness, lineBusyness } = shading;
  const rise = Math.max(MIN_RISE, highRidge - lowRidge);
  const { roughness, reflectance, metal, sheen, specularTint, coat, wrap } = material;
  const span = Math.max(0.08, bright - dark);
  // Dark cloth shows its folds by what they reflect, pale cloth hardly shows them: both come to the middle.
  const even = dyed ? clamp(USUAL_SPAN / span, 0.75, 1.3) : clamp(USUAL_SPAN / span, 0.62, 2.1);
  const deep = 1 + 0.45 * Math.min(1, sheen / 1.5) + 0.25 * (1 - smoothstep(0, 0.12, wrap)) * (dyed ? 0 : 1);
  const power = even * contrast * (dyed ? 1 : deep);
  // A print would show through a print; the weave of plain cloth may stay under new colour, fainter under a paler one.
  const paler = Math.log(luminance(colour) / Math.max(0.01, tone));
  const kept = dyed
    ? clamp(1 - 0.35 * paler, 0.4, 1)
    : 0.9 * (1 - presenceOf(freedom)) + 0.25 * (1 - smoothstep(0.02, 0.07, busyness)) * (1 - 0.5 * freedom);
  const shine = dyed
    ? 0
    : clamp(1.1 * (0.62 - roughness), 0, 0.5) * clamp(reflectance / 0.06, 0.5, 2.2) * (metal > 0 ? 0.5 : 1) +
      0.2 * coat;
  // Untinted light on dark cloth reads as grey cloth when there is much of it.
  const bare = shine * (0.28 + 0.72 * specularTint);
  const nap = dyed ? 0 : Math.min(1.6, sheen);
  return {
    tint: dyed ? 0 : Math.min(0.9, specularTint + (nap > 0.8 ? 0.85 : 0) + metal),
    shade: (i: number) => {
      const line = dyed ? 0 : beyond(lines[i]!, SEAM * lineBusyness + 0.015);
      return Math.exp(clamp(power * folds[i]! + kept * detail[i]! + 1.2 * line, -3.2, 1.1));
    },
    gloss: (i: number, facing: number) => {
      const high = smoothstep(0.4, 1.2, (ridges[i]! - lowRidge) / rise);
      const rim = (1 - facing) ** 2;
      return bare * high ** 3 + nap * 0.3 * (rim + 0.5 * high * high);
    },
  };
}
