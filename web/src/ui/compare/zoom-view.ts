/**
 * Zoom and offset of a picture in its frame: `scale` 1 fits the frame; `x` and `y` are the offset as a share of the
 * frame.
 */
export interface ZoomView {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export const FITTED: ZoomView = { scale: 1, x: 0, y: 0 };
export const MAX_ZOOM = 16;

/**
 * Limits the offset so that the picture always fills its frame: at scale s it may be moved by (s - 1) / 2 of the frame.
 */
function clamped({ scale, x, y }: ZoomView): ZoomView {
  const reach = (scale - 1) / 2;
  const within = (value: number) => Math.min(reach, Math.max(-reach, value));
  return { scale, x: within(x), y: within(y) };
}

/** Zooms by a factor around a point, which stays where it is. The point is a share of the frame, from its centre. */
export function zoomedAt(
  view: ZoomView,
  factor: number,
  point: { readonly x: number; readonly y: number },
  max = MAX_ZOOM,
): ZoomView {
  const scale = Math.min(max, Math.max(1, view.scale * factor));
  const grown = scale / view.scale;
  return clamped({ scale, x: point.x - (point.x - view.x) * grown, y: point.y - (point.y - view.y) * grown });
}

/** A part of a picture, in shares of its frame. */
export interface FramePart {
  /** The middle of the part, from the frame's upper left corner. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Share of the frame that the part fills on which it zooms: what lies round the part stays in sight. */
const PART_FILLS = 0.45;

/** The part in the middle of the frame, enlarged up to `max`. */
export function zoomedOn({ x, y, width, height }: FramePart, max: number): ZoomView {
  const scale = Math.min(max, Math.max(1, PART_FILLS / Math.max(width, height)));
  return clamped({ scale, x: (0.5 - x) * scale, y: (0.5 - y) * scale });
}

export const pannedBy = (view: ZoomView, x: number, y: number): ZoomView =>
  clamped({ ...view, x: view.x + x, y: view.y + y });
