import type { Rgb } from '../../../foundation/raster/softbox.ts';

/** Features of each kind of sole, one row per kind. */
export interface SoleKind {
  /** Columns of its mesh at full detail. */
  readonly columns: number;
  /** Rows of its mesh at full detail. */
  readonly rows: number;
  /** Share of a platform's thickness that continues under the arch and the heel. */
  readonly behind: number;
  /** Share of the welt that shows at the heel, unless the upper covers the edge there. */
  readonly seat: number;
  /** Depth of the gaps between the cleats in metres, 0 for a smooth sole. */
  readonly cleats: number;
  /** Colour of its edges, or null for the dye that suits the upper. */
  readonly edge: Rgb | null;
  /** Roughness of the edge of the sole. */
  readonly roughness: number;
  /** Roughness of the edge of the heel. */
  readonly heelRoughness: number;
  /** True when a heel on it is stacked of leather lifts. */
  readonly stacked: boolean;
  /** True when it is made of braided rope. */
  readonly braided: boolean;
  /** True when it is one slab of foam in the colour of the shoe, footbed and edge alike. */
  readonly foam: boolean;
  /** True when the upper can cover a platform on it. */
  readonly coverable: boolean;
  /** True when words can replace it with a lug sole. */
  readonly replaceable: boolean;
}

/** Rubber of treads and top pieces. */
export const TREAD: Rgb = [0.013, 0.0125, 0.012];

export const LEATHER_SOLE: SoleKind = {
  columns: 260,
  rows: 40,
  behind: 0,
  seat: 0.3,
  cleats: 0,
  edge: null,
  roughness: 0.32,
  heelRoughness: 0.34,
  stacked: true,
  braided: false,
  foam: false,
  coverable: true,
  replaceable: true,
};
export const ROPE_SOLE: SoleKind = { ...LEATHER_SOLE, braided: true, coverable: false, replaceable: false };
export const FOAM_SOLE: SoleKind = {
  ...LEATHER_SOLE,
  behind: 1,
  seat: 1,
  stacked: false,
  foam: true,
  coverable: false,
  replaceable: false,
};
export const LUG_SOLE: SoleKind = {
  columns: 368,
  rows: 48,
  behind: 0.8,
  seat: 1,
  cleats: 0.0032,
  edge: TREAD,
  roughness: 0.5,
  heelRoughness: 0.5,
  stacked: false,
  braided: false,
  foam: false,
  coverable: false,
  replaceable: false,
};
