/** The selection rectangle, in CSS pixels from the top left corner of the wall of pictures. */
export interface Band {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface WallPoint {
  readonly x: number;
  readonly y: number;
}

/** Distance in CSS pixels that a pointer may move during a click before it counts as a drag. */
const MAX_CLICK_MOVE_PX = 6;

export const isDrag = (from: WallPoint, to: WallPoint): boolean =>
  Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) > MAX_CLICK_MOVE_PX;

/** Returns the rectangle between two opposite corners in any order. */
export const bandBetween = (from: WallPoint, to: WallPoint): Band => ({
  left: Math.min(from.x, to.x),
  top: Math.min(from.y, to.y),
  right: Math.max(from.x, to.x),
  bottom: Math.max(from.y, to.y),
});

export const touches = (band: Band, other: Band): boolean =>
  band.left < other.right && other.left < band.right && band.top < other.bottom && other.top < band.bottom;
