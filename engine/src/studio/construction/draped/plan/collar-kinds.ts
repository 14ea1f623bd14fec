/** The collars of draped garments: each row says how a collar is made. */
import type { Piece } from '../../../../words/prompt/brief.ts';

export interface CollarKind {
  /** Height in metres of a collar that only stands up. Default it turns down. */
  readonly standing?: number;
  /** Height in metres of the stand of a collar that turns down. Default 3 cm. */
  readonly stand?: number;
  /** Outline of the part that is turned down. Default with points. */
  readonly leaf?: 'point' | 'peter-pan' | 'shawl' | 'wide';
  /** True when its ends are tied in a bow. */
  readonly tied?: boolean;
  /** True when its neckline is close to the neck instead of a V. */
  readonly closed?: boolean;
}

type CollarName = NonNullable<Piece['attributes']['collar']>;

const KINDS: Readonly<Record<Exclude<CollarName, 'none'>, CollarKind>> = {
  point: {},
  'button-down': {},
  polo: {},
  camp: {},
  mandarin: { standing: 0.036, closed: true },
  funnel: { standing: 0.06, closed: true },
  bow: { standing: 0.026, closed: true, tied: true },
  'peter-pan': { leaf: 'peter-pan', stand: 0.014, closed: true },
  shawl: { leaf: 'shawl' },
  notch: { leaf: 'shawl' },
  peak: { leaf: 'shawl' },
  wide: { leaf: 'wide' },
  sailor: { leaf: 'wide' },
};

/** The collar that the words name; null without a collar. */
export function collarKind({ attributes: { collar } }: Piece): CollarKind | null {
  return collar === undefined || collar === 'none' ? null : KINDS[collar];
}
