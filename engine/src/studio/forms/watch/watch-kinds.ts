import type { Piece } from '../../../words/prompt/brief.ts';
import { DIVE_CASE, ROUND_CASE, TANK_CASE } from './case.ts';
import type { CaseShape } from './case.ts';

/** Features of each kind of watch, one row per kind. */
export interface WatchKind {
  readonly case: CaseShape;
  /** True when its dial is dark by default. */
  readonly dark: boolean;
  /** A chronograph: pushers beside the crown, and three small dials. */
  readonly chronograph: boolean;
  readonly moon: boolean;
  /** Shows the date at three o'clock. */
  readonly dated: boolean;
  /** Hours without a mark, because something else is there. */
  readonly unmarked: readonly number[];
  /** Half the width of a mark as a share of the dial; the one at twelve is wider by default. */
  readonly mark: number | null;
  /** When its strap is of metal links: always, when words call the strap metal, or only when they name links. */
  readonly links: 'always' | 'of metal' | 'named';
}

const PLAIN: WatchKind = {
  case: ROUND_CASE,
  dark: false,
  chronograph: false,
  moon: false,
  dated: true,
  unmarked: [],
  mark: null,
  links: 'of metal',
};

const KINDS: { readonly [Cut in NonNullable<Piece['cut']>]?: WatchKind } = {
  chronograph: { ...PLAIN, dark: true, chronograph: true, dated: false, unmarked: [3, 6, 9] },
  'dive-watch': { ...PLAIN, case: DIVE_CASE, dark: true, mark: 0.04, links: 'always' },
  'dress-watch': { ...PLAIN, dated: false, links: 'named' },
  'tank-watch': { ...PLAIN, case: TANK_CASE, links: 'named' },
  moonphase: { ...PLAIN, moon: true, dated: false, unmarked: [6], links: 'named' },
};

export const watchKind = ({ cut }: Piece): WatchKind => (cut && KINDS[cut]) ?? PLAIN;
