import type { Bounds } from '../../foundation/geometry/mesh/mesh.ts';
import type { Geometry } from '../../foundation/raster/geometry.ts';
import type { Material } from '../materials/material.ts';
import type { Part, Presentation } from './part.ts';

/** A part with its materials decided. */
export interface ScenePart extends Part {
  readonly material: Material;
  /** The wrong side of a sheet. */
  readonly lining: Material;
  /** Index of its piece in the brief; -1 for stand and setting. */
  readonly piece: number;
  /** Number of garments worn below it. */
  readonly layer?: number;
}

export interface Scene {
  /** Pieces first, then the stand, then the setting. */
  readonly parts: readonly ScenePart[];
  readonly geometry: Geometry;
  /** Bounds of the pieces and their stand, without the setting. */
  readonly bounds: Bounds;
  readonly presentation: Presentation;
}
