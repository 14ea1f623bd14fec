/** Reads for whom clothes are made, which decides the proportions in which they are cut. */
import type { Brief, Piece } from './brief.ts';
import { buildRows } from './vocabulary/figures.ts';
import { isClothingZone } from './vocabulary/body-zone.ts';
import { zoneOf } from './vocabulary/form-facts.ts';
import { wearerOf } from './wearer-of.ts';
import { isDenied } from './words/denied.ts';
import { foldWord } from './words/fold-word.ts';
import type { Span } from './words/find-terms.ts';
import { splitWords } from './words/split-words.ts';

type MadeFor = NonNullable<Piece['madeFor']>;

const CHILD = /^(?:kids?|child|children|childrens|boys?|girls?|toddlers?|kinder|enfants?|bambin[oaie]|nin[oa]s?)$/;
const BABY = /^(?:baby|babies|newborn|infants?|babys|bebe)$/;

/** "Baby alpaca" is a wool, and "boy shorts" are a cut. */
const NAMES_KIND =
  /^[\s-]*(?:blue|pink|doll|pastel|clothes|alpaca|cashmere|camel|llama|merino|wool|yak|mohair|cord|corduroy|rib|tees?|hem|shorts?|legs?|cut|fit|briefs?)\b/i;

/** The words of a prompt that say that a child or a baby wears what it names. */
export function childWords(prompt: string): readonly (Span & { readonly text: string })[] {
  return splitWords(prompt).filter(
    ({ text, start, end }) =>
      (CHILD.test(text) || BABY.test(text)) && !NAMES_KIND.test(prompt.slice(end)) && !isDenied(prompt, start),
  );
}

const plusWords = buildRows
  .find(({ name }) => name === 'plus')!
  .says.split(', ')
  .map((words) => words.split(' '));

/** The words of a prompt that ask for plus sizes; empty where it does not. */
function plusSpans(prompt: string): readonly Span[] {
  const said = splitWords(prompt);
  return plusWords.flatMap((words) =>
    said.flatMap(({ start }, at) =>
      words.every((word, i) => said[at + i] !== undefined && foldWord(said[at + i]!.text) === word)
        ? [{ start, end: said[at + words.length - 1]!.end }]
        : [],
    ),
  );
}

/** Returns for whom the clothes of a prompt are made; null when it does not say so, or names several. */
function madeForOf(prompt: string): MadeFor | null {
  const children = childWords(prompt);
  const wearer = wearerOf(prompt);
  if (children.length > 0) return children.some(({ text }) => BABY.test(text)) ? 'baby' : 'child';
  if (plusSpans(prompt).length > 0) return wearer === 'man' ? null : 'plus';
  return wearer === 'man' ? 'men' : wearer === 'woman' ? 'women' : null;
}

/** On a figure its build decides, and illustrations show all clothes on the same body. */
export const showsProportions = ({ figure, look }: Pick<Brief, 'figure' | 'look'>): boolean =>
  figure === undefined && look !== 'illustration';

/** The brief with its clothes cut for those whom the prompt names. */
export function cutForWearer<Of extends Brief>(brief: Of, prompt: string): Of {
  if (!showsProportions(brief)) return brief;
  const isMens = brief.pieces.some(({ cut }) => MENS.includes(cut));
  const madeFor = madeForOf(prompt) ?? (isMens ? 'men' : null);
  if (madeFor === null) return brief;
  return {
    ...brief,
    pieces: brief.pieces.map((piece) => (isClothingZone(zoneOf(piece.form)) ? { ...piece, madeFor } : piece)),
  };
}

/** Kinds that men wear where the words do not say who does. */
const MENS: readonly Piece['cut'][] = ['sherwani', 'y-fronts'];

/** The words for whom the clothes of a brief are cut, which the picture shows. */
export const wearerSpansOf = (brief: Brief, prompt: string): readonly Span[] => {
  const isClothing = brief.pieces.some(({ form }) => isClothingZone(zoneOf(form)));
  return showsProportions(brief) && isClothing ? [...plusSpans(prompt), ...childWords(prompt)] : [];
};
