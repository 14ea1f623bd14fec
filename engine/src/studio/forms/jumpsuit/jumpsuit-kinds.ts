/** The kinds of jumpsuits: each row says what its name means for the cut. */
import type { Piece } from '../../../words/prompt/brief.ts';
import type { CutName } from '../../../words/prompt/vocabulary/cuts.ts';
import type { TrouserCut } from '../../construction/legs/cut/cut.ts';
import type { LegWidths } from '../../construction/legs/cut/leg-kinds.ts';

export interface JumpsuitKind {
  /** What it has above the waist. */
  readonly upper: 'bodice' | 'bib' | 'overall';
  /** Height of the top of the trousers in metres, and how much they are taken in there to meet the bodice. */
  readonly waist: number;
  readonly nip: number;
  readonly band: TrouserCut['band'];
  /** Metres from the upper to the lower edge of the band. */
  readonly bandHeight: number;
  /** Widths of its legs when words name no leg. Default by the words. */
  readonly legs?: LegWidths;
  /** It can have patch pockets. */
  readonly patchPockets?: boolean;
  /** It stretches over the whole body: high neck and long sleeves unless words name others, without pockets. */
  readonly close?: boolean;
}

/** Height of the seam between bodice and trousers, metres. */
const WAIST = 1.102;

/** Roomy legs for work. */
const WORK: LegWidths = { thigh: 0.097, knee: 0.082, hem: 0.073 };

// The bodice ends over the top of the trousers, a little wider than they are.
const PLAIN: JumpsuitKind = { upper: 'bodice', waist: WAIST + 0.004, nip: 0.0096, band: 'none', bandHeight: 0 };

const KINDS: Readonly<Partial<Record<CutName, JumpsuitKind>>> = {
  dungarees: {
    upper: 'bib',
    waist: WAIST + 0.012,
    nip: 0,
    band: 'band',
    bandHeight: 0.04,
    legs: WORK,
    patchPockets: true,
  },
  boilersuit: { upper: 'overall', waist: 1.075, nip: 0, band: 'elastic', bandHeight: 0.04, legs: WORK },
  catsuit: { ...PLAIN, close: true },
};

export function jumpsuitKind(cut: Piece['cut']): JumpsuitKind {
  return (cut && KINDS[cut]) ?? PLAIN;
}
