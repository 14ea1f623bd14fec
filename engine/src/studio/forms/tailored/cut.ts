import type { Piece } from '../../../prompt/brief.ts';

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
  readonly collar: 'notch' | 'peak' | 'wide' | 'shawl' | 'stand' | 'none';
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
}

const COLLARS: Readonly<Record<string, TailoredCut['collar']>> = {
  none: 'none',
  peak: 'peak',
  wide: 'wide',
  shawl: 'shawl',
  mandarin: 'stand',
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
}

const KINDS: Readonly<Record<string, Kind>> = {
  biker: { hem: 0.93, lap: 0.06, break: 1.16, collar: 'wide', zip: true, pocket: 'welt' },
  bomber: { hem: 0.92, collar: 'stand', ease: 0.016, zip: true, pocket: 'welt' },
  puffer: { hem: 0.88, collar: 'stand', ease: 0.02, zip: true, quilt: 0.068, pocket: 'none' },
  'puffer-coat': { hem: 0.56, collar: 'stand', ease: 0.022, zip: true, quilt: 0.085, pocket: 'none' },
  anorak: { hem: 0.8, collar: 'stand', ease: 0.016, zip: true },
  parka: { hem: 0.66, collar: 'stand', ease: 0.016, zip: true },
  'denim-jacket': { hem: 0.93, break: 1.33, collar: 'wide', pocket: 'welt' },
  'tweed-jacket': { hem: 0.9, collar: 'none', pocket: 'patch' },
  peacoat: { hem: 0.76, collar: 'wide' },
  safari: { hem: 0.78, pocket: 'patch' },
};

export function tailoredCut({ form, cut, attributes }: Piece): TailoredCut {
  const { fit, length, collar, closure, belt, waist } = attributes;
  const kind = form === 'coat' || form === 'blazer' ? form : 'jacket';
  const named = KINDS[cut ?? ''] ?? {};
  const trench = cut === 'trench';
  const coat = kind === 'coat';
  const ease = (EASES[fit ?? 'regular'] ?? 0) + (named.ease ?? 0) + (coat ? 0.008 : 0);
  const zip = named.zip ?? closure === 'zip';
  const double = !zip && (closure === 'double-breasted' || (closure === undefined && (trench || cut === 'peacoat')));
  const sash = belt === 'sash' || cut === 'wrap-coat';
  const belted = sash
    ? 'sash'
    : belt === undefined
      ? trench
        ? 'buckle'
        : 'none'
      : belt === 'none'
        ? 'none'
        : 'buckle';
  const breakHeight = named.break ?? (coat ? 1.12 : 1.085) + (double ? 0.035 : 0);
  const straight = named.quilt !== undefined || fit === 'oversized' ? 0 : coat ? 0.25 : 0.5;
  const bare = zip || sash || closure === 'open' || closure === 'tie';
  return {
    ...{ kind, trench, ease, double, zip },
    hem: (length && HEMS[length]) ?? named.hem ?? (coat ? 0.37 : kind === 'blazer' ? 0.77 : 0.84),
    shoulder: [0.19 + ease * 0.9, 1.436 - Math.max(0, ease) * 0.3],
    armpit: 1.235 - Math.max(0, ease) * 0.8,
    waisted: belted !== 'none' ? 1 : waist === 'cinched' || fit === 'tailored' || fit === 'slim' ? 0.7 : straight,
    flare: coat ? (belted === 'none' ? 0.02 : 0.055) : 0,
    lap: named.lap ?? (double ? 0.092 : zip ? 0.008 : 0.02),
    break: breakHeight,
    collar:
      (cut === 'biker' ? undefined : collar && COLLARS[collar]) ??
      named.collar ??
      (trench ? 'wide' : double ? 'peak' : 'notch'),
    belt: belted,
    pocket: pocketKind(attributes.pocket) ?? named.pocket ?? (coat ? 'welt' : 'flap'),
    buttons: bare ? [] : cut === 'denim-jacket' ? [1.3, 1.23, 1.16, 1.09, 1.02] : buttonRows(coat, double, breakHeight),
    column: double ? 0.058 : 0,
    quilt: named.quilt ?? 0,
    cutaway: kind === 'blazer' && !double ? 0.04 : 0,
  };
}

function pocketKind(asked: Piece['attributes']['pocket']): TailoredCut['pocket'] | undefined {
  if (asked === 'none' || asked === 'patch' || asked === 'welt' || asked === 'flap') return asked;
  return asked === 'side' ? 'welt' : asked === 'cargo' ? 'patch' : undefined;
}

function buttonRows(coat: boolean, double: boolean, top: number): number[] {
  if (double) return coat ? [top - 0.012, top - 0.155, top - 0.29] : [top - 0.012, top - 0.125];
  return coat ? [top - 0.008, top - 0.13, top - 0.25] : [top - 0.008, top - 0.105];
}
