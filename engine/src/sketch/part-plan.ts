import type { Brief, Piece } from '../prompt/brief.ts';
import { zoneOf } from '../prompt/vocabulary/accepts-attribute.ts';
import type { Fabric } from '../studio/fabric.ts';
import { fabricOf } from '../studio/fabrics/index.ts';
import { formOf } from '../studio/forms/index.ts';
import type { SurfaceRole } from '../studio/scene/part.ts';
import type { Fall } from './fold-cloth.ts';
import type { NamedRegion, RegionName } from './region-name.ts';

/** Regions of one name and one piece, which are one cloth. */
export interface PartPlan {
  readonly name: RegionName;
  /** Index into the pieces; -1 for bare skin. */
  readonly piece: number;
  readonly fabric: Fabric;
  readonly role: SurfaceRole;
  readonly fall: Fall;
  /** Metres by which it lies over its neighbours, and the share of the body's roundness that it has. */
  readonly lift: number;
  readonly roundness: number;
}

/** Metres by which parts are laid over the cloth. */
const LIFTS: Partial<Record<RegionName, number>> = {
  collar: 0.007,
  belt: 0.006,
  pockets: 0.0035,
  buttons: 0.0045,
  cuffs: 0.0035,
  hardware: 0.006,
  sleeves: 0.002,
};

const ROLES: Partial<Record<RegionName, SurfaceRole>> = {
  inside: 'lining',
  hardware: 'hardware',
  sole: 'rubber',
  cap: 'hardware',
  buttons: 'leather',
  skin: 'stand',
};

/** One plan for each kind of region that is there, and the plan of each label (-1 for what is seen through). */
export function planParts(
  names: ReadonlyMap<number, NamedRegion>,
  labels: number,
  { pieces }: Brief,
  boldness: number,
): { readonly plans: readonly PartPlan[]; readonly planOf: readonly number[] } {
  const plans: PartPlan[] = [];
  const planOf = new Array<number>(labels + 1).fill(-1);
  const known = new Map<string, number>();
  for (let label = 1; label <= labels; label++) {
    const named = names.get(label);
    if (!named || named.name === 'nothing') continue;
    const key = `${named.piece} ${named.name}`;
    let index = known.get(key);
    if (index === undefined) {
      known.set(key, (index = plans.length));
      plans.push(planOfPart(named, pieces, boldness));
    }
    planOf[label] = index;
  }
  return { plans, planOf };
}

function planOfPart({ name, piece: index }: NamedRegion, pieces: readonly Piece[], boldness: number): PartPlan {
  const piece = pieces[Math.max(0, index)]!;
  const form = formOf(piece.form);
  const usual = typeof form?.fabric === 'function' ? form.fabric(piece) : form?.fabric;
  const named = fabricOf(piece.fabric ?? usual);
  const fabric = form?.adapt?.(named, piece.fabric !== null, piece) ?? named;
  const over = pieces.length > 1 && zoneOf(piece.form) === 'upper' ? 0.008 : 0;
  return {
    ...{ name, piece: index, fabric },
    role: ROLES[name] ?? 'cloth',
    fall: fallOf(name, piece, fabric, boldness),
    lift: (LIFTS[name] ?? 0) + over,
    roundness: name === 'inside' ? 0.25 : name === 'handle' ? 0.6 : 1,
  };
}

/** Metres that folds of the softest cloth stand off, and folds across a skirt. */
const SOFTEST = 0.017;
const FOLDS = 7;

function fallOf(name: RegionName, piece: Piece, { drape }: Fabric, boldness: number): Fall {
  const zone = zoneOf(piece.form);
  const soft = (0.3 + 0.7 * (1 - drape.stiffness)) * boldness;
  const hangs = name === 'main' && (zone === 'lower' || zone === 'whole' || zone === 'cloth' || zone === 'neck');
  if (name === 'skin' || name === 'hardware' || name === 'buttons' || name === 'sole') {
    return { kind: 'stiff', depth: 0, count: 1 };
  }
  if (!['whole', 'upper', 'lower', 'cloth', 'neck'].includes(zone) || name === 'belt' || name === 'collar') {
    return { kind: 'stiff', depth: 0.0018 * boldness, count: 1 };
  }
  const legs = ['trousers', 'jeans', 'shorts', 'jumpsuit'].includes(piece.form);
  if (name === 'sleeves' || (hangs && legs)) return { kind: 'limb', depth: 0.0085 * soft, count: 1 };
  if (hangs) return { kind: 'hanging', depth: SOFTEST * soft, count: FOLDS * (1.25 - 0.5 * drape.stiffness) };
  return { kind: 'fitted', depth: 0.0062 * soft, count: 1 };
}
