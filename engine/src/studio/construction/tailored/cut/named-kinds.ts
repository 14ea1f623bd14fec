import type { Piece } from '../../../../words/prompt/brief.ts';
import type { CutName } from '../../../../words/prompt/vocabulary/cuts.ts';
import type { FabricName } from '../../../fabrics/fabric.ts';
import { BUCKLED, TIED } from './belts.ts';
import type { Belt } from './belts.ts';
import type { CollarName } from './collar-kinds.ts';
import type { PocketKind } from './pockets.ts';

/**
 * What a named kind of coat or jacket has. Words may override its fabric, hem, collar, stand, pocket, `double` and belt,
 * unless another field forbids it; its ease is added to that of the words, and the rest is fixed. Lengths and heights
 * are in metres.
 */
export interface NamedKind {
  /** The fabric when words name none. */
  readonly fabric?: FabricName;
  /** Height of the hem. */
  readonly hem?: number;
  /** Height at which the fronts end, while the tails continue to the hem. */
  readonly waistline?: number;
  /** Distance of the upper front edge from the centre to the wearer's left. */
  readonly lap?: number;
  /** Height at which the lapel begins to roll. */
  readonly break?: number;
  readonly collar?: CollarName;
  /** Collar of a garment without a hood when words name no collar. */
  readonly unhoodedCollar?: CollarName;
  /** Width added to the half-width of the body. */
  readonly ease?: number;
  /** True when it closes with a zip, whatever closure words name. */
  readonly zip?: boolean;
  /** Distance in metres between quilting lines. */
  readonly quilt?: number;
  /** Default pocket; null for none. */
  readonly pocket?: PocketKind | null;
  /** Height of a stand collar. */
  readonly stand?: number;
  /** True for knitted bands at hem, cuffs and neck. */
  readonly ribbed?: boolean;
  /** Heights of the buttons. */
  readonly buttons?: readonly number[];
  /** Heights of toggles, which replace buttons. */
  readonly toggles?: readonly number[];
  /** True when the garment is double-breasted unless words say otherwise. */
  readonly double?: boolean;
  /** Belt of the garment unless words say otherwise. */
  readonly belt?: Belt;
  /** True when words cannot change the collar. */
  readonly ownCollar?: boolean;
  /** True when words cannot change the pockets. */
  readonly ownPockets?: boolean;
  /** Waist suppression, 0 to 1, which words cannot change. */
  readonly waisted?: number;
  /** True when a cord draws in the waist. */
  readonly drawcord?: boolean;
  /** True for straps on the shoulders. */
  readonly epaulettes?: boolean;
  /** True when the collar is covered with the cloth of the lapels. */
  readonly faced?: boolean;
  /** True when the lapels are of black satin unless words name a colour. */
  readonly satin?: boolean;
  /** True when the hood is edged with fur. */
  readonly fur?: boolean;
  /** True when the edges are braided. */
  readonly braided?: boolean;
  /** True for looped tweed; other garments are made of woven tweed. */
  readonly looped?: boolean;
  /** True when the metal of the zip stays bright on dark cloth. */
  readonly brightZip?: boolean;
  /** True for the storm flap, the storm cape and the cuff straps of a trench coat. */
  readonly trench?: boolean;
  /** True for slanted pocket zips, and studs on the lapels. */
  readonly biker?: boolean;
  /** True for the yoke, the chest flaps, the double seams and the faded cloth of a denim jacket. */
  readonly denim?: boolean;
  /** True for a sleeveless garment that ends in points below the waist. */
  readonly waistcoat?: boolean;
  /** True for a garment that hangs from the shoulders without sleeves. */
  readonly cape?: boolean;
  /** True for lapels of satin and black buttons. */
  readonly tuxedo?: boolean;
}

const KINDS: Readonly<Partial<Record<CutName, NamedKind>>> = {
  trench: { double: true, belt: BUCKLED, epaulettes: true, trench: true, unhoodedCollar: 'wide' },
  tuxedo: { faced: true, satin: true, tuxedo: true },
  'tuxedo-suit': { faced: true, tuxedo: true },
  biker: {
    biker: true,
    epaulettes: true,
    ownCollar: true,
    brightZip: true,
    hem: 0.94,
    lap: 0.06,
    break: 1.17,
    collar: 'wide',
    zip: true,
    pocket: null,
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
  puffer: { hem: 0.88, collar: 'stand', stand: 0.062, ease: 0.014, zip: true, quilt: 0.074, pocket: null },
  'padded-gilet': { hem: 0.86, collar: 'stand', stand: 0.05, ease: 0.008, zip: true, quilt: 0.066, pocket: null },
  'puffer-coat': { hem: 0.56, collar: 'stand', stand: 0.07, ease: 0.014, zip: true, quilt: 0.085, pocket: null },
  anorak: { hem: 0.8, collar: 'stand', stand: 0.06, ease: 0.016, zip: true },
  parka: { waisted: 0.4, drawcord: true, fur: true, hem: 0.66, collar: 'stand', stand: 0.06, ease: 0.022, zip: true },
  cape: { cape: true, hem: 0.6, pocket: null },
  'denim-jacket': {
    denim: true,
    ownCollar: true,
    ownPockets: true,
    hem: 0.93,
    collar: 'shirt',
    pocket: null,
    ease: 0.004,
    buttons: [1.355, 1.275, 1.195, 1.115, 1.035, 0.953],
  },
  'tweed-jacket': {
    braided: true,
    looped: true,
    hem: 0.9,
    lap: 0.004,
    collar: 'none',
    pocket: 'patch',
    buttons: [1.33, 1.25, 1.17, 1.09, 1.01],
  },
  'wrap-coat': { belt: TIED, lap: 0.078, break: 1.118, ease: 0.006 },
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
  tailcoat: { hem: 0.47, waistline: 1.0, pocket: null, buttons: [1.072] },
  waistcoat: { waistcoat: true, hem: 0.925, break: 1.232, collar: 'none', pocket: 'welt', ease: -0.004 },
  safari: { hem: 0.78, pocket: 'patch', collar: 'shirt' },
};

export function namedKind(cut: Piece['cut']): NamedKind {
  return (cut && KINDS[cut]) ?? {};
}
