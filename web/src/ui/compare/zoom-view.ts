/** How a picture is looked at: `scale` 1 fits its place; `x` and `y` are how far it is moved, in parts of the place. */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const FITTED: ZoomView = { scale: 1, x: 0, y: 0 };
export const MOST_ZOOM = 16;

/** The picture never leaves its place: at scale s it may be moved by half of what it exceeds it. */
function held({ scale, x, y }: ZoomView): ZoomView {
  const reach = (scale - 1) / 2;
  const within = (value: number) => Math.min(reach, Math.max(-reach, value));
  return { scale, x: within(x), y: within(y) };
}

/** Zooms by a factor, keeping what is at the point in place; the point is in parts of the place from its middle. */
export function zoomedAt(view: ZoomView, factor: number, point: { readonly x: number; readonly y: number }): ZoomView {
  const scale = Math.min(MOST_ZOOM, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return held({ scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown });
}

export const pannedBy = (view: ZoomView, x: number, y: number): ZoomView =>
  held({ ...view, x: view.x + x, y: view.y + y });
