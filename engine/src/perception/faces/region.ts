import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { Point } from './point.ts';

/** The area to sharpen, and how strongly: a rectangle of whole pixels inside the picture. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Weights row by row, from 0 (leaves the pixel unchanged) to 1. */
  readonly weights: Float32Array;
  /**
   * Whether a line may become darker or lighter than everything around it. At a silhouette that would produce a halo.
   */
  readonly overshoots: boolean;
}

/** Grid points on the longer side at which the weight is calculated; it is interpolated between them. */
const NODES = 128;

/** The region that contains all `corners`; null when it lies outside the picture. */
export function regionAround(
  { width, height }: Pick<EnginePixels, 'width' | 'height'>,
  corners: readonly Point[],
  { overshoots, weightAt }: Pick<Region, 'overshoots'> & { readonly weightAt: (point: Point) => number },
): Region | null {
  const left = Math.max(0, Math.floor(Math.min(...corners.map(({ x }) => x))));
  const top = Math.max(0, Math.floor(Math.min(...corners.map(({ y }) => y))));
  const right = Math.min(width, Math.ceil(Math.max(...corners.map(({ x }) => x))));
  const bottom = Math.min(height, Math.ceil(Math.max(...corners.map(({ y }) => y))));
  if (right - left < 2 || bottom - top < 2) return null;
  const rectangle = { left, top, width: right - left, height: bottom - top };
  return { ...rectangle, overshoots, weights: fillWeights(rectangle, weightAt) };
}

function fillWeights(
  { left, top, width, height }: Omit<Region, 'weights' | 'overshoots'>,
  weightAt: (point: Point) => number,
): Float32Array {
  const step = Math.max(1, Math.max(width, height) / NODES);
  const columns = Math.ceil(width / step) + 1;
  const rows = Math.ceil(height / step) + 1;
  const nodes = Float32Array.from({ length: columns * rows }, (_, index) =>
    weightAt({ x: left + 0.5 + (index % columns) * step, y: top + 0.5 + Math.floor(index / columns) * step }),
  );
  const weights = new Float32Array(width * height);
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / step);
    const down = y / step - row;
    for (let x = 0; x < width; x++, at++) {
      const column = Math.floor(x / step);
      const across = x / step - column;
      const node = row * columns + column;
      const upper = nodes[node]! * (1 - across) + nodes[node + 1]! * across;
      const lower = nodes[node + columns]! * (1 - across) + nodes[node + columns + 1]! * across;
      weights[at] = upper * (1 - down) + lower * down;
    }
  }
  return weights;
}
