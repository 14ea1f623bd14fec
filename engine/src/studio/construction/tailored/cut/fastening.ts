import type { Piece } from '../../../../words/prompt/brief.ts';
import type { TailoredCut } from './cut.ts';
import { namedKind } from './named-kinds.ts';

/** Closure and collar of a front, metres. */
export type Fastening = Pick<
  TailoredCut,
  'double' | 'zip' | 'lap' | 'break' | 'collar' | 'stand' | 'belt' | 'buttons' | 'column' | 'toggles'
>;

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

/** Fronts that close up to the neck by a zip end this far before the centre and show its tape. */
const BESIDE_ZIP = -0.0075;

export function fasteningOf({ cut, attributes }: Piece, kind: TailoredCut['kind'], hem: number): Fastening {
  const { collar, closure, belt } = attributes;
  const named = namedKind(cut);
  const coat = kind === 'coat';
  const trench = named.sewn === 'trench';
  const hooded = attributes.hood === 'hood';
  const zip = named.zip ?? (closure === 'zip' || (closure === undefined && hooded && !coat));
  const double = !zip && (closure === 'double-breasted' || (closure === undefined && named.double === true));
  const sash = belt === 'sash' || named.belt === 'sash';
  const low = named.break ?? (coat ? 1.12 : 1.085) + (double ? 0.035 : 0);
  const asked = named.ownCollar ? undefined : collar && COLLARS[collar];
  const usual = hooded ? 'stand' : trench ? 'wide' : double ? 'peak' : 'notch';
  const drawn = asked ?? named.collar ?? usual;
  const high = !double && (drawn === 'stand' || drawn === 'none' || drawn === 'shirt');
  const bare = zip || sash || closure === 'open' || closure === 'tie';
  return {
    double,
    zip,
    lap: named.lap ?? (double ? 0.092 : zip ? (high ? BESIDE_ZIP : 0.008) : 0.02),
    break: low,
    collar: drawn,
    stand: collar === 'funnel' ? 0.07 : (named.stand ?? (coat ? 0.055 : 0.038)),
    belt: beltKind(belt, sash, trench),
    buttons: bare
      ? []
      : named.sewn === 'waistcoat'
        ? waistcoatRows(low, hem, double)
        : (named.buttons ?? (high ? highRows(hem) : lapelRows(coat, double, low, hem))),
    column: double ? 0.058 : 0,
    toggles: named.toggles ?? [],
  };
}

function beltKind(belt: Piece['attributes']['belt'], sash: boolean, trench: boolean): TailoredCut['belt'] {
  if (sash) return 'sash';
  if (belt === 'none') return 'none';
  return belt !== undefined || trench ? 'buckle' : 'none';
}

/** From the lowest point of the neck to the point where the fronts part. */
function waistcoatRows(neck: number, hem: number, double: boolean): number[] {
  const [top, bottom] = [neck - 0.02, Math.min(neck - 0.09, hem + 0.105)];
  const count = double ? 3 : Math.min(6, Math.max(3, Math.round((top - bottom) / 0.047) + 1));
  return Array.from({ length: count }, (_, i) => top - ((top - bottom) * i) / (count - 1));
}

/** Buttons of a front that closes up to the neck. */
function highRows(hem: number): number[] {
  const count = Math.min(7, Math.max(4, Math.round((1.36 - hem) / 0.1)));
  const step = Math.min(0.11, (1.345 - hem - 0.09) / (count - 1));
  return Array.from({ length: count }, (_, i) => 1.345 - i * step);
}

/** Buttons below the roll of the lapels at `top`. */
function lapelRows(coat: boolean, double: boolean, top: number, hem: number): number[] {
  const rows = double
    ? coat
      ? [top - 0.012, top - 0.15, top - 0.28]
      : [top - 0.012, top - 0.125]
    : coat
      ? [top - 0.008, top - 0.13, top - 0.25]
      : [top - 0.008, top - 0.105];
  // On short pieces the rows are closer, and none is near the hem.
  const room = (rows[0]! - hem - 0.1) / (rows[0]! - rows.at(-1)!);
  const first = rows[0]!;
  return rows.map((y) => first - (first - y) * Math.min(1, Math.max(0.4, room))).filter((y) => y > hem + 0.04);
}
