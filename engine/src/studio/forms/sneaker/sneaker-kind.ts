import type { Piece } from '../../../words/prompt/brief.ts';
import type { FabricName } from '../../fabrics/fabric.ts';

/** What a kind of sneaker has, a row each. */
export interface SneakerKind {
  /** What its upper is made of where words name no fabric. */
  readonly fabric: FabricName;
  /** Which pieces are sewn on it (`overlay-shapes.ts`). */
  readonly overlays: 'heel tab' | 'toe cap' | 'panels' | 'runner panels';
  /** How its sole is made (`sole-part.ts`). */
  readonly sole: 'cup' | 'moulded' | 'vulcanised';
  /** Metres by which a sole that is not a platform lifts the upper. Default next to nothing, at random. */
  readonly lift?: number;
  /** It has no laces, and elastic at the instep. */
  readonly elastic?: boolean;
  /** It has holes in the toe box. */
  readonly perforated?: boolean;
  /** Its collar is bound and its pieces are sewn with thread of a colour of its own, as canvas is. */
  readonly ecruThread?: boolean;
  /** Its pieces are of synthetic leather, and its lining runs through the whole shoe. */
  readonly synthetic?: boolean;
  /** It keeps its kind whatever fabric the words name. */
  readonly ofAnyFabric?: boolean;
  /** It stands on a thick sole. */
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
  'dad-sneaker': { ...RUNNER, chunky: true },
  plimsoll: PLIMSOLL,
};
const BY_FABRIC: { readonly [Name in FabricName]?: SneakerKind } = { mesh: RUNNER, knit: RUNNER, canvas: PLIMSOLL };

/** The kind that the words name, else the one that is usually made of their fabric, else a leather court shoe. */
export function sneakerKind({ cut, fabric, attributes }: Piece): SneakerKind {
  const named = (cut && KINDS[cut]) ?? undefined;
  if (attributes.closure === 'none') return { ...SLIP_ON, chunky: named?.chunky === true };
  if (named?.ofAnyFabric) return named;
  return (fabric && BY_FABRIC[fabric]) ?? named ?? COURT;
}
