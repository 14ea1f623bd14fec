import { z } from 'zod';

/** Pictures of one scene in one request. */
export const TAKE_LIMIT = 8;

const word = z.string().min(1).max(60);

/**
 * One picture of a scene: what it shows differently. Absent fields stay as the scene has them. The values are those of
 * the vocabulary; a colour may also be `#rrggbb`, and is answered as that.
 */
export const sceneTakeSchema = z
  .strictObject({
    view: word.optional(),
    light: word.optional(),
    setting: word.optional(),
    colour: word.optional(),
    fabric: word.optional(),
  })
  .describe('What one picture shows differently, in the words of GET /render/vocabulary; a colour may be #rrggbb');
export type SceneTake = z.infer<typeof sceneTakeSchema>;
export type TakeField = keyof SceneTake;
export const TAKE_FIELDS = ['view', 'light', 'setting', 'colour', 'fabric'] as const satisfies readonly TakeField[];

/** What can be done with a picture's scene: an object has sides, colours and a file, a textile has colours and a tile. */
export const sceneKindSchema = z.enum(['object', 'textile']);
export type SceneKind = z.infer<typeof sceneKindSchema>;

/** A word that the engine knows. Put into a prompt, `label` is read as `name`. */
export const vocabularyEntrySchema = z.object({ name: z.string(), label: z.string(), hex: z.string().optional() });
export type VocabularyEntry = z.infer<typeof vocabularyEntrySchema>;

/** What may be chosen for a take or in place of a chip; empty where no engine keeps scenes. */
export const sceneVocabularySchema = z.object({
  /** By kind of chip: form, colour, fabric, pattern, view, light, setting … */
  kinds: z.record(z.string(), z.array(vocabularyEntrySchema)),
  /** By attribute: neckline, sleeve, length … */
  attributes: z.record(z.string(), z.array(vocabularyEntrySchema)),
  /** By name of a form: the attributes that it can have. */
  attributesOf: z.record(z.string(), z.array(z.string())),
});
export type SceneVocabulary = z.infer<typeof sceneVocabularySchema>;
