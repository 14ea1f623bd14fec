/** A rectangle of the wall, px from its top left corner. */
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

/** Pixels that a hand may tremble before it drags. */
const TREMBLE = 6;

export const isDrag = (from: WallPoint, to: WallPoint): boolean =>
  Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) > TREMBLE;

/** The rectangle between two points, whichever comes first. */
export const bandBetween = (from: WallPoint, to: WallPoint): Band => ({
  left: Math.min(from.x, to.x),
  top: Math.min(from.y, to.y),
  right: Math.max(from.x, to.x),
  bottom: Math.max(from.y, to.y),
});

export const touches = (band: Band, other: Band): boolean =>
  band.left < other.right && other.left < band.right && band.top < other.bottom && other.top < band.bottom;
