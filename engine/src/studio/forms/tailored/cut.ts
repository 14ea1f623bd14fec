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

export function tailoredCut({ form, cut, attributes }: Piece): TailoredCut {
  const { fit, length, collar, closure, belt, pocket, waist } = attributes;
  const kind = form === 'coat' || form === 'blazer' ? form : 'jacket';
  const trench = cut === 'trench';
  const coat = kind === 'coat';
  const ease = (EASES[fit ?? 'regular'] ?? 0) + (coat ? 0.008 : 0);
  const double = closure === 'double-breasted' || (closure === undefined && (trench || cut === 'peacoat'));
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
  const breakHeight = (coat ? 1.12 : 1.085) + (double ? 0.035 : 0);
  const hem = (length && HEMS[length]) ?? (cut === 'peacoat' ? 0.76 : coat ? 0.37 : kind === 'blazer' ? 0.77 : 0.84);
  return {
    ...{ kind, trench, hem, ease, double },
    shoulder: [0.19 + ease * 0.9, 1.436 - Math.max(0, ease) * 0.3],
    armpit: 1.235 - Math.max(0, ease) * 0.8,
    waisted:
      belted === 'none'
        ? waist === 'cinched' || fit === 'tailored' || fit === 'slim'
          ? 0.7
          : fit === 'oversized'
            ? 0
            : coat
              ? 0.25
              : 0.5
        : 1,
    flare: coat ? (belted === 'none' ? 0.02 : 0.055) : 0,
    lap: double ? 0.092 : 0.02,
    break: breakHeight,
    collar: (collar && COLLARS[collar]) ?? (double && !trench ? 'peak' : trench ? 'wide' : 'notch'),
    belt: belted,
    pocket:
      pocket === 'none'
        ? 'none'
        : pocket === 'patch'
          ? 'patch'
          : pocket === 'welt' || pocket === 'side'
            ? 'welt'
            : pocket === 'flap'
              ? 'flap'
              : coat
                ? 'welt'
                : 'flap',
    buttons: closure === 'open' || closure === 'tie' || sash ? [] : buttonRows(coat, double, breakHeight),
    column: double ? 0.058 : 0,
    cutaway: kind === 'blazer' && !double ? 0.06 : 0,
  };
}

function buttonRows(coat: boolean, double: boolean, top: number): number[] {
  if (double) return coat ? [top - 0.012, top - 0.155, top - 0.29] : [top - 0.012, top - 0.125];
  return coat ? [top - 0.008, top - 0.13, top - 0.25] : [top - 0.008, top - 0.105];
}
