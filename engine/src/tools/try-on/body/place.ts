import type { Point } from '../../../perception/faces/point.ts';

/** Arithmetic of points and directions in a picture. */
export const point = (x: number, y: number): Point => ({ x, y });
export const plus = (a: Point, b: Point, factor = 1): Point => ({ x: a.x + b.x * factor, y: a.y + b.y * factor });
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});
export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
export const lengthOf = (a: Point): number => Math.hypot(a.x, a.y);

/** A vector of length 1; straight down for the zero vector. */
export function unit(a: Point): Point {
  const length = lengthOf(a);
  return length > 0 ? { x: a.x / length, y: a.y / length } : { x: 0, y: 1 };
}

/** Rotates by a quarter turn: for a direction down the picture, to its left. */
export const leftOf = ({ x, y }: Point): Point => ({ x: -y, y: x });

export const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
