/** Pixels from the left and the top edge of the picture. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The mean of points. */
export const centroid = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

export const distanceBetween = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Distance in pixels to the nearest side of the polygon: positive inside, negative outside. */
export function depthIn(polygon: readonly Point[], { x, y }: Point): number {
  let nearest = Infinity;
  let inside = false;
  for (let index = 0, last = polygon.length - 1; index < polygon.length; last = index++) {
    const a = polygon[last]!;
    const b = polygon[index]!;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const along = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1);
    const t = Math.min(1, Math.max(0, along));
    nearest = Math.min(nearest, Math.hypot(x - a.x - t * dx, y - a.y - t * dy));
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / dy) * dx) inside = !inside;
  }
  return inside ? nearest : -nearest;
}
