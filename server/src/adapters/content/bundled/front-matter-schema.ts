import { CONTENT_TYPES, type ContentType } from '@kenna/contract';
import { z } from 'zod';
import { DOCUMENT_TYPES, type Field } from './document-types.ts';

const NAME = /^[a-z0-9][a-z0-9-]*$/;
const REFERENCE = new RegExp(`^(${CONTENT_TYPES.join('|')})/[a-z0-9][a-z0-9-]*$`);

const missing = ({ input }: { readonly input?: unknown }, otherwise: string) =>
  input === undefined || input === null ? 'must be set' : otherwise;
const text = z
  .string({ error: (issue) => missing(issue, 'must be text') })
  .trim()
  .min(1, 'must not be empty');
const day = z.iso.date({ error: (issue) => missing(issue, 'must be a day such as 2026-11-21') });

/** `picture` names a file in content/pictures; `alt` is its alternative text. */
const picture = z.strictObject(
  { picture: text, alt: text, copyright: text.optional() },
  { error: (issue) => missing(issue, 'must be a picture with its words: { picture: name.webp, alt: What it shows }') },
);
export type WrittenPicture = z.output<typeof picture>;

function schemaOf(field: Field): z.ZodType {
  const schema = ((): z.ZodType => {
    switch (field.kind) {
      case 'text':
      case 'richText':
        return text;
      case 'image':
        return picture;
      case 'number':
        return z.number({ error: (issue) => missing(issue, 'must be a number') });
      case 'date':
        return day;
      case 'select':
        return z.enum([...field.options], {
          error: (issue) => missing(issue, `must be one of ${field.options.join(', ')}`),
        });
      case 'relationship':
        return text.regex(REFERENCE, 'must name a document as type/uid');
      case 'group':
        return z.array(objectOf(field.fields), { error: (issue) => missing(issue, 'must be a list') });
    }
  })();
  return field.required ? schema : schema.nullish();
}

const objectOf = (fields: Readonly<Record<string, Field>>, more: Record<string, z.ZodType> = {}) =>
  z.strictObject(
    { ...more, ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])) },
    {
      error: ({ code }) =>
        code === 'unrecognized_keys'
          ? `is not a field here; there are ${[...Object.keys(more), ...Object.keys(fields)].join(', ')}`
          : 'must be a list of name: value',
    },
  );

/** Metadata of a document. */
const about = {
  published: day,
  updated: day.nullish(),
  tags: z.array(text.regex(NAME, 'must be a small word')).nullish(),
};
export type WrittenAbout = {
  readonly published: string;
  readonly updated?: string | null;
  readonly tags?: readonly string[] | null;
};

/** Front matter schema of each type: all fields except the one that the body fills. */
const SCHEMAS = new Map<string, z.ZodType>(
  CONTENT_TYPES.map((type) => {
    const { fields, bodyField } = DOCUMENT_TYPES[type];
    const inFront = Object.entries(fields).filter(([name]) => name !== 'body' && name !== bodyField);
    return [type, objectOf(Object.fromEntries(inFront), about)];
  }),
);

interface FieldMistake {
  readonly field: string;
  readonly message: string;
}

/** Returns the validated front matter without mistakes, or null and every mistake by field path. */
export function checkFrontMatter(type: ContentType, fields: unknown) {
  const parsed = SCHEMAS.get(type)!.safeParse(fields);
  if (parsed.success) return { written: parsed.data as WrittenAbout & Record<string, unknown>, mistakes: [] };
  const mistakes = parsed.error.issues.flatMap((issue): FieldMistake[] => {
    const path = issue.path.map(String);
    const names = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
    return names.map((name) => ({ field: name.join('.'), message: issue.message }));
  });
  return { written: null, mistakes };
}
