import { CROP_MINIMUM_SIDE, type Adjustment, type PixelSize } from '@kenna/contract';

/** A rectangle in pixels of the frame. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The sides that a handle moves: -1 left or top, 1 right or bottom, 0 neither. */
export interface Handle {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

export const SHAPES = [
  { value: 'free', label: 'Free', ratio: null },
  { value: 'square', label: '1:1 Square', ratio: 1 },
  { value: 'landscape', label: '5:4 Landscape', ratio: 5 / 4 },
  { value: 'portrait', label: '4:5 Portrait', ratio: 4 / 5 },
  { value: 'custom', label: 'Custom', ratio: null },
] as const;
export type Shape = (typeof SHAPES)[number]['value'];

export const boxOf = (crop: Adjustment['crop'], frame: PixelSize): Box =>
  crop === null
    ? { left: 0, top: 0, ...frame }
    : {
        left: crop.x * frame.width,
        top: crop.y * frame.height,
        width: crop.width * frame.width,
        height: crop.height * frame.height,
      };

/** The crop as shares of the frame; null for the whole frame, within half a pixel. */
export function cropOf(box: Box, frame: PixelSize): Adjustment['crop'] {
  if (box.width > frame.width - 0.5 && box.height > frame.height - 0.5) return null;
  const share = (value: number) => Math.min(1, Math.max(0, value));
  return {
    x: share(box.left / frame.width),
    y: share(box.top / frame.height),
    width: share(box.width / frame.width),
    height: share(box.height / frame.height),
  };
}

const minimumSide = (frame: PixelSize) => Math.min(CROP_MINIMUM_SIDE, frame.width, frame.height);
const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

export const movedBox = (box: Box, dx: number, dy: number, frame: PixelSize): Box => ({
  ...box,
  left: within(box.left + dx, 0, frame.width - box.width),
  top: within(box.top + dy, 0, frame.height - box.height),
});

/**
 * Moves the sides of a handle by `dx` and `dy` pixels; the opposite sides stay. With a `ratio` of width to height the
 * other dimension follows.
 */
export function resizedBox(
  box: Box,
  { x, y }: Handle,
  dx: number,
  dy: number,
  frame: PixelSize,
  ratio: number | null,
): Box {
  const space = {
    width: x < 0 ? box.left + box.width : frame.width - box.left,
    height: y < 0 ? box.top + box.height : frame.height - box.top,
  };
  let width = within(box.width + x * dx, minimumSide(frame), space.width);
  let height = within(box.height + y * dy, minimumSide(frame), space.height);
  if (ratio !== null) {
    const leads = x !== 0 && (y === 0 || Math.abs(dx) * box.height >= Math.abs(dy) * box.width);
    const wanted = leads ? width : height * ratio;
    const maximum = Math.min(space.width, space.height * ratio);
    width = within(wanted, Math.min(maximum, Math.max(minimumSide(frame), minimumSide(frame) * ratio)), maximum);
    height = width / ratio;
  }
  return {
    left: x < 0 ? box.left + box.width - width : box.left,
    top: y < 0 ? box.top + box.height - height : box.top,
    width,
    height,
  };
}

/** The largest box of a shape, with its centre as close as possible to that of the previous box. */
export function shapedBox(box: Box, ratio: number, frame: PixelSize): Box {
  const centre = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const width = Math.min(frame.width, frame.height * ratio);
  const height = width / ratio;
  return {
    left: within(centre.x - width / 2, 0, frame.width - width),
    top: within(centre.y - height / 2, 0, frame.height - height),
    width,
    height,
  };
}

/** A box of this size in pixels, with its centre as close as possible to that of the previous box. */
export function sizedBox(box: Box, { width, height }: PixelSize, frame: PixelSize): Box {
  return movedBox(
    { left: box.left + (box.width - width) / 2, top: box.top + (box.height - height) / 2, width, height },
    0,
    0,
    frame,
  );
}

/** What is wrong with a typed side in pixels; null when it is valid. */
export function sideProblem(text: string, maximum: number): string | null {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value)) return 'Whole pixels only';
  const minimum = Math.min(CROP_MINIMUM_SIDE, maximum);
  if (value < minimum) return `At least ${minimum}`;
  return value > maximum ? `At most ${maximum}` : null;
}
