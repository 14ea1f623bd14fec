/** The finishes of a leg's hem: each row says how the fabric ends. */
export type HemFinishName = 'plain' | 'cuff' | 'rib' | 'raw';

export interface HemFinish {
  /** The edge is folded to the inside and stitched. */
  readonly folded?: boolean;
  /** The edge is cut and frays. */
  readonly frayed?: boolean;
  /** A ring of fabric goes round the end of the leg. */
  readonly ringed?: boolean;
  /** Metres by which the fabric is drawn in at the hem. Default 0. */
  readonly drawnIn?: number;
}

export const HEM_FINISHES: Readonly<Record<HemFinishName, HemFinish>> = {
  plain: { folded: true },
  cuff: { ringed: true },
  rib: { ringed: true, drawnIn: 0.0125 },
  raw: { frayed: true },
};
