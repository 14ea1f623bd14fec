/** The named cuts of dresses, gowns, tops and skirts: each row says what its name means for how the garment is made. */
import type { Piece } from '../../../../words/prompt/brief.ts';
import type { CutName } from '../../../../words/prompt/vocabulary/cuts.ts';
import type { HungDress } from '../../tops/hung-dress.ts';
import type { FabricName } from '../../../fabrics/fabric.ts';

/** What a named cut changes; the words of the brief and the kind of garment decide whatever it leaves out. */
export interface DrapedCut {
  /** Silhouette when words name none. */
  readonly silhouette?: string;
  /** Height of the hem in metres when words name no length. */
  readonly hem?: number;
  /** True when the hem ends in a point in front. */
  readonly pointed?: boolean;
  /** True when the bodice is stiffened with vertical bones. */
  readonly boned?: boolean;
  /** True when the front overlaps and has no pleats. */
  readonly apron?: boolean;
  /** True when a skirt of thin cloth is gathered into the waist even when words name its silhouette. */
  readonly gathered?: boolean;
  /** True when straps are thin on a V or scoop neckline. */
  readonly slender?: boolean;
  /** True when frogs close the front over the right breast, and nothing else does. */
  readonly frogs?: boolean;
  /** Metres from the upper to the lower edge of its waistband. */
  readonly waistband?: number;
  /** Distance by which layers of net stand out at the hem, and the depth of their folds, metres. */
  readonly net?: { readonly flare: number; readonly depth: number };

  /** The fabric when words name none; for a dress, a knit that words name comes first. */
  readonly fabric?: FabricName;
  /** Family of cloth when neither the fabric nor the neckline decides. */
  readonly cloth?: 'crisp' | 'crepe' | 'flowing';
  /** True when it is of denim unless words name another fabric. */
  readonly denim?: boolean;
  /** True when it is of wool, however its pleats are pressed. */
  readonly woollen?: boolean;
  /** True when it is ivory unless words name a colour. */
  readonly ivory?: boolean;

  /** Another construction by which it can be made instead of that of draped garments. */
  readonly sewn?: 'hanbok' | 'sweater' | 'tailored' | 'sari' | 'choli';
  /** True when the colour of a border is that of a broad band along its hem. */
  readonly bordered?: boolean;
  /** Set where it hangs from the shoulders in one width, and is sewn as a tunic or a kurta. */
  readonly hung?: Hung;
}

/** A dress that hangs from the shoulders, with the attributes that words leave open. */
interface Hung extends HungDress {
  readonly usual?: Piece['attributes'];
}

const KURTI: Hung = { hem: 0.52, ease: 0, sweep: 0.04, slit: 0.78, buttoned: true };

const CUTS: Readonly<Partial<Record<CutName, DrapedCut>>> = {
  evening: { slender: true },
  'little-black': { silhouette: 'sheath', cloth: 'crepe' },
  sundress: { gathered: true, cloth: 'crisp' },
  tea: { gathered: true, cloth: 'crisp' },
  'shirt-dress': { cloth: 'crisp' },
  pinafore: { cloth: 'crisp' },
  tunic: {
    cloth: 'crisp',
    hung: { hem: 0.72, ease: 0.006, sweep: 0.1, slit: 0.86, usual: { neckline: 'v-neck', sleeve: 'three-quarter' } },
  },
  kurti: { cloth: 'crisp', hung: KURTI },
  'salwar-suit': { cloth: 'crisp', hung: KURTI },
  kaftan: { cloth: 'flowing', hung: { hem: 0.06, ease: 0.03, sweep: 0.13, usual: { sleeveShape: 'kimono' } } },
  abaya: { hung: { hem: 0.03, ease: 0.022, sweep: 0.14 } },
  nightgown: {
    cloth: 'crisp',
    hung: { hem: 0.42, ease: 0.006, sweep: 0.16, usual: { neckline: 'scoop', sleeve: 'short' } },
  },
  'sweater-dress': { sewn: 'sweater', fabric: 'knit' },
  'turtleneck-dress': { sewn: 'sweater' },
  sari: { sewn: 'sari', bordered: true },
  lehenga: { bordered: true },
  choli: { sewn: 'choli', cloth: 'flowing' },
  cheongsam: { frogs: true, fabric: 'taffeta' },
  hanbok: { sewn: 'hanbok', fabric: 'taffeta' },
  wedding: { ivory: true },
  kilt: { apron: true, woollen: true },
  tutu: { silhouette: 'circle', waistband: 0.03, net: { flare: 0.07, depth: 0.05 } },
  'denim-skirt': { denim: true },
  corset: { silhouette: 'bodycon', hem: 1, pointed: true, boned: true, fabric: 'satin' },
  waistcoat: { sewn: 'tailored', fabric: 'wool' },
  camisole: { cloth: 'flowing' },
  blouse: { cloth: 'flowing' },
  'halter-top': { cloth: 'flowing' },
};

export function drapedCut(cut: Piece['cut']): DrapedCut {
  return (cut && CUTS[cut]) ?? {};
}
