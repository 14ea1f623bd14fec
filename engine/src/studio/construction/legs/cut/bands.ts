/** The upper ends of trousers: each row says how the waist is held. */
export type BandName = 'band' | 'elastic' | 'paperbag' | 'none';

export interface Band {
  /** Metres from the top to the lower edge. */
  readonly height: number;
  /** Metres from the top to the lower edge on jeans. */
  readonly jeansHeight: number;
  /** It closes with a button over a fly, and has belt loops and darts. */
  readonly buttoned?: boolean;
  /** It is drawn in by an elastic, which holds its gathers flat. */
  readonly elastic?: boolean;
  /** The fabric continues above the band as a frill. */
  readonly frilled?: boolean;
  /** There is no band: a bodice is sewn to the waist. */
  readonly absent?: boolean;
  /** Height in metres of the gathers below it, in loose and in close-fitting trousers. Absent without gathers. */
  readonly gathers?: { readonly loose: number; readonly tight: number };
}

export const BANDS: Readonly<Record<BandName, Band>> = {
  band: { height: 0.038, jeansHeight: 0.042, buttoned: true },
  elastic: { height: 0.036, jeansHeight: 0.042, elastic: true, gathers: { loose: 0.0034, tight: 0.0004 } },
  paperbag: { height: 0.078, jeansHeight: 0.078, frilled: true, gathers: { loose: 0.0062, tight: 0.0062 } },
  none: { height: 0, jeansHeight: 0, absent: true, gathers: { loose: 0.0017, tight: 0 } },
};
