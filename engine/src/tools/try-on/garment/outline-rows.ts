import type { Run } from './rows.ts';

/** The outline of a garment for the upper body, row by row, from which its sides are read. Lengths are in pixels. */
export interface OutlineRows {
  /** The runs of cloth of every row. */
  readonly rows: readonly (readonly Run[])[];
  /** The run of every row that belongs to the body; null where the row has none. */
  readonly central: readonly (Run | null)[];
  /** The first row with cloth in every column. */
  readonly contour: Int32Array;
  /** Rows of the top and of the hem. */
  readonly top: number;
  readonly hem: number;
  /** Width of the chest. */
  readonly chest: number;
}
