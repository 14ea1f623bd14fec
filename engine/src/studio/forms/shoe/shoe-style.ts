/** The kind of shoe or boot that words describe, and the measures that follow from it. */
import { between } from '../../../foundation/geometry/random.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { FormContext } from '../../parts/form.ts';
import { HEELS } from './heel-kinds.ts';
import type { HeelShape } from './heel-kinds.ts';
import type { ToeShape } from './lasts.ts';
import type { ShoeDesign } from './shoe-design.ts';
import { bootKind, shoeKind } from './shoe-kinds.ts';
import type { ShoeKind } from './shoe-kinds.ts';
import { LUG_SOLE } from './sole-kinds.ts';
import type { SoleKind } from './sole-kinds.ts';

export interface ShoeStyle {
  readonly kind: ShoeKind;
  readonly sole: SoleKind;
  readonly design: ShoeDesign;
  /** True when rows of holes are punched along the edges. */
  readonly punched: boolean;
  /** True when the toe is cut open. */
  readonly peep: boolean;
  readonly laced: boolean;
}

/** Heights of the shafts above the floor, metres. */
const SHAFTS: Readonly<Record<NonNullable<Piece['attributes']['shaft']>, number>> = {
  low: 0.14,
  ankle: 0.175,
  high: 0.21,
  calf: 0.3,
  knee: 0.43,
  'over-knee': 0.54,
};

/** Toes that words can name; null for a toe that is cut open. */
const TOES: Readonly<Record<NonNullable<Piece['attributes']['toe']>, ToeShape | null>> = {
  pointed: 'pointed',
  round: 'round',
  square: 'square',
  almond: 'almond',
  open: null,
};

/** Words for heels that name a sole instead. Lengths are in metres. */
interface NamedSole {
  readonly platform: number;
  /** The heel on that sole. */
  readonly heel: HeelShape;
  /** The heel on that sole for kinds of shoes that are flat on a platform. */
  readonly heelWhenFlat: HeelShape;
  /** The sole, when the words change it. */
  readonly sole?: SoleKind;
  /** Width in metres by which the sole shows round the upper, when the words change it. */
  readonly welt?: number;
}

const NAMED_SOLES: { readonly [Name in NonNullable<Piece['attributes']['heel']>]?: NamedSole } = {
  platform: { platform: 0.026, heel: 'block', heelWhenFlat: 'flat' },
  lug: { platform: 0.019, heel: 'flat', heelWhenFlat: 'flat', sole: LUG_SOLE, welt: 0.004 },
};
/** Visible width in metres of the sole of a pump. */
const FINE_WELT = 0.0007;

export function shoeStyle({ piece, random, freedom }: FormContext, isBoot: boolean): ShoeStyle {
  const kind = isBoot ? bootKind(piece) : shoeKind(piece);
  const shape = heelOf(piece, kind);
  const heel = HEELS[shape];
  const { toe, heel: asked, closure } = piece.attributes;
  const named = asked && NAMED_SOLES[asked];
  const platform = named?.platform ?? kind.platform ?? 0;
  const low = heel.low ? kind.stack : undefined;
  const usual = asked === undefined ? (kind.rise ?? heel.rise) : heel.rise;
  const rise = (low ?? usual) + platform * (heel.low ? 0.2 : 1.4);
  const ownToe = kind.roundOn?.includes(shape) ? 'round' : kind.toe;
  return {
    kind,
    sole: (kind.sole.replaceable ? named?.sole : undefined) ?? kind.sole,
    punched: kind.punched === true,
    peep: toe !== undefined && TOES[toe] === null && !kind.open,
    laced: kind.laced || (isBoot && closure === 'lace-up'),
    design: {
      last: kind.last ?? 'pump',
      toe: (toe && TOES[toe]) ?? ownToe,
      heel,
      rise: rise * (1 + 0.1 * freedom * between(random, -1, 1)),
      platform: platform + (kind.lift ?? 0),
      shaft: isBoot ? shaftOf(piece, kind) : 0,
      fullness: kind.fullness ?? 0,
      welt: named?.welt ?? kind.welt ?? FINE_WELT,
    },
  };
}

function shaftOf({ attributes }: Piece, { shaft = 'ankle', shaftHeights }: ShoeKind): number {
  const named = attributes.shaft ?? shaft;
  return shaftHeights?.[named] ?? SHAFTS[named];
}

function heelOf({ attributes }: Piece, { heel, heels, heelByShaft, flatOnPlatform }: ShoeKind): HeelShape {
  const { heel: asked, shaft } = attributes;
  const named = asked && NAMED_SOLES[asked];
  if (named) return flatOnPlatform ? named.heelWhenFlat : named.heel;
  if (asked && isShape(asked) && (!heels || heels.includes(asked))) return asked;
  return (shaft && heelByShaft?.[shaft]) ?? heel;
}

function isShape(name: string): name is HeelShape {
  return name in HEELS;
}
