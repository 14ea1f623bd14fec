import { CANVAS_SIDE_MAXIMUM, CUSTOM_SIDE_MINIMUM, type PixelSize, type Placement } from '@kenna/contract';

/** A canvas and the position of the picture on it, both in pixels of the canvas. */
export interface Arrangement {
  readonly canvas: PixelSize;
  readonly placement: Placement;
}

/** The sides of the canvas that a handle moves: -1 left or top, 1 right or bottom, 0 neither. */
export interface Handle {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

/** Sides of a new canvas, as a multiple of those of the smallest canvas that contains the picture. */
const NEW_CANVAS_FACTOR = 1.5;
const MAX_SCALE = 4;
/** Minimum length of the picture's shorter side, in pixels of the canvas. */
const MIN_PICTURE_SIDE = 32;
/** Minimum width and height of the picture that stay on the canvas, in its pixels. */
const MIN_ON_CANVAS = 24;

const within = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
const side = (value: number): number => within(Math.round(value), CUSTOM_SIDE_MINIMUM, CANVAS_SIDE_MAXIMUM);

/** Scale of the picture; 1 shows it in its own pixels. */
export const scaleOf = ({ width }: Placement, picture: PixelSize): number => width / picture.width;

/** The largest scale, up to 1, at which the whole picture fits on a canvas, but at least the minimum. */
const wholeScale = (canvas: PixelSize, picture: PixelSize): number =>
  Math.max(scaleLimits(picture).min, Math.min(1, canvas.width / picture.width, canvas.height / picture.height));

export const scaleLimits = (picture: PixelSize): { readonly min: number; readonly max: number } => ({
  min: Math.min(1, MIN_PICTURE_SIDE / Math.min(picture.width, picture.height)),
  max: Math.min(MAX_SCALE, (2 * CANVAS_SIDE_MAXIMUM) / Math.max(picture.width, picture.height)),
});

/** Rounds a placement to whole pixels and moves it so that `MIN_ON_CANVAS` pixels of it stay on the canvas. */
function placed(placement: Placement, canvas: PixelSize): Placement {
  const [width, height] = [Math.round(placement.width), Math.round(placement.height)];
  const at = (value: number, length: number, canvasLength: number) =>
    within(
      Math.round(value),
      Math.max(-CANVAS_SIDE_MAXIMUM, MIN_ON_CANVAS - length),
      Math.min(CANVAS_SIDE_MAXIMUM, canvasLength - MIN_ON_CANVAS),
    );
  return {
    x: at(placement.x, width, canvas.width),
    y: at(placement.y, height, canvas.height),
    width,
    height,
  };
}

/** The picture in the centre of a canvas. */
export function centred(canvas: PixelSize, picture: PixelSize, scale = wholeScale(canvas, picture)): Arrangement {
  const [width, height] = [picture.width * scale, picture.height * scale];
  const placement = { x: (canvas.width - width) / 2, y: (canvas.height - height) / 2, width, height };
  return { canvas, placement: placed(placement, canvas) };
}

/**
 * A canvas with a ratio of width to height and a margin around the picture. The picture has its own pixels unless even
 * the largest canvas is too small for it.
 */
export function around(picture: PixelSize, ratio: number): Arrangement {
  const width = Math.max(picture.width, picture.height * ratio) * NEW_CANVAS_FACTOR;
  const fit = Math.min(1, CANVAS_SIDE_MAXIMUM / Math.max(width, width / ratio));
  return centred({ width: side(width * fit), height: side((width / ratio) * fit) }, picture);
}

/** Moves the picture by `dx` and `dy` pixels of the canvas. */
export const moved = ({ canvas, placement }: Arrangement, dx: number, dy: number): Arrangement => ({
  canvas,
  placement: placed({ ...placement, x: placement.x + dx, y: placement.y + dy }, canvas),
});

/** Scales the picture. `still`: the point that does not move, as shares of the picture's sides. */
export function scaled(
  { canvas, placement }: Arrangement,
  picture: PixelSize,
  scale: number,
  still: { readonly x: number; readonly y: number } = { x: 0.5, y: 0.5 },
): Arrangement {
  const { min, max } = scaleLimits(picture);
  const factor = within(scale, min, max);
  const [width, height] = [Math.round(picture.width * factor), Math.round(picture.height * factor)];
  const x = placement.x + still.x * (placement.width - width);
  const y = placement.y + still.y * (placement.height - height);
  return { canvas, placement: placed({ x, y, width, height }, canvas) };
}

/** Moves sides of the canvas by `dx` and `dy` pixels; the picture stays where it is displayed. */
export function resized({ canvas, placement }: Arrangement, handle: Handle, dx: number, dy: number): Arrangement {
  const width = side(canvas.width + handle.x * dx);
  const height = side(canvas.height + handle.y * dy);
  const x = placement.x + (handle.x === -1 ? width - canvas.width : 0);
  const y = placement.y + (handle.y === -1 ? height - canvas.height : 0);
  return { canvas: { width, height }, placement: placed({ ...placement, x, y }, { width, height }) };
}

/** Changes the size of the canvas, evenly on opposite sides. */
export function inSize({ canvas, placement }: Arrangement, size: PixelSize): Arrangement {
  const next = { width: side(size.width), height: side(size.height) };
  const x = placement.x + (next.width - canvas.width) / 2;
  const y = placement.y + (next.height - canvas.height) / 2;
  return { canvas: next, placement: placed({ ...placement, x, y }, next) };
}
