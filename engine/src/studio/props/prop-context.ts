import type { Random } from '../../foundation/geometry/random.ts';
import type { Material } from '../materials/material.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';

/** What the shape of one prop depends on. */
export interface PropContext {
  readonly random: Random;
  /** Mesh density, as for forms. */
  readonly detail: number;
  /** Linear colour that words name; null for the colour that the thing has by nature. */
  readonly colour: Rgb | null;
  /** What words say that it is made of; absent for its usual material. */
  readonly material?: Material;
  /** Size in metres for props that are made to measure: the width of a block beside the product. */
  readonly size: number;
  /** Least width and length in metres of a book or a tray on which a product stands. */
  readonly least?: readonly [number, number];
}
