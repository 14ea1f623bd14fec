import { wearMaterial } from '../../../studio/materials/material.ts';
import type { Surface, SurfacePoint } from '../../../studio/materials/material.ts';
import type { ScenePart } from '../../../studio/parts/scene.ts';

export interface PaintedPoint {
  readonly point: SurfacePoint;
  readonly surface: Surface;
}

/** A surface point for the painters, seen straight on with samples of `footprint` metres. */
export function paintedPoint(footprint: number): PaintedPoint {
  return {
    point: {
      x: 0,
      y: 0,
      z: 0,
      nx: 0,
      ny: 0,
      nz: 1,
      u: 0,
      v: 0,
      edge: Infinity,
      facing: 1,
      back: false,
      footprint,
    },
    surface: {
      r: 0,
      g: 0,
      b: 0,
      roughness: 0,
      reflectance: 0,
      metal: 0,
      specular: 0,
      sheen: 0,
      transmission: 0,
      opacity: 1,
      coat: 0,
      occlusion: 1,
      tiltX: 0,
      tiltY: 0,
      tiltZ: 0,
    },
  };
}

/** Evaluates the painters of a part at `point`. */
export function paintPoint({ material: m, detail }: ScenePart, { point, surface }: PaintedPoint): void {
  wearMaterial(surface, m);
  m.paint?.(point, surface);
  detail?.(point, surface);
}
