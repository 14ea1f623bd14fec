import { blackSurface, flatPoint } from '../../../studio/materials/flat-point.ts';
import { applyMaterial } from '../../../studio/materials/material.ts';
import type { Surface, SurfacePoint } from '../../../studio/materials/material.ts';
import type { ScenePart } from '../../../studio/parts/scene.ts';

export interface PaintedPoint {
  readonly point: SurfacePoint;
  readonly surface: Surface;
}

/** A surface point for the painters, seen straight on with samples of `footprint` metres. */
export function paintedPoint(footprint: number): PaintedPoint {
  return { point: flatPoint(footprint), surface: blackSurface() };
}

/** Evaluates the painters of a part at `point`. */
export function paintPoint({ material: m, detail }: ScenePart, { point, surface }: PaintedPoint): void {
  applyMaterial(surface, m);
  m.paint?.(point, surface);
  detail?.(point, surface);
}
