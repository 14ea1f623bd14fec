import type { Piece } from '../../words/prompt/brief.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import type { Material } from '../materials/material.ts';

export type FabricName = NonNullable<Piece['fabric']>;

/** How cloth falls. */
export interface Drape {
  /** 0 silk chiffon to 1 board; sets the size of folds. */
  readonly stiffness: number;
  /** 0 tulle to 1 heavy wool; sets how straight folds hang. */
  readonly weight: number;
  /** Metres; how far hems and layers stand off. */
  readonly thickness: number;
}

/** A fabric as data. To add one: a row in a file of `fabrics/` and its name in the vocabulary. */
export interface Fabric {
  readonly name: FabricName;
  readonly drape: Drape;
  /** Light response without colour. */
  readonly response: Partial<Omit<Material, 'albedo'>>;
  /** Albedo per unit of the named colour: below 1 where reflections add light of their own (satin .55). Default .8. */
  readonly depth?: number;
  /** The colour when the words name none, linear. */
  readonly natural: Rgb;
}
