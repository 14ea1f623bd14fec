import type { Piece } from '../../words/prompt/brief.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import type { Material } from '../materials/material.ts';

export type FabricName = NonNullable<Piece['fabric']>;

/** Drape: how a fabric hangs and folds. */
export interface Drape {
  /** 0 (silk chiffon) to 1 (board); determines the size of folds. */
  readonly stiffness: number;
  /** 0 (tulle) to 1 (heavy wool); determines how straight folds hang. */
  readonly weight: number;
  /** Metres; the offset of hems and layers. */
  readonly thickness: number;
}

/** A fabric as data. To add one, add a row to a file in `fabrics/` and its name to the vocabulary. */
export interface Fabric {
  readonly name: FabricName;
  readonly drape: Drape;
  /** Material parameters without colour. */
  readonly response: Partial<Omit<Material, 'albedo'>>;
  /** Albedo as a factor on the named colour: lower where reflections add much light (satin .55). Default .8. */
  readonly depth?: number;
  /** The colour when the words name none, linear. */
  readonly natural: Rgb;
}
