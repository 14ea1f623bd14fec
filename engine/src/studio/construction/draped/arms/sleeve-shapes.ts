import { bell, smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import type { Piece } from '../../../../words/prompt/brief.ts';

type SleeveLength = NonNullable<Piece['attributes']['sleeve']>;
type SleeveName = NonNullable<Piece['attributes']['sleeveShape']>;

/**
 * Shape of a sleeve by the share `q` of the way from armhole to hem; `full` is metres added to the radius of a plain
 * sleeve.
 */
export interface SleeveShape {
  readonly full: (q: number) => number;
  /** Height of its folds in metres; larger where it is gathered into armhole or cuff. */
  readonly folds: (q: number) => number;
  /** Metres by which the crown rises above the shoulder. */
  readonly crown?: number;
  /** Depth in metres, at the body, of the cloth that spans the corner between arm and body. */
  readonly web?: number;
  /** Share of the arm's path above the sleeve that is bare. Default 0: the sleeve begins at the shoulder. */
  readonly start?: number;
  /** Width in metres of the cuff. Absent for a sleeve without one. */
  readonly cuff?: number;
  /** Length when words name none. */
  readonly usual: SleeveLength;
}

const PLAIN: SleeveShape = { full: (q) => 0.004 * q, folds: () => 0, usual: 'short' };

const SHAPES: Readonly<Partial<Record<SleeveName, SleeveShape>>> = {
  puff: {
    full: (q) => 0.052 * Math.pow(Math.sin(Math.PI * Math.min(1, 0.08 + 0.92 * q)), 0.7),
    folds: (q) => 0.0075 * (0.3 + 0.7 * Math.abs(2 * q - 1) ** 1.4),
    crown: 0.03,
    cuff: 0.018,
    usual: 'short',
  },
  balloon: {
    full: (q) => 0.062 * Math.pow(Math.sin(Math.PI * Math.pow(q, 0.9)), 0.75),
    folds: (q) => 0.011 * (0.35 + 0.65 * Math.abs(2 * q - 1) ** 1.5),
    crown: 0.01,
    cuff: 0.05,
    usual: 'long',
  },
  bishop: {
    full: (q) => 0.064 * smoothstep(0.1, 0.82, q) * (1 - 0.65 * smoothstep(0.86, 1, q)),
    folds: (q) => 0.0095 * smoothstep(0.3, 0.95, q),
    cuff: 0.045,
    usual: 'long',
  },
  bell: { full: (q) => 0.085 * Math.pow(q, 2), folds: (q) => 0.024 * Math.pow(q, 2.2), usual: 'long' },
  'leg-of-mutton': {
    full: (q) => 0.064 * smoothstep(-0.1, 0.12, q) * bell(Math.max(0, q - 0.16), 0.26) - 0.004 * q,
    folds: (q) => 0.013 * bell(q, 0.2),
    crown: 0.03,
    usual: 'long',
  },
  flutter: { full: (q) => 0.05 * Math.pow(q, 1.1), folds: (q) => 0.02 * q, usual: 'cap' },
  cape: { full: (q) => 0.085 * Math.pow(q, 1.1), folds: (q) => 0.022 * q, usual: 'elbow' },
  kimono: { full: () => 0.016, folds: (q) => 0.003 * (1 - q), web: 0.25, usual: 'three-quarter' },
  'cold-shoulder': { full: (q) => 0.012 + 0.02 * q, folds: (q) => 0.004 + 0.008 * q, start: 0.33, usual: 'elbow' },
  raglan: { ...PLAIN, full: (q) => 0.008 * (1 - q), usual: 'long' },
};

export function sleeveShape(name: SleeveName | undefined): SleeveShape {
  return (name && SHAPES[name]) ?? PLAIN;
}
