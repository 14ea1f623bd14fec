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
  /** True when it is made of pressed cork. */
  readonly cork: boolean;
  /** True when it is one slab of foam in the colour of the shoe, footbed and edge alike. */
  readonly foam: boolean;
  /** True when a flat shoe stands on it as one slab from heel to toe, with rounded edges. */
  readonly slab: boolean;
  /** Metres by which a slab is hollowed for the foot. */
  readonly cup: number;
  /** Height in metres of the tread of dark rubber below a slab; 0 for none. */
  readonly tread: number;
  /** Colour of a slab's footbed; null for that of the slab. */
  readonly footbed: Rgb | null;
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
  cork: false,
  foam: false,
  slab: false,
  cup: 0,
  tread: 0,
  footbed: null,
  coverable: true,
  replaceable: true,
};
export const ROPE_SOLE: SoleKind = {
  ...LEATHER_SOLE,
  behind: 1,
  rows: 64,
  braided: true,
  slab: true,
  coverable: false,
  replaceable: false,
};
export const FOAM_SOLE: SoleKind = {
  ...LEATHER_SOLE,
  behind: 1,
  seat: 1,
  rows: 64,
  stacked: false,
  foam: true,
  slab: true,
  cup: 0.0028,
  coverable: false,
  replaceable: false,
};
/** A leather footbed on foam, with a tread of rubber. */
export const FOOTBED_SOLE: SoleKind = {
  ...FOAM_SOLE,
  tread: 0.004,
  footbed: [0.3, 0.17, 0.085],
  edge: [0.045, 0.026, 0.016],
};
/** A platform or wedge of cork. */
export const CORK_SOLE: SoleKind = { ...ROPE_SOLE, braided: false, cork: true };
/** A hollowed footbed on dark rubber with a cut tread, for sport. */
export const SPORT_SOLE: SoleKind = {
  ...FOAM_SOLE,
  foam: false,
  cup: 0.004,
  edge: [0.021, 0.021, 0.023],
  footbed: [0.034, 0.034, 0.037],
  roughness: 0.62,
};
/** The flat white rubber of a deck shoe. */
export const DECK_SOLE: SoleKind = {
  ...LEATHER_SOLE,
  behind: 1,
  seat: 1,
  rows: 64,
  edge: [0.78, 0.76, 0.7],
  roughness: 0.55,
  stacked: false,
  slab: true,
  coverable: false,
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
  cork: false,
  foam: false,
  slab: false,
  cup: 0,
  tread: 0,
  footbed: null,
  coverable: false,
  replaceable: false,
};
