import { MODES, type ContentType } from '@kenna/contract';

interface Required {
  readonly required?: true;
}

/** A field that may also be part of a group. */
export type PlainField = Required &
  (
    | { readonly kind: 'text' }
    | { readonly kind: 'richText' }
    | { readonly kind: 'image' }
    | { readonly kind: 'number' }
    | { readonly kind: 'date' }
    | { readonly kind: 'select'; readonly options: readonly string[] }
    | { readonly kind: 'relationship'; readonly type: ContentType | null }
  );

interface GroupField extends Required {
  readonly kind: 'group';
  readonly fields: Readonly<Record<string, PlainField>>;
}
export type Field = PlainField | GroupField;

export interface DocumentType {
  /** Name shown to people. */
  readonly name: string;
  /** The field filled from the Markdown below the front matter. */
  readonly bodyField: string;
  readonly fields: Readonly<Record<string, Field>>;
}

const common = {
  title: { kind: 'text', required: true },
  summary: { kind: 'text', required: true },
  body: { kind: 'richText' },
  cover: { kind: 'image' },
  order: { kind: 'number' },
} as const satisfies Record<string, Field>;

/** A short animation of captioned pictures. */
const steps = {
  kind: 'group',
  fields: {
    title: { kind: 'text' },
    caption: { kind: 'text', required: true },
    picture: { kind: 'image', required: true },
  },
} as const satisfies GroupField;

const related = {
  kind: 'group',
  fields: { document: { kind: 'relationship', type: null, required: true } },
} as const satisfies GroupField;

/**
 * The fields of every document type. Files are parsed by it, predicates and the graph query use it, and docs/content.md
 * describes it.
 */
export const DOCUMENT_TYPES: Readonly<Record<ContentType, DocumentType>> = {
  page: { name: 'Page', bodyField: 'body', fields: common },
  lesson: { name: 'Lesson', bodyField: 'body', fields: { ...common, steps, related } },
  tutorial: {
    name: 'Tutorial',
    bodyField: 'body',
    fields: {
      ...common,
      mode: { kind: 'select', options: MODES, required: true },
      lesson: { kind: 'relationship', type: 'lesson' },
      steps,
      related,
    },
  },
  faq: {
    name: 'Questions and answers',
    bodyField: 'questions',
    fields: {
      ...common,
      questions: {
        kind: 'group',
        required: true,
        fields: { question: { kind: 'text', required: true }, answer: { kind: 'richText', required: true } },
      },
    },
  },
};
