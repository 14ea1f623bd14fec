/**
 * The GraphQL schema, generated from the table of document types: `lesson(uid, lang)`, `allLessons(…)` and
 * `_allDocuments(…)` with connections, `_meta`, links that resolve to their documents, and rich text and pictures as
 * JSON.
 */
import {
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInt,
  GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLString,
  type GraphQLFieldConfigMap,
  type GraphQLNullableOutputType,
  type GraphQLOutputType,
} from 'graphql';
import { CONTENT_TYPES, type ContentType } from '@kenna/contract';
import { DOCUMENT_TYPES, type Field, type PlainField } from '../document-types.ts';
import type { ContentDocument, DocumentLink } from '../document-values.ts';
import { documentsThatMatch } from '../query/match-predicates.ts';
import { inOrder } from '../query/order-documents.ts';
import { presentDocument } from '../query/present-document.ts';
import type { GraphContext } from './graph-context.ts';
import { listArguments, predicatesOf } from './list-arguments.ts';

type Fields<Source> = GraphQLFieldConfigMap<Source, GraphContext>;
type Given = Readonly<Record<string, unknown>>;

const PAGE_SIZE = 20;
const MAX_PAGE_SIZE = 100;

const nameOf = (type: string) => type[0]!.toUpperCase() + type.slice(1);
const required = <Type extends GraphQLNullableOutputType>(type: Type) => new GraphQLNonNull(type);
const texts = required(new GraphQLList(required(GraphQLString)));

const json = new GraphQLScalarType({ name: 'Json', description: 'Rich text or a picture, as the REST API has it.' });

const metaFields: Fields<ContentDocument> = {
  id: { type: required(GraphQLString) },
  uid: { type: GraphQLString },
  type: { type: required(GraphQLString) },
  tags: { type: texts },
  lang: { type: GraphQLString },
  firstPublicationDate: { type: GraphQLString, resolve: (document) => document.first_publication_date },
  lastPublicationDate: { type: GraphQLString, resolve: (document) => document.last_publication_date },
};
const relatedDocument = new GraphQLObjectType({
  name: 'RelatedDocument',
  fields: Object.fromEntries(['id', 'uid', 'type', 'lang'].map((name) => [name, { type: GraphQLString }])),
});
const meta = new GraphQLObjectType<ContentDocument, GraphContext>({
  name: 'Meta',
  fields: {
    ...metaFields,
    alternateLanguages: {
      type: required(new GraphQLList(required(relatedDocument))),
      resolve: (document) => document.alternate_languages,
    },
  },
});

const documentInterface = new GraphQLInterfaceType({
  name: '_Document',
  fields: { _meta: { type: required(meta) } },
  resolveType: ({ type }: ContentDocument) => nameOf(type),
});
const linkable = new GraphQLInterfaceType({
  name: '_Linkable',
  fields: { _linkType: { type: GraphQLString } },
  resolveType: ({ type }: ContentDocument) => nameOf(type),
});

function outputOf(field: PlainField): GraphQLOutputType {
  if (field.kind === 'number') return GraphQLFloat;
  if (field.kind === 'relationship') return linkable;
  return field.kind === 'richText' || field.kind === 'image' ? json : GraphQLString;
}

/** Resolves a link to its document, in the same form as in lists. */
const linked = (link: DocumentLink | { link_type: 'Any' }, { presenting }: GraphContext) => {
  const document = link.link_type === 'Document' ? presenting.documents.get(link.id) : undefined;
  return document ? presentDocument(document, presenting) : null;
};

/** @param dataOf reads the fields from the resolved value. */
function fieldsOf<Source>(
  owner: string,
  fields: Readonly<Record<string, Field>>,
  dataOf: (source: Source) => Given,
): Fields<Source> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const type =
        field.kind === 'group'
          ? new GraphQLList(
              new GraphQLObjectType<Given, GraphContext>({
                name: owner + nameOf(name),
                fields: fieldsOf<Given>(owner + nameOf(name), field.fields, (entry) => entry),
              }),
            )
          : outputOf(field);
      const resolve = (source: Source, _given: unknown, context: GraphContext) => {
        const value = dataOf(source)[name];
        return field.kind === 'relationship' ? linked(value as DocumentLink, context) : value;
      };
      return [name, { type, resolve }];
    }),
  );
}

const objects = new Map(
  CONTENT_TYPES.map((type) => [
    type,
    new GraphQLObjectType<ContentDocument, GraphContext>({
      name: nameOf(type),
      interfaces: [documentInterface, linkable],
      fields: {
        _meta: { type: required(meta), resolve: (document) => document },
        _linkType: { type: GraphQLString, resolve: () => 'Link.document' },
        ...fieldsOf<ContentDocument>(nameOf(type), DOCUMENT_TYPES[type].fields, ({ data }) => data),
      },
    }),
  ]),
);

const pageInfo = new GraphQLObjectType({
  name: 'PageInfo',
  fields: {
    hasNextPage: { type: required(GraphQLBoolean) },
    hasPreviousPage: { type: required(GraphQLBoolean) },
    startCursor: { type: GraphQLString },
    endCursor: { type: GraphQLString },
  },
});

function connectionOf(name: string, node: GraphQLObjectType | GraphQLInterfaceType) {
  const edge = new GraphQLObjectType({
    name: `${name}ConnectionEdge`,
    fields: { node: { type: required(node) }, cursor: { type: required(GraphQLString) } },
  });
  return new GraphQLObjectType({
    name: `${name}ConnectionConnection`,
    fields: {
      totalCount: { type: required(GraphQLInt) },
      pageInfo: { type: required(pageInfo) },
      edges: { type: new GraphQLList(edge) },
    },
  });
}

function listed(type: ContentType | null, given: Given, { documents, presenting, language }: GraphContext) {
  const predicates = predicatesOf(type, given);
  const wanted = typeof given.lang === 'string' ? given.lang : language;
  const spoken = documents.filter(({ lang }) => wanted === '*' || lang === wanted);
  const all = inOrder(documentsThatMatch(predicates, spoken), (given.sortBy as string | undefined) ?? null, predicates);
  const start = all.findIndex(({ id }) => id === given.after) + 1;
  const asked = typeof given.first === 'number' && given.first > 0 ? given.first : PAGE_SIZE;
  const shown = all.slice(start, start + Math.min(asked, MAX_PAGE_SIZE));
  return {
    totalCount: all.length,
    pageInfo: {
      hasNextPage: start + shown.length < all.length,
      hasPreviousPage: start > 0,
      startCursor: shown[0]?.id ?? null,
      endCursor: shown.at(-1)?.id ?? null,
    },
    edges: shown.map((document) => ({ node: presentDocument(document, presenting), cursor: document.id })),
  };
}

function found(type: ContentType, { uid, lang }: Given, { documents, presenting }: GraphContext) {
  const document = documents.find((one) => one.type === type && one.uid === uid && one.lang === lang);
  return document ? presentDocument(document, presenting) : null;
}

const typeFields: Fields<unknown> = Object.fromEntries(
  [...objects].flatMap(([type, object]) => [
    [
      type,
      {
        type: object,
        args: { uid: { type: required(GraphQLString) }, lang: { type: required(GraphQLString) } },
        resolve: (_: unknown, given: Given, context: GraphContext) => found(type, given, context),
      },
    ],
    [
      `all${nameOf(type)}s`,
      {
        type: required(connectionOf(nameOf(type), object)),
        args: listArguments(nameOf(type), type),
        resolve: (_: unknown, given: Given, context: GraphContext) => listed(type, given, context),
      },
    ],
  ]),
);

export const graphSchema = new GraphQLSchema({
  types: [...objects.values()],
  query: new GraphQLObjectType<unknown, GraphContext>({
    name: 'Query',
    fields: {
      _allDocuments: {
        type: required(connectionOf('_Document', documentInterface)),
        args: listArguments('Documents', null),
        resolve: (_, given, context) => listed(null, given, context),
      },
      ...typeFields,
    },
  }),
});
