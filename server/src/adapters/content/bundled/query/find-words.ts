import { rephrased } from '../../../../shared/search/rephrased.ts';
import { stemsOf } from '../../../../shared/search/search-words.ts';
import type { ContentDocument } from '../document-values.ts';
import type { Place } from './values-at.ts';
import { textOfDocument } from './values-at.ts';

/** Weights of a matching word by where it occurs: a word in the title is more significant than one in the text. */
const WEIGHTS = { title: 6, summary: 3, text: 1 } as const;

/** Cache by document; documents are immutable, so entries never become stale. */
const known = new WeakMap<ContentDocument, ReadonlyMap<string, number>>();

/** Weight of each stem in the document. */
function stemWeights(document: ContentDocument): ReadonlyMap<string, number> {
  const found = known.get(document);
  if (found) return found;
  const weights = new Map<string, number>();
  const add = (text: unknown, weight: number) => {
    for (const stem of stemsOf(String(text ?? ''))) weights.set(stem, Math.max(weights.get(stem) ?? 0, weight));
  };
  add(textOfDocument(document), WEIGHTS.text);
  add(document.data.summary, WEIGHTS.summary);
  add(document.data.title, WEIGHTS.title);
  known.set(document, weights);
  return weights;
}

/** Minimum length of a prefix match; shorter prefixes match too many words. */
const MIN_PREFIX_LENGTH = 4;

const fits = (stem: string, wanted: string) =>
  stem === wanted || (wanted.length >= MIN_PREFIX_LENGTH && stem.startsWith(wanted));

/** The query's words and their synonyms on the pages. */
const wordings = (terms: string): string[][] =>
  [stemsOf(terms), rephrased(terms) ?? []].filter(({ length }) => length > 0);

/** Whether the place contains every word of `terms`, a longer form of it, or a designer's synonym. */
export function holdsWords(place: Place, document: ContentDocument, terms: string): boolean {
  const stems = place.kind === 'everything' ? [...stemWeights(document).keys()] : stemsOf(place.textOf(document));
  return wordings(terms).some((wanted) => wanted.every((word) => stems.some((stem) => fits(stem, word))));
}

/** Relevance of a document for the words, from 0. */
export function relevanceOf(document: ContentDocument, terms: string): number {
  const weights = [...stemWeights(document)];
  const weightOf = (word: string) =>
    Math.max(0, ...weights.filter(([stem]) => fits(stem, word)).map(([, weight]) => weight));
  const sums = wordings(terms).map((wanted) => wanted.reduce((sum, word) => sum + weightOf(word), 0));
  return Math.max(0, ...sums);
}

/**
 * Documents that share words with a given one, most similar first.
 * @param commonest words in more documents than this are ignored
 */
export function similarTo(one: ContentDocument, all: readonly ContentDocument[], commonest: number): ContentDocument[] {
  const inDocuments = new Map<string, number>();
  for (const document of all) {
    for (const stem of stemWeights(document).keys()) inDocuments.set(stem, (inDocuments.get(stem) ?? 0) + 1);
  }
  const telling = [...stemWeights(one).keys()].filter((stem) => (inDocuments.get(stem) ?? 0) <= commonest);
  const shared = (document: ContentDocument) => telling.filter((stem) => stemWeights(document).has(stem)).length;
  return all
    .filter((document) => document !== one && shared(document) > 0)
    .sort((left, right) => shared(right) - shared(left));
}
