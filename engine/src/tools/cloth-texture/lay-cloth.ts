/**
 * Dyes or replaces the cloth that a mask covers: shading and folds of the picture are applied to the requested colour,
 * cloth and print. The weave follows the body and the folds; a shiny material gets highlights where the picture is
 * brightest.
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
  /** 0 to 1 per pixel: the share of the covered subject. */
  readonly matte: Float32Array;
  readonly piece: Piece;
  /** Cloth that is used instead of the piece's, such as that of another picture. */
  readonly cover?: Cover;
  readonly light: SceneLight;
  /**
   * Visibility of the new weave: faint at 0, complete from 0.28 on. A print and `cover` are always completely visible.
   */
  readonly freedom: number;
  readonly seed: number;
  /** Height in pixels of the whole picture. */
  readonly pictureHeight: number;
  /** Called with the finished share, 0 to 1; may throw to stop. */
  readonly onStep: (share: number) => void;
}

/** Variants for four pictures of one prompt: scale of the print, depth of the dye, contrast of the folds. */
const SCALES = [1, 0.72, 1.4, 0.86];
const DEPTHS = [1, 0.84, 1.13, 0.94];
const CONTRASTS = [1, 1.16, 0.88, 1.06];

/** Visibility of a new weave at freedom 0. */
const MIN_PRESENCE = 0.3;
/** Freedom from which a new weave is completely visible. */
const FULL_FREEDOM = 0.28;
/** Linear light above which bright cloth is compressed towards 1, so that it keeps its folds instead of clipping. */
const SHOULDER = 0.75;

/** Returns a copy of the picture's `rgb` with the cloth laid on. */
export function layCloth(request: ClothRequest): Uint8Array {
  const { picture, matte, piece, light, freedom, seed, pictureHeight, onStep } = request;
  const { width, height, rgb } = picture;
  const out = rgb.slice();
  const dyed = !request.cover && piece.fabric === null && piece.pattern === null;
  const shading = readShading(picture, matte, !dyed, () => onStep(0));
  onStep(0.2);
  const map = mapCloth({ matte, form: shading.form, width, height, pictureHeight });
  const cover = request.cover ?? coverMaterial(piece);
  const random = createRandom(deriveSeed(seed, 'cloth'));
  const variant = seed % SCALES.length;
  const scale = SCALES[variant]! ** (0.4 + 0.6 * freedom);
  const [left, down] = [random(), random()];
  const tones = createTones(cover, shading, { dyed, freedom, contrast: CONTRASTS[variant]! });
  const gain = cover.gain * DEPTHS[variant]! ** (0.5 + 0.5 * freedom);
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
        const flat = cover.colour[c]! * DEPTHS[variant]!;
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

/**
 * Visibility of a new weave, 0.3 to 1: at low freedom the picture's own weave stays and mainly takes the new colour.
 */
const presenceOf = (freedom: number): number => MIN_PRESENCE + 0.7 * smoothstep(0, FULL_FREEDOM, freedom);

function shoulder(light: number): number {
  const room = 1 - SHOULDER;
  return light < SHOULDER ? light : SHOULDER + room * (1 - Math.exp((SHOULDER - light) / room));
}

interface TonesOptions {
  readonly dyed: boolean;
  readonly freedom: number;
  readonly contrast: number;
}

/** Typical range of the shading in photographed folds, as a natural logarithm. */
const USUAL_SPAN = 0.75;
/** Minimum range of the shading, so that plain cloth is not divided by its noise. */
const MIN_SPAN = 0.08;
/**
 * Limits of the factor that moves the folds of a picture towards the usual range: dyed cloth keeps more of its own, new
 * cloth must show folds even where the old one hardly did.
 */
const DYED_EVENNESS = [0.75, 1.3] as const;
const LAID_EVENNESS = [0.62, 2.1] as const;
/** Minimum logarithm of the shading: 4% of the light of a lit flat place. */
const MIN_LOG_SHADING = -3.2;
/** Maximum logarithm of the shading: three times the light of a lit flat place. */
const BRIGHTEST = 1.1;
/** Logarithmic strength that noise adds to a line. */
const LINE_NOISE = 0.015;
/** Factor by which a seam is emphasised on new cloth. */
const SEAM_CONTRAST = 1.2;
/** Sheen from which cloth counts as pile, which shows deeper folds. */
const PILE = 1.5;
/** Wrap of light below which cloth is hard, which shows deeper folds too. */
const HARD_CLOTH_WRAP = 0.12;
/** Mean strengths of detail between which the old weave stops being fine enough to remain under a new one. */
const FINE_WEAVE = 0.02;
const COARSE_WEAVE = 0.07;
/** Sheen above which the highlights of pile have the colour of the cloth. */
const TINTING_SHEEN = 0.8;
/** Maximum share of the cloth's colour in its highlights. */
const MAX_TINT = 0.9;
/** Position between the low and the high ridges at which highlights begin. */
const HIGHLIGHT_FROM = 0.4;
/** Position between the ridges at which highlights are full. */
const HIGHLIGHT_TO = 1.2;

/** Minimum rise to the highlights; on flatter cloth apparent shine is only uneven lighting. */
const MIN_RISE = 0.3;

/** A line this many times as strong as usual is a seam, a button or a pocket. */
const SEAM = 1.8;

/** The part of a value that exceeds a limit on either side. */
const beyond = (value: number, limit: number): number =>
  value > limit ? value - limit : value < -limit ? value + limit : 0;

/** The brightness of each pixel of the new cloth, and how much it shines. */
function createTones({ material, colour }: Cover, shading: Shading, { dyed, freedom, contrast }: TonesOptions) {
  const { folds, ridges, detail, lines, tone, dark, bright, lowRidge, highRidge, busyness, lineBusyness } = shading;
  const rise = Math.max(MIN_RISE, highRidge - lowRidge);
  const { roughness, reflectance, metal, sheen, specularTint, coat, wrap } = material;
  const span = Math.max(MIN_SPAN, bright - dark);
  // Dark cloth shows its folds by reflections and pale cloth hardly shows them, so both are moved towards the usual
  // range.
  const even = dyed ? clamp(USUAL_SPAN / span, ...DYED_EVENNESS) : clamp(USUAL_SPAN / span, ...LAID_EVENNESS);
  const deep =
    1 + 0.45 * Math.min(1, sheen / PILE) + 0.25 * (1 - smoothstep(0, HARD_CLOTH_WRAP, wrap)) * (dyed ? 0 : 1);
  const power = even * contrast * (dyed ? 1 : deep);
  // The old print must not show through a new one. The weave of plain cloth may remain under a new colour, fainter
  // under a paler one.
  const paler = Math.log(luminance(colour) / Math.max(0.01, tone));
  const kept = dyed
    ? clamp(1 - 0.35 * paler, 0.4, 1)
    : 0.9 * (1 - presenceOf(freedom)) +
      0.25 * (1 - smoothstep(FINE_WEAVE, COARSE_WEAVE, busyness)) * (1 - 0.5 * freedom);
  const shine = dyed
    ? 0
    : clamp(1.1 * (0.62 - roughness), 0, 0.5) * clamp(reflectance / 0.06, 0.5, 2.2) * (metal > 0 ? 0.5 : 1) +
      0.2 * coat;
  // Much untinted light on dark cloth would make it look grey.
  const bare = shine * (0.28 + 0.72 * specularTint);
  const nap = dyed ? 0 : Math.min(1.6, sheen);
  return {
    tint: dyed ? 0 : Math.min(MAX_TINT, specularTint + (nap > TINTING_SHEEN ? 0.85 : 0) + metal),
    shade: (i: number) => {
      const line = dyed ? 0 : beyond(lines[i]!, SEAM * lineBusyness + LINE_NOISE);
      return Math.exp(clamp(power * folds[i]! + kept * detail[i]! + SEAM_CONTRAST * line, MIN_LOG_SHADING, BRIGHTEST));
    },
    gloss: (i: number, facing: number) => {
      const high = smoothstep(HIGHLIGHT_FROM, HIGHLIGHT_TO, (ridges[i]! - lowRidge) / rise);
      const rim = (1 - facing) ** 2;
      return bare * high ** 3 + nap * 0.3 * (rim + 0.5 * high * high);
    },
  };
}
