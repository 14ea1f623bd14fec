/** The forms with legs: each row says what is usual for the form. */
import type { Piece } from '../../../../words/prompt/brief.ts';
import type { LegName, LegWidths } from './leg-kinds.ts';

export interface LegForm {
  /** It is made like jeans, whatever its fabric. */
  readonly jeans?: boolean;
  /** True when the legs end above the knee. */
  readonly short?: boolean;
  /** The leg when neither words nor the named kind choose one. Default straight. */
  readonly leg?: LegName;
  /** Widths of its legs when words call it oversized and name no leg. */
  readonly oversized?: LegWidths;
  /** Legs that may be meant when words name none. */
  readonly otherLegs?: readonly LegName[];
  /** Height of its hem in metres when words name no length. Default by the leg. */
  readonly hem?: number;
}

const FORMS: Readonly<Partial<Record<Piece['form'], LegForm>>> = {
  jeans: {
    jeans: true,
    // Jeans some sizes too large form a straight column that is only held at the waist.
    oversized: { thigh: 0.104, knee: 0.1, hem: 0.094 },
    otherLegs: ['slim', 'bootcut', 'tapered', 'wide'],
  },
  trousers: { otherLegs: ['slim', 'wide', 'tapered', 'flared'] },
  shorts: { short: true, hem: 0.635 },
  jumpsuit: { leg: 'wide' },
};

export function legForm(form: Piece['form']): LegForm {
  return FORMS[form] ?? {};
}
