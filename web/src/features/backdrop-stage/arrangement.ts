import { CANVAS_SIDE_MAXIMUM, CUSTOM_SIDE_MINIMUM, type PixelSize, type Placement } from '@kenna/contract';

/** A canvas and where the picture stands on it, both in pixels of the canvas. */
export interface Arrangement {
  readonly canvas: PixelSize;
  readonly placement: Placement;
}

/** Which sides of the canvas a handle moves. */
export interface Handle {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

/** What a new canvas leaves around the picture, as a share of its sides. */
const ROOM = 1.5;
const LARGEST_SCALE = 4;
/** Of the picture's shorter side. */
const SMALLEST_SIDE = 32;
/** So much of the picture stays on the canvas. */
const HELD = 24;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const side = (value: number): number => within(Math.round(value), CUSTOM_SIDE_MINIMUM, CANVAS_SIDE_MAXIMUM);

/** Relative to the picture's own pixels; 1 keeps them. */
export const scaleOf = ({ width }: Placement, picture: PixelSize): number => width / picture.width;

/** The largest scale at which a picture lies whole on a canvas, never above its own pixels. */
const wholeScale = (canvas: PixelSize, picture: PixelSize): number =>
  Math.max(scaleLimits(picture).least, Math.min(1, canvas.width / picture.width, canvas.height / picture.height));

export const scaleLimits = (picture: PixelSize): { readonly least: number; readonly most: number } => ({
  least: Math.min(1, SMALLEST_SIDE / Math.min(picture.width, picture.height)),
  most: Math.min(LARGEST_SCALE, (2 * CANVAS_SIDE_MAXIMUM) / Math.max(picture.width, picture.height)),
});

/** Whole pixels, in reach of the canvas. */
function placed(placement: Placement, canvas: PixelSize): Placement {
  const [width, height] = [Math.round(placement.width), Math.round(placement.height)];
  const at = (value: number, length: number, room: number) =>
    within(
      Math.round(value),
      Math.max(-CANVAS_SIDE_MAXIMUM, HELD - length),
      Math.min(CANVAS_SIDE_MAXIMUM, room - HELD),
    );
  return {
    x: at(placement.x, width, canvas.width),
    y: at(placement.y, height, canvas.height),
    width,
    height,
  };
}

/** The picture in the middle of a canvas. */
export function centred(canvas: PixelSize, picture: PixelSize, scale = wholeScale(canvas, picture)): Arrangement {
  const [width, height] = [picture.width * scale, picture.height * scale];
  const placement = { x: (canvas.width - width) / 2, y: (canvas.height - height) / 2, width, height };
  return { canvas, placement: placed(placement, canvas) };
}

/** A canvas of a shape with room around the picture, which keeps its pixels where the largest canvas holds it. */
export function around(picture: PixelSize, ratio: number): Arrangement {
  const width = Math.max(picture.width, picture.height * ratio) * ROOM;
  const fit = Math.min(1, CANVAS_SIDE_MAXIMUM / Math.max(width, width / ratio));
  return centred({ width: side(width * fit), height: side((width / ratio) * fit) }, picture);
}

/** The picture moved, from where it stood when it was taken. */
export const moved = ({ canvas, placement }: Arrangement, dx: number, dy: number): Arrangement => ({
  canvas,
  placement: placed({ ...placement, x: placement.x + dx, y: placement.y + dy }, canvas),
});

/** The picture at another scale; `still` of it stays where it is, in parts of its sides. */
export function scaled(
  { canvas, placement }: Arrangement,
  picture: PixelSize,
  scale: number,
  still: { readonly x: number; readonly y: number } = { x: 0.5, y: 0.5 },
): Arrangement {
  const { least, most } = scaleLimits(picture);
  const factor = within(scale, least, most);
  const [width, height] = [Math.round(picture.width * factor), Math.round(picture.height * factor)];
  const x = placement.x + still.x * (placement.width - width);
  const y = placement.y + still.y * (placement.height - height);
  return { canvas, placement: placed({ x, y, width, height }, canvas) };
}

/** Sides of the canvas moved by a handle; the picture stays where it is seen. */
export function resized({ canvas, placement }: Arrangement, handle: Handle, dx: number, dy: number): Arrangement {
  const width = side(canvas.width + handle.x * dx);
  const height = side(canvas.height + handle.y * dy);
  const x = placement.x + (handle.x === -1 ? width - canvas.width : 0);
  const y = placement.y + (handle.y === -1 ? height - canvas.height : 0);
  return { canvas: { width, height }, placement: placed({ ...placement, x, y }, { width, height }) };
}

/** The canvas in another size, grown or cut evenly around the middle of the picture's place. */
export function inSize({ canvas, placement }: Arrangement, size: PixelSize): Arrangement {
  const next = { width: side(size.width), height: side(size.height) };
  const x = placement.x + (next.width - canvas.width) / 2;
  const y = placement.y + (next.height - canvas.height) / 2;
  return { canvas: next, placement: placed({ ...placement, x, y }, next) };
}
