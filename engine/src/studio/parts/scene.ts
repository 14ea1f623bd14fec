import type { Hex } from '../../foundation/colour/hex.ts';
import type { Bounds } from '../../foundation/geometry/mesh/mesh.ts';
import type { Geometry } from '../../foundation/raster/geometry.ts';
import type { Material } from '../materials/material.ts';
import type { ArtOnPart } from './art-on-part.ts';
import type { Part, Presentation } from './part.ts';

/** A part whose materials are decided. */
export interface ScenePart extends Part {
  readonly material: Material;
  /** Material of the wrong side of a sheet. */
  readonly lining: Material;
  /** Index of its piece in the brief; -1 for stand and setting. */
  readonly piece: number;
  /** Colour that words name for the whole part, if it is plain dyed cloth. */
  readonly asked?: Hex;
  /** Set where the paint of its material depends on the place of a point in the piece, and not only on the cloth. */
  readonly paintsByPlace?: true;
  /** Number of the thing that it belongs to, where several things were placed beside each other. */
  readonly thing?: number;
  /** Number of garments worn below it. */
  readonly layer?: number;
  /** Artworks that lie on it, except prints all over it. */
  readonly artworks?: readonly ArtOnPart[];
  /** Sentences for the person about artworks of its piece, on the first part of a piece, or about the pose of a mannequin. */
  readonly remarks?: readonly string[];
}

export interface Scene {
  /** Parts of the pieces first, then of the stand, then of the setting. */
  readonly parts: readonly ScenePart[];
  readonly geometry: Geometry;
  /** Bounds of the pieces and their stand, without the setting. */
  readonly bounds: Bounds;
  readonly presentation: Presentation;
}
