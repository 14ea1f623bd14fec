import { fromMarkdown } from 'mdast-util-from-markdown';
import type { RootContent } from 'mdast';
import type { DocumentType, Field, PlainField } from './document-types.ts';
import type { DocumentData, DocumentLink, FieldValue, ImageValue } from './document-values.ts';
import type { WrittenPicture } from './front-matter-schema.ts';
import { richTextOf, type TextSurroundings } from './rich-text-of.ts';

/** Resolves what a document refers to, and reports mistakes with their field or line. */
export interface Surroundings {
  imageOf(name: string, alt: string, copyright: string | null, place: string): ImageValue | null;
  /** Resolves `type/uid`; null when there is no such document, after reporting it. */
  documentOf(reference: string, place: string): DocumentLink | null;
  linkTo(target: string, place: string): ReturnType<TextSurroundings['linkTo']>;
  wrong(place: string, message: string): void;
}

/** Mistakes in a field's text are reported with its name, those in the body with their line. */
const inText = (around: Surroundings, placeOf: (line: number) => string): TextSurroundings => ({
  imageOf: (name, alt, copyright, line) => around.imageOf(name, alt, copyright, placeOf(line)),
  linkTo: (target, line) => around.linkTo(target, placeOf(line)),
  wrong: (message, line) => around.wrong(placeOf(line), message),
});

const EMPTY = { text: null, richText: [], image: {}, number: null, date: null, select: null, group: [] } as const;

function plainValue(field: PlainField, written: unknown, place: string, around: Surroundings): FieldValue {
  switch (field.kind) {
    case 'richText':
      return richTextOf(
        fromMarkdown(String(written)).children,
        inText(around, () => place),
      );
    case 'image': {
      const { picture, alt, copyright } = written as WrittenPicture;
      return around.imageOf(picture, alt, copyright ?? null, place) ?? {};
    }
    case 'relationship': {
      const link = around.documentOf(String(written), place);
      if (link && field.type && link.type !== field.type) around.wrong(place, `must name a ${field.type}`);
      return link ?? { link_type: 'Any' };
    }
    default:
      return written as string | number;
  }
}

function valueOf(field: Field, written: unknown, place: string, around: Surroundings): FieldValue {
  if (written === undefined || written === null) {
    return field.kind === 'relationship' ? { link_type: 'Any' } : EMPTY[field.kind];
  }
  if (field.kind !== 'group') return plainValue(field, written, place, around);
  return (written as Record<string, unknown>[]).map((entry, index) =>
    valuesOf(field.fields, entry, around, `${place}.${index}.`),
  );
}

const valuesOf = (
  fields: Readonly<Record<string, Field>>,
  written: Readonly<Record<string, unknown>>,
  around: Surroundings,
  above = '',
): DocumentData =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, valueOf(field, written[name], above + name, around)]),
  );

interface Body {
  readonly nodes: readonly RootContent[];
  readonly linesAbove: number;
}

/**
 * Headings of the second level are questions, each followed by its answer; text before the first heading is the body.
 */
function questionsOf({ nodes, linesAbove }: Body, around: Surroundings): DocumentData {
  const text = inText(around, (line) => `line ${linesAbove + line}`);
  const isQuestion = (node: RootContent) => node.type === 'heading' && node.depth === 2;
  const starts = nodes.flatMap((node, index) => (isQuestion(node) ? [index] : []));
  if (starts.length === 0) around.wrong('body', 'must have questions as headings: ## How do I …?');
  const questions = starts.map((start, index) => {
    const [heading] = richTextOf(nodes.slice(start, start + 1), text);
    const answer = richTextOf(nodes.slice(start + 1, starts[index + 1]), text);
    const question = heading && 'text' in heading ? heading.text : '';
    if (answer.length === 0) around.wrong('body', `the question “${question}” has no answer below it`);
    return { question, answer };
  });
  return { body: richTextOf(nodes.slice(0, starts[0] ?? nodes.length), text), questions };
}

/** All fields of a document, from its front matter and its body. */
export function documentDataOf(
  type: DocumentType,
  written: Readonly<Record<string, unknown>>,
  body: Body,
  around: Surroundings,
): DocumentData {
  const data = valuesOf(type.fields, written, around);
  if (type.bodyField === 'questions') return { ...data, ...questionsOf(body, around) };
  const placeOf = (line: number) => `line ${body.linesAbove + line}`;
  return { ...data, body: richTextOf(body.nodes, inText(around, placeOf)) };
}
