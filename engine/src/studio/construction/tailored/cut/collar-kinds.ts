/** The kinds of collars of tailored garments: each row defines the shape of the collar and of the front below it. */
import type { PlanePoint } from '../../../../foundation/geometry/curves/outline.ts';
import type { Attributes } from '../../../../words/prompt/vocabulary/attributes.ts';

/** The lines of lapel and collar, drawn from the front for one side, in metres from the centre and from the floor. */
export interface LapelShape {
  /** Outermost point of the lapel. */
  readonly tip: PlanePoint;
  /** Inner end of the notch. */
  readonly notch: PlanePoint;
  /** Height at which the seam to the collar leaves the roll line. */
  readonly gorge: number;
  /** Tip of the collar above the notch. */
  readonly collar: PlanePoint;
  /** Distance in metres by which the collar is broader than usual. */
  readonly broad: number;
  /** True when lapel and collar are one piece, without a notch between them. */
  readonly joined: boolean;
}

export interface CollarKind {
  /** The lapels below the collar; null for a front that closes up to the neck. */
  readonly lapel: LapelShape | null;
  /** True when the collar stands up round the neck and does not turn down. */
  readonly stands: boolean;
  /** True when the neck has no collar. */
  readonly bare: boolean;
}

const TURNED: CollarKind = { lapel: null, stands: false, bare: false };

export const COLLAR_KINDS = {
  none: { ...TURNED, bare: true },
  stand: { ...TURNED, stands: true },
  shirt: TURNED,
  notch: lapelled({ tip: [0.132, 1.366], notch: [0.093, 1.386], gorge: 1.418, collar: [0.115, 1.408] }),
  peak: lapelled({ tip: [0.148, 1.412], notch: [0.104, 1.388], gorge: 1.416, collar: [0.118, 1.414] }),
  wide: lapelled({ tip: [0.15, 1.35], notch: [0.106, 1.38], gorge: 1.415, collar: [0.134, 1.396] }, { broad: 0.018 }),
  shawl: lapelled(
    { tip: [0.124, 1.396], notch: [0.104, 1.405], gorge: 1.42, collar: [0.1242, 1.3965] },
    { joined: true },
  ),
} as const satisfies Readonly<Record<string, CollarKind>>;

export type CollarName = keyof typeof COLLAR_KINDS;

function lapelled(
  lines: Omit<LapelShape, 'broad' | 'joined'>,
  { broad = 0, joined = false }: Partial<Pick<LapelShape, 'broad' | 'joined'>> = {},
): CollarKind {
  return { ...TURNED, lapel: { ...lines, broad, joined } };
}

/** The collar that a word names, and the height of its stand in metres when the word determines it. */
interface WordedCollar {
  readonly name: CollarName;
  readonly stand?: number;
}

const WORDED: { readonly [Name in NonNullable<Attributes['collar']>]?: WordedCollar } = {
  none: { name: 'none' },
  peak: { name: 'peak' },
  wide: { name: 'wide' },
  shawl: { name: 'shawl' },
  mandarin: { name: 'stand' },
  'peter-pan': { name: 'shirt' },
  camp: { name: 'shirt' },
  funnel: { name: 'stand', stand: 0.07 },
};

/** Returns the collar that words name; undefined when they name none, or one that no tailored garment has. */
export const wordedCollar = (collar: Attributes['collar']): WordedCollar | undefined => collar && WORDED[collar];
