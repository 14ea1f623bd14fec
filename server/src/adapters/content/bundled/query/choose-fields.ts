import { Kind, parse, type FragmentDefinitionNode, type SelectionSetNode } from 'graphql/language';
import type { ContentDocument, DocumentData, DocumentLink, FieldValue } from '../document-values.ts';
import { parsingFault } from './content-fault.ts';

/** Which fields of the documents a request selects. */
export interface Choice {
  /** The selected fields of a document in the answer. */
  of(document: ContentDocument): DocumentData;
  /** The selected fields of a linked document; null: none. */
  linked(link: DocumentLink): DocumentData | null;
}

export type DocumentsById = ReadonlyMap<string, ContentDocument>;

/** `my.lesson.title` and `lesson.title` mean the same; `lesson` alone selects all of its fields. */
function pathsIn(text: string | null): { type: string; field: string | null }[] {
  return (text ?? '')
    .split(',')
    .map((path) => path.trim().replace(/^my\./, ''))
    .filter((path) => path !== '')
    .map((path) => {
      const [type = '', field = null] = path.split('.');
      return { type, field };
    });
}

const picked = (data: DocumentData, names: readonly (string | null)[]): DocumentData =>
  names.includes(null) ? data : Object.fromEntries(Object.entries(data).filter(([name]) => names.includes(name)));

/** The selection by `fetch` and `fetchLinks`. */
export function choiceOfPaths(fetch: string | null, fetchLinks: string | null, documents: DocumentsById): Choice {
  const [own, links] = [pathsIn(fetch), pathsIn(fetchLinks)];
  const namesFor = (paths: typeof own, type: string) =>
    paths.filter((path) => path.type === type).map(({ field }) => field);
  return {
    of: ({ type, data }) => (own.length === 0 ? data : picked(data, namesFor(own, type))),
    linked({ id, type }) {
      const [names, document] = [namesFor(links, type), documents.get(id)];
      return names.length > 0 && document ? picked(document.data, names) : null;
    },
  };
}

interface Reading {
  readonly documents: DocumentsById;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
}

/** Selections for one type: its own name at the top level, `... on type` below a link. */
function selectionFor(type: string, set: SelectionSetNode, reading: Reading): SelectionSetNode[] {
  return set.selections.flatMap((selection): SelectionSetNode[] => {
    if (selection.kind === Kind.FIELD) {
      return selection.name.value === type && selection.selectionSet ? [selection.selectionSet] : [];
    }
    if (selection.kind === Kind.INLINE_FRAGMENT) {
      return selection.typeCondition?.name.value === type ? [selection.selectionSet] : [];
    }
    const fragment = reading.fragments.get(selection.name.value);
    return fragment?.typeCondition.name.value === type ? [fragment.selectionSet] : [];
  });
}

function chosenValue(value: FieldValue, set: SelectionSetNode | undefined, reading: Reading): FieldValue {
  if (!set || typeof value !== 'object' || value === null) return value;
  // Rich text is a list of blocks and is selected as a whole; a group is a list of entries with fields.
  if (Array.isArray(value)) {
    return (value as DocumentData[]).map((entry) => ('type' in entry ? entry : chosenData(entry, [set], reading)));
  }
  if (!('link_type' in value) || value.link_type !== 'Document') return value;
  const document = reading.documents.get(value.id);
  const sets = selectionFor(value.type, set, reading);
  return document && sets.length > 0 ? { ...value, data: chosenData(document.data, sets, reading) } : value;
}

function chosenData(data: DocumentData, sets: readonly SelectionSetNode[], reading: Reading): DocumentData {
  const chosen: Record<string, FieldValue> = {};
  const take = (set: SelectionSetNode): void => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = reading.fragments.get(selection.name.value);
        if (fragment) take(fragment.selectionSet);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) take(selection.selectionSet);
      else {
        const value = data[selection.name.value];
        if (value !== undefined) chosen[selection.name.value] = chosenValue(value, selection.selectionSet, reading);
      }
    }
  };
  sets.forEach(take);
  return chosen;
}

/**
 * The selection by `graphQuery`, such as `{ tutorial { title lesson { ... on lesson { title } } } }`.
 * @throws ContentFault for an invalid query.
 */
export function choiceOfGraph(graphQuery: string, documents: DocumentsById): Choice {
  const source = (() => {
    try {
      return parse(graphQuery, { noLocation: true, maxTokens: 2000 });
    } catch (error) {
      throw parsingFault(`[graphQuery] ${error instanceof Error ? error.message : 'cannot be read'}`);
    }
  })();
  const fragments = new Map(
    source.definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
  const query = source.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (!query) throw parsingFault('[graphQuery] holds no query');
  const reading = { documents, fragments };
  return {
    of: ({ type, data }) => chosenData(data, selectionFor(type, query.selectionSet, reading), reading),
    linked: () => null,
  };
}
