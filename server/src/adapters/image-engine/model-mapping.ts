/** The file in which an operator says which model of a service does an operation, and which of its fields get what. */
import { z } from 'zod';
import { ENGINE_OPERATIONS, type EngineOperation } from '../../ports/engine-task.ts';
import { placeholdersIn } from './placeholders.ts';

const PLACEHOLDERS = [
  'prompt',
  'negative_prompt',
  'seed',
  'width',
  'height',
  'aspect_ratio',
  'image',
  'second_image',
  'images',
  'mask',
  'denoise',
  'factor',
] as const;

const ratio = z.string().regex(/^[1-9]\d?:[1-9]\d?$/, 'must be an aspect ratio such as 3:4');
const row = z.strictObject({
  /** Name of the model as the service spells it. */
  model: z
    .string()
    .regex(/^[\w.-]+(\/[\w.-]+)+(:[0-9a-f]{6,64})?$/i, 'must be a model such as owner/name, as the service spells it'),
  input: z.record(z.string(), z.unknown()),
  size: z
    .strictObject({
      multiple: z.int().min(1).max(256).default(16),
      pixels: z.int().min(65_536).max(16_777_216).nullable().default(null),
    })
    .default({ multiple: 16, pixels: null }),
  /** The aspect ratios of a model that takes no sizes. */
  ratios: z.array(ratio).min(1).optional(),
  /** Path of the picture's address in the result, such as `images.0.url`. */
  output: z.string().min(1).optional(),
  licence: z.strictObject({ name: z.string().min(1), sells: z.enum(['yes', 'conditions', 'no']) }).optional(),
});
export type MappedModel = z.output<typeof row>;
export type Mapping = Readonly<Partial<Record<EngineOperation, MappedModel>>>;

export const mappingSchema = z.partialRecord(z.enum(ENGINE_OPERATIONS), row);

/** For each operation groups of placeholders, of which one each must occur. */
const NEEDED: Record<EngineOperation, readonly (readonly string[])[]> = {
  generate: [['prompt']],
  vary: [['image', 'images'], ['prompt']],
  inpaint: [['image', 'images'], ['mask'], ['prompt']],
  outpaint: [['image', 'images'], ['mask']],
  sketch: [['image', 'images'], ['prompt']],
  tryOn: [
    ['image', 'images'],
    ['second_image', 'images'],
  ],
  instructEdit: [['image', 'images'], ['prompt']],
  removeBackground: [['image']],
  upscale: [['image']],
  enhanceFaces: [['image']],
};

/** What is wrong with a mapping beyond its form, one sentence each. */
export function mistakesInMapping(mapping: Mapping): readonly string[] {
  return Object.entries(mapping).flatMap(([operation, { input, ratios }]) => {
    const used = placeholdersIn(input);
    const say = (words: string) => `the mapping of ${operation} ${words}`;
    return [
      ...NEEDED[operation as EngineOperation]
        .filter((group) => !group.some((name) => used.includes(name)))
        .map((group) => say(`has no {{${group.join('}} or {{')}}}`)),
      ...used
        .filter((name) => !PLACEHOLDERS.some((known) => known === name))
        .map((name) => say(`has {{${name}}}, which is not known`)),
      ...(used.includes('aspect_ratio') && ratios === undefined
        ? [say('has {{aspect_ratio}}, but no "ratios" that its model draws')]
        : []),
    ];
  });
}
