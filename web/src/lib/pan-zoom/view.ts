export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Position of the picture on the stage: its point p appears at p * scale + (x, y), in CSS pixels. */
export interface View extends Point {
  readonly scale: number;
}

/** Limits of the zoom, in CSS pixels per pixel of the picture. */
export const MIN_ZOOM = 0.02;
export const MAX_ZOOM = 16;

/** Free space around a fitted picture in CSS pixels. The toolbar floats in the bottom margin. */
export interface Margins {
  readonly sides: number;
  /** Defaults to the value of `sides`. */
  readonly top?: number;
  readonly bottom: number;
}

/** Maximum scale of a fitted picture: a larger one shows single pixels rather than the picture. */
const MAX_FITTED_SCALE = 2;

/** Width in CSS pixels of the strip of the picture that always remains visible, wide enough to drag it back. */
const VISIBLE_STRIP = 48;

/** Centres the whole picture within the margins, enlarged at most `MAX_FITTED_SCALE` times. */
export function fitted(stage: Size, picture: Size, { sides, top = sides, bottom }: Margins): View {
  const free = { width: Math.max(1, stage.width - 2 * sides), height: Math.max(1, stage.height - top - bottom) };
  const scale = Math.min(free.width / picture.width, free.height / picture.height, MAX_FITTED_SCALE);
  return {
    scale,
    x: (stage.width - picture.width * scale) / 2,
    y: top + (free.height - picture.height * scale) / 2,
  };
}

/** Zooms around a point of the stage, which continues to show the same point of the picture. */
export function zoomedAt(view: View, at: Point, scale: number): View {
  const factor = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * factor, y: at.y - (at.y - view.y) * factor };
}

/** Limits the offset so that a strip of the picture always remains visible. */
export function limitedOffset(view: View, stage: Size, picture: Size): View {
  const within = (offset: number, length: number, available: number) =>
    Math.min(available - VISIBLE_STRIP, Math.max(VISIBLE_STRIP - length, offset));
  return {
    scale: view.scale,
    x: within(view.x, picture.width * view.scale, stage.width),
    y: within(view.y, picture.height * view.scale, stage.height),
  };
}

export const pictureAt = (view: View, { x, y }: Point): Point => ({
  x: (x - view.x) / view.scale,
  y: (y - view.y) / view.scale,
});

/**
 * The view after a pinch: the zoom follows the distance of the fingers and the offset their midpoint. Rotation is
 * ignored.
 */
export function pinched(view: View, before: readonly [Point, Point], after: readonly [Point, Point]): View {
  const spread = ([a, b]: readonly [Point, Point]) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const midpoint = ([a, b]: readonly [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const from = midpoint(before);
  const to = midpoint(after);
  const zoomed = zoomedAt(view, from, (view.scale * spread(after)) / spread(before));
  return { scale: zoomed.scale, x: zoomed.x + to.x - from.x, y: zoomed.y + to.y - from.y };
}
