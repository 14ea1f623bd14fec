/** Features of each kind of jumpsuit, one row per kind. */
import type { Piece } from '../../../words/prompt/brief.ts';
import type { CutName } from '../../../words/prompt/vocabulary/cuts.ts';
import type { TrouserCut } from '../../construction/legs/cut/cut.ts';
import type { LegWidths } from '../../construction/legs/cut/leg-kinds.ts';

export interface JumpsuitKind {
  /** The upper half: a sewn bodice, a bib with straps, or the shirt of a boiler suit. */
  readonly upper: 'bodice' | 'bib' | 'overall';
  /** Height of the top of the trousers in metres. */
  readonly waist: number;
  /** Metres by which the trousers are narrowed at their top to meet the bodice. */
  readonly nip: number;
  readonly band: TrouserCut['band'];
  /** Height of the waistband in metres. */
  readonly bandHeight: number;
  /** Widths of the legs when words name no leg shape. By default they follow from other words. */
  readonly legs?: LegWidths;
  /** True when patch pockets are possible. */
  readonly patchPockets?: boolean;
  /** True for a stretch suit without pockets, with a high neck and long sleeves unless words name others. */
  readonly close?: boolean;
}

/** Height of the seam between bodice and trousers, metres. */
const WAIST = 1.102;

/** Loose legs of workwear. */
const WORK: LegWidths = { thigh: 0.097, knee: 0.082, hem: 0.073 };

// The bodice overlaps the top of the trousers and is a little wider there.
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
