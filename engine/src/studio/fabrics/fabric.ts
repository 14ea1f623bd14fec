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
  /** True for cloth with holes, or a thin mesh, through which its lining is visible. */
  readonly openwork?: boolean;
  /** The colour when the words name none, linear. */
  readonly natural: Rgb;
  /** It is knitted, so that stripes run across it. */
  readonly knitted?: boolean;
  /** Its yarn is fine enough for the ribs of close-fitting knits. */
  readonly fineYarn?: boolean;
  /** Its bump is a nap, which is shallower on shoes and bags than on garments. */
  readonly napped?: boolean;
  /** Named after a metal, it is foiled in that colour. */
  readonly foiled?: boolean;
  /** It is bare metal, which has the colour of its reflections and is gold or platinum on jewels. */
  readonly bareMetal?: boolean;
  /** Its clay has speckles, which vessels of one even colour do not show. */
  readonly speckled?: boolean;
}
