/** A rectangle of whole pixels; `right` and `bottom` are exclusive. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const wholeRect = ({ width, height }: Size): Rect => ({ left: 0, top: 0, right: width, bottom: height });

export const isEmptyRect = ({ left, top, right, bottom }: Rect): boolean => right <= left || bottom <= top;

/** The smallest rectangle of whole pixels around fractional bounds, clipped to the mask. */
export function pixelRect(left: number, top: number, right: number, bottom: number, { width, height }: Size): Rect {
  return {
    left: Math.max(0, Math.floor(left)),
    top: Math.max(0, Math.floor(top)),
    right: Math.min(width, Math.ceil(right)),
    bottom: Math.min(height, Math.ceil(bottom)),
  };
}

/** The smallest rectangle around both; null is an empty rectangle. */
export function unionRect(a: Rect | null, b: Rect): Rect {
  if (a === null) return b;
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}
