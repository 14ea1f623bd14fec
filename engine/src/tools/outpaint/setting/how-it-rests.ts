/** Reads from a picture how its subject rests: on its foot, flat, in the air, or cut off above its foot. */
import { boxOf } from '../../../foundation/image/hole-window.ts';
import type { Window } from '../../../foundation/image/hole-window.ts';
import type { Canvas } from '../canvas.ts';
import type { Rest } from './read-place.ts';
import { seenFrom } from './seen-from.ts';
import { roomBeside } from '../subject-cuts.ts';

export interface Footing {
  /** Of what is surely subject, pixels of the canvas. */
  readonly box: Window;
  /** How it rests if no words say it. */
  readonly rest: Rest;
  /** Its foot is not in the picture: the picture, or the canvas, cuts it off at the bottom. */
  readonly cropped: boolean;
  /** As tall as a person or a gown, rather than a thing that would stand on a table. */
  readonly tall: boolean;
  /** Pixels above its lowest point within which the end of a column touches the ground. */
  readonly foot: number;
  /** Radians above the horizon from which it was seen, when its foot tells. */
  readonly seen: number | null;
}

const SOLID = 128;
/** Share of the subject's width that has to be cut at the bottom for the foot to be missing. */
const CROPPED = 0.12;
/** Height over width of people, whose feet are no ellipse, and of gowns. */
const SLENDER = 1.75;
/** Of its height: feet, one before the other. */
const USUAL_FOOT = 0.09;
/** Of the subject's height: how near its lowest point what it stands on touches the ground. */
const FOOT = 0.05;
/** Share of its width that a foot spans, at the least, for what is above not to fall over. */
const MIN_BASE = 0.2;

/** Null when nothing of the subject is on the canvas. */
export function howItRests(canvas: Canvas): Footing | null {
  const { width, height } = canvas;
  const solid = canvas.subject.map((value) => (value >= SOLID ? 1 : 0));
  const box = boxOf(solid, width, height);
  if (!box) return null;
  const bottom = box.top + box.height - 1;
  const pictureBottom = Math.min(height - 1, canvas.whole.top + canvas.whole.height - 1);
  const cutAlong = bottom >= pictureBottom - 1 ? rowSum(solid, width, bottom) : 0;
  const cropped = cutAlong > CROPPED * box.width;
  const tall = cropped || box.height > SLENDER * box.width;
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
  if (canvas.cutOut || roomBeside(canvas, 'bottom') < 0) return 'stands';
  return shadowOf(canvas, box);
}

/** Whether what touches the ground could carry what is above: sleeves that hang lower than a hem could not. */
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
  // Two thin ends at the outer edges and nothing between: sleeves.
  if (inner === 0 && touching < 0.4 * wide && last - first > 0.6 * wide) return 'none';
  return last - first < MIN_BASE * wide && high > 0.5 * wide && touching < 0.12 * wide ? 'none' : 'firm';
}

/** Levels by which the ground has to be darker near the subject than farther off for a shadow to be seen. */
const SHADOW = 3;
/** Deviation of the ground's brightness, in levels, from which it is a place rather than a sheet of paper. */
const BUSY = 14;

/** On bare paper a thing without a shadow below it was hung up or laid down; with one all round it lay. */
function shadowOf({ rgb, subject, alpha, width }: Canvas, { left, top, width: wide, height: high }: Window): Rest {
  const reach = Math.max(3, Math.round(0.03 * Math.max(wide, high)));
  const near = { below: [0, 0], beside: [0, 0] };
  const far: number[] = [];
  for (let y = top - 3 * reach; y < top + high + 3 * reach; y += 2) {
    for (let x = left - 3 * reach; x < left + wide + 3 * reach; x += 2) {
      const i = y * width + x;
      if (x < 0 || y < 0 || x >= width || i >= alpha.length || alpha[i] === 0 || subject[i]! > 4) continue;
      const grey = (rgb[i * 3]! + 2 * rgb[i * 3 + 1]! + rgb[i * 3 + 2]!) / 4;
      if (solidNear(subject, width, i, x, reach)) {
        const zone = y > top + 0.93 * high ? near.below : y < top + 0.7 * high ? near.beside : null;
        if (!zone) continue;
        zone[0] = zone[0]! + grey;
        zone[1] = zone[1]! + 1;
      } else far.push(grey);
    }
  }
  if (far.length < 40) return 'stands';
  far.sort((a, b) => a - b);
  const usual = far[far.length >> 1]!;
  const spread = far[Math.floor(far.length * 0.84)]! - far[Math.floor(far.length * 0.16)]!;
  if (spread > 2 * BUSY) return 'stands';
  const below = near.below[1]! > 8 ? usual - near.below[0]! / near.below[1]! : 0;
  const beside = near.beside[1]! > 8 ? usual - near.beside[0]! / near.beside[1]! : 0;
  if (below > SHADOW && below > 1.8 * beside) return 'stands';
  return spread < BUSY ? (beside > SHADOW ? 'lies' : 'floats') : 'stands';
}

function solidNear(subject: Uint8Array, width: number, i: number, x: number, reach: number): boolean {
  for (const [dx, dy] of [
    [reach, 0],
    [-reach, 0],
    [0, reach],
    [0, -reach],
  ] as const) {
    if (x + dx < 0 || x + dx >= width) continue;
    if ((subject[i + dx + dy * width] ?? 0) >= SOLID) return true;
  }
  return false;
}

function rowSum(plane: Uint8Array, width: number, y: number): number {
  let sum = 0;
  for (let x = 0; x < width; x++) sum += plane[y * width + x]!;
  return sum;
}
