/**
 * The drawings that can be placed on things: Fluent Emoji Flat of Microsoft (MIT), by the names in its package. Synonyms
 * and kinds ("dinosaur" for a sauropod) are found through WordNet. The list is read when a motif is first looked up.
 */
import { createRequire } from 'node:module';
import { ancestorsOf, nounSenses, synsetOf } from '../../english/wordnet.ts';
import { singularOf } from '../../english/singular-of.ts';

const require = createRequire(import.meta.url);

/** Categories of things; people, flags, faces and signs are no motifs for cloth. */
const CATEGORIES = [
  'Animals & Nature',
  'Food & Drink',
  'Activities',
  'Objects',
  'Travel & Places',
  'Smileys & Emotion',
  'Symbols',
] as const;

/** Drawings that use gradients, clipping or copies, which the outlines here do not have. */
const UNDRAWN = new Set(
  (
    'confetti-ball flying-disc nazar-amulet phoenix-bird shamrock wing butter oden billed-cap elevator flute ' +
    'incoming-envelope lab-coat paperclip rolled-up-newspaper violin face-exhaling head-shaking-horizontally ' +
    'star-and-crescent airplane-arrival eleven-oclock ginger-root brown-mushroom broken-chain folding-hand-fan maracas'
  ).split(' '),
);

/** Everyday names that the set writes otherwise. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  heart: 'red-heart',
  love: 'red-heart',
  smiley: 'smiling-face',
  'smiley face': 'smiling-face',
  bee: 'honeybee',
  ladybird: 'lady-beetle',
  ladybug: 'lady-beetle',
  flower: 'hibiscus',
  daisy: 'blossom',
  whale: 'spouting-whale',
  moon: 'crescent-moon',
  planet: 'ringed-planet',
  saturn: 'ringed-planet',
  lightning: 'high-voltage',
  'lightning bolt': 'high-voltage',
  car: 'automobile',
  bike: 'bicycle',
  boat: 'sailboat',
  surfboard: 'water-wave',
  wave: 'water-wave',
  'ocean wave': 'water-wave',
  'sea wave': 'water-wave',
  mushroom: 'mushroom',
  apple: 'red-apple',
  cactus: 'cactus',
  palm: 'palm-tree',
  tree: 'deciduous-tree',
  pine: 'evergreen-tree',
  shell: 'spiral-shell',
  crab: 'crab',
  bunny: 'rabbit',
  kitten: 'cat',
  puppy: 'dog',
  dinosaur: 'sauropod',
  dino: 'sauropod',
  tyrannosaurus: 't-rex',
  skeleton: 'skull',
  'peace sign': 'peace-symbol',
  note: 'musical-note',
  music: 'musical-notes',
  basketball: 'basketball',
  football: 'soccer-ball',
  paw: 'paw-prints',
  clover: 'four-leaf-clover',
  'maple leaf': 'maple-leaf',
  leaf: 'leaf-fluttering-in-wind',
  diamond: 'gem-stone',
  flame: 'fire',
  flames: 'fire',
  ufo: 'flying-saucer',
  plane: 'airplane',
  aeroplane: 'airplane',
  coffee: 'hot-beverage',
  burger: 'hamburger',
  cherry: 'cherries',
  grape: 'grapes',
  eye: 'nazar-amulet',
  sparkle: 'sparkles',
  bolt: 'high-voltage',
};

let names: ReadonlySet<string> | null = null;

interface Metadata {
  readonly categories: Readonly<Record<string, readonly string[]>>;
}

/** The names of all motifs, as the package writes them: "snow-capped-mountain". */
export function motifNames(): ReadonlySet<string> {
  if (names === null) {
    const { categories } = require('@iconify-json/fluent-emoji-flat/metadata.json') as Metadata;
    names = new Set(CATEGORIES.flatMap((category) => categories[category] ?? []).filter((name) => !UNDRAWN.has(name)));
  }
  return names;
}

/** The motif that a noun of one to three words names or is a kind of; null for none. */
export function motifOf(noun: string): string | null {
  return motifNamed(noun) ?? byMeaning(singular(noun).join(' '));
}

/** The motif whose name a noun of one to three words is, in the singular or plural; null for none. */
export function motifNamed(noun: string): string | null {
  return named(wordsOf(noun).join(' ')) ?? named(singular(noun).join(' '));
}

const wordsOf = (noun: string): readonly string[] => noun.toLowerCase().split(/[\s-]+/);

const singular = (noun: string): readonly string[] => {
  const words = wordsOf(noun);
  return words.with(-1, singularOf(words.at(-1)!));
};

function named(words: string): string | null {
  const all = motifNames();
  const other = Object.hasOwn(OTHER_NAMES, words) ? OTHER_NAMES[words]! : null;
  if (other !== null && all.has(other)) return other;
  const name = words.replaceAll(' ', '-');
  return all.has(name) ? name : null;
}

/** Steps of WordNet from a kind to what it is a kind of. */
const MAX_STEPS = 3;
/** Lexicographer files of animals, artefacts, food, natural objects and plants. */
const VISIBLE: readonly number[] = [5, 6, 13, 17, 20];

let meanings: ReadonlyMap<number, string> | null = null;

/** The motif of the same thing under another name, or of its kind: a "feline" is drawn as a cat. */
function byMeaning(noun: string): string | null {
  const senses = nounSenses(noun)
    .slice(0, 2)
    .filter((id) => VISIBLE.includes(synsetOf(id).category));
  for (const id of senses) {
    for (const name of synsetOf(id).names) {
      const found = named(name);
      if (found !== null) return found;
    }
  }
  meanings ??= meaningsOfMotifs();
  let best: string | null = null;
  let fewest = MAX_STEPS + 1;
  for (const [id, name] of meanings) {
    const ancestors = ancestorsOf(id, MAX_STEPS);
    for (const sense of senses) {
      const steps = ancestors.get(sense);
      if (steps !== undefined && steps < fewest) [best, fewest] = [name, steps];
    }
  }
  return best;
}

function meaningsOfMotifs(): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (const name of motifNames()) {
    if (name.includes('-')) continue;
    const id = nounSenses(name).find((sense) => VISIBLE.includes(synsetOf(sense).category));
    if (id !== undefined && !found.has(id)) found.set(id, name);
  }
  return found;
}
