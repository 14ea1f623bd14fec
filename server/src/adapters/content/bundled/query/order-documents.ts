import type { ContentDocument } from '../document-values.ts';
import { parsingFault } from './content-fault.ts';
import { relevanceOf } from './find-words.ts';
import type { Predicate } from './parse-predicates.ts';
import { placeOf, type Place } from './values-at.ts';

interface Ordering {
  readonly place: Place;
  readonly descending: boolean;
}

/** Parses `[my.lesson.order,document.last_publication_date desc]`. */
function parseOrderings(text: string): Ordering[] {
  const list = /^\s*\[(?<list>.*)\]\s*$/s.exec(text)?.groups?.list ?? text;
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [path = '', direction = 'asc', ...rest] = part.split(/\s+/);
      const place = placeOf(path);
      if (!place) throw parsingFault(`[orderings] unexpected field '${path}'`);
      if (!/^(asc|desc)$/.test(direction) || rest.length > 0) throw parsingFault(`[orderings] unexpected ${part}`);
      return { place, descending: direction === 'desc' };
    });
}

/** Missing values come last in either direction. */
function compare({ place, descending }: Ordering, left: ContentDocument, right: ContentDocument): number {
  const [one] = place.valuesOf(left);
  const [other] = place.valuesOf(right);
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
  const order =
    typeof one === 'number' && typeof other === 'number' ? one - other : String(one).localeCompare(String(other), 'en');
  return descending ? -order : order;
}

/**
 * Sorts by `orderings`; without any, a text search is sorted by relevance and everything else newest first.
 * @throws ContentFault `parsing-error` for unknown fields.
 */
export function inOrder(
  documents: readonly ContentDocument[],
  orderings: string | null,
  predicates: readonly Predicate[],
): ContentDocument[] {
  const asked = parseOrderings(orderings ?? '');
  if (asked.length > 0) {
    return documents.toSorted((left, right) => {
      for (const ordering of asked) {
        const order = compare(ordering, left, right);
        if (order !== 0) return order;
      }
      return 0;
    });
  }
  const terms = predicates.filter(({ name }) => name === 'fulltext').map(({ values }) => String(values[0]));
  if (terms.length > 0) {
    const relevance = new Map(documents.map((document) => [document, relevanceOf(document, terms.join(' '))]));
    return documents.toSorted((left, right) => relevance.get(right)! - relevance.get(left)!);
  }
  const newest: Ordering = { place: placeOf('document.last_publication_date')!, descending: true };
  return documents.toSorted((left, right) => compare(newest, left, right));
}
