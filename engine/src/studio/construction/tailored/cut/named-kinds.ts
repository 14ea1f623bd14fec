import type { Piece } from '../../../../words/prompt/brief.ts';
import type { FabricName } from '../../../fabrics/fabric.ts';
import type { TailoredCut } from './cut.ts';

/** Defaults of a named kind of jacket, which words may override. */
export interface NamedKind {
  /** The fabric when words name none. */
  readonly fabric?: FabricName;
  readonly hem?: number;
  readonly waistline?: number;
  readonly lap?: number;
  readonly break?: number;
  readonly collar?: TailoredCut['collar'];
  readonly ease?: number;
  readonly zip?: boolean;
  readonly quilt?: number;
  readonly pocket?: TailoredCut['pocket'];
  readonly stand?: number;
  readonly ribbed?: boolean;
  readonly buttons?: readonly number[];
  /** Heights of toggles that close it in place of buttons, metres. */
  readonly toggles?: readonly number[];
  /** Double-breasted, and belted, unless the words say otherwise. */
  readonly double?: boolean;
  readonly belt?: 'buckle' | 'sash';
  /** True when its collar and pockets cannot be changed by words. */
  readonly ownCollar?: boolean;
  readonly ownPockets?: boolean;
  /** Waist suppression, 0 to 1, regardless of the words. */
  readonly waisted?: number;
  readonly drawcord?: boolean;
  readonly epaulettes?: boolean;
  /** True when its lapels are faced; with black satin when words name no colour. */
  readonly faced?: boolean;
  readonly satin?: boolean;
  /** True when its hood is edged with fur. */
  readonly fur?: boolean;
  /** True when its edges are braided. */
  readonly braided?: boolean;
  /** The metal of its zip stays bright on dark cloth. */
  readonly brightZip?: boolean;
  /** Construction specific to this kind. */
  readonly sewn?: 'trench' | 'biker' | 'denim' | 'waistcoat' | 'cape' | 'tuxedo';
}

const KINDS: Readonly<Record<string, NamedKind>> = {
  trench: { double: true, belt: 'buckle', epaulettes: true, sewn: 'trench' },
  tuxedo: { faced: true, satin: true, sewn: 'tuxedo' },
  'tuxedo-suit': { faced: true, sewn: 'tuxedo' },
  biker: {
    sewn: 'biker',
    epaulettes: true,
    ownCollar: true,
    brightZip: true,
    hem: 0.94,
    lap: 0.06,
    break: 1.17,
    collar: 'wide',
    zip: true,
    pocket: 'none',
    ease: -0.004,
  },
  bomber: {
    fabric: 'nylon',
    hem: 0.9,
    collar: 'stand',
    stand: 0.036,
    ease: 0.016,
    zip: true,
    pocket: 'welt',
    ribbed: true,
  },
  puffer: { hem: 0.88, collar: 'stand', stand: 0.062, ease: 0.014, zip: true, quilt: 0.074, pocket: 'none' },
  'padded-gilet': { hem: 0.86, collar: 'stand', stand: 0.05, ease: 0.008, zip: true, quilt: 0.066, pocket: 'none' },
  'puffer-coat': { hem: 0.56, collar: 'stand', stand: 0.07, ease: 0.014, zip: true, quilt: 0.085, pocket: 'none' },
  anorak: { hem: 0.8, collar: 'stand', stand: 0.06, ease: 0.016, zip: true },
  parka: { waisted: 0.4, drawcord: true, fur: true, hem: 0.66, collar: 'stand', stand: 0.06, ease: 0.022, zip: true },
  cape: { sewn: 'cape', hem: 0.6, pocket: 'none' },
  'denim-jacket': {
    sewn: 'denim',
    ownCollar: true,
    ownPockets: true,
    hem: 0.93,
    collar: 'shirt',
    pocket: 'none',
    ease: 0.004,
    buttons: [1.355, 1.275, 1.195, 1.115, 1.035, 0.953],
  },
  'tweed-jacket': {
    braided: true,
    hem: 0.9,
    lap: 0.004,
    collar: 'none',
    pocket: 'patch',
    buttons: [1.33, 1.25, 1.17, 1.09, 1.01],
  },
  'wrap-coat': { belt: 'sash', lap: 0.078, break: 1.118, ease: 0.006 },
  peacoat: { double: true, hem: 0.76, collar: 'wide' },
  duffle: {
    hem: 0.62,
    collar: 'stand',
    stand: 0.045,
    pocket: 'patch',
    ease: 0.012,
    buttons: [],
    toggles: [1.285, 1.187, 1.089, 0.991],
  },
  tailcoat: { hem: 0.47, waistline: 1.0, pocket: 'none', buttons: [1.072] },
  waistcoat: { sewn: 'waistcoat', hem: 0.925, break: 1.232, collar: 'none', pocket: 'welt', ease: -0.004 },
  safari: { hem: 0.78, pocket: 'patch', collar: 'shirt' },
};

export function namedKind(cut: Piece['cut']): NamedKind {
  return KINDS[cut ?? ''] ?? {};
}
