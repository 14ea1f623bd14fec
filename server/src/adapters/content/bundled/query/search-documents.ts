/** The route `documents/search`: filters, sorts, pages and presents one state of the content. */
import { CONTENT_API_PATH } from '@kenna/contract';
import type { ContentDocument } from '../document-values.ts';
import { choiceOfGraph, choiceOfPaths } from './choose-fields.ts';
import { parsingFault } from './content-fault.ts';
import { documentsThatMatch } from './match-predicates.ts';
import { inOrder } from './order-documents.ts';
import { parsePredicates } from './parse-predicates.ts';
import { presentDocument } from './present-document.ts';
import { parseRoutes } from './resolve-routes.ts';

const PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;

interface Searched {
  readonly documents: readonly ContentDocument[];
  readonly ref: string;
  readonly origin: string;
  /** Language used when `lang` is absent. */
  readonly language: string;
}

function count(parameters: URLSearchParams, name: string, otherwise: number): number {
  const text = parameters.get(name);
  if (text === null || text === '') return otherwise;
  if (!/^[1-9]\d{0,5}$/.test(text)) throw parsingFault(`[${name}] must be a whole number from 1`);
  return Number(text);
}

const inLanguage = (documents: readonly ContentDocument[], asked: string | null, language: string) =>
  asked === '*' ? documents : documents.filter(({ lang }) => lang === (asked || language));

/** The documents after the one with this id; all when it is not among them. */
function after(documents: readonly ContentDocument[], id: string | null): readonly ContentDocument[] {
  return id === null ? documents : documents.slice(documents.findIndex((document) => document.id === id) + 1);
}

function addressOf(page: number, parameters: URLSearchParams, origin: string): string {
  const query = new URLSearchParams(parameters);
  // The link to the next page omits the token; the caller adds it again.
  query.delete('access_token');
  query.set('page', String(page));
  return `${origin}${CONTENT_API_PATH}/documents/search?${query}`;
}

/** @throws ContentFault for invalid parameters. */
export function searchDocuments(parameters: URLSearchParams, { documents, ref, origin, language }: Searched) {
  const predicates = parameters.getAll('q').flatMap(parsePredicates);
  const byId = new Map(documents.map((document) => [document.id, document]));
  const graphQuery = parameters.get('graphQuery');
  const choice = graphQuery
    ? choiceOfGraph(graphQuery, byId)
    : choiceOfPaths(parameters.get('fetch'), parameters.get('fetchLinks'), byId);
  const presenting = { origin, ref, routes: parseRoutes(parameters.get('routes')), choice, documents: byId };

  const spoken = inLanguage(documents, parameters.get('lang'), language);
  const found = inOrder(documentsThatMatch(predicates, spoken), parameters.get('orderings'), predicates);
  const rest = after(found, parameters.get('after'));
  const size = Math.min(count(parameters, 'pageSize', PAGE_SIZE), MAX_PAGE_SIZE);
  const [page, pages] = [count(parameters, 'page', 1), Math.ceil(rest.length / size)];
  const shown = rest.slice((page - 1) * size, page * size);
  return {
    page,
    results_per_page: size,
    results_size: shown.length,
    total_results_size: rest.length,
    total_pages: pages,
    next_page: page < pages ? addressOf(page + 1, parameters, origin) : null,
    prev_page: page > 1 ? addressOf(page - 1, parameters, origin) : null,
    results: shown.map((document) => presentDocument(document, presenting)),
  };
}
