import type { Bounds } from '../../foundation/geometry/mesh/mesh.ts';
import type { Geometry } from '../../foundation/raster/geometry.ts';
import type { Material } from '../materials/material.ts';
import type { Part, Presentation } from './part.ts';

/** A part with what it is made of decided. */
export interface ScenePart extends Part {
  readonly material: Material;
  /** The wrong side of a sheet. */
  readonly lining: Material;
  /** Which piece of the brief it belongs to; -1 for stand and setting. */
  readonly piece: number;
  /** How many pieces of clothing are worn below it. */
  readonly layer?: number;
}

export interface Scene {
  /** Pieces first, then the stand, then the setting. */
  readonly parts: readonly ScenePart[];
  readonly geometry: Geometry;
  /** Of the pieces and their stand, without the setting. */
  readonly bounds: Bounds;
  readonly presentation: Presentation;
}
