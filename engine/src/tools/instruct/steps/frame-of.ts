import type { Edit, Side, Towards } from '../../../words/instruct/edit.ts';
import type { Affine } from '../pixels/pixel-job.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

export interface Frame extends Size {
  readonly toSource: Affine;
}

/** Minimum side in pixels that a crop leaves. */
const MIN_SIDE = 64;
/** Space that a crop leaves above a head, as a share of the frame. */
const HEADROOM = 0.03;
/** Margin around the subject when it is cropped to, as a share of its box. */
const MARGIN = 0.06;
/** Share of a person's height that head and shoulders have. */
const HEAD = 0.36;
/** Share of a person's height that lower legs and shoes have. */
const FEET = 0.3;

/** Share of the picture that a crop to a part of the subject leaves when no subject was found. */
const CLOSER = 0.75;
/** The edits that only move pixels. */
export type FrameEdit = Extract<Edit, { kind: 'crop' | 'trim' | 'turn' | 'flip' | 'straighten' }>;

/**
 * The result of an edit and the map to its source pixels.
 * @param subject its box, null when there is none.
 */
export function frameOf(edit: FrameEdit, size: Size, subject: Box | null): Frame {
  switch (edit.kind) {
    case 'crop':
      return cut(cropBox(edit, size, subject));
    case 'trim':
      return cut(trimBox(edit.side, edit.share, size));
    case 'turn':
      return turned(edit.degrees, size);
    case 'flip': {
      const { width, height } = size;
      return {
        width,
        height,
        toSource: edit.axis === 'horizontal' ? [-1, 0, width, 0, 1, 0] : [1, 0, 0, 0, -1, height],
      };
    }
    case 'straighten':
      return straightened(edit.degrees, size);
  }
}

const cut = ({ left, top, width, height }: Box): Frame => ({ width, height, toSource: [1, 0, left, 0, 1, top] });

function trimBox(side: Side, share: number, { width, height }: Size): Box {
  const across = side === 'left' || side === 'right';
  const length = across ? width : height;
  const kept = Math.max(Math.min(length, MIN_SIDE), Math.round(length * (1 - share)));
  const start = side === 'left' || side === 'top' ? length - kept : 0;
  return across ? { left: start, top: 0, width: kept, height } : { left: 0, top: start, width, height: kept };
}

/**
 * The box that a crop leaves, in whole pixels within the picture. A `share` of 0 crops to the subject, or to a part of the
 * picture where none was found. @param subject its box in pixels, null when there is none.
 */
export function cropBox(
  { ratio, share, towards }: { readonly ratio: number | null; readonly share: number; readonly towards: Towards },
  size: Size,
  subject: Box | null,
): Box {
  if (share === 0)
    return subject ? fitted(partOf(subject, towards), size) : cropBox({ ratio, share: CLOSER, towards }, size, null);
  const shape = ratio ?? size.width / size.height;
  const whole = Math.min(size.width, size.height * shape);
  const width = Math.max(Math.min(size.width, MIN_SIDE), Math.round(whole * share));
  const height = Math.max(Math.min(size.height, MIN_SIDE), Math.min(size.height, Math.round((whole * share) / shape)));
  return { width, height, ...placed({ width, height }, size, subject, towards) };
}

/**
 * Centres the frame on the subject and moves it to the requested side. A frame that is too low for the subject shows
 * its head rather than its feet.
 */
function placed(frame: Size, size: Size, subject: Box | null, towards: Towards): { left: number; top: number } {
  const inside = (value: number, room: number): number => Math.round(Math.max(0, Math.min(room, value)));
  const [across, down] = [size.width - frame.width, size.height - frame.height];
  const box = subject ?? { left: 0, top: 0, ...size };
  let left = box.left + box.width / 2 - frame.width / 2;
  let top = box.top + box.height / 2 - frame.height / 2;
  if (subject && subject.height > frame.height * (1 - 2 * HEADROOM)) top = subject.top - HEADROOM * frame.height;
  if (towards === 'left') left = 0;
  if (towards === 'right') left = across;
  if (towards === 'top') top = subject ? subject.top - HEADROOM * frame.height : 0;
  if (towards === 'bottom') top = subject ? subject.top + subject.height - frame.height * (1 - HEADROOM) : down;
  return { left: inside(left, across), top: inside(top, down) };
}

/** The requested part of a box, with a margin. */
function partOf({ left, top, width, height }: Box, towards: Towards): Box {
  const share = towards === 'top' ? HEAD : towards === 'bottom' ? FEET : 1;
  const start = towards === 'bottom' ? top + height * (1 - share) : top;
  const [beside, above] = [width * MARGIN, height * share * MARGIN];
  return { left: left - beside, top: start - above, width: width + 2 * beside, height: height * share + 2 * above };
}

/** Rounds to whole pixels within the picture. */
function fitted(box: Box, size: Size): Box {
  const left = Math.max(0, Math.floor(box.left));
  const top = Math.max(0, Math.floor(box.top));
  const width = Math.min(size.width - left, Math.max(MIN_SIDE, Math.ceil(box.left + box.width) - left));
  const height = Math.min(size.height - top, Math.max(MIN_SIDE, Math.ceil(box.top + box.height) - top));
  return { left, top, width, height };
}

function turned(degrees: 90 | 180 | 270, { width, height }: Size): Frame {
  if (degrees === 180) return { width, height, toSource: [-1, 0, width, 0, -1, height] };
  const toSource: Affine = degrees === 90 ? [0, 1, 0, -1, 0, height] : [0, -1, width, 1, 0, 0];
  return { width: height, height: width, toSource };
}

/** Rotates around the centre and enlarges until no corner is empty. */
function straightened(degrees: number, { width, height }: Size): Frame {
  const angle = (degrees * Math.PI) / 180;
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const scale = cosine + Math.abs(sine) * Math.max(width / height, height / width);
  const [c, s] = [cosine / scale, sine / scale];
  const [x, y] = [width / 2, height / 2];
  return { width, height, toSource: [c, s, x - c * x - s * y, -s, c, y + s * x - c * y] };
}
