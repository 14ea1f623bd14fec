/** How the fabric of a leg ends. */
export type HemFinishName = 'plain' | 'cuff' | 'rib' | 'raw';

export interface HemFinish {
  /** The edge is folded to the inside and stitched. */
  readonly folded?: boolean;
  /** The edge is cut and frays. */
  readonly frayed?: boolean;
  /**
   * Height in metres of a ring of fabric round the end of the leg, which `hem-band.ts` builds. Folds of cloth on the foot
   * start above it (`stackFolds`). Default: no ring.
   */
  readonly ring?: { readonly height: number; readonly jeansHeight: number };
  /** Metres by which the fabric is drawn in at the hem. Default 0. */
  readonly drawnIn?: number;
}

export const HEM_FINISHES: Readonly<Record<HemFinishName, HemFinish>> = {
  plain: { folded: true },
  cuff: { ring: { height: 0.042, jeansHeight: 0.05 } },
  rib: { ring: { height: 0.065, jeansHeight: 0.065 }, drawnIn: 0.0125 },
  raw: { frayed: true },
};
