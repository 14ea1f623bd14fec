import type { Piece } from '../../../../words/prompt/brief.ts';
import { isHooded } from '../../../parts/is-hooded.ts';
import { BUCKLED, TIED, wordedBelt } from './belts.ts';
import type { Belt } from './belts.ts';
import { COLLAR_KINDS, wordedCollar } from './collar-kinds.ts';
import type { TailoredCut } from './cut.ts';
import { namedKind } from './named-kinds.ts';
import type { TailoredKind } from './tailored-kinds.ts';

/** Closure, collar and belt of a cut, in metres. */
export type Fastening = Pick<
  TailoredCut,
  'double' | 'zip' | 'lap' | 'break' | 'collar' | 'stand' | 'belt' | 'buttons' | 'column' | 'toggles'
>;

interface Closure {
  readonly zip?: boolean;
  readonly double?: boolean;
  /** True when the front is tied or hangs open. */
  readonly buttonless?: boolean;
}

const CLOSURES: { readonly [Name in NonNullable<Piece['attributes']['closure']>]?: Closure } = {
  zip: { zip: true },
  'double-breasted': { double: true },
  open: { buttonless: true },
  tie: { buttonless: true },
};

/**
 * Position of the front edges beside a zip that closes up to the neck: they end this far before the centre, in metres,
 * and show the zip's tape.
 */
const BESIDE_ZIP = -0.0075;

/** Metres above the hem of the lowest button: a cropped jacket has fewer than a long one. */
const ABOVE_HEM = 0.015;

export function fasteningOf(piece: Piece, kind: TailoredKind, hem: number): Fastening {
  const { collar, closure } = piece.attributes;
  const named = namedKind(piece.cut);
  const hooded = isHooded(piece);
  const usualClosure: Closure = { zip: hooded && kind.zippedHood, double: named.double === true };
  const chosen = closure === undefined ? usualClosure : (CLOSURES[closure] ?? {});
  const zip = named.zip ?? chosen.zip === true;
  const double = !zip && chosen.double === true;
  const belt = beltOf(wordedBelt(piece.attributes.belt), named.belt);
  const low = named.break ?? kind.break + (double ? 0.035 : 0);
  const worded = wordedCollar(collar);
  const usual = hooded ? 'stand' : (named.unhoodedCollar ?? (double ? 'peak' : 'notch'));
  const drawn = COLLAR_KINDS[(named.ownCollar ? undefined : worded?.name) ?? named.collar ?? usual];
  const high = !double && drawn.lapel === null;
  return {
    double,
    zip,
    lap: named.lap ?? (double ? 0.092 : zip ? (high ? BESIDE_ZIP : 0.008) : 0.02),
    break: low,
    collar: drawn,
    stand: worded?.stand ?? named.stand ?? kind.stand,
    belt,
    buttons:
      zip || belt?.tied || named.belt?.tied || chosen.buttonless
        ? []
        : named.waistcoat
          ? waistcoatRows(low, hem, double)
          : (named.buttons?.filter((y) => y > hem + ABOVE_HEM) ??
            (high ? highRows(hem) : lapelRows(double ? kind.rows.double : kind.rows.single, low, hem))),
    column: double ? 0.058 : 0,
    toggles: named.toggles ?? [],
  };
}

/** Returns the belt. A garment that is usually tied has a sash, unless words exclude a belt. */
function beltOf(worded: Belt | null | undefined, usual: Belt | undefined): Belt | null {
  if (worded === null) return null;
  if (worded?.tied || usual?.tied) return TIED;
  return worded || usual ? BUCKLED : null;
}

/** Heights of a waistcoat's buttons, from the lowest point of the neck to the point where the fronts part. */
function waistcoatRows(neck: number, hem: number, double: boolean): number[] {
  const [top, bottom] = [neck - 0.02, Math.min(neck - 0.09, hem + 0.105)];
  const count = double ? 3 : Math.min(6, Math.max(3, Math.round((top - bottom) / 0.047) + 1));
  return Array.from({ length: count }, (_, i) => top - ((top - bottom) * i) / (count - 1));
}

/** Heights of the buttons of a front that closes up to the neck. */
function highRows(hem: number): number[] {
  const count = Math.min(7, Math.max(4, Math.round((1.36 - hem) / 0.1)));
  const step = Math.min(0.11, (1.345 - hem - 0.09) / (count - 1));
  return Array.from({ length: count }, (_, i) => 1.345 - i * step);
}

/** Heights of the buttons below the roll of the lapels at `top`. */
function lapelRows(distances: readonly number[], top: number, hem: number): number[] {
  const rows = distances.map((distance) => top - distance);
  // On short pieces the rows are closer, and none is near the hem.
  const share = (rows[0]! - hem - 0.1) / (rows[0]! - rows.at(-1)!);
  const first = rows[0]!;
  return rows.map((y) => first - (first - y) * Math.min(1, Math.max(0.4, share))).filter((y) => y > hem + 0.04);
}
