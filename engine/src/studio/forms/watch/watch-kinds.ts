import type { Piece } from '../../../words/prompt/brief.ts';
import { DISPLAY_CASE, DIVE_CASE, ROUND_CASE, SMALL_CASE, TANK_CASE } from './case.ts';
import type { CaseShape } from './case.ts';

/** Features of each kind of watch, one row per kind. */
export interface WatchKind {
  readonly case: CaseShape;
  /** True when its dial is dark by default. */
  readonly dark: boolean;
  /** True for a display instead of hands, in a case of resin unless words name metal. */
  readonly digital: boolean;
  /** True for a chronograph, which has three small dials. */
  readonly chronograph: boolean;
  readonly moon: boolean;
  /** True when the date is shown at three o'clock. */
  readonly dated: boolean;
  /** Hours without a mark, because a window or a small dial is in their place. */
  readonly unmarked: readonly number[];
  /** Half the width of an hour mark as a share of the dial's radius; null for the default, which is wider at twelve. */
  readonly mark: number | null;
  /** True when it has a bracelet of metal links by default. */
  readonly linked: boolean;
  /** True when it has such a bracelet by default as a metal watch. */
  readonly linkedOfMetal: boolean;
}

const PLAIN: WatchKind = {
  case: ROUND_CASE,
  dark: false,
  digital: false,
  chronograph: false,
  moon: false,
  dated: true,
  unmarked: [],
  mark: null,
  linked: false,
  linkedOfMetal: true,
};

const KINDS: { readonly [Cut in NonNullable<Piece['cut']>]?: WatchKind } = {
  chronograph: {
    ...PLAIN,
    case: { ...ROUND_CASE, buttons: 'pushers' },
    dark: true,
    chronograph: true,
    dated: false,
    unmarked: [3, 6, 9],
  },
  'dive-watch': { ...PLAIN, case: DIVE_CASE, dark: true, mark: 0.04, linked: true },
  'dress-watch': { ...PLAIN, dated: false, linkedOfMetal: false },
  'tank-watch': { ...PLAIN, case: TANK_CASE, linkedOfMetal: false },
  'small-watch': { ...PLAIN, case: SMALL_CASE, dated: false },
  'digital-watch': { ...PLAIN, case: DISPLAY_CASE, digital: true, dated: false },
  moonphase: { ...PLAIN, moon: true, dated: false, unmarked: [6], linkedOfMetal: false },
};

export const watchKind = ({ cut }: Piece): WatchKind => (cut && KINDS[cut]) ?? PLAIN;
