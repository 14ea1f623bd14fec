import type { Piece } from '../../words/prompt/brief.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import type { Material } from '../materials/material.ts';

export type FabricName = NonNullable<Piece['fabric']>;

/** How a fabric hangs and folds. */
export interface Drape {
  /** Stiffness from 0 (silk chiffon) to 1 (board), which determines the size of folds. */
  readonly stiffness: number;
  /** Weight from 0 (tulle) to 1 (heavy wool): heavier cloth has wider and lower folds. */
  readonly weight: number;
  /** Thickness in metres, by which hems and layers are offset. */
  readonly thickness: number;
}

/** A fabric as data. To add one, add a row to a file in `fabrics/` and its name to the vocabulary. */
export interface Fabric {
  readonly name: FabricName;
  readonly drape: Drape;
  /** Material parameters without colour. */
  readonly response: Partial<Omit<Material, 'albedo'>>;
  /** Albedo as a factor on the named colour: lower where reflections add much light (satin .5). Default .8. */
  readonly depth?: number;
  /** True for cloth with holes, or a thin mesh, through which its lining is visible. */
  readonly openwork?: boolean;
  /** Linear colour when the words name none. */
  readonly natural: Rgb;
  /** True when it is knitted. Stripes then run across it. */
  readonly knitted?: boolean;
  /** True when its yarn is fine enough for the ribs of close-fitting knits. */
  readonly fineYarn?: boolean;
  /** True when a colour word names a dye that is washed out ("blue jeans"), whose colour the picture need not match. */
  readonly washed?: boolean;
  /** True when its bump is a nap, which is shallower on shoes and bags than on garments. */
  readonly napped?: boolean;
  /** True when a metal that words name is the colour of a foil on it. */
  readonly foiled?: boolean;
  /** True for metal without a coating. Jewellery made of it is drawn in gold or platinum. */
  readonly bareMetal?: boolean;
  /** True for clay with speckles, which ceramics with a glaze of their own do not have. */
  readonly speckled?: boolean;
}
