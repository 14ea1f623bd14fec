/** The named kinds of trousers, shorts and jumpsuits: each row says what its name means for the cut. */
import type { Piece } from '../../../../words/prompt/brief.ts';
import type { CutName } from '../../../../words/prompt/vocabulary/cuts.ts';
import type { WAISTBAND_HEIGHTS } from '../../../body/waistband-heights.ts';
import type { FabricName } from '../../../fabrics/fabric.ts';
import type { HemFinishName } from './hem-finishes.ts';

/** Half-widths of a leg in metres as it hangs: at the thigh, the knee and the hem. */
export interface LegWidths {
  readonly thigh: number;
  readonly knee: number;
  readonly hem: number;
}

export type LegName = NonNullable<Piece['attributes']['leg']>;

/** What a named kind changes; the words of the brief and the form decide whatever it leaves out. */
export interface LegKind {
  /** Leg when words name none; shorts then take the widths of that leg too. */
  readonly leg?: LegName;
  /** Widths of the legs, whatever leg the words name. */
  readonly widths?: LegWidths;
  /** Height of the hem in metres when words name no length. */
  readonly hem?: number;
  /** The finish of the hem when words name none. */
  readonly hemFinish?: HemFinishName;
  /** The hem is ribbed unless words call it cuffed. */
  readonly ribbed?: boolean;
  /** The fabric when words name none. */
  readonly fabric?: FabricName;
  /** True for stretch fabric that is cut smaller than the body, without pockets and with an elastic waist. */
  readonly stretched?: boolean;
  /** True when it is pulled on over an elastic waist. */
  readonly elastic?: boolean;
  /** True when an elastic waist has no drawstring. */
  readonly noDrawstring?: boolean;
  /** True when its legs are not pressed and have no crease. */
  readonly unpressed?: boolean;
  /** True when its seams are top-stitched. */
  readonly stitched?: boolean;
  /** Height of the waist when words name none. */
  readonly rise?: keyof typeof WAISTBAND_HEIGHTS;
  /** Metres from the top to the lower edge of the elastic waist of stretch fabric. */
  readonly bandHeight?: number;
  /** True for the seams of a pouch in front. */
  readonly pouch?: boolean;
}

const KINDS: Readonly<Partial<Record<CutName, LegKind>>> = {
  leggings: { stretched: true },
  'cycling-shorts': { stretched: true, leg: 'skinny' },
  trunks: { stretched: true, leg: 'skinny', hem: 0.728, rise: 'low', bandHeight: 0.036, pouch: true },
  boxers: { elastic: true, noDrawstring: true, unpressed: true, hem: 0.65 },
  salwar: { elastic: true, unpressed: true, widths: { thigh: 0.118, knee: 0.12, hem: 0.07 } },
  'pyjama-trousers': {
    fabric: 'cotton',
    elastic: true,
    unpressed: true,
    widths: { thigh: 0.1, knee: 0.088, hem: 0.082 },
  },
  'board-shorts': { elastic: true },
  'denim-shorts': { hem: 0.665, hemFinish: 'raw' },
  chinos: { unpressed: true, stitched: true },
  // The legs are roomy to the knee and hardly narrower below.
  cargos: { unpressed: true, widths: { thigh: 0.099, knee: 0.094, hem: 0.084 } },
  // The legs are full from the hip down to a gathered ankle.
  harem: {
    elastic: true,
    noDrawstring: true,
    widths: { thigh: 0.112, knee: 0.122, hem: 0.058 },
    hem: 0.085,
    ribbed: true,
    fabric: 'jersey',
  },
};

/** Kinds as they were drawn in scenes that were stored before they changed. */
const EARLIER: typeof KINDS = { trunks: { stretched: true, leg: 'skinny', hem: 0.7 } };

export function legKind({ cut, drawnAs }: Pick<Piece, 'cut' | 'drawnAs'>): LegKind {
  return (cut && ((drawnAs && EARLIER[cut]) ?? KINDS[cut])) ?? {};
}
