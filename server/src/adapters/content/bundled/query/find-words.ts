import { rephrased } from '../../../../shared/rephrased.ts';
import { stemsOf } from '../../../../shared/search-words.ts';
import type { ContentDocument } from '../document-values.ts';
import type { Place } from './values-at.ts';
import { textOfDocument } from './values-at.ts';

/** A word in the title says more about a document than one in its text. */
const WEIGHTS = { title: 6, summary: 3, text: 1 } as const;

/** Documents never change: a change makes others. */
const known = new WeakMap<ContentDocument, ReadonlyMap<string, number>>();

/** How much each stem says about the document. */
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

/** Shorter beginnings are those of too many words. */
const SHORTEST_BEGINNING = 4;

const fits = (stem: string, wanted: string) =>
  stem === wanted || (wanted.length >= SHORTEST_BEGINNING && stem.startsWith(wanted));

/** The words as they were said, and as pages may have them. */
const wordings = (terms: string): string[][] =>
  [stemsOf(terms), rephrased(terms) ?? []].filter(({ length }) => length > 0);

/** Whether every word of `terms`, or a longer form of it, is read at the place; or of what designers mean by them. */
export function holdsWords(place: Place, document: ContentDocument, terms: string): boolean {
  const stems = place.kind === 'everything' ? [...stemWeights(document).keys()] : stemsOf(place.textOf(document));
  return wordings(terms).some((wanted) => wanted.every((word) => stems.some((stem) => fits(stem, word))));
}

/** How well a document answers the words, from 0. */
export function relevanceOf(document: ContentDocument, terms: string): number {
  const weights = [...stemWeights(document)];
  const weightOf = (word: string) =>
    Math.max(0, ...weights.filter(([stem]) => fits(stem, word)).map(([, weight]) => weight));
  const sums = wordings(terms).map((wanted) => wanted.reduce((sum, word) => sum + weightOf(word), 0));
  return Math.max(0, ...sums);
}

/**
 * Documents that share words with one, nearest first.
 *
 * @param commonest words of more documents than this say nothing
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
