/**
 * Estimates from a picture how its subject is supported: standing on its foot, lying flat, floating, or cut off above
 * its foot.
 */
import { boxOf } from '../../../foundation/image/hole-window.ts';
import type { Window } from '../../../foundation/image/hole-window.ts';
import type { Canvas } from '../canvas.ts';
import type { Rest } from './read-place.ts';
import { seenFrom } from './seen-from.ts';
import { spaceBeside } from '../subject-cuts.ts';

export interface Footing {
  /** Bounds of the solid subject in pixels of the canvas. */
  readonly box: Window;
  /** How it is supported when the words do not say it. */
  readonly rest: Rest;
  /** Whether the picture, or the canvas, cuts it off at the bottom, so that its foot is not visible. */
  readonly cropped: boolean;
  /**
   * Whether it is as tall as a person or a gown, rather than an object that would stand on a table; assumed of a
   * subject that is cut off.
   */
  readonly tall: boolean;
  /** Pixels above its lowest point within which the end of a column touches the floor. */
  readonly foot: number;
  /** Camera elevation in radians above the horizon, when the shape of its foot allows an estimate. */
  readonly seen: number | null;
}

/** Subject value (of 255) from which a pixel belongs to it. */
const SUBJECT_THRESHOLD = 128;
/** Share of the subject's width that must be cut at the bottom for the foot to be missing. */
const CROPPED = 0.12;
/** Minimum ratio of height to width of people, whose feet form no ellipse, and of gowns. */
const MIN_STANDING_RATIO = 1.75;
/** Depth of the feet, one in front of the other, as a share of the height. */
const USUAL_FOOT = 0.09;
/** Height above the lowest point within which the subject touches the floor, as a share of its height. */
const FOOT = 0.05;
/** Minimum share of the width that a foot must span to support what is above it. */
const MIN_BASE = 0.2;
/** Maximum share of the width over which the ends of hanging sleeves touch the lowest line. */
const SLEEVES_TOUCH = 0.4;
/** Minimum distance between the ends of hanging sleeves as a share of the width. */
const SLEEVES_APART = 0.6;
/** A subject on a narrow base stands firmly if its height is less than this share of its width. */
const MAX_HEIGHT_ON_NARROW_BASE = 0.5;
/** A subject on a narrow base also stands firmly if this share of its width touches the floor. */
const FIRM_TOUCH = 0.12;

/** Estimates how the subject is supported; null when nothing of it is on the canvas. */
export function howItRests(canvas: Canvas): Footing | null {
  const { width, height } = canvas;
  const solid = canvas.subject.map((value) => (value >= SUBJECT_THRESHOLD ? 1 : 0));
  const box = boxOf(solid, width, height);
  if (!box) return null;
  const bottom = box.top + box.height - 1;
  const pictureBottom = Math.min(height - 1, canvas.whole.top + canvas.whole.height - 1);
  const cutAlong = bottom >= pictureBottom - 1 ? rowSum(solid, width, bottom) : 0;
  const cropped = cutAlong > CROPPED * box.width;
  const tall = cropped || box.height > MIN_STANDING_RATIO * box.width;
  const slant = tall ? null : seenFrom(canvas, box);
  return {
    box,
    cropped,
    tall,
    rest: cropped || slant ? 'stands' : restOf(canvas, solid, box),
    foot: Math.max(USUAL_FOOT * box.height, slant?.depth ?? 0),
    seen: slant?.elevation ?? null,
  };
}

function restOf(canvas: Canvas, solid: Uint8Array, box: Window): Rest {
  const fall = footShape(solid, canvas.width, box);
  if (fall === 'none') return 'floats';
  if (canvas.cutOut || spaceBeside(canvas, 'bottom') < 0) return 'stands';
  return shadowOf(canvas, box);
}

/** Whether the part that touches the floor could support the rest: sleeves that hang lower than a hem could not. */
function footShape(
  solid: Uint8Array,
  width: number,
  { left, top, width: wide, height: high }: Window,
): 'firm' | 'none' {
  const bottom = top + high - 1;
  const rise = Math.max(1, Math.round(FOOT * high));
  let [first, last, touching, inner] = [Infinity, -1, 0, 0];
  for (let x = left; x < left + wide; x++) {
    let touches = false;
    for (let y = bottom - rise; y <= bottom && !touches; y++) touches = solid[y * width + x] === 1;
    if (!touches) continue;
    touching++;
    first = Math.min(first, x);
    last = Math.max(last, x);
    if (Math.abs(x - left - wide / 2) < wide / 4) inner++;
  }
  // Two thin ends at the outer edges with nothing in between are sleeves.
  if (inner === 0 && touching < SLEEVES_TOUCH * wide && last - first > SLEEVES_APART * wide) return 'none';
  return last - first < MIN_BASE * wide && high > MAX_HEIGHT_ON_NARROW_BASE * wide && touching < FIRM_TOUCH * wide
    ? 'none'
    : 'firm';
}

/** Levels by which the background must be darker near the subject for a shadow to be visible. */
const SHADOW = 3;
/**
 * Spread of the background's brightness in levels below which it is a sheet of paper, on which a subject without a
 * stronger shadow below it lies or floats.
 */
const PAPER_SPREAD = 14;
/** Spread in levels above which the background is a place, whose shadows say nothing: the subject stands. */
const PLACE_SPREAD = 28;
/** Reach of a shadow as a share of the subject's longer side. */
const SHADOW_REACH = 0.03;
/** Minimum reach of a shadow in pixels. */
const MIN_SHADOW_REACH = 3;
/** Subject value (of 255) up to which a pixel shows only the background. */
const MAX_BACKGROUND_SUBJECT = 4;
/** Share of the subject's height below which a shadow lies under it. */
const BELOW_FROM = 0.93;
/** Share of the subject's height above which a shadow lies beside it. */
const BESIDE_TO = 0.7;
/** Minimum number of background pixels away from the subject for a comparison. */
const MIN_FAR = 40;
/** Minimum number of background pixels near the subject for a comparison. */
const MIN_NEAR = 8;
/** Lower quantile of brightness: one standard deviation below the median. */
const DARK_QUANTILE = 0.16;
/** Upper quantile of brightness: one standard deviation above the median. */
const BRIGHT_QUANTILE = 0.84;
/** A subject stands when the shadow below it is this many times as strong as that beside it. */
const STANDING = 1.8;

/**
 * On plain paper a subject with a shadow below it stands, one with a shadow all around lies, and one without a shadow
 * was hung up.
 */
function shadowOf({ rgb, subject, alpha, width }: Canvas, { left, top, width: wide, height: high }: Window): Rest {
  const reach = Math.max(MIN_SHADOW_REACH, Math.round(SHADOW_REACH * Math.max(wide, high)));
  const near = { below: [0, 0], beside: [0, 0] };
  const far: number[] = [];
  for (let y = top - 3 * reach; y < top + high + 3 * reach; y += 2) {
    for (let x = left - 3 * reach; x < left + wide + 3 * reach; x += 2) {
      const i = y * width + x;
      if (x < 0 || y < 0 || x >= width || i >= alpha.length || alpha[i] === 0 || subject[i]! > MAX_BACKGROUND_SUBJECT)
        continue;
      const grey = (rgb[i * 3]! + 2 * rgb[i * 3 + 1]! + rgb[i * 3 + 2]!) / 4;
      if (solidNear(subject, width, i, x, reach)) {
        const zone = y > top + BELOW_FROM * high ? near.below : y < top + BESIDE_TO * high ? near.beside : null;
        if (!zone) continue;
        zone[0] = zone[0]! + grey;
        zone[1] = zone[1]! + 1;
      } else far.push(grey);
    }
  }
  if (far.length < MIN_FAR) return 'stands';
  far.sort((a, b) => a - b);
  const usual = far[far.length >> 1]!;
  const spread = far[Math.floor(far.length * BRIGHT_QUANTILE)]! - far[Math.floor(far.length * DARK_QUANTILE)]!;
  if (spread > PLACE_SPREAD) return 'stands';
  const below = near.below[1]! > MIN_NEAR ? usual - near.below[0]! / near.below[1]! : 0;
  const beside = near.beside[1]! > MIN_NEAR ? usual - near.beside[0]! / near.beside[1]! : 0;
  if (below > SHADOW && below > STANDING * beside) return 'stands';
  return spread < PAPER_SPREAD ? (beside > SHADOW ? 'lies' : 'floats') : 'stands';
}

function solidNear(subject: Uint8Array, width: number, i: number, x: number, reach: number): boolean {
  for (const [dx, dy] of [
    [reach, 0],
    [-reach, 0],
    [0, reach],
    [0, -reach],
  ] as const) {
    if (x + dx < 0 || x + dx >= width) continue;
    if ((subject[i + dx + dy * width] ?? 0) >= SUBJECT_THRESHOLD) return true;
  }
  return false;
}

function rowSum(plane: Uint8Array, width: number, y: number): number {
  let sum = 0;
  for (let x = 0; x < width; x++) sum += plane[y * width + x]!;
  return sum;
}
