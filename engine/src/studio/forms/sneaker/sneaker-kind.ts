import type { Piece } from '../../../words/prompt/brief.ts';
import type { FabricName } from '../../fabrics/fabric.ts';

/** Features of each kind of sneaker, one row per kind. */
export interface SneakerKind {
  /** Fabric of the upper when words name none. */
  readonly fabric: FabricName;
  /** Pieces that are sewn on it (`overlay-shapes.ts`). */
  readonly overlays: 'heel tab' | 'toe cap' | 'panels' | 'runner panels';
  /** Construction of its sole (`sole-part.ts`). */
  readonly sole: 'cup' | 'moulded' | 'vulcanised' | 'studded';
  /** Metres by which a sole that is not chunky raises the upper (`sneaker.ts`). By default a small random value. */
  readonly lift?: number;
  /** True when it has elastic at the instep instead of laces. */
  readonly elastic?: boolean;
  /** True when the toe box has holes. */
  readonly perforated?: boolean;
  /** True when its collar is bound and its pieces are sewn with ecru thread, as on canvas. */
  readonly ecruThread?: boolean;
  /** True when its pieces are of synthetic leather and its lining continues through the whole shoe. */
  readonly synthetic?: boolean;
  /** True when a fabric that words name does not change its kind. */
  readonly ofAnyFabric?: boolean;
  /** True when it has a thick sole. */
  readonly chunky?: boolean;
}

const COURT: SneakerKind = { fabric: 'leather', overlays: 'panels', sole: 'cup', perforated: true };
const RUNNER: SneakerKind = {
  fabric: 'mesh',
  overlays: 'runner panels',
  sole: 'moulded',
  lift: 0.006,
  synthetic: true,
  ofAnyFabric: true,
};
/** A football boot: a skin of synthetic leather on a thin plate with studs. */
const FOOTBALL: SneakerKind = {
  fabric: 'leather',
  overlays: 'runner panels',
  sole: 'studded',
  lift: 0.006,
  synthetic: true,
  ofAnyFabric: true,
};
const PLIMSOLL: SneakerKind = { fabric: 'canvas', overlays: 'toe cap', sole: 'vulcanised', ecruThread: true };
const SLIP_ON: SneakerKind = {
  fabric: 'canvas',
  overlays: 'heel tab',
  sole: 'vulcanised',
  elastic: true,
  ofAnyFabric: true,
};

const KINDS: { readonly [Cut in NonNullable<Piece['cut']>]?: SneakerKind } = {
  'slip-on-sneaker': SLIP_ON,
  runner: RUNNER,
  'football-boot': FOOTBALL,
  'dad-sneaker': { ...RUNNER, chunky: true },
  plimsoll: PLIMSOLL,
};
const BY_FABRIC: { readonly [Name in FabricName]?: SneakerKind } = { mesh: RUNNER, knit: RUNNER, canvas: PLIMSOLL };

/** The kind that words name, else the usual kind of their fabric, else a leather court shoe. */
export function sneakerKind({ cut, fabric, attributes }: Piece): SneakerKind {
  const named = (cut && KINDS[cut]) ?? undefined;
  if (attributes.closure === 'none') return { ...SLIP_ON, chunky: named?.chunky === true };
  if (named?.ofAnyFabric) return named;
  return (fabric && BY_FABRIC[fabric]) ?? named ?? COURT;
}
