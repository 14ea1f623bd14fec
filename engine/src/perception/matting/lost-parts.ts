import type { EngineMask, EnginePixels } from '../../foundation/image/pixels.ts';
import { blur } from '../../foundation/image/blur.ts';
import { growMask } from '../../foundation/image/grow-mask.ts';
import { areaFrom, spread } from '../../foundation/image/spread.ts';
import { borderOf } from './plain-background.ts';

/** Matte value (of 255) from which a pixel shows the subject. */
const SUBJECT_THRESHOLD = 128;
/** Matte value from which a pixel is not part of a fade. */
const FADE_THRESHOLD = 250;
/** Share of its outline that a lost part has in common with the matte. */
const MIN_TOUCHING = 0.25;
/**
 * Maximum median difference in levels across the outline of a matte that runs through one surface. At an edge of the
 * picture the difference is larger.
 */
const SAME_SURFACE = 6;
/** The maximum for surfaces with texture, which vary by as much themselves. */
const SAME_TEXTURE = 12;
/** The maximum on a surface as a multiple of the median difference within it. */
const TEXTURE_SHARE = 1.5;
/** Distance in pixels on both sides of the outline at which colours are compared. */
const APART = 4;
/** Distance over which a fade beside a lost part becomes opaque, as a multiple of the halo. */
const FADE_REACH = 8;
/** Number of steps of a hue in each of two channels. */
const HUES = 48;
/** Minimum light that a shadow leaves, as a share of the darkest with its hue in the palette. */
const SHADOW_LIGHT = 0.45;
/** Maximum light of a part, as a share of the brightest with its hue in the palette. */
const BRIGHTER = 1.05;
/** Maximum share of an enclosed part's pixels with a colour of the background. */
const MAX_KNOWN = 0.3;
/** Minimum share of such a part's pixels with a colour of the matte, where the background has no one colour. */
const MIN_OWN = 0.7;
/** Matte value (of 255) from which a pixel of an enclosed part belongs to a fade of the matte. */
const FADING = 10;
/** Width in pixels of the fade from which a part is lost: at the edges of holes it is at most 0.9, in lost parts 1.7 and more. */
const MIN_FADE = 1.3;
/** Roughness in levels up to which a part is smooth: before a texture a matte fades out at the edges of holes, too. */
const SMOOTH = 4;
/** Maximum area of an enclosed part relative to the matte. */
const MAX_ENCLOSED = 0.35;

interface LostParts {
  readonly picture: EnginePixels;
  readonly matte: EngineMask;
  /** 1 where the background is seen; 0 elsewhere. Null where it has no one colour: then lost parts are enclosed. */
  readonly outside: Uint8Array | null;
  /** Half the width in pixels of what is too thin to be a part. */
  readonly halo: number;
  readonly check: (() => void) | undefined;
}

/**
 * Adds parts of the subject that a nearly complete matte lost. The border of one kind with the matte runs where the
 * picture has no edge, as inside a white shirt on white. The other kind is enclosed, and its colours are not those of
 * the background, neither in full light nor in shadow. Where the background has no one colour, they are those of the
 * matte, too, because a hole can show what is seen nowhere else; then a part is also lost into which the matte fades. Returns the same matte where nothing was lost.
 */
export function withLostParts({ picture, matte, outside: seenOutside, halo, check }: LostParts): EngineMask {
  const { width, height } = picture;
  const outside = seenOutside ?? reachedFromBorder(matte, check);
  const grow = (mask: Uint8Array, radius: number) => {
    check?.();
    return growMask(mask, width, height, radius);
  };
  const isKnown = (i: number) => matte.data[i]! >= SUBJECT_THRESHOLD;
  const rest = outside.map((value, i) => (value || isKnown(i) ? 0 : 1));
  const core = invert(grow(invert(rest), halo));
  if (!core.includes(1)) return matte;
  const thick = grow(core, 2 * halo).map((value, i) => value & rest[i]!);
  const lost = new Uint8Array(rest.length);
  const seen = invert(thick);
  const background = readPalette(picture, (i) => outside[i] === 1 && matte.data[i] === 0);
  const subject = seenOutside === null ? readPalette(picture, (i) => matte.data[i]! >= FADE_THRESHOLD) : null;
  const isOwn = (part: readonly number[]): boolean =>
    shareOf(part, picture, background) <= MAX_KNOWN && (subject === null || shareOf(part, picture, subject) >= MIN_OWN);
  /** Whether the matte fades out into a part with colours of the subject; it ends sharply at the edge of a hole. */
  const isFadedInto = (part: readonly number[]): boolean => {
    if (subject === null || shareOf(part, picture, subject) < MIN_OWN || roughness(part, picture) > SMOOTH)
      return false;
    const fading = part.filter((i) => matte.data[i]! >= FADING).length;
    const outline = part.filter((i) => [i - 1, i + 1, i - width, i + width].some((beside) => !rest[beside])).length;
    return fading > MIN_FADE * outline;
  };
  const known = matte.data.reduce((count, _, i) => count + (isKnown(i) ? 1 : 0), 0);
  for (let start = 0; start < seen.length; start++) {
    if (seen[start]) continue;
    const part = areaFrom(start, seen, width, height, check);
    const isEnclosed =
      part.length <= MAX_ENCLOSED * known &&
      !part.some((i) => [i - 1, i + 1, i - width, i + width].some((beside) => outside[beside] === 1));
    // A part is marked as lost first, because its outline is read from the mask.
    for (const i of part) lost[i] = 1;
    if (isSameSurface(part, lost, picture, matte) || (isEnclosed && (isOwn(part) || isFadedInto(part)))) continue;
    for (const i of part) lost[i] = 0;
  }
  return lost.includes(1) ? opaqueWithin(lost, matte, FADE_REACH * halo, check) : matte;
}

/** 1 where the background is connected with the border outside the matte; 0 elsewhere. */
function reachedFromBorder({ width, height, data }: EngineMask, check?: () => void): Uint8Array {
  const outside = new Uint8Array(data.length);
  const stack: number[] = [];
  const visit = (i: number) => {
    if (outside[i] || data[i]! >= SUBJECT_THRESHOLD) return;
    outside[i] = 1;
    stack.push(i);
  };
  for (const i of borderOf(width, height)) visit(i);
  spread(stack, width, height, visit, check);
  return outside;
}

/** The light (sum of the channels) of a part of a picture at each of its hues. */
interface Palette {
  readonly darkest: Float32Array;
  readonly brightest: Float32Array;
}

/** The hue of a pixel as one number below `HUES` squared, and its light. */
function hueOf({ channels, data }: EnginePixels, i: number): readonly [hue: number, light: number] {
  const at = i * channels;
  const light = data[at]! + data[at + 1]! + data[at + 2]!;
  const step = (c: number): number => Math.min(HUES - 1, Math.floor((HUES * (data[at + c]! + 1)) / (light + 3)));
  return [step(0) * HUES + step(1), light];
}

function readPalette(picture: EnginePixels, isRead: (i: number) => boolean): Palette {
  const darkest = new Float32Array(HUES * HUES).fill(Infinity);
  const brightest = new Float32Array(HUES * HUES).fill(-Infinity);
  for (let i = 0; i < picture.width * picture.height; i++) {
    if (!isRead(i)) continue;
    const [hue, light] = hueOf(picture, i);
    // Hues vary by noise and light, so their neighbours count as seen, too.
    for (let across = -1; across <= 1; across++)
      for (let up = -1; up <= 1; up++) {
        const near = hue + across * HUES + up;
        if (near < 0 || near >= darkest.length) continue;
        darkest[near] = Math.min(darkest[near]!, light);
        brightest[near] = Math.max(brightest[near]!, light);
      }
  }
  return { darkest, brightest };
}

/** Share of a part's pixels with a colour of a palette, in its light or in shadow. */
function shareOf(part: readonly number[], picture: EnginePixels, { darkest, brightest }: Palette): number {
  const known = part.filter((i) => {
    const [hue, light] = hueOf(picture, i);
    return light >= SHADOW_LIGHT * darkest[hue]! && light <= BRIGHTER * brightest[hue]!;
  }).length;
  return known / part.length;
}

const invert = (mask: Uint8Array): Uint8Array => mask.map((value) => 1 - value);

/** Whether the matte's outline beside a part, which is 1 in `within`, is long, and runs where the picture has no edge. */
function isSameSurface(part: readonly number[], within: Uint8Array, picture: EnginePixels, matte: EngineMask): boolean {
  const { width, height } = picture;
  const across: number[] = [];
  const along: number[] = [];
  let outline = 0;
  for (const i of part) {
    const [x, y] = [i % width, Math.floor(i / width)];
    for (const [dx, dy] of NEIGHBOURS) {
      if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
      const beside = i + dy * width + dx;
      if (within[beside]) continue;
      outline++;
      if (matte.data[beside]! < SUBJECT_THRESHOLD) continue;
      const at = (steps: number): number =>
        Math.min(height - 1, Math.max(0, y + steps * dy)) * width + Math.min(width - 1, Math.max(0, x + steps * dx));
      across.push(difference(picture, at(-APART), at(APART)));
      along.push(difference(picture, at(APART), at(3 * APART)));
    }
  }
  if (across.length < MIN_TOUCHING * outline) return false;
  return median(across) <= Math.min(SAME_TEXTURE, Math.max(SAME_SURFACE, TEXTURE_SHARE * median(along)));
}

/** Median difference in levels between places of a part that are `APART` pixels below each other. */
function roughness(part: readonly number[], picture: EnginePixels): number {
  const inside = new Set(part);
  const below = APART * picture.width;
  return median(part.filter((i) => inside.has(i + below)).map((i) => difference(picture, i, i + below)));
}

const NEIGHBOURS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

function difference({ channels, data }: EnginePixels, a: number, b: number): number {
  let most = 0;
  for (let c = 0; c < 3; c++) most = Math.max(most, Math.abs(data[a * channels + c]! - data[b * channels + c]!));
  return most;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The matte with lost parts, which are opaque together with the fade of the matte towards them, up to `reach`. */
function opaqueWithin(lost: Uint8Array, matte: EngineMask, reach: number, check?: () => void): EngineMask {
  const { width, height, data } = matte;
  const near = growMask(lost, width, height, reach);
  const filled = lost.slice();
  const stack: number[] = [];
  for (let i = 0; i < lost.length; i++) if (lost[i]) stack.push(i);
  const visit = (i: number) => {
    if (filled[i] || !near[i] || data[i]! < SUBJECT_THRESHOLD || data[i]! >= FADE_THRESHOLD) return;
    filled[i] = 1;
    stack.push(i);
  };
  spread(stack, width, height, visit, check);
  // Pixels at the edge are mixed with the background, so the outline is drawn inside them.
  const shown = filled.map((value, i) => (value || data[i]! >= SUBJECT_THRESHOLD ? 1 : 0));
  const edge = growMask(invert(shown), width, height, 1);
  const soft = blur(
    Float32Array.from(edge, (value) => 255 * (1 - value)),
    width,
    height,
    1,
  );
  const around = growMask(filled, width, height, 2);
  return {
    width,
    height,
    data: data.map((value, i) => (around[i] ? Math.max(value, Math.round(soft[i]!)) : value)),
  };
}
