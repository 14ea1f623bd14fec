/** The kind of shoe or boot that the words describe, and the measures that follow from it. */
import { between } from '../../../foundation/geometry/random.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { FormContext } from '../../parts/form.ts';
import type { HeelShape, ShoeDesign } from './shoe-design.ts';
import { bootKind, shoeKind } from './shoe-kinds.ts';
import type { ShoeKind, SoleKind } from './shoe-kinds.ts';

export interface ShoeStyle {
  readonly kind: ShoeKind;
  readonly sole: SoleKind;
  readonly design: ShoeDesign;
  /** Rows of punched holes along the edges. */
  readonly punched: boolean;
  /** The toes show. */
  readonly peep: boolean;
  readonly laced: boolean;
}

/** Metres above the floor. */
const SHAFTS: Readonly<Record<NonNullable<Piece['attributes']['shaft']>, number>> = {
  low: 0.14,
  ankle: 0.175,
  high: 0.21,
  calf: 0.3,
  knee: 0.43,
  'over-knee': 0.54,
};

const RISES: Readonly<Record<HeelShape, number>> = {
  flat: 0.012,
  kitten: 0.047,
  block: 0.066,
  stiletto: 0.095,
  wedge: 0.07,
  cuban: 0.042,
  cone: 0.07,
};

/** Sole and welt of shoes that words put on a lug sole, metres. */
const LUG = { platform: 0.019, welt: 0.004 };
const PLATFORM = 0.026;
/** Metres by which the sole of a pump shows. */
const FINE_WELT = 0.0007;

export function shoeStyle({ piece, random, freedom }: FormContext, isBoot: boolean): ShoeStyle {
  const kind = isBoot ? bootKind(piece) : shoeKind(piece);
  const heel = heelOf(piece, kind);
  const { toe, heel: asked, closure } = piece.attributes;
  const lugged = asked === 'lug';
  const platform = asked === 'platform' ? PLATFORM : lugged ? LUG.platform : (kind.platform ?? 0);
  const low = heel === 'flat' ? kind.stack : undefined;
  const usual = asked === undefined ? (kind.rise ?? RISES[heel]) : RISES[heel];
  const rise = (low ?? usual) + platform * (heel === 'flat' ? 0.2 : 1.4);
  return {
    kind,
    sole: lugged && kind.sole === 'leather' ? 'lug' : kind.sole,
    punched: piece.cut === 'brogue',
    peep: toe === 'open' && !kind.open,
    laced: kind.laced || (isBoot && closure === 'lace-up'),
    design: {
      toe: toe === undefined || toe === 'open' ? (kind.roundOn?.includes(heel) ? 'round' : kind.toe) : toe,
      heel,
      rise: rise * (1 + 0.1 * freedom * between(random, -1, 1)),
      platform: platform + (kind.lift ?? 0),
      shaft: isBoot ? shaftOf(piece, kind) : 0,
      fullness: kind.fullness ?? 0,
      welt: lugged ? LUG.welt : (kind.welt ?? FINE_WELT),
    },
  };
}

function shaftOf({ attributes }: Piece, { shaft = 'ankle', ankle }: ShoeKind): number {
  const named = attributes.shaft ?? shaft;
  return (named === 'ankle' ? ankle : undefined) ?? SHAFTS[named];
}

function heelOf({ attributes }: Piece, { heel, heels, heelOfKneeBoot, flatOnPlatform }: ShoeKind): HeelShape {
  const asked = attributes.heel;
  if (asked === 'platform') return flatOnPlatform ? 'flat' : 'block';
  if (asked === 'lug') return 'flat';
  if (asked && (!heels || heels.includes(asked))) return asked;
  return (attributes.shaft === 'knee' ? heelOfKneeBoot : undefined) ?? heel;
}
