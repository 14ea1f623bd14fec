import type { Attributes } from '../../../words/prompt/vocabulary/attributes.ts';

/** The numerals of a dial. */
export interface NumeralStyle {
  /** Texts from twelve o'clock clockwise. */
  readonly texts: readonly string[];
  /** Height as a share of the dial's radius. */
  readonly height: number;
  /** Tracking as a share of the height. */
  readonly tracking: number;
  /** True when the foot of each numeral points to the centre of the dial. */
  readonly radial: boolean;
}

/** How a dial marks the hours. */
export interface DialMarking {
  readonly numerals: NumeralStyle | null;
  /** True when raised bars mark the hours. */
  readonly bars: boolean;
  /** True when the dial has space for a date window. */
  readonly dated: boolean;
}

const ROMAN: NumeralStyle = {
  texts: ['XII', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI'],
  height: 0.17,
  tracking: 0.02,
  radial: true,
};
const ARABIC: NumeralStyle = {
  texts: ['12', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'],
  height: 0.19,
  tracking: 0.08,
  radial: false,
};

const BARS: DialMarking = { numerals: null, bars: true, dated: true };
const ROMAN_DIAL: DialMarking = { numerals: ROMAN, bars: false, dated: true };

const MARKINGS: Readonly<Record<NonNullable<Attributes['numerals']>, DialMarking>> = {
  roman: ROMAN_DIAL,
  arabic: { numerals: ARABIC, bars: false, dated: true },
  indices: BARS,
  diamond: BARS,
  none: { ...BARS, dated: false },
};

/** The marking that the words name, or the default one of a round or a cornered case. */
export function dialMarking({ numerals }: Attributes, cornered: boolean): DialMarking {
  if (numerals) return MARKINGS[numerals];
  return cornered ? ROMAN_DIAL : BARS;
}
