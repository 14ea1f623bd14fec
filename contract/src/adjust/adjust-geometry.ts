import type { PixelSize } from '../sizes.ts';
import type { Adjustment } from './adjustment.schema.ts';

/** `[a, b, c, d, e, f]`: x' = a x + b y + c, y' = d x + e y + f. */
export type Affine = readonly [number, number, number, number, number, number];

/** Size of the adjusted picture, and the mapping from its pixels to those of the source. */
export interface AdjustedFrame extends PixelSize {
  /** Maps a point of the result to a point of the source, both in pixels with centres at halves. */
  readonly toSource: Affine;
}

type Geometry = Pick<Adjustment, 'turn' | 'flip_horizontal' | 'flip_vertical' | 'straighten' | 'crop'>;

/** Sides of a picture after its turn: the frame to which a crop refers. */
export const turnedSize = ({ width, height }: PixelSize, turn: Adjustment['turn']): PixelSize =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width };

/**
 * The crop in whole pixels of the frame, so that without straightening no pixels are blended. The shares may reach past
 * the frame by a rounding error.
 */
export function cropInPixels(frame: PixelSize, crop: Adjustment['crop']) {
  if (crop === null) return { left: 0, top: 0, ...frame };
  const left = Math.min(frame.width - 1, Math.round(crop.x * frame.width));
  const top = Math.min(frame.height - 1, Math.round(crop.y * frame.height));
  const width = Math.max(1, Math.min(frame.width - left, Math.round(crop.width * frame.width)));
  const height = Math.max(1, Math.min(frame.height - top, Math.round(crop.height * frame.height)));
  return { left, top, width, height };
}

/** How much a frame of these sides must be enlarged when it is rotated by `degrees`, so that no corner is empty. */
export function coverScale({ width, height }: PixelSize, degrees: number): number {
  const angle = Math.abs((degrees * Math.PI) / 180);
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return cosine + sine * Math.max(width / height, height / width);
}

export function adjustedFrame(source: PixelSize, geometry: Geometry): AdjustedFrame {
  const frame = turnedSize(source, geometry.turn);
  const { left, top, width, height } = cropInPixels(frame, geometry.crop);
  const rotation = unstraighten(frame, geometry.straighten);
  const flip: Affine = [
    ...(geometry.flip_horizontal ? ([-1, 0, frame.width] as const) : ([1, 0, 0] as const)),
    ...(geometry.flip_vertical ? ([0, -1, frame.height] as const) : ([0, 1, 0] as const)),
  ];
  const moved: Affine = [1, 0, left, 0, 1, top];
  return { width, height, toSource: [moved, rotation, flip, unturn(source, geometry.turn)].reduce(then) };
}

/** Composes two mappings: first `a`, then `b`. */
function then(a: Affine, b: Affine): Affine {
  return [
    b[0] * a[0] + b[1] * a[3],
    b[0] * a[1] + b[1] * a[4],
    b[0] * a[2] + b[1] * a[5] + b[2],
    b[3] * a[0] + b[4] * a[3],
    b[3] * a[1] + b[4] * a[4],
    b[3] * a[2] + b[4] * a[5] + b[5],
  ];
}

/** Undoes the straightening: rotates anticlockwise about the centre, and undoes the enlargement. */
function unstraighten(frame: PixelSize, degrees: number): Affine {
  if (degrees === 0) return [1, 0, 0, 0, 1, 0];
  const angle = (degrees * Math.PI) / 180;
  const scale = coverScale(frame, degrees);
  const [cosine, sine] = [Math.cos(angle) / scale, Math.sin(angle) / scale];
  const [x, y] = [frame.width / 2, frame.height / 2];
  return [cosine, sine, x - cosine * x - sine * y, -sine, cosine, y + sine * x - cosine * y];
}

/** Maps the turned frame back to the source. */
function unturn({ width, height }: PixelSize, turn: Adjustment['turn']): Affine {
  switch (turn) {
    case 0:
      return [1, 0, 0, 0, 1, 0];
    case 90:
      return [0, 1, 0, -1, 0, height];
    case 180:
      return [-1, 0, width, 0, -1, height];
    case 270:
      return [0, -1, width, 1, 0, 0];
  }
}
