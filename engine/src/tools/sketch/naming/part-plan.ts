import type { Brief, Piece } from '../../../words/prompt/brief.ts';
import type { Hex } from '../../../foundation/colour/hex.ts';
import { formRowOf, zoneOf } from '../../../words/prompt/vocabulary/form-facts.ts';
import type { Fabric } from '../../../studio/fabrics/fabric.ts';
import { fabricOf } from '../../../studio/fabrics/index.ts';
import { formOf } from '../../../studio/forms/index.ts';
import type { SurfaceRole } from '../../../studio/parts/part.ts';
import type { Fall } from '../regions/fold-request.ts';
import { REGION_KINDS } from './region-name.ts';
import type { NamedRegion, RegionName } from './region-name.ts';
import { ZONE_RULES } from './zone-rules.ts';

/**
 * Regions with the same name and piece and, where the words leave the colour open, nearly the same colour; they share
 * one cloth.
 */
export interface PartPlan {
  readonly name: RegionName;
  /** Index of the piece; -1 for parts of a figure that are not cloth. */
  readonly piece: number;
  readonly fabric: Fabric;
  readonly role: SurfaceRole;
  readonly fall: Fall;
  /** Height in metres above the cloth around it. */
  readonly lift: number;
  /** How far it follows the roundness of the body, 0 to 1. */
  readonly roundness: number;
  /** The colour in the drawing when words leave the colour open, else null. */
  readonly colour: Hex | null;
}

/**
 * Creates one plan for each such group, and maps each label to its plan (-1 for regions without a name, and for
 * `nothing`). `colours` are indexed by label; `boldness` scales the depth of folds.
 */
export function planParts(
  names: ReadonlyMap<number, NamedRegion>,
  colours: readonly (Hex | null)[],
  { pieces }: Brief,
  boldness: number,
): { readonly plans: readonly PartPlan[]; readonly planOf: readonly number[] } {
  const plans: PartPlan[] = [];
  const planOf = colours.map(() => -1);
  const known = new Map<string, number>();
  for (let label = 1; label < colours.length; label++) {
    const named = names.get(label);
    if (!named || named.name === 'nothing') continue;
    const colour = isOpen(named, pieces) ? (colours[label] ?? null) : null;
    const key = `${named.piece} ${named.name} ${colour && near(colour)}`;
    let index = known.get(key);
    if (index === undefined) {
      known.set(key, (index = plans.length));
      plans.push({ ...planOfPart(named, pieces, boldness), colour });
    }
    planOf[label] = index;
  }
  return { plans, planOf };
}

/** Whether words leave the colour of a region open. */
function isOpen({ name, piece }: NamedRegion, pieces: readonly Piece[]): boolean {
  const { words } = REGION_KINDS[name];
  const said = pieces[Math.max(0, piece)]!.colours;
  return !said.some(({ part }) => part === 'main' || words.some((word) => word === part));
}

/** Levels within which two colours count as the same pen. */
const SAME_PEN = 28;
/** Key that is equal for colours which a person would take for the same pen. */
const near = (hex: Hex) =>
  [1, 3, 5].map((at) => Math.round(Number.parseInt(hex.slice(at, at + 2), 16) / SAME_PEN)).join();

function planOfPart(
  { name, piece: index }: NamedRegion,
  pieces: readonly Piece[],
  boldness: number,
): Omit<PartPlan, 'colour'> {
  const piece = pieces[Math.max(0, index)]!;
  const form = formOf(piece.form);
  const usual = typeof form?.fabric === 'function' ? form.fabric(piece) : form?.fabric;
  const named = fabricOf(piece.fabric ?? usual);
  const fabric = form?.adapt?.(named, piece.fabric !== null, piece) ?? named;
  const { role, lift, roundness } = REGION_KINDS[name];
  const over = pieces.length > 1 && zoneOf(piece.form) === 'upper' ? OVER : 0;
  return {
    name,
    piece: index,
    fabric,
    role,
    fall: fallOf(name, piece, fabric, boldness),
    lift: lift + over,
    roundness,
  };
}

/** Depth in metres of folds of the softest cloth. */
const MAX_FOLD_DEPTH = 0.024;
/** Number of folds across a skirt. */
const FOLDS = 7;
/** Depth in metres of the folds of stiff parts. */
const STIFF_DEPTH = 0.0018;
/** Depth in metres of the folds of limbs. */
const LIMB_DEPTH = 0.0135;
/** Depth in metres of the folds of fitted cloth. */
const FITTED_DEPTH = 0.015;
/** Height in metres of an upper garment above others. */
const OVER = 0.008;

function fallOf(name: RegionName, piece: Piece, { drape }: Fabric, boldness: number): Fall {
  const zone = ZONE_RULES[zoneOf(piece.form)];
  const kind = REGION_KINDS[name];
  const soft = (0.3 + 0.7 * (1 - drape.stiffness)) * boldness;
  const hangs = kind.hangs && zone.hangs;
  if (kind.rigid) return { kind: 'stiff', depth: 0, count: 1 };
  if (!zone.sewn || kind.flat) return { kind: 'stiff', depth: STIFF_DEPTH * boldness, count: 1 };
  if (kind.limb || (hangs && formRowOf(piece.form)?.legged))
    return { kind: 'limb', depth: LIMB_DEPTH * soft, count: 1 };
  if (hangs) return { kind: 'hanging', depth: MAX_FOLD_DEPTH * soft, count: FOLDS * (1.25 - 0.5 * drape.stiffness) };
  return { kind: 'fitted', depth: FITTED_DEPTH * soft, count: 1 };
}
