/** Reads ENGINES_FILE, which lists the remote engines and how each is used. docs/engines.md describes every field. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { LORA_STRENGTH_MAXIMUM, MODELS } from '@kenna/contract';
import { z } from 'zod';
import { ENGINE_STRENGTHS } from '../../ports/engine-strengths.ts';
import { ENGINE_OPERATIONS } from '../../ports/engine-task.ts';
import { FAMILIES } from './families/index.ts';
import { REMOTE_KINDS } from './engine-settings.ts';
import { mappingSchema, type Mapping } from './model-mapping.ts';

const name = z.string('must be a name in quotation marks').trim().min(1, 'must not be empty');
const whole = (least: number, most: number) => {
  const message = `must be a whole number from ${least} to ${most}`;
  return z.number(message).int(message).min(least, message).max(most, message);
};
const number = (least: number, most: number) => {
  const message = `must be a number from ${least} to ${most}`;
  return z.number(message).min(least, message).max(most, message);
};
const optional = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null);
const operation = z.enum(ENGINE_OPERATIONS, `must be one of ${ENGINE_OPERATIONS.join(', ')}`);

/** A family of ComfyUI's models by its id, for example `z-image-turbo`. */
export const familyId = z
  .string()
  .refine((id) => FAMILIES.some((family) => family.id === id), 'must be the id of a family in docs/engines.md');

const modelSchema = z.strictObject({
  checkpoint: optional(name),
  sampler: optional(name),
  scheduler: optional(name),
  steps: optional(whole(1, 200)),
  cfg: optional(number(0, 30)),
  positive: z.string().trim().optional(),
  negative: z.string().trim().optional(),
  size: z
    .strictObject({ multiple: whole(1, 256).optional(), pixels: whole(65_536, 16_777_216).optional() })
    .default({}),
  strengths: z.array(z.enum(ENGINE_STRENGTHS, `must be one of ${ENGINE_STRENGTHS.join(', ')}`)).default([]),
});

const loraSchema = z.strictObject({
  file: name,
  title: name.max(60, 'must be at most 60 characters').optional(),
  words: z.string().trim().max(300, 'must be at most 300 characters').optional(),
  strength: number(0, LORA_STRENGTH_MAXIMUM).optional(),
  family: familyId.optional(),
});

const entrySchema = z.strictObject({
  kind: z.enum(REMOTE_KINDS, `must be one of ${REMOTE_KINDS.join(', ')}`),
  name: z
    .string('must be a name in quotation marks')
    .regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be at most 40 lowercase letters, digits and hyphens')
    .refine((given) => given !== 'built-in', 'must not be built-in, which is the name of our own engine'),
  title: name.max(60, 'must be at most 60 characters').optional(),
  url: z
    .string('must be an address such as http://127.0.0.1:8188')
    .refine(
      (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
      'must be an address such as http://127.0.0.1:8188',
    )
    .refine((value) => URL.parse(value)?.password === '', 'must have no password in it: name a variable in keyVariable')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  keyVariable: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]*$/, 'must be the name of a variable, such as STUDIO_KEY, not the secret itself')
    .optional(),
  weight: number(0.01, 1000).default(1),
  models: z.partialRecord(z.enum(MODELS), modelSchema).optional(),
  parts: z
    .strictObject({
      upscaler: optional(name),
      inpaint: optional(name),
      edit: optional(name),
      controlNet: optional(name),
      faces: optional(name),
      background: optional(name),
    })
    .optional(),
  operations: z.array(operation).min(1, 'must name an operation').optional(),
  workflows: z.partialRecord(operation, name).optional(),
  mapping: name.optional(),
  lostAfterSeconds: whole(10, 3600).default(120),
  commercialOnly: z.boolean('must be true or false').optional(),
  familyOrder: z.array(familyId).optional(),
  loras: z.array(loraSchema).default([]),
  offerLoras: z.boolean('must be true or false').default(true),
});
export type EngineEntry = z.output<typeof entrySchema>;

const graphSchema = z.record(
  z.string(),
  z.object({ class_type: z.string(), inputs: z.record(z.string(), z.unknown()) }),
);

const fileSchema = z.strictObject({
  engines: z.array(entrySchema).default([]),
  builtInFor: z.array(operation).optional(),
  peopleChoose: z.boolean('must be true or false').optional(),
});
export type EnginesFile = z.output<typeof fileSchema>;

/** The parsed file (null if it cannot be read or is invalid) and its mistakes, one line each. */
export function readEnginesFile(path: string): { file: EnginesFile | null; mistakes: string[] } {
  const json = readJson(path);
  if ('mistake' in json) return { file: null, mistakes: [`ENGINES_FILE ${json.mistake}`] };
  const parsed = fileSchema.safeParse(json.value);
  if (parsed.success) return { file: parsed.data, mistakes: repeatedNames(parsed.data) };
  return { file: null, mistakes: parsed.error.issues.flatMap(mistakesOf) };
}

/**
 * Reads a graph in ComfyUI's API format; the path is relative to the engines file or absolute. @throws Error that
 * describes what is wrong with it.
 */
export function readWorkflow(enginesFile: string, path: string): z.output<typeof graphSchema> {
  const json = readJson(resolve(dirname(enginesFile), path));
  if ('mistake' in json) throw new Error(json.mistake);
  const parsed = graphSchema.safeParse(json.value);
  if (!parsed.success) throw new Error('is not a workflow in API format: export it with "Export (API)"');
  return parsed.data;
}

/** Reads a mapping of models; the path is as that of a workflow. @throws Error that describes what is wrong with it. */
export function readMapping(enginesFile: string, path: string): Mapping {
  const json = readJson(resolve(dirname(enginesFile), path));
  if ('mistake' in json) throw new Error(json.mistake);
  const parsed = mappingSchema.safeParse(json.value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.code === 'unrecognized_keys' ? ` has no field ${issue.keys.join(', ')}` : ` ${issue?.message}`;
  throw new Error(`is wrong: ${placeOf(issue?.path ?? [])}${field}.`);
}

function readJson(path: string): { value: unknown } | { mistake: string } {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return { mistake: `names ${path}, which cannot be read.` };
  }
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { mistake: `names ${path}, which is not valid JSON: ${(error as Error).message}.` };
  }
}

function repeatedNames({ engines }: EnginesFile): string[] {
  const names = engines.map((engine) => engine.name);
  return [...new Set(names.filter((each, index) => names.indexOf(each) !== index))].map(
    (each) => `ENGINES_FILE names two engines ${each}.`,
  );
}

/** Path of a mistake, such as `engines[1].models.kennaxl.steps`. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}${text === '' ? '' : '.'}${String(key)}`),
    '',
  );

function mistakesOf(issue: z.core.$ZodIssue): string[] {
  const place = placeOf(issue.path);
  if (issue.code !== 'unrecognized_keys') return [`ENGINES_FILE: ${place || 'the file'} ${issue.message}.`];
  return issue.keys.map((key) => `ENGINES_FILE: ${placeOf([...issue.path, key])} is not a known field.`);
}
