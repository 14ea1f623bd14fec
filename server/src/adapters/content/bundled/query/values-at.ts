import { CONTENT_TYPES, type ContentType } from '@kenna/contract';
import { DOCUMENT_TYPES, type Field } from '../document-types.ts';
import type {
  ContentDocument,
  DocumentData,
  DocumentLink,
  FieldValue,
  ImageValue,
  RichText,
} from '../document-values.ts';

type Kind = Field['kind'] | 'uid' | 'tags' | 'id' | 'everything';

/** A field or group of fields that predicates and orderings may name. */
export interface Place {
  readonly kind: Kind;
  /** Type of the documents that have it; null: all types. */
  readonly type: ContentType | null;
  /** Values of the field: none where it is empty, several for groups and tags. */
  valuesOf(document: ContentDocument): readonly (string | number)[];
  /** Text of the field. */
  textOf(document: ContentDocument): string;
}

const isLink = (value: FieldValue): value is DocumentLink =>
  typeof value === 'object' && value !== null && 'link_type' in value && value.link_type === 'Document';

const richTextWords = (blocks: RichText) =>
  blocks.map((block) => (block.type === 'image' ? (block.alt ?? '') : block.text)).join('\n');

function wordsOf(field: Field, value: FieldValue): string {
  switch (field.kind) {
    case 'richText':
      return richTextWords(value as RichText);
    case 'image':
      return (value as Partial<ImageValue>).alt ?? '';
    case 'text':
      return (value as string | null) ?? '';
    case 'group':
      return (value as readonly DocumentData[]).map((entry) => wordsOfData(field.fields, entry)).join('\n');
    default:
      return '';
  }
}

const wordsOfData = (fields: Readonly<Record<string, Field>>, data: DocumentData): string =>
  Object.entries(fields)
    .map(([name, field]) => wordsOf(field, data[name]!))
    .filter((words) => words !== '')
    .join('\n');

/** The whole readable text of a document. */
export const textOfDocument = ({ type, data }: ContentDocument): string =>
  wordsOfData(DOCUMENT_TYPES[type as ContentType].fields, data);

function scalarsOf(field: Field, value: FieldValue): (string | number)[] {
  if (isLink(value)) return [value.id];
  if (field.kind === 'richText')
    return value && (value as RichText).length > 0 ? [richTextWords(value as RichText)] : [];
  if (field.kind === 'image') return 'url' in (value as object) ? [(value as ImageValue).url] : [];
  return typeof value === 'string' || typeof value === 'number' ? [value] : [];
}

function ofField(type: ContentType, names: readonly string[]): Place | null {
  const [name = '', inner, ...rest] = names;
  const field = DOCUMENT_TYPES[type].fields[name];
  if (!field || rest.length > 0) return null;
  const at = (document: ContentDocument) => (document.type === type ? document.data[name]! : null);
  const entriesOf = (document: ContentDocument) => (at(document) ?? []) as readonly DocumentData[];
  if (inner === undefined) {
    return {
      kind: field.kind,
      type,
      valuesOf: (document) => {
        const value = at(document);
        // A group counts as present when it has entries, whatever they contain.
        if (field.kind === 'group') return entriesOf(document).map((_, index) => index);
        return value === null ? [] : scalarsOf(field, value);
      },
      textOf: (document) => (document.type === type ? wordsOf(field, document.data[name]!) : ''),
    };
  }
  const innerField = field.kind === 'group' ? field.fields[inner] : undefined;
  if (!innerField) return null;
  return {
    kind: innerField.kind,
    type,
    valuesOf: (document) => entriesOf(document).flatMap((entry) => scalarsOf(innerField, entry[inner]!)),
    textOf: (document) =>
      entriesOf(document)
        .map((entry) => wordsOf(innerField, entry[inner]!))
        .join('\n'),
  };
}

const plain = (kind: Kind, valuesOf: Place['valuesOf']): Place => ({
  kind,
  type: null,
  valuesOf,
  textOf: (document) => valuesOf(document).join(' '),
});

const OF_ALL: Readonly<Record<string, Place>> = {
  document: { ...plain('everything', ({ id }) => [id]), textOf: textOfDocument },
  'document.id': plain('id', ({ id }) => [id]),
  'document.type': plain('text', ({ type }) => [type]),
  'document.lang': plain('text', ({ lang }) => [lang]),
  'document.tags': plain('tags', ({ tags }) => tags),
  'document.first_publication_date': plain('date', (document) => [document.first_publication_date]),
  'document.last_publication_date': plain('date', (document) => [document.last_publication_date]),
};

const isType = (name: string): name is ContentType => CONTENT_TYPES.includes(name as ContentType);

/** Returns null when no document type has such a field. */
export function placeOf(path: string): Place | null {
  const known = OF_ALL[path];
  if (known) return known;
  const [my, type = '', ...names] = path.split('.');
  if (my !== 'my' || !isType(type)) return null;
  if (names.join() !== 'uid') return ofField(type, names);
  return { ...plain('uid', (document) => (document.type === type ? [document.uid] : [])), type };
}
