import { z } from 'zod';

/** Maximum number of takes of a scene in one request. */
export const TAKE_LIMIT = 8;

const word = z.string().min(1).max(60);

/**
 * How one picture differs from its scene. Absent fields are as in the scene. The values come from the vocabulary; a
 * colour may also be `#rrggbb` and is returned in that form.
 */
export const sceneTakeSchema = z
  .strictObject({
    view: word.optional(),
    light: word.optional(),
    setting: word.optional(),
    colour: word.optional(),
    fabric: word.optional(),
    build: word.optional(),
    pose: word.optional(),
    finish: word.optional(),
  })
  .describe('What one picture shows differently, in the words of GET /render/vocabulary; a colour may be #rrggbb');
export type SceneTake = z.infer<typeof sceneTakeSchema>;
export type TakeField = keyof SceneTake;
/** Fields of the mannequin, which only pictures with one have. */
export const FIGURE_TAKE_FIELDS = ['build', 'pose', 'finish'] as const satisfies readonly TakeField[];
export const TAKE_FIELDS = [
  'view',
  'light',
  'setting',
  'colour',
  'fabric',
  ...FIGURE_TAKE_FIELDS,
] as const satisfies readonly TakeField[];

/**
 * `object`: the scene can be drawn from other sides and in other colours, and saved as a file. `textile`: a repeating
 * pattern, which can be drawn in other colours.
 */
export const sceneKindSchema = z.enum(['object', 'textile']);
export type SceneKind = z.infer<typeof sceneKindSchema>;

/** A word that the engine knows. When `label` is written in a prompt, it is understood as `name`. */
export const vocabularyEntrySchema = z.object({ name: z.string(), label: z.string(), hex: z.string().optional() });
export type VocabularyEntry = z.infer<typeof vocabularyEntrySchema>;

/** The values offered for a take or for replacing a chip; empty when no engine stores scenes. */
export const sceneVocabularySchema = z.object({
  /** Words by kind of chip: form, colour, fabric, pattern, view, light, setting … */
  kinds: z.record(z.string(), z.array(vocabularyEntrySchema)),
  /** Words by attribute: neckline, sleeve, length … */
  attributes: z.record(z.string(), z.array(vocabularyEntrySchema)),
  /** The possible attributes of each form, by its name. */
  attributesOf: z.record(z.string(), z.array(z.string())),
});
export type SceneVocabulary = z.infer<typeof sceneVocabularySchema>;
