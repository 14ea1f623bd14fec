/** Separates the main dye of a garment from other dyes, which a new colour leaves unchanged. */
import { blur } from '../../foundation/image/blur.ts';
import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import { distanceToNearest, opponentColour, shareColours } from '../../foundation/image/cluster-colours.ts';
import type { Colour } from '../../foundation/image/cluster-colours.ts';
import type { Picture } from '../../foundation/image/picture.ts';
import { withoutBrightTrims } from './bright-trims.ts';
import { withoutEnclosed } from './without-enclosed.ts';

export interface DyeShares {
  /**
   * 0 to 1 per pixel: the share of the main dye; 1 everywhere on patterned cloth, whose pattern becomes tone on tone.
   */
  readonly share: Float32Array;
  /** Whether print or weave in several dyes covers the whole garment. */
  readonly figured: boolean;
}

/** Number of colours that a garment is divided into. */
const CLUSTERS = 12;
/** Share of the garment below which a colour is noise. */
const MIN_CLUSTER = 0.003;
/** Share of the garment at a pixel from which its colour is that of the garment. */
const GARMENT_COLOURED = 0.85;
/** Half the range around equal distances over which a pixel goes from one dye to another. */
const RAMP = 0.1;
/** Distance in opponent colours, beyond what light explains, from which two greys are different dyes. */
const OTHER_GREY_DISTANCE = 5.5;
/** Share of the chroma that is added to the distance from which two coloured dyes differ. */
const OTHER_SHARE = 0.22;
/** Chroma below which cloth is grey and only tinted by the light. */
const GREYISH = 17;
/** Maximum share of a garment that a coloured lamp may light. */
const LAMPLIT = 0.025;
/** Minimum cosine between hues of the same dye in different light. */
const ONE_HUE = 0.8;
/**
 * Two neutral colours are different dyes when one has more than this many times the lightness (0 to 71) of the other,
 * plus `MIN_CONTRAST`: white on black, black on white.
 */
const CONTRAST = 2.3;
/** Lightness that is added to the multiple of `CONTRAST`: the light along the edges of black cloth stays below it. */
const MIN_CONTRAST = 27;
/** Share of a garment in other dyes from which they are its print. */
const PRINTED = 0.22;
/**
 * Unevenness of those dyes (standard deviation over mean) from which they are parts of the garment rather than its
 * print.
 */
const SPREAD = 0.7;
/**
 * Minimum size, relative to the largest, of a cluster that other clusters are compared with; a rarer colour may lie
 * between two dyes and resemble both.
 */
const MIN_COMPARED_SIZE = 0.3;
/** Other dyes on less than this share of a garment are reflections, buttons and noise, which a dyer would match. */
const MIN_PART = 0.0025;
/** Lightness that is added before lightnesses are divided, because noise dominates in black. */
const MIN_LIGHTNESS = 2;
/** Share of `GREYISH` below which a usual colour is so grey that a lamp may tint a part of it. */
const LAMP_GREY = 0.5;
/** Factor by which such a colour may be tinted more than others. */
const LAMP_TINT = 2;
/** Minimum saturation of deep folds and dark yarn, relative to what the light alone would give. */
const MIN_SATURATION = 0.45;
/** Maximum saturation of deep folds and dark yarn, relative to what the light alone would give. */
const MAX_SATURATION = 2.2;
/** Lightness relative to the usual one below which a colour may be neutral black. */
const BLACK = 0.3;
/** Saturation below which such a dark colour is neutral black. */
const BLACK_SATURATION = 0.5;
/** Lightness relative to the usual one at which highlights begin to lose chroma. */
const SHINE_FROM = 0.95;
/** Lightness relative to the usual one at which highlights have lost the most chroma. */
const SHINE_TO = 1.25;
/** Maximum share of their chroma that highlights lose. */
const SHINE_LOSS = 0.55;
/** Radius in which the density of other dyes is measured, as a share of the square root of the garment's area. */
const DENSITY_REACH = 0.09;
/** Minimum share of the garment at a pixel in a patch of another dye. */
const MIN_GARMENT = 0.3;
/** Maximum share of the main dye at such a pixel. */
const MAX_MAIN = 0.85;
/** Lightness relative to the main dye below which a patch may be a fold. */
const FOLD_LIGHTNESS = 0.6;
/** Maximum size of such a patch as a multiple of the size of noise. */
const FOLD_SIZE = 12;

/**
 * Finds the main dye.
 * @param matte 0 to 1 per pixel: the garment. `check` may throw to stop.
 */
export function dyeShares(picture: Picture, matte: Float32Array, check: () => void): DyeShares {
  const dyes = byColour(picture, matte, check);
  if (dyes.figured) return dyes;
  const trims = withoutBrightTrims(picture, matte, check);
  return { share: dyes.share.map((value, i) => value * trims[i]!), figured: false };
}

/** Separates dyes by differences that light cannot explain. */
function byColour(picture: Picture, matte: Float32Array, check: () => void): DyeShares {
  const { width, height } = picture;
  const inside = Uint8Array.from(matte, (value) => (value > GARMENT_COLOURED ? 1 : 0));
  const all = new Float32Array(matte.length).fill(1);
  const clusters = shareColours(picture, inside, inside, CLUSTERS).filter(({ first }) => first > MIN_CLUSTER);
  if (clusters.length < 2) return { share: all, figured: false };
  const main = mainFamily(clusters);
  const family = clusters.filter((_, k) => main[k]).map(({ colour }) => colour);
  const others = clusters.filter((_, k) => !main[k]).map(({ colour }) => colour);
  if (others.length === 0) return { share: all, figured: false };
  const soft = softPicture(picture, check);
  const share = new Float32Array(matte.length);
  for (let i = 0; i < share.length; i++) {
    if (i % 4096 === 0) check();
    if (matte[i] === 0) continue;
    const colour: Colour = [soft[i * 3]!, soft[i * 3 + 1]!, soft[i * 3 + 2]!];
    const toMain = Math.sqrt(distanceToNearest(family, colour));
    const toOther = Math.sqrt(distanceToNearest(others, colour));
    share[i] = smoothstep(0.5 - RAMP, 0.5 + RAMP, toOther / (toMain + toOther + 1e-6));
  }
  const { area, strange, uneven } = measure(share, matte, width, height, check);
  if (strange > PRINTED && uneven < SPREAD) return { share: all, figured: true };
  const patches = withoutSpecks(share, matte, soft, width, height, MIN_PART * area);
  return { share: withoutEnclosed({ share: patches, matte, soft, width }), figured: false };
}

function softPicture({ rgb, width, height }: Picture, check: () => void): Float32Array {
  const plane = new Float32Array(rgb.length);
  for (let i = 0; i < rgb.length; i += 3) plane.set(opponentColour(rgb[i]!, rgb[i + 1]!, rgb[i + 2]!), i);
  return blur(plane, width, height, 1, { channels: 3, passes: 1, check });
}

/** Marks the clusters that are one dye in more or less light: the group that covers most of the garment. */
function mainFamily(clusters: ReturnType<typeof shareColours>): readonly boolean[] {
  let best: readonly boolean[] = [];
  let max = -1;
  const largest = Math.max(...clusters.map(({ first }) => first));
  for (const { colour, first: own } of clusters) {
    if (own < MIN_COMPARED_SIZE * largest) continue;
    const members = clusters.map((other) => sameDye(colour, other.colour, other.first));
    const size = clusters.reduce((sum, { first }, k) => sum + (members[k] ? first : 0), 0);
    if (size > max + 1e-6) [best, max] = [members, size];
  }
  return best;
}

/**
 * Whether light alone explains the difference of two colours: chroma scales with lightness, and highlights lose some of
 * it.
 */
function sameDye(usual: Colour, other: Colour, share: number): boolean {
  const [l1, a1, b1] = usual;
  const [l2, a2, b2] = other;
  const gain = (l2 + MIN_LIGHTNESS) / (l1 + MIN_LIGHTNESS);
  const [chroma, own] = [Math.hypot(a1, b1), Math.hypot(a2, b2)];
  // A small part of grey cloth may be lit by a lamp of another colour.
  const tinted = chroma < LAMP_GREY * GREYISH && share < LAMPLIT ? LAMP_TINT : 1;
  if (Math.max(chroma, own) < tinted * GREYISH)
    return l2 < CONTRAST * l1 + MIN_CONTRAST && l1 < CONTRAST * l2 + MIN_CONTRAST;
  const turned = (a1 * a2 + b1 * b2) / (chroma * own + 1e-6);
  // Deep folds, and dark yarn beside washed yarn, differ in saturation, so only their hue is compared.
  if (gain < 1 && own > MIN_SATURATION * chroma * gain && own < MAX_SATURATION * chroma * gain && turned > ONE_HUE)
    return true;
  // Neutral black is not a deep fold of a colour; where it is one after all, its patches are small.
  if (gain < BLACK && own < BLACK_SATURATION * chroma * gain) return false;
  const shine = 1 - SHINE_LOSS * smoothstep(SHINE_FROM, SHINE_TO, gain);
  const [a, b] = [a1 * gain, b1 * gain];
  const along = (a2 * a + b2 * b) / (a * a + b * b + 1e-6);
  const kept = Math.min(1, Math.max(shine, along));
  return (
    Math.hypot(a2 - a * kept, b2 - b * kept) <
    OTHER_GREY_DISTANCE + OTHER_SHARE * Math.max(gain < 1 ? chroma * gain : 0, own)
  );
}

/** The share of other dyes in the garment, and how unevenly they are distributed. */
function measure(share: Float32Array, matte: Float32Array, width: number, height: number, check: () => void) {
  const area = matte.reduce((sum, value) => sum + value, 0);
  const radius = Math.max(2, DENSITY_REACH * Math.sqrt(area));
  const other = share.map((value, i) => (1 - value) * matte[i]!);
  const wide = blur(other, width, height, radius, { check });
  const ground = blur(matte, width, height, radius, { check });
  let [sum, square] = [0, 0];
  for (let i = 0; i < matte.length; i++) {
    if (matte[i]! < 0.5) continue;
    const density = wide[i]! / (ground[i]! + 1e-3);
    sum += density;
    square += density * density;
  }
  const mean = sum / Math.max(1, area);
  const uneven = Math.sqrt(Math.max(0, square / Math.max(1, area) - mean * mean)) / (mean + 1e-6);
  return { area, strange: mean, uneven };
}

/**
 * Assigns small patches of other dyes to the main dye: those of up to `min` pixels are noise, dark ones of up to
 * FOLD_SIZE times that are folds.
 */
function withoutSpecks(
  share: Float32Array,
  matte: Float32Array,
  soft: Float32Array,
  width: number,
  height: number,
  min: number,
): Float32Array {
  const out = share.slice();
  const seen = new Uint8Array(share.length);
  const queue = new Int32Array(share.length);
  let [tone, weight] = [0, 1e-6];
  for (let i = 0; i < share.length; i++) {
    tone += share[i]! * matte[i]! * soft[i * 3]!;
    weight += share[i]! * matte[i]!;
  }
  tone /= weight;
  for (let start = 0; start < share.length; start++) {
    let last = 0;
    let light = 0;
    const visit = (i: number) => {
      if (seen[i] || matte[i]! < MIN_GARMENT || share[i]! > MAX_MAIN) return;
      seen[i] = 1;
      light += soft[i * 3]!;
      queue[last++] = i;
    };
    visit(start);
    for (let next = 0; next < last; next++) {
      const i = queue[next]!;
      const x = i % width;
      if (x > 0) visit(i - 1);
      if (x < width - 1) visit(i + 1);
      if (i >= width) visit(i - width);
      if (i + width < width * height) visit(i + width);
    }
    const dark = light < FOLD_LIGHTNESS * tone * last;
    if (last === 0 || last > (dark ? FOLD_SIZE : 1) * min) continue;
    for (let k = 0; k < last; k++) out[queue[k]!] = 1;
  }
  return out;
}
