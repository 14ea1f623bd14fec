import type { PropName } from '../../words/prompt/vocabulary/props.ts';
import type { Part } from '../parts/part.ts';
import { book, cube, podium, sphere } from './blocks.ts';
import { leaf, petal } from './foliage.ts';
import { apple, lemon, orange } from './fruit.ts';
import type { PropContext } from './prop-context.ts';
import { pebble, slab, stone } from './stones.ts';
import { bench, coaster, cushion, dish, stool, tray, type Support } from './supports.ts';

type BuildProp = (context: PropContext) => readonly Part[];

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
  return name === 'book' ? { parts: book(context) } : null;
}
