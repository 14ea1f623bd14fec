export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the picture lies on the stage: a point p of it is seen at p * scale + (x, y), in CSS pixels. */
export interface View extends Point {
  readonly scale: number;
}

/** Relative to the picture's own pixels. */
export const SMALLEST_ZOOM = 0.02;
export const LARGEST_ZOOM = 16;

/** Room that stays free around a fitted picture; the toolbar floats in the lower one. */
export interface Margins {
  readonly sides: number;
  /** Default: as the sides. */
  readonly top?: number;
  readonly bottom: number;
}

/** The whole picture, in the middle of what the margins leave; never larger than its own pixels times two. */
export function fitted(stage: Size, picture: Size, { sides, top = sides, bottom }: Margins): View {
  const room = { width: Math.max(1, stage.width - 2 * sides), height: Math.max(1, stage.height - top - bottom) };
  const scale = Math.min(room.width / picture.width, room.height / picture.height, 2);
  return {
    scale,
    x: (stage.width - picture.width * scale) / 2,
    y: top + (room.height - picture.height * scale) / 2,
  };
}

/** Zooms so that what lies under a point of the stage stays there. */
export function zoomedAt(view: View, at: Point, scale: number): View {
  const factor = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * factor, y: at.y - (at.y - view.y) * factor };
}

/** Keeps a strip of the picture in sight, so that it cannot be lost. */
export function held(view: View, stage: Size, picture: Size): View {
  const strip = 48;
  const within = (offset: number, length: number, room: number) =>
    Math.min(room - strip, Math.max(strip - length, offset));
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

/** The view after two fingers moved: what was under each stays as near to it as turning is left out. */
export function pinched(view: View, before: readonly [Point, Point], after: readonly [Point, Point]): View {
  const spread = ([a, b]: readonly [Point, Point]) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  const middle = ([a, b]: readonly [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  const from = middle(before);
  const to = middle(after);
  const zoomed = zoomedAt(view, from, (view.scale * spread(after)) / spread(before));
  return { scale: zoomed.scale, x: zoomed.x + to.x - from.x, y: zoomed.y + to.y - from.y };
}
