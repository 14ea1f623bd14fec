/**
 * Places a drawn object into a picture: fitted to the mask, in the light, white balance, focus and grain of its
 * surroundings, with a shadow.
 */
import sharp from 'sharp';
import { boxOf } from '../../foundation/image/hole-window.ts';
import type { Window } from '../../foundation/image/hole-window.ts';
import { createRandom, deriveSeed } from '../../foundation/geometry/random.ts';
import { blur } from '../../foundation/image/blur.ts';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import { srgbByte } from '../../studio/materials/colour.ts';
import { LINEAR } from '../../foundation/image/picture.ts';
import type { Picture } from '../../foundation/image/picture.ts';
import type { SceneLight } from '../shading/scene-light.ts';
import type { Capture } from '../../foundation/image/read-capture.ts';

/** How an object touches what is behind it. */
type Rest =
  /** The object stands on the surface at the lower end of the mask. */
  | 'stands'
  /** The object lies on a body and casts a narrow shadow on it. */
  | 'worn';

interface PlacementRequest {
  readonly picture: Picture;
  /** The picture that the object is placed on, 3 bytes per pixel. */
  readonly background: Uint8Array;
  /** RGBA. */
  readonly thing: EnginePixels;
  readonly rest: Rest;
  readonly light: SceneLight;
  readonly capture: Capture;
  readonly seed: number;
}

/** Mask values above this (of 255) determine the size of the object. */
const MIN_MASK = 100;
/** Alpha (of 255) of the drawing above which a pixel belongs to the object and not to the end of its soft edge. */
const MIN_ALPHA = 24;
/** Coverage below which a pixel changes by less than a level. */
const MIN_COVERAGE = 0.004;
/** Coverage from which a pixel belongs to the outline of the object. */
const HALF = 0.5;
/** Reciprocal of the standard deviation of the sum of two uniform numbers. */
const UNIT_NOISE = 2.45;
/** Standard deviation in pixels below which a blur is invisible. */
const MIN_BLUR = 0.6;
/** Standard deviation in pixels below which a blur needs a single pass. */
const SLIGHT_BLUR = 0.95;
/** Standard deviation in pixels of two box blurs of width 3. */
const BOX_BLUR = 1.15;

/** The box of the mask that an object is fitted to; null when the mask is empty. */
export const placeOf = ({ mask, width, height }: Picture): Window | null =>
  boxOf(
    mask.map((value) => (value > MIN_MASK ? 1 : 0)),
    width,
    height,
  ) ?? boxOf(mask, width, height);

interface Placed {
  /** A copy of the background with the object in it. */
  readonly rgb: Uint8Array;
  /** 0 to 1 per pixel: the coverage of the object. */
  readonly cover: Float32Array;
}

export async function placeObject(request: PlacementRequest): Promise<Placed> {
  const { picture, background, thing, rest, light, capture, seed } = request;
  const { width, height } = picture;
  const out = background.slice();
  const layer = await fitThing(thing, placeOf(picture)!, rest, width, height);
  if (!layer) return { rgb: out, cover: new Float32Array(width * height) };
  const { colours, alpha } = focused(layer, width, height, capture.blur);
  castShadow(out, alpha, width, height, rest, light);
  const random = createRandom(deriveSeed(seed, 'grain'));
  for (let i = 0; i < alpha.length; i++) {
    const cover = alpha[i]!;
    if (cover < MIN_COVERAGE) continue;
    // The sum of two uniform numbers has a triangular distribution, which is close enough to sensor noise.
    const grain = capture.grain * UNIT_NOISE * (random() + random() - 1);
    for (let c = 0; c < 3; c++) {
      const lit = light.black + (1 - light.black) * relight(colours[i * 3 + c]! / cover, light.white[c]!);
      const value = srgbByte(lit) + grain;
      const at = i * 3 + c;
      out[at] = clampByte(out[at]! + (value - out[at]!) * Math.min(1, cover));
    }
  }
  return { rgb: out, cover: alpha };
}

/** Moves the studio's light by three quarters to the white of the picture, which may be darker or tinted. */
const relight = (value: number, white: number): number => value * (0.25 + 0.75 * white);

const clampByte = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value + 0.5);

interface Layer {
  /** Linear light times alpha, 3 per pixel. */
  readonly colours: Float32Array;
  readonly alpha: Float32Array;
}

/** Scales the object into its area: as large as fits, and at the lower end when it stands. */
async function fitThing(
  thing: EnginePixels,
  place: Window,
  rest: Rest,
  width: number,
  height: number,
): Promise<Layer | null> {
  const drawn = boxOf(alphaOf(thing), thing.width, thing.height);
  if (!drawn) return null;
  const scale = Math.min(place.width / drawn.width, place.height / drawn.height);
  const wide = Math.max(1, Math.round(drawn.width * scale));
  const high = Math.max(1, Math.round(drawn.height * scale));
  const { data } = await sharp(thing.data, { raw: { width: thing.width, height: thing.height, channels: 4 } })
    .extract(drawn)
    .resize(wide, high, { kernel: 'lanczos3', fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const left = Math.round(place.left + (place.width - wide) / 2);
  const top = Math.round(rest === 'stands' ? place.top + place.height - high : place.top + (place.height - high) / 2);
  const colours = new Float32Array(width * height * 3);
  const alpha = new Float32Array(width * height);
  for (let y = Math.max(0, -top); y < high && top + y < height; y++) {
    for (let x = Math.max(0, -left); x < wide && left + x < width; x++) {
      const from = (y * wide + x) * 4;
      const to = (top + y) * width + left + x;
      const cover = data[from + 3]! / 255;
      alpha[to] = cover;
      for (let c = 0; c < 3; c++) colours[to * 3 + c] = LINEAR[data[from + c]!]! * cover;
    }
  }
  return { colours, alpha };
}

function alphaOf({ data, width, height }: EnginePixels): Uint8Array {
  const alpha = new Uint8Array(width * height);
  for (let i = 0; i < alpha.length; i++) alpha[i] = data[i * 4 + 3]! > MIN_ALPHA ? 1 : 0;
  return alpha;
}

/**
 * Blurs the object as much as the picture.
 * @param radius standard deviation in pixels.
 */
function focused({ colours, alpha }: Layer, width: number, height: number, radius: number): Layer {
  if (radius < MIN_BLUR) return { colours, alpha };
  const passes = radius < SLIGHT_BLUR ? 1 : 2;
  const reach = Math.max(1, radius / BOX_BLUR);
  return {
    colours: blur(colours, width, height, reach, { channels: 3, passes }),
    alpha: blur(alpha, width, height, reach, { passes }),
  };
}

/** Share of light that the shadow removes under the object. */
const SHADOW_UNDER = 0.62;
/** Share of light that the shadow removes beside the object. */
const SHADOW_BESIDE = 0.4;
/** The maximum of both together, because light from other directions always remains. */
const MAX_SHADOW = 0.85;
/** Offset and softness of the shadow of a worn object, as a share of its mean side. */
const WORN_SHADOW = 0.012;
/** Softness of the near shadow of a standing object, as a share of its mean side. */
const NEAR_SHADOW = 0.016;
/** Softness of the wide shadow of a standing object, as a share of its mean side. */
const WIDE_SHADOW = 0.06;
/** Half the height of the line on which an object touches the surface, as a share of its shorter side. */
const CONTACT = 0.05;
/** Share of an object's height within which the lower end of a column touches the surface. */
const FOOT = 0.16;

/** Darkens the surface under and beside the object. */
function castShadow(
  out: Uint8Array,
  alpha: Float32Array,
  width: number,
  height: number,
  rest: Rest,
  { fromRight }: SceneLight,
): void {
  const box = boxOf(
    Uint8Array.from(alpha, (value) => (value > HALF ? 1 : 0)),
    width,
    height,
  );
  if (!box) return;
  const size = Math.sqrt(box.width * box.height);
  const shadow = new Float32Array(alpha.length);
  const aside = fromRight > 0 ? -1 : 1;
  if (rest === 'worn') {
    const shift = Math.max(1, Math.round(WORN_SHADOW * size));
    moved(alpha, shadow, width, height, aside * shift, shift, SHADOW_BESIDE);
    return darken(out, blur(shadow, width, height, Math.max(1, WORN_SHADOW * size)));
  }
  layFootprint(alpha, box, shadow, width, height, aside);
  const near = blur(shadow, width, height, Math.max(1, NEAR_SHADOW * size));
  const far = blur(shadow, width, height, Math.max(2, WIDE_SHADOW * size));
  darken(
    out,
    near.map((value, i) => Math.min(MAX_SHADOW, SHADOW_UNDER * value + SHADOW_BESIDE * far[i]!)),
  );
}

/** Draws a band along the lower edge of the object into the shadow, slightly shifted away from the light. */
function layFootprint(
  alpha: Float32Array,
  { left, top, width: wide, height: high }: Window,
  shadow: Float32Array,
  width: number,
  height: number,
  aside: number,
): void {
  const bottom = top + high - 1;
  const thick = Math.max(2, Math.round(CONTACT * Math.min(wide, high)));
  const reach = FOOT * high;
  for (let x = 0; x < wide; x++) {
    let foot = -1;
    for (let y = bottom; y > bottom - reach && y >= 0; y--) {
      if (alpha[y * width + left + x]! > HALF) {
        foot = y;
        break;
      }
    }
    if (foot < 0) continue;
    for (let k = -thick; k <= thick; k++) {
      const y = foot + k;
      const u = left + x + Math.round(aside * 0.5 * thick);
      if (y >= 0 && y < height && u >= 0 && u < width) shadow[y * width + u] = 1 - Math.abs(k) / (thick + 1);
    }
  }
}

function moved(
  plane: Float32Array,
  out: Float32Array,
  width: number,
  height: number,
  dx: number,
  dy: number,
  by: number,
): void {
  for (let y = Math.max(0, dy); y < height; y++) {
    for (let x = Math.max(0, dx); x < Math.min(width, width + dx); x++) {
      out[y * width + x] = by * plane[(y - dy) * width + x - dx]!;
    }
  }
}

function darken(out: Uint8Array, shadow: Float32Array): void {
  for (let i = 0; i < shadow.length; i++) {
    if (shadow[i]! < MIN_COVERAGE) continue;
    for (let c = 0; c < 3; c++) out[i * 3 + c] = srgbByte(LINEAR[out[i * 3 + c]!]! * (1 - shadow[i]!));
  }
}
