import sharp from 'sharp';
import type { EnginePixels } from '../../../foundation/image/pixels.ts';
import { readPlane } from '../../../foundation/image/read-plane.ts';
import { PERSON_SIDE, type PersonNetwork } from '../../../foundation/networks/person-network.ts';
import { wholeFrame, type Frame } from './network-square.ts';

/** Side of the returned field in cells. */
export const PEOPLE_SIDE = 512;
/** A pixel with at least this share belongs to a figure. */
const FIGURE = 0.5;
/** A figure smaller than this share of its frame is a speck. */
const MIN_AREA = 0.004;
/**
 * A non-person figure that fills more than this share of the picture hides no person, so its parts are not searched
 * again.
 */
const FILLING = 0.4;
/** Minimum presence for a figure to be a person; clothes without a wearer, and most animals, stay below. */
const PRESENT = 0.6;
/** Minimum presence for a person in a part of the picture, where the network sees more figures than there are. */
const PRESENT_IN_PART = 0.75;
/** Width of a part as a share of the picture's shorter side. Parts overlap by half. */
const PART = 0.45;
/** Height of a part as a multiple of its width, because people stand upright. */
const PART_ASPECT = 1.6;
/** Side of the frame around a figure for the second network, relative to the figure, as in its training. */
const MARGIN = 1.25;
/** Score below which a figure is checked again in a tighter frame. */
const SURELY_PRESENT = 0.97;
/** Side of the tighter frame relative to the figure. */
const CHECK_FRAME_SCALE = 1;
/** Minimum score of a person in it; an animal stays below. */
const PRESENT_CLOSELY = 0.4;

export interface People {
  /** 0 to 1, `PEOPLE_SIDE` squared. */
  readonly shares: Float32Array;
  /** True when no person was found in the picture as a whole, and people were found one by one in parts of it. */
  readonly isCrowd: boolean;
}

/**
 * Finds the people of a picture: the network runs on the whole picture and, when it finds there neither a person nor
 * another large figure, on overlapping parts of it, for groups. A figure counts when a second network confirms that it
 * is a person.
 * @returns null when nobody is found.
 */
export async function findPeople(
  source: EnginePixels,
  network: PersonNetwork,
  check: () => void,
): Promise<People | null> {
  const field = new Float32Array(PEOPLE_SIDE * PEOPLE_SIDE);
  const whole = await lookAt(wholeFrame(source), PRESENT);
  if (whole.isPerson) return { shares: field, isCrowd: false };
  if (whole.area > FILLING) return null;
  let found = false;
  for (const frame of parts(source)) found = (await lookAt(frame, PRESENT_IN_PART)).isPerson || found;
  return found ? { shares: field, isCrowd: true } : null;

  async function lookAt(frame: Frame, present: number): Promise<{ isPerson: boolean; area: number }> {
    check();
    const shares = await network.find(await squareOf(source, frame, frame));
    const box = figureBox(shares);
    if (box === null) return { isPerson: false, area: 0 };
    const isPerson = await isPresent(box, frame, present);
    if (isPerson) lay(field, shares, frame, source);
    return { isPerson, area: box.area };
  }

  async function isPresent(box: Box, frame: Frame, present: number): Promise<boolean> {
    const presence = await presenceIn(figureFrame(box, frame, MARGIN), frame);
    if (presence < present) return false;
    if (presence >= SURELY_PRESENT) return true;
    return (await presenceIn(figureFrame(box, frame, CHECK_FRAME_SCALE), frame)) >= PRESENT_CLOSELY;
  }

  async function presenceIn(figure: Frame, frame: Frame): Promise<number> {
    return network.presence(await squareOf(source, frame, figure));
  }
}

/** Bounding box of a figure, 0 to 1 of its frame, and the share of the frame that the figure covers. */
interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly area: number;
}

function parts(source: EnginePixels): readonly Frame[] {
  const width = Math.round(PART * Math.min(source.width, source.height));
  const height = Math.min(source.height, Math.round(PART_ASPECT * width));
  const along = (size: number, part: number) => {
    const count = Math.ceil((2 * (size - part)) / part);
    return Array.from({ length: count + 1 }, (_, i) => Math.round(((size - part) * i) / Math.max(1, count)));
  };
  return along(source.height, height).flatMap((top) =>
    along(source.width, width).map((left) => ({ left, top, width, height })),
  );
}

/** Returns null when there is no figure. */
function figureBox(shares: Float32Array): Box | null {
  let [left, top, right, bottom, count] = [PERSON_SIDE, PERSON_SIDE, 0, 0, 0];
  for (let i = 0; i < shares.length; i++) {
    if (shares[i]! < FIGURE) continue;
    count++;
    const [x, y] = [i % PERSON_SIDE, Math.floor(i / PERSON_SIDE)];
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = y + 1;
  }
  if (count < MIN_AREA * shares.length) return null;
  const [x0, y0, x1, y1] = [left, top, right, bottom].map((at) => at / PERSON_SIDE) as [number, number, number, number];
  return { x0, y0, x1, y1, area: count / shares.length };
}

/** A square around a box, `factor` times as large; it may reach beyond the picture. */
function figureFrame({ x0, y0, x1, y1 }: Box, frame: Frame, factor: number): Frame {
  const side = Math.max(8, Math.round(factor * Math.max((x1 - x0) * frame.width, (y1 - y0) * frame.height)));
  return {
    left: Math.round(frame.left + ((x0 + x1) / 2) * frame.width - side / 2),
    top: Math.round(frame.top + ((y0 + y1) / 2) * frame.height - side / 2),
    width: side,
    height: side,
  };
}

/** A frame as input of the networks; black beyond `within`. */
async function squareOf({ data, width, height, channels }: EnginePixels, within: Frame, frame: Frame) {
  const beyond = {
    left: Math.max(0, within.left - frame.left),
    top: Math.max(0, within.top - frame.top),
    right: Math.max(0, frame.left + frame.width - within.left - within.width),
    bottom: Math.max(0, frame.top + frame.height - within.top - within.height),
  };
  const inside = {
    left: frame.left + beyond.left,
    top: frame.top + beyond.top,
    width: frame.width - beyond.left - beyond.right,
    height: frame.height - beyond.top - beyond.bottom,
  };
  const cut = sharp(data, { raw: { width, height, channels } }).extract(inside).flatten({ background: '#ffffff' });
  const padded = await cut
    .extend({ ...beyond, background: '#000000' })
    .raw()
    .toBuffer();
  return sharp(padded, { raw: { width: frame.width, height: frame.height, channels: 3 } })
    .resize(PERSON_SIDE, PERSON_SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
}

/**
 * Share of a frame's side over which its shares fade out at the sides that lie inside the picture, where other frames
 * overlap it.
 */
const FADE = 0.06;

/** Writes the shares of a frame into the field of the whole picture; the larger share wins. */
function lay(field: Float32Array, shares: Float32Array, frame: Frame, { width, height }: EnginePixels): void {
  const [before, above] = [frame.left > 0 ? FADE : 0, frame.top > 0 ? FADE : 0];
  const [after, below] = [frame.left + frame.width < width ? FADE : 0, frame.top + frame.height < height ? FADE : 0];
  for (let y = 0; y < PEOPLE_SIDE; y++) {
    const v = (((y + 0.5) * height) / PEOPLE_SIDE - frame.top) / frame.height;
    if (v < 0 || v >= 1) continue;
    const down = fadeOf(v, above, below);
    for (let x = 0; x < PEOPLE_SIDE; x++) {
      const u = (((x + 0.5) * width) / PEOPLE_SIDE - frame.left) / frame.width;
      if (u < 0 || u >= 1) continue;
      const found = readPlane(shares, PERSON_SIDE, PERSON_SIDE, u * PERSON_SIDE - 0.5, v * PERSON_SIDE - 0.5);
      const share = found * Math.min(down, fadeOf(u, before, after));
      const i = y * PEOPLE_SIDE + x;
      if (share > field[i]!) field[i] = share;
    }
  }
}

/**
 * Weight from 0 to 1 at `place` (0 to 1 along a side), which fades over the shares `start` and `end` of it; 0 disables
 * a fade.
 */
function fadeOf(place: number, start: number, end: number): number {
  return Math.min(1, start > 0 ? place / start : 1, end > 0 ? (1 - place) / end : 1);
}
