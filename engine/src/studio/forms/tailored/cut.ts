import type { Piece } from '../../../prompt/brief.ts';
import type { Rgb } from '../../../raster/softbox.ts';
import { linearFromHex } from '../../colour.ts';

/** Measures and details of a coat, blazer or jacket in metres, from the words of a brief. */
export interface TailoredCut {
  readonly kind: 'coat' | 'blazer' | 'jacket';
  readonly trench: boolean;
  readonly hem: number;
  readonly ease: number;
  readonly shoulder: readonly [halfWidth: number, height: number];
  readonly armpit: number;
  /** Pulled in at the waist: 0 hangs straight, 1 is belted. */
  readonly waisted: number;
  /** Added to the half-width at the hem. */
  readonly flare: number;
  readonly double: boolean;
  /** Front edge of the upper layer, metres to the wearer's left (+x). */
  readonly lap: number;
  /** Height at which the lapel begins to roll. */
  readonly break: number;
  readonly collar: 'notch' | 'peak' | 'wide' | 'shawl' | 'shirt' | 'stand' | 'none';
  /** Height of a collar that stands. */
  readonly stand: number;
  readonly belt: 'none' | 'buckle' | 'sash';
  readonly pocket: 'none' | 'flap' | 'welt' | 'patch';
  /** Heights of button rows, and how far from the middle each column stands. */
  readonly buttons: readonly number[];
  readonly column: number;
  readonly zip: boolean;
  /** Distance between quilting lines, 0 for none. */
  readonly quilt: number;
  /** Curve by which the fronts part below the last button, 0 for none. */
  readonly cutaway: number;
  /** 1 for a padded crown that swells over the armhole, 0 for a sleeve that runs on from the shoulder. */
  readonly crown: number;
  /** Metres from the shoulder to the hem of the sleeve straight down, added to its radius, and to that at the hem. */
  readonly sleeve: { readonly length: number; readonly width: number; readonly flare: number };
  /** How full it is round the hip above a narrow hem, 0 to 1. */
  readonly cocoon: number;
  /** Knitted bands at hem, cuffs and neck. */
  readonly ribbed: boolean;
  /** Hangs from the shoulders without sleeves. */
  readonly cape: boolean;
  readonly sleeveless: boolean;
  /** Heights of horn toggles on loops of leather, none on most. */
  readonly toggles: readonly number[];
  /** Drawn in at the waist by a cord. */
  readonly drawcord: boolean;
  readonly raglan: boolean;
  readonly wash: Piece['attributes']['wash'];
  readonly hood: boolean;
  /** Linear colour of the lining where words name one, or the cloth has a print that it must not show. */
  readonly lining: Rgb | null;
  /** Fur round the hood: undyed, or in the colour that words name for it. */
  readonly fur: 'none' | 'natural' | 'dyed';
  readonly denim: boolean;
  /** Braid along all edges. */
  readonly braid: boolean;
  readonly biker: boolean;
  readonly tuxedo: boolean;
  readonly epaulettes: boolean;
}

const COLLARS: Readonly<Record<string, TailoredCut['collar']>> = {
  none: 'none',
  peak: 'peak',
  wide: 'wide',
  shawl: 'shawl',
  mandarin: 'stand',
  'peter-pan': 'shirt',
  camp: 'shirt',
  funnel: 'stand',
};
const HEMS: Readonly<Record<string, number>> = {
  cropped: 1.02,
  hip: 0.86,
  thigh: 0.72,
  mini: 0.66,
  knee: 0.47,
  midi: 0.33,
  maxi: 0.16,
  floor: 0.08,
};
const EASES: Readonly<Record<string, number>> = {
  slim: -0.008,
  tailored: -0.004,
  regular: 0,
  relaxed: 0.014,
  oversized: 0.032,
};

/** Metres from the shoulder to the hem of a sleeve. */
const LENGTHS: Readonly<Record<string, number>> = {
  cap: 0.17,
  short: 0.24,
  elbow: 0.34,
  'three-quarter': 0.47,
  long: 0.6,
};

/** What a named kind of jacket changes before the words have their say. */
interface Kind {
  readonly hem?: number;
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
}

const KINDS: Readonly<Record<string, Kind>> = {
  biker: { hem: 0.94, lap: 0.06, break: 1.17, collar: 'wide', zip: true, pocket: 'none', ease: -0.004 },
  bomber: { hem: 0.9, collar: 'stand', stand: 0.036, ease: 0.016, zip: true, pocket: 'welt', ribbed: true },
  puffer: { hem: 0.88, collar: 'stand', stand: 0.062, ease: 0.014, zip: true, quilt: 0.074, pocket: 'none' },
  'puffer-coat': { hem: 0.56, collar: 'stand', stand: 0.07, ease: 0.014, zip: true, quilt: 0.085, pocket: 'none' },
  anorak: { hem: 0.8, collar: 'stand', stand: 0.06, ease: 0.016, zip: true },
  parka: { hem: 0.66, collar: 'stand', stand: 0.06, ease: 0.022, zip: true },
  cape: { hem: 0.6, pocket: 'none' },
  'denim-jacket': {
    ...{ hem: 0.93, collar: 'shirt', pocket: 'none', ease: 0.004 },
    buttons: [1.355, 1.275, 1.195, 1.115, 1.035, 0.953],
  },
  'tweed-jacket': { hem: 0.9, lap: 0.004, collar: 'none', pocket: 'patch', buttons: [1.33, 1.25, 1.17, 1.09, 1.01] },
  peacoat: { hem: 0.76, collar: 'wide' },
  duffle: { hem: 0.62, collar: 'stand', stand: 0.045, pocket: 'patch', ease: 0.012, buttons: [] },
  safari: { hem: 0.78, pocket: 'patch', collar: 'shirt' },
};

export function tailoredCut({ form, cut, attributes, details, colours, partFabrics, pattern }: Piece): TailoredCut {
  const { fit, length, collar, closure, belt, waist, silhouette, sleeve, sleeveShape } = attributes;
  const kind = form === 'coat' || form === 'blazer' ? form : 'jacket';
  const named = KINDS[cut ?? ''] ?? {};
  const trench = cut === 'trench';
  const coat = kind === 'coat';
  const ease = (EASES[fit ?? 'regular'] ?? 0) + (named.ease ?? 0) + (coat ? 0.006 : 0);
  const zip = named.zip ?? closure === 'zip';
  const double = !zip && (closure === 'double-breasted' || (closure === undefined && (trench || cut === 'peacoat')));
  const sash = belt === 'sash' || cut === 'wrap-coat';
  const belted = beltKind(belt, sash, trench);
  const breakHeight = named.break ?? (coat ? 1.12 : 1.085) + (double ? 0.035 : 0);
  const straight = named.quilt !== undefined || fit === 'oversized' ? 0 : coat ? 0.25 : 0.6;
  const bare = zip || sash || closure === 'open' || closure === 'tie';
  const soft = fit === 'oversized' || named.ribbed === true || named.quilt !== undefined;
  const broad = details.includes('shoulder-pads') ? 0.016 : 0;
  const wideArm = sleeveShape === 'kimono' || sleeveShape === 'bell' ? 0.016 : sleeveShape === 'balloon' ? 0.014 : 0;
  const dropped = fit === 'oversized' || sleeveShape === 'kimono' ? 0.018 : 0;
  const cape = cut === 'cape' || (sleeveShape === 'cape' && coat);
  const kindOfCollar =
    (cut === 'biker' || cut === 'denim-jacket' ? undefined : collar && COLLARS[collar]) ??
    named.collar ??
    (trench ? 'wide' : double ? 'peak' : 'notch');
  const high = !double && (kindOfCollar === 'stand' || kindOfCollar === 'none' || kindOfCollar === 'shirt');
  const furred = cut === 'parka' || partFabrics.some(({ part, fabric }) => part === 'hood' && fabric === 'fur');
  const loose = ['a-line', 'tent', 'cocoon', 'boxy', 'shift', 'column'];
  const hem = (length && HEMS[length]) ?? named.hem ?? (coat ? 0.37 : kind === 'blazer' ? 0.765 : 0.84);
  return {
    ...{ kind, trench, ease, double, zip, hem },
    shoulder: [0.204 + ease * 0.7 + broad + dropped, 1.45 - dropped * 0.45 - (soft ? 0.004 : 0)],
    armpit: 1.238 - Math.max(0, ease) * 0.9,
    waisted:
      cut === 'parka'
        ? 0.4
        : loose.includes(silhouette ?? '')
          ? 0
          : belted !== 'none'
            ? 1
            : waist === 'cinched' || fit === 'tailored' || fit === 'slim'
              ? 0.95
              : straight,
    flare: flareOf(silhouette, coat, belted !== 'none'),
    lap: named.lap ?? (double ? 0.092 : zip ? 0.008 : 0.02),
    break: breakHeight,
    collar: kindOfCollar,
    stand: collar === 'funnel' ? 0.07 : (named.stand ?? (coat ? 0.055 : 0.038)),
    belt: belted,
    pocket: pocketKind(attributes.pocket, cut) ?? named.pocket ?? (coat ? 'welt' : 'flap'),
    buttons: bare ? [] : (named.buttons ?? (high ? highRows(hem) : buttonRows(coat, double, breakHeight, hem))),
    column: double ? 0.058 : 0,
    quilt: named.quilt ?? 0,
    cutaway: kind === 'blazer' && !double ? 0.04 : 0,
    crown: soft || sleeveShape === 'raglan' || sleeveShape === 'kimono' ? 0.25 : 1,
    sleeve: {
      length: (LENGTHS[sleeve ?? 'long'] ?? 0.6) + (fit === 'oversized' ? 0.018 : 0),
      width: (coat ? 0.004 : 0) + wideArm + (named.ribbed ? 0.004 : 0),
      flare: sleeveShape === 'bell' ? 0.045 : sleeveShape === 'kimono' ? 0.03 : 0,
    },
    cocoon: silhouette === 'cocoon' ? 1 : 0,
    ribbed: named.ribbed ?? false,
    ...{ cape, sleeveless: !cape && sleeve === 'sleeveless', hood: attributes.hood === 'hood' },
    lining: liningColour(colours, pattern !== null),
    fur: !furred ? 'none' : colours.some(({ part }) => part === 'trim' || part === 'hood') ? 'dyed' : 'natural',
    toggles: cut === 'duffle' ? [1.32, 1.2, 1.08, 0.96] : [],
    ...{ drawcord: cut === 'parka' || waist === 'elastic', raglan: sleeveShape === 'raglan', wash: attributes.wash },
    ...{
      denim: cut === 'denim-jacket',
      braid: cut === 'tweed-jacket',
      biker: cut === 'biker',
      tuxedo: cut === 'tuxedo',
    },
    epaulettes: trench || cut === 'biker' || details.includes('epaulettes'),
  };
}

function liningColour(colours: Piece['colours'], printed: boolean): Rgb | null {
  const named = colours.find(({ part }) => part === 'lining');
  if (named) return linearFromHex(named.hex);
  if (!printed) return null;
  const main = colours.find(({ part }) => part === 'main');
  return main ? linearFromHex(main.hex) : [0.1, 0.1, 0.11];
}

function beltKind(belt: Piece['attributes']['belt'], sash: boolean, trench: boolean): TailoredCut['belt'] {
  if (sash) return 'sash';
  if (belt === 'none') return 'none';
  return belt !== undefined || trench ? 'buckle' : 'none';
}

function flareOf(silhouette: Piece['attributes']['silhouette'], coat: boolean, belted: boolean): number {
  if (!coat) return silhouette === 'a-line' || silhouette === 'peplum' ? 0.03 : 0;
  if (silhouette === 'a-line' || silhouette === 'tent' || silhouette === 'fit-and-flare') return 0.11;
  if (silhouette === 'cocoon' || silhouette === 'boxy' || silhouette === 'column' || silhouette === 'shift') return 0;
  return belted ? 0.06 : 0.022;
}

function pocketKind(asked: Piece['attributes']['pocket'], cut: Piece['cut']): TailoredCut['pocket'] | undefined {
  if (cut === 'denim-jacket') return 'none';
  if (asked === 'none' || asked === 'patch' || asked === 'welt' || asked === 'flap') return asked;
  return asked === 'side' ? 'welt' : asked === 'cargo' ? 'patch' : undefined;
}

/** Buttons of a front that closes up to the neck. */
function highRows(hem: number): number[] {
  const count = Math.min(7, Math.max(4, Math.round((1.36 - hem) / 0.1)));
  const step = Math.min(0.11, (1.345 - hem - 0.09) / (count - 1));
  return Array.from({ length: count }, (_, i) => 1.345 - i * step);
}

function buttonRows(coat: boolean, double: boolean, top: number, hem: number): number[] {
  const rows = double
    ? coat
      ? [top - 0.012, top - 0.15, top - 0.28]
      : [top - 0.012, top - 0.125]
    : coat
      ? [top - 0.008, top - 0.13, top - 0.25]
      : [top - 0.008, top - 0.105];
  // On short pieces the rows stand closer, and none comes near the hem.
  const room = (rows[0]! - hem - 0.1) / (rows[0]! - rows.at(-1)!);
  const first = rows[0]!;
  return rows.map((y) => first - (first - y) * Math.min(1, Math.max(0.4, room))).filter((y) => y > hem + 0.04);
}
