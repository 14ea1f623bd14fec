import type { PropName } from '../../words/prompt/vocabulary/props.ts';
import type { Part } from '../parts/part.ts';
import { book, cube, podium, sphere } from './blocks.ts';
import {
  cinnamon,
  crystal,
  feather,
  iceCube,
  logSlice,
  pineCone,
  ropeCoil,
  shell,
  starAnise,
  starfish,
} from './finds.ts';
import { leaf, petal } from './foliage.ts';
import { apple, lemon, orange } from './fruit.ts';
import { boxed, brick, crate, foldedCloth, sheet, step } from './made-things.ts';
import type { PropContext } from './prop-context.ts';
import { cherries, grapes, roundThing, type RoundName } from './round-things.ts';
import { branch, flower, sprig, type FlowerName, type SprigName } from './sprigs.ts';
import { pebble, slab, stone } from './stones.ts';
import { bench, coaster, cushion, dish, stool, tray, type Support } from './supports.ts';

type BuildProp = (context: PropContext) => readonly Part[];

const round =
  (name: RoundName): BuildProp =>
  (context) =>
    roundThing(name, context);
const stems =
  (name: SprigName): BuildProp =>
  (context) =>
    sprig(name, context);
const bloom =
  (name: FlowerName): BuildProp =>
  (context) =>
    flower(name, context);

const BESIDE: Readonly<Record<PropName, BuildProp>> = {
  pebble,
  stone,
  lemon,
  orange,
  apple,
  leaf,
  petal,
  book,
  cube,
  sphere,
  podium,
  tray: (context) => tray(context).parts,
  dish: (context) => dish(context).parts,
  cushion: (context) => cushion(context).parts,
  stool: (context) => stool(context).parts,
  bench: (context) => bench(context).parts,
  coaster: (context) => coaster(context).parts,
  peach: round('peach'),
  pear: round('pear'),
  plum: round('plum'),
  fig: round('fig'),
  lime: round('lime'),
  grapefruit: round('grapefruit'),
  cherry: cherries,
  grape: grapes,
  strawberry: round('strawberry'),
  tomato: round('tomato'),
  pomegranate: round('pomegranate'),
  pumpkin: round('pumpkin'),
  avocado: round('avocado'),
  coconut: round('coconut'),
  egg: round('egg'),
  olive: round('olive'),
  walnut: round('walnut'),
  hazelnut: round('hazelnut'),
  chestnut: round('chestnut'),
  'coffee-bean': round('coffee-bean'),
  almond: round('almond'),
  blueberry: round('blueberry'),
  berry: round('berry'),
  pearl: round('pearl'),
  shell,
  starfish,
  'pine-cone': pineCone,
  cinnamon,
  'star-anise': starAnise,
  crystal,
  feather,
  'ice-cube': iceCube,
  rope: ropeCoil,
  eucalyptus: stems('eucalyptus'),
  'olive-branch': stems('olive-branch'),
  rosemary: stems('rosemary'),
  sprig: stems('sprig'),
  fern: stems('fern'),
  'palm-leaf': stems('palm-leaf'),
  lavender: stems('lavender'),
  wheat: stems('wheat'),
  'dried-grass': stems('dried-grass'),
  pampas: stems('pampas'),
  branch,
  driftwood: (context) => branch(context, true),
  rose: bloom('rose'),
  daisy: bloom('daisy'),
  peony: bloom('peony'),
  tulip: bloom('tulip'),
  sunflower: bloom('sunflower'),
  'cherry-blossom': bloom('cherry-blossom'),
  'wild-flower': bloom('wild-flower'),
  brick,
  box: boxed,
  crate,
  step,
  log: logSlice,
  paper: (context) => sheet(context).parts,
  'folded-cloth': foldedCloth,
};

/** One prop at rest, in metres round the y axis. The parts are never empty. */
export const buildProp = (name: PropName, context: PropContext): readonly Part[] => BESIDE[name](context);

/**
 * What a product of the width `context.size` stands on. A podium replaces a sphere and a flat stone a pebble; null for
 * props on which nothing can stand.
 */
export function buildSupport(name: PropName, context: PropContext): Support | null {
  if (name === 'podium' || name === 'sphere') return { parts: podium(context) };
  if (name === 'cube') return { parts: cube({ ...context, random: () => 0.58 }) };
  if (name === 'stone' || name === 'pebble') return { parts: slab(context) };
  if (name === 'tray') return tray(context);
  if (name === 'dish') return dish(context);
  if (name === 'cushion') return cushion(context);
  if (name === 'stool') return stool(context);
  if (name === 'bench') return bench(context);
  if (name === 'coaster') return coaster(context);
  // The corners of paper rise above what lies on it.
  if (name === 'paper') return sheet(context);
  const made = MADE[name];
  return made === undefined ? null : { parts: made(context) };
}

/** Things made to the size of what stands on them, whose top is their highest point. */
const MADE: { readonly [Name in PropName]?: BuildProp } = {
  book,
  brick,
  box: boxed,
  crate,
  step,
  log: logSlice,
  'folded-cloth': foldedCloth,
};
