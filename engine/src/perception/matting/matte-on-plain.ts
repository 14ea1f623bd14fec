import type { EngineMask, EnginePixels } from '../../foundation/image/pixels.ts';
import { blur } from '../../foundation/image/blur.ts';
import { growMask } from '../../foundation/image/grow-mask.ts';
import { areaFrom, CHECKED, spread } from '../../foundation/image/spread.ts';
import { withLostParts } from './lost-parts.ts';
import { awayFrom, borderOf, plainBackground, type PlainBackground } from './plain-background.ts';

/** Maximum difference in levels of a background pixel from the colour of the background; its tolerance is added to it. */
const PLAIN_TOLERANCE = 2;
/** The maximum difference beside cloth, where compression and blur change the background more. */
const NEAR_CLOTH_TOLERANCE = 7;
/** Distance in pixels from the plain background within which that maximum applies. */
const NEAR_CLOTH_DISTANCE = 5;
/**
 * Half the width of a halo around the cloth, which compression, blur or a contact shadow leaves on the background, as a
 * share of the garment's width.
 */
const HALO_SHARE = 0.012;
/** Half the width of a print that is surrounded by cloth, and that counts as cloth itself, as the same share. */
const PRINT_SHARE = 0.01;
/** Minimum of both half widths in pixels. */
const MIN_HALF_WIDTH = 2;
/** Matte value (of 255) from which a pixel shows the subject. */
const SUBJECT_THRESHOLD = 128;
/** Share of the area without background that the matte must cover; with less, the matte shows another object. */
const SHARED = 0.03;
/** Share of its bounds that the area without background fills from which it is a picture in a frame. */
const FRAMED = 0.96;
/**
 * Share of that area from which the matte is nearly complete. What it leaves out then counts as background even where it
 * is as dark as a shadow.
 */
const TRUSTED = 0.85;
/** Maximum difference in levels of a shadow on the background from the background's colour. */
const SHADOW = 40;
/** Area of a second subject that the network missed, relative to the first. */
const SECOND_SUBJECT = 0.3;
/** Maximum difference in levels between neighbouring pixels of a shadow or of a blurred light. */
const SHADE_SLOPE = 6;
/** Maximum difference in levels of a shadow from the background with less light. */
const SHADE_HUE = 5;
/** Minimum share of light that a shadow leaves on the background. */
const SHADOW_LIGHT = 0.45;
/** Maximum area of these relative to the matte; a larger area is a subject that was lost. */
const MAX_SHADE = 2;
/** Tolerance of a background from which it has grain. */
const GRAIN = 1.5;
/** Radius in pixels over which grain is evened out. */
const GRAIN_RADIUS = 2;
/**
 * An enclosed area of the background's colour is a gap between a sleeve and the body when it is at least this share of
 * the garment, plain in this share, this many times as high as wide, and this far from the garment's centre, as a share
 * of its width. Otherwise it is a print or stripe.
 */
const MIN_GAP = 0.004;
const GAP_PLAIN = 0.6;
const UPRIGHT = 1.5;
const ASIDE = 0.17;
/**
 * A gap that the network covered opens at its lower end, and the sleeve or the body goes on below this end by at least
 * this share of the picture's height. A white stripe ends within cloth, or at a hem together with the cloth beside it.
 */
const GOES_ON = 0.03;
/** Length of the edge that a gap covered by the network may share with the background, as a share of the picture's height. */
const MAX_OPEN_EDGE = 0.06;

/**
 * Completes the matte of a garment that was photographed alone in front of a background of one colour. The network may
 * mistake white prints, stripes and whole parts of pale cloth for background; an area that is not connected with the
 * border of the picture through the background is added to the matte. A thin layer around the network's matte is not
 * added, because compression, blur and shadows on the background look like that. Returns the network's matte where the
 * background is not plain. `check` may throw to stop.
 */
export function matteOnPlain(picture: EnginePixels, given: EngineMask, check?: () => void): EngineMask {
  const matte = withoutCoveredGaps(picture, given, check);
  const found = findOutside(picture, matte, true, check);
  if (!found) return matte;
  const { plain, agreed } = found;
  const outside = agreed > TRUSTED ? reachedFromBorder(picture, plain, matte, SHADOW, check) : found.outside;
  return united(picture, plain, matte, outside, check);
}

/**
 * Completes the matte of any subject. Where the network has left out much of it, all that is not background is added,
 * and otherwise only parts that it lost. Enclosed areas of the background's colour are holes, and a picture within a
 * frame of one colour is not a subject.
 */
export function matteOfLostSubject(picture: EnginePixels, matte: EngineMask, check?: () => void): EngineMask {
  const even = withoutGrain(picture, check);
  const found = findOutside(even, matte, false, check);
  if (!found)
    return plainBackground(picture)
      ? matte
      : withLostParts({ picture, matte, outside: null, halo: MIN_HALF_WIDTH, check });
  const { plain, outside, agreed } = found;
  if (isFramed(outside, picture.width)) return matte;
  const [left, right] = extentOf(outside, picture.width);
  const halo = Math.max(MIN_HALF_WIDTH, Math.round(HALO_SHARE * (right - left)));
  const lost = { picture, matte, outside, halo, check };
  if (agreed > TRUSTED) return withLostParts(lost);
  const shaded = withShades(picture, plain, matte, outside, halo, check);
  return agreedBeside(matte, shaded) > TRUSTED ? withLostParts(lost) : united(even, plain, matte, shaded, check);
}

/**
 * The background with its shadows and blurred lights, which fade into it without an edge and are wider than stripes.
 */
function withShades(
  picture: EnginePixels,
  plain: PlainBackground,
  matte: EngineMask,
  outside: Uint8Array,
  halo: number,
  check?: () => void,
): Uint8Array {
  const { width, height } = picture;
  const shade = new Uint8Array(outside.length);
  const stack: number[] = [];
  let area = 0;
  const visit = (i: number) => {
    if (shade[i] || outside[i] || matte.data[i]! >= SUBJECT_THRESHOLD || !isShade(picture, i, plain)) return;
    shade[i] = 1;
    area++;
    stack.push(i);
  };
  const rim = growMask(invert(outside), width, height, 1);
  for (let i = 0; i < outside.length; i++) if (outside[i] && rim[i]) stack.push(i);
  spread(stack, width, height, visit, check);
  const known = matte.data.reduce((count, value) => count + (value >= SUBJECT_THRESHOLD ? 1 : 0), 0);
  if (area > MAX_SHADE * known) return outside;
  const wide = growMask(invert(growMask(invert(shade), width, height, halo)), width, height, 2 * halo);
  return outside.map((value, i) => value | (shade[i]! & wide[i]!));
}

/** Share of the area without background that the matte covers, apart from mixed pixels at the edge between the two. */
function agreedBeside({ width, height, data }: EngineMask, outside: Uint8Array): number {
  const known = data.map((value) => (value >= SUBJECT_THRESHOLD ? 1 : 0));
  const [nearKnown, nearOutside] = [known, outside].map((mask) => growMask(mask, width, height, MIN_HALF_WIDTH));
  const count = known.reduce((sum, value) => sum + value, 0);
  const left = outside.reduce(
    (sum, value, i) => sum + (value || known[i] || (nearKnown![i] && nearOutside![i]) ? 0 : 1),
    0,
  );
  return count / Math.max(1, count + left);
}

/** Whether a pixel may be the background in a shadow, with its hue, or in a light of any hue, and is not at an edge. */
function isShade(picture: EnginePixels, i: number, { colour, tolerance }: PlainBackground): boolean {
  if (slopeAt(picture, i) > SHADE_SLOPE + tolerance) return false;
  const at = i * picture.channels;
  const levels = [0, 1, 2].map((c) => picture.data[at + c]!);
  const light = (levels[0]! + levels[1]! + levels[2]!) / Math.max(1, colour[0] + colour[1] + colour[2]);
  if (light > 1) return true;
  const isSameHue = levels.every((level, c) => Math.abs(level - light * colour[c]!) <= SHADE_HUE + tolerance);
  return isSameHue && light >= SHADOW_LIGHT;
}

/** Largest difference in levels of a pixel from its four neighbours. */
function slopeAt(picture: EnginePixels, i: number): number {
  const { width, height, channels, data } = picture;
  const x = i % width;
  const away = (to: number): number =>
    awayFrom(picture, to, [data[i * channels]!, data[i * channels + 1]!, data[i * channels + 2]!]);
  return Math.max(
    x > 0 ? away(i - 1) : 0,
    x < width - 1 ? away(i + 1) : 0,
    i >= width ? away(i - width) : 0,
    i < width * (height - 1) ? away(i + width) : 0,
  );
}

/** The picture without its grain, where a background has some: cloth that is nearly as pale then differs from it. */
function withoutGrain(picture: EnginePixels, check?: () => void): EnginePixels {
  const plain = plainBackground(picture);
  if (!plain || plain.tolerance < GRAIN) return picture;
  const { width, height, channels } = picture;
  const data = picture.data.slice();
  for (let c = 0; c < 3; c++) {
    const plane = Float32Array.from({ length: width * height }, (_, i) => data[i * channels + c]!);
    blur(plane, width, height, GRAIN_RADIUS, check && { check }).forEach((value, i) => {
      data[i * channels + c] = Math.round(value);
    });
  }
  return { width, height, channels, data };
}

/**
 * Clears gaps between sleeves and body that the network covered: upright areas of exactly the background's colour with
 * cloth on both sides. A pale sleeve has the background on one side.
 */
function withoutCoveredGaps(picture: EnginePixels, matte: EngineMask, check?: () => void): EngineMask {
  const plain = plainBackground(picture);
  if (!plain) return matte;
  const { width, height } = matte;
  const outside = reachedFromBorder(picture, plain, matte, PLAIN_TOLERANCE, check);
  const seen = outside.slice();
  const [left, right, cloth] = extentOf(outside, width);
  const gaps = new Uint8Array(seen.length);
  for (let start = 0; start < seen.length; start++) {
    if (start % CHECKED === 0) check?.();
    if (seen[start] || matte.data[start]! < SUBJECT_THRESHOLD || !isPlain(picture, start, plain)) continue;
    const area: number[] = [];
    const stack: number[] = [];
    const visit = (i: number) => {
      if (seen[i] || matte.data[i]! < SUBJECT_THRESHOLD || !isPlain(picture, i, plain)) return;
      seen[i] = 1;
      area.push(i);
      stack.push(i);
    };
    visit(start);
    spread(stack, width, height, visit, check);
    if (area.length < MIN_GAP * cloth || !isGapShaped(area, width, left, right)) continue;
    const edges = area.filter(
      (i) => (i % width > 0 && outside[i - 1]) || (i % width < width - 1 && outside[i + 1]),
    ).length;
    if (edges <= MAX_OPEN_EDGE * height && opensBelow(area, matte, outside)) for (const i of area) gaps[i] = 1;
  }
  const grown = growMask(gaps, width, height, 1);
  return { width, height, data: matte.data.map((value, i) => (grown[i] ? 0 : value)) };
}

/** Whether an area ends below in the background while cloth beside this end goes on, see `GOES_ON`. */
function opensBelow(area: readonly number[], { width, height, data }: EngineMask, outside: Uint8Array): boolean {
  const ends = area.filter((i) => outside[i + width]);
  if (ends.length === 0) return false;
  const columns = ends.map((i) => i % width);
  const [first, last] = [Math.min(...columns), Math.max(...columns)];
  const lowest = Math.max(...ends.map((i) => Math.floor(i / width)));
  // The edge of cloth leans, so it is looked for within the width of the gap; below a slanting hem it is no farther up.
  const reach = last - first + 1;
  const row = lowest + Math.max(reach, Math.ceil(GOES_ON * height));
  if (row >= height) return false;
  const isCloth = (x: number): boolean => x >= 0 && x < width && data[row * width + x]! >= SUBJECT_THRESHOLD;
  return Array.from({ length: reach }, (_, k) => k + 1).some((away) => isCloth(first - away) || isCloth(last + away));
}

/** Whether an area has the shape and the place of a gap between a sleeve and a body. */
function isGapShaped(area: readonly number[], width: number, left: number, right: number): boolean {
  let [first, last, top, bottom] = [width, 0, Infinity, 0];
  for (const i of area) {
    [first, last] = [Math.min(first, i % width), Math.max(last, i % width)];
    [top, bottom] = [Math.min(top, Math.floor(i / width)), Math.max(bottom, Math.floor(i / width))];
  }
  const aside = Math.abs((first + last) / 2 - (left + right) / 2);
  return bottom - top + 1 > UPRIGHT * (last - first + 1) && aside > ASIDE * (right - left);
}

interface Outside {
  readonly plain: PlainBackground;
  /** 1 where the background is, its enclosed areas included; 0 elsewhere. */
  readonly outside: Uint8Array;
  /** Share of the area without background that the matte covers. */
  readonly agreed: number;
}

/** Returns null where the background is not plain, or where the matte shows another object than it surrounds. */
function findOutside(picture: EnginePixels, matte: EngineMask, isGarment: boolean, check?: () => void): Outside | null {
  const plain = plainBackground(picture);
  if (!plain) return null;
  const outside = reachedFromBorder(picture, plain, matte, PLAIN_TOLERANCE, check);
  openGaps(picture, plain, matte, outside, isGarment, check);
  if (!isGarment) dropIslands(matte, outside, check);
  const agreed = sharedWith(matte, outside);
  return agreed < SHARED ? null : { plain, outside, agreed };
}

/**
 * Counts areas that nothing ties to the matte as background, such as lamps and captions, unless one is as large as a
 * second subject.
 */
function dropIslands({ width, height, data }: EngineMask, outside: Uint8Array, check?: () => void): void {
  const seen = outside.slice();
  const islands: (readonly number[])[] = [];
  let tied = 0;
  for (let start = 0; start < seen.length; start++) {
    if (start % CHECKED === 0) check?.();
    if (seen[start]) continue;
    const area = areaFrom(start, seen, width, height, check);
    const known = area.filter((i) => data[i]! >= SUBJECT_THRESHOLD).length;
    if (known > 0) tied = Math.max(tied, area.length);
    else islands.push(area);
  }
  for (const area of islands) if (area.length < SECOND_SUBJECT * tied) for (const i of area) outside[i] = 1;
}

/** Adds the area without background to the matte, except for the halo around it. */
function united(
  picture: EnginePixels,
  plain: PlainBackground,
  matte: EngineMask,
  reached: Uint8Array,
  check?: () => void,
): EngineMask {
  const { width, height } = picture;
  const outside = reached.slice();
  for (let step = 0; step < NEAR_CLOTH_DISTANCE; step++) {
    check?.();
    growMask(outside, width, height, 1).forEach((value, i) => {
      if (value && matte.data[i]! < SUBJECT_THRESHOLD && isPlain(picture, i, plain, NEAR_CLOTH_TOLERANCE))
        outside[i] = 1;
    });
  }
  const known = matte.data.map((value) => (value >= SUBJECT_THRESHOLD ? 1 : 0));
  const shown = withoutHalo(outside, known, width, check);
  // The pixels at the edge are mixed with the background, so the outline is drawn inside them.
  const edge = growMask(invert(shown), width, height, 1);
  const inner = Float32Array.from(edge, (value) => 255 * (1 - value));
  const soft = blur(inner, width, height, 1);
  return { width, height, data: matte.data.map((value, i) => Math.max(value, Math.round(soft[i]!))) };
}

/** Whether the area without background is a rectangle. */
function isFramed(outside: Uint8Array, width: number): boolean {
  const [left, right, count] = extentOf(outside, width);
  const rows = Math.floor(outside.lastIndexOf(0) / width) - Math.floor(outside.indexOf(0) / width) + 1;
  return count > FRAMED * (right - left + 1) * rows;
}

/** 1 where the background, connected with the border, lies outside the matte; 0 elsewhere. See `isPlain` for `levels`. */
function reachedFromBorder(
  picture: EnginePixels,
  plain: PlainBackground,
  matte: EngineMask,
  levels: number,
  check?: () => void,
): Uint8Array {
  const { width, height } = picture;
  const outside = new Uint8Array(width * height);
  const stack: number[] = [];
  const visit = (i: number) => {
    if (outside[i] || matte.data[i]! >= SUBJECT_THRESHOLD || !isPlain(picture, i, plain, levels)) return;
    outside[i] = 1;
    stack.push(i);
  };
  for (const i of borderOf(width, height)) visit(i);
  spread(stack, width, height, visit, check);
  return outside;
}

/** Share of the area without background that a matte covers. */
function sharedWith({ data }: EngineMask, outside: Uint8Array): number {
  let [cloth, both] = [0, 0];
  for (let i = 0; i < outside.length; i++)
    if (!outside[i]) {
      cloth++;
      if (data[i]! >= SUBJECT_THRESHOLD) both++;
    }
  return both / Math.max(1, cloth);
}

const invert = (mask: Uint8Array): Uint8Array => mask.map((value) => 1 - value);

/**
 * The area without background, except for a layer as thin as a halo around the `known` cloth. All masks are 1 inside and
 * 0 outside.
 */
function withoutHalo(outside: Uint8Array, known: Uint8Array, width: number, check?: () => void): Uint8Array {
  const height = outside.length / width;
  const grow = (mask: Uint8Array, radius: number) => {
    check?.();
    return growMask(mask, width, height, radius);
  };
  const shrink = (mask: Uint8Array, radius: number) => invert(grow(invert(mask), radius));
  const [left, right] = extentOf(outside, width);
  const [halo, print] = [HALO_SHARE, PRINT_SHARE].map((share) =>
    Math.max(MIN_HALF_WIDTH, Math.round(share * (right - left))),
  ) as [number, number];
  const closed = shrink(grow(known, print), print);
  const rest = closed.map((value, i) => (value || known[i] || outside[i] ? 0 : 1));
  const thick = grow(shrink(rest, halo), 2 * halo);
  const near = grow(outside, 2 * halo);
  return rest.map((value, i) => (outside[i] || (value && near[i] && !thick[i]) ? 0 : 1));
}

/** Whether a pixel differs from the background by at most `levels`, and its noise. */
const isPlain = (
  picture: EnginePixels,
  i: number,
  { colour, tolerance }: PlainBackground,
  levels = PLAIN_TOLERANCE,
): boolean => awayFrom(picture, i, colour) <= levels + tolerance;

/** Adds enclosed areas of the background's colour to `outside`: of a garment only those beside sleeves. */
function openGaps(
  picture: EnginePixels,
  plain: PlainBackground,
  matte: EngineMask,
  outside: Uint8Array,
  isGarment: boolean,
  check?: () => void,
): void {
  const { width, height } = picture;
  const seen = outside.slice();
  const [left, right, cloth] = extentOf(outside, width);
  const isNew = (i: number) =>
    !seen[i] && matte.data[i]! < SUBJECT_THRESHOLD && isPlain(picture, i, plain, NEAR_CLOTH_TOLERANCE);
  for (let start = 0; start < seen.length; start++) {
    if (start % CHECKED === 0) check?.();
    if (!isNew(start)) continue;
    const area: number[] = [];
    const stack: number[] = [];
    const visit = (i: number) => {
      if (!isNew(i)) return;
      seen[i] = 1;
      area.push(i);
      stack.push(i);
    };
    visit(start);
    spread(stack, width, height, visit, check);
    if (area.length < MIN_GAP * cloth) continue;
    if (area.filter((i) => isPlain(picture, i, plain)).length < GAP_PLAIN * area.length) continue;
    if (!isGarment || isGapShaped(area, width, left, right)) for (const i of area) outside[i] = 1;
  }
}

/** First and last column of the cloth, and its number of pixels. */
function extentOf(outside: Uint8Array, width: number): readonly [number, number, number] {
  let [left, right, count] = [width, 0, 0];
  for (let i = 0; i < outside.length; i++)
    if (!outside[i]) [left, right, count] = [Math.min(left, i % width), Math.max(right, i % width), count + 1];
  return [left, right, count];
}
