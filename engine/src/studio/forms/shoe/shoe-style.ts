/** What kind of shoe or boot the words describe, and the measures that follow from it. */
import { between } from '../../../foundation/geometry/random.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { FormContext } from '../../parts/form.ts';
import type { HeelShape, ShoeDesign, ToeShape } from './shoe-design.ts';

type ShoeCut =
  | 'pump'
  | 'ballet'
  | 'mary-jane'
  | 't-bar'
  | 'slingback'
  | 'mule'
  | 'sandal'
  | 'loafer'
  | 'oxford'
  | 'espadrille'
  | 'boot'
  | 'chelsea'
  | 'combat'
  | 'western'
  | 'rain';

export type SoleKind = 'leather' | 'lug' | 'rope';

export interface ShoeStyle {
  readonly cut: ShoeCut;
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

/** The block of a mary jane is low where words ask for no height. */
const MARY_JANE = 0.043;

/** Cuts whose heel is a low stack of leather. */
const STACKED: Readonly<Partial<Record<ShoeCut, number>>> = {
  loafer: 0.021,
  oxford: 0.024,
  chelsea: 0.026,
  combat: 0.02,
  boot: 0.024,
  western: 0.042,
  rain: 0.02,
};

export function shoeStyle({ piece, random, freedom }: FormContext, isBoot: boolean): ShoeStyle {
  const cut = isBoot ? bootCut(piece) : shoeCut(piece);
  const heel = heelOf(piece, cut);
  const { toe } = piece.attributes;
  const lugged = piece.attributes.heel === 'lug';
  const platform = piece.attributes.heel === 'platform' ? 0.026 : lugged ? 0.019 : cut === 'combat' ? 0.013 : 0;
  const low = heel === 'flat' ? STACKED[cut] : undefined;
  const usual = cut === 'mary-jane' && piece.attributes.heel === undefined ? MARY_JANE : RISES[heel];
  const rise = (low ?? usual) + platform * (heel === 'flat' ? 0.2 : 1.4);
  const sturdy = cut === 'loafer' || cut === 'oxford' || cut === 'chelsea' || cut === 'combat';
  const rubber = lugged || cut === 'combat' || cut === 'rain';
  const sole: SoleKind = cut === 'espadrille' ? 'rope' : rubber ? 'lug' : 'leather';
  return {
    cut,
    sole,
    punched: piece.cut === 'brogue',
    peep: toe === 'open' && cut !== 'sandal' && cut !== 'mule',
    laced: cut === 'oxford' || cut === 'combat' || (isBoot && piece.attributes.closure === 'lace-up'),
    design: {
      toe: toe === undefined || toe === 'open' ? usualToe(cut, heel) : toe,
      heel,
      rise: rise * (1 + 0.1 * freedom * between(random, -1, 1)),
      platform: platform + (cut === 'espadrille' ? 0.016 : 0),
      shaft: isBoot ? shaftOf(piece, cut) : 0,
      fullness: cut === 'combat' || cut === 'rain' ? 1 : sturdy || isBoot ? 0.75 : cut === 'espadrille' ? 0.5 : 0,
      welt: rubber ? 0.004 : cut === 'espadrille' ? 0.003 : sturdy || isBoot ? 0.0028 : 0.0007,
    },
  };
}

function shaftOf({ attributes }: Piece, cut: ShoeCut): number {
  const named = attributes.shaft ?? (cut === 'western' ? 'calf' : 'ankle');
  return cut === 'combat' && named === 'ankle' ? 0.205 : SHAFTS[named];
}

function heelOf({ attributes }: Piece, cut: ShoeCut): HeelShape {
  const asked = attributes.heel;
  if (asked === 'platform') return cut === 'combat' || cut === 'loafer' || cut === 'oxford' ? 'flat' : 'block';
  if (asked === 'lug') return 'flat';
  // The words for a combat boot imply a block: its own is as low as a lug sole.
  if (cut === 'combat') return asked === 'stiletto' || asked === 'wedge' ? asked : 'flat';
  if (asked) return asked;
  if (cut === 'western') return 'cuban';
  if (cut === 'espadrille' || cut === 'ballet') return cut === 'ballet' ? 'flat' : 'wedge';
  if (cut === 'loafer' || cut === 'oxford' || cut === 'chelsea' || cut === 'rain') return 'flat';
  if (cut === 'boot') return attributes.shaft === 'knee' ? 'flat' : 'block';
  return cut === 'mule' || cut === 'mary-jane' ? 'block' : 'stiletto';
}

function usualToe(cut: ShoeCut, heel: HeelShape): ToeShape {
  if (cut === 'western') return 'pointed';
  if (cut === 'pump' || cut === 'slingback') return heel === 'flat' || heel === 'wedge' ? 'round' : 'pointed';
  if (cut === 'sandal' || cut === 'mule') return heel === 'flat' ? 'round' : 'almond';
  return cut === 'boot' || cut === 'chelsea' || cut === 't-bar' ? 'almond' : 'round';
}

function shoeCut({ cut, attributes }: Piece): ShoeCut {
  switch (cut) {
    case 'flat-sandal':
      return 'sandal';
    case 'sandal':
    case 'mule':
    case 'slingback':
    case 'loafer':
    case 'espadrille':
    case 'mary-jane':
    case 't-bar':
      return cut;
    case 'oxford-shoe':
    case 'brogue':
      return 'oxford';
    case 'ballet-flat':
      return 'ballet';
    default:
      if (attributes.closure === 'lace-up') return 'oxford';
      if (attributes.closure === 'buckle') return 'mary-jane';
      return attributes.heel === 'flat' && cut === null ? 'ballet' : 'pump';
  }
}

function bootCut({ cut, attributes }: Piece): ShoeCut {
  if (cut === 'combat-boot') return 'combat';
  if (cut === 'cowboy-boot') return 'western';
  if (cut === 'chelsea-boot') return 'chelsea';
  if (cut === 'rain-boot') return 'rain';
  return attributes.closure === 'lace-up' && attributes.heel === undefined ? 'combat' : 'boot';
}
