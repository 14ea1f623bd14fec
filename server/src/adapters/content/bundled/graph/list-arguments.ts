/** Arguments of the graph query's lists: the predicate that each means, and the sort order. */
import {
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLInputFieldConfigMap,
} from 'graphql';
import type { ContentType } from '@kenna/contract';
import { DOCUMENT_TYPES, type Field } from '../document-types.ts';
import type { Argument, Predicate } from '../query/parse-predicates.ts';

type Given = Readonly<Record<string, unknown>>;

const strings = new GraphQLList(new GraphQLNonNull(GraphQLString));

/** Maps an argument to a predicate on fields that all documents have. */
const OF_ALL: Readonly<Record<string, readonly [name: string, path: string]>> = {
  id: ['at', 'document.id'],
  id_in: ['in', 'document.id'],
  tags: ['at', 'document.tags'],
  tags_in: ['any', 'document.tags'],
  fulltext: ['fulltext', 'document'],
  firstPublicationDate: ['at', 'document.first_publication_date'],
  firstPublicationDate_after: ['date.after', 'document.first_publication_date'],
  firstPublicationDate_before: ['date.before', 'document.first_publication_date'],
  lastPublicationDate: ['at', 'document.last_publication_date'],
  lastPublicationDate_after: ['date.after', 'document.last_publication_date'],
  lastPublicationDate_before: ['date.before', 'document.last_publication_date'],
};
const OF_ONE_TYPE: typeof OF_ALL = { uid: ['at', 'uid'], uid_in: ['in', 'uid'] };

/** Maps the suffix of a field's name in `where` to a predicate. */
const WHERE: Partial<Record<Field['kind'], Readonly<Record<string, string>>>> = {
  text: { '': 'at', _fulltext: 'fulltext' },
  richText: { _fulltext: 'fulltext' },
  select: { '': 'at', _fulltext: 'fulltext' },
  number: { '': 'at', _lt: 'number.lt', _gt: 'number.gt' },
  date: { '': 'at', _before: 'date.before', _after: 'date.after' },
  relationship: { '': 'at' },
};

const SORTED: ReadonlySet<Field['kind']> = new Set(['text', 'select', 'number', 'date']);

const argumentsFor = (names: readonly string[]): GraphQLFieldConfigArgumentMap =>
  Object.fromEntries(names.map((name) => [name, { type: /_in$|^tags$/.test(name) ? strings : GraphQLString }]));

const paging: GraphQLFieldConfigArgumentMap = {
  lang: { type: GraphQLString },
  first: { type: GraphQLInt },
  after: { type: GraphQLString },
};

/** Maps values such as `title_ASC` to `orderings` of the search. */
function sortEnum(name: string, type: ContentType | null): GraphQLEnumType {
  const fields = type === null ? [] : Object.entries(DOCUMENT_TYPES[type].fields);
  const paths = [
    ['meta_firstPublicationDate', 'document.first_publication_date'],
    ['meta_lastPublicationDate', 'document.last_publication_date'],
    ...fields.filter(([, { kind }]) => SORTED.has(kind)).map(([field]) => [field, `my.${type}.${field}`]),
  ];
  const values = paths.flatMap(([key, path]) => [
    [`${key}_ASC`, { value: path }],
    [`${key}_DESC`, { value: `${path} desc` }],
  ]);
  return new GraphQLEnumType({ name, values: Object.fromEntries(values) as Record<string, { value: string }> });
}

function whereInput(name: string, type: ContentType): GraphQLInputObjectType {
  const fields = Object.entries(DOCUMENT_TYPES[type].fields).flatMap(([field, { kind }]) =>
    Object.keys(WHERE[kind] ?? {}).map((suffix) => [
      field + suffix,
      { type: kind === 'number' ? GraphQLFloat : GraphQLString },
    ]),
  );
  return new GraphQLInputObjectType({ name, fields: Object.fromEntries(fields) as GraphQLInputFieldConfigMap });
}

/** @param type null: arguments of the list of all documents. */
export function listArguments(typeName: string, type: ContentType | null): GraphQLFieldConfigArgumentMap {
  return {
    ...paging,
    ...argumentsFor(Object.keys(OF_ALL)),
    sortBy: { type: sortEnum(`Sort${typeName}By`, type) },
    ...(type !== null && {
      ...argumentsFor(Object.keys(OF_ONE_TYPE)),
      where: { type: whereInput(`Where${typeName}`, type) },
    }),
  };
}

const predicate = (name: string, path: string, value: unknown): Predicate => ({
  name,
  path,
  values: [value as Argument],
  column: 1,
});

export function predicatesOf(type: ContentType | null, given: Given): Predicate[] {
  const isGiven = (name: string) => given[name] !== undefined && given[name] !== null;
  const ofAll = Object.entries(OF_ALL).filter(([name]) => isGiven(name));
  const ofType = type === null ? [] : Object.entries(OF_ONE_TYPE).filter(([name]) => isGiven(name));
  const where = Object.entries((given.where ?? {}) as Given).map(([key, value]) => {
    const [, field = '', suffix = ''] = /^(.+?)(_fulltext|_lt|_gt|_before|_after)?$/.exec(key) ?? [];
    const kind = DOCUMENT_TYPES[type!].fields[field]!.kind;
    return predicate(WHERE[kind]![suffix]!, `my.${type}.${field}`, value);
  });
  return [
    ...(type === null ? [] : [predicate('at', 'document.type', type)]),
    ...ofAll.map(([key, [name, path]]) => predicate(name, path, given[key])),
    ...ofType.map(([key, [name, path]]) => predicate(name, `my.${type}.${path}`, given[key])),
    ...where,
  ];
}
