import { z } from 'zod';
import { userId } from '../user-id.schema.ts';

/**
 * File formats of a picture's scene: `glb` is binary glTF 2.0 with its textures, `svg` the technical flat as curves.
 */
export const sceneFileFormatSchema = z.enum(['glb', 'svg']);
export type SceneFileFormat = z.infer<typeof sceneFileFormatSchema>;

export const sceneFileRequestSchema = z.object({
  /** A picture of the person's own whose `scene` is 'object'. */
  image_id: z.number().int(),
  format: sceneFileFormatSchema,
  user_id: userId,
});

export const sceneFileSchema = z.object({
  url: z.string(),
  /** Suggested file name: `emerald-silk-dress-1234.glb`. */
  name: z.string(),
});
export type SceneFile = z.infer<typeof sceneFileSchema>;
