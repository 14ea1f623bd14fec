import { z } from 'zod';
import { MODELS } from '../models.ts';
import { MODES } from '../modes.ts';
import { offeredLoraSchema } from '../renders/loras.schema.ts';
import { ENGINE_CONTROLS } from './engine-controls.ts';

/** Which settings a tool supports with a model. Combinations that no engine supports are left out. */
const abilitySchema = z.object({
  page: z.enum(MODES),
  model: z.enum(MODELS),
  controls: z.array(z.enum(ENGINE_CONTROLS)),
  /** The sizes in which pictures of a chosen size are drawn; absent where the engine says nothing of them. */
  sizes: z.object({ multiple: z.number().int(), pixels: z.number().int().nullable() }).optional(),
  /** LoRAs that may be chosen as styles; absent where there are none. */
  loras: z.array(offeredLoraSchema).optional(),
  /**
   * Whether faces are restored, with detail that the picture has lost, instead of sharpened; absent where they are not.
   */
  restores_faces: z.boolean().optional(),
});
export type EngineAbility = z.infer<typeof abilitySchema>;

export const enginesSchema = z.object({
  /** What is supported when the person picks no engine. */
  abilities: z.array(abilitySchema),
  /** Whether live previews show what is made when the person picks no engine. */
  live: z.boolean(),
  /** Engines that a person may pick; empty when the operator does not allow it or there is only one. */
  choice: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      description: z.string(),
      abilities: z.array(abilitySchema),
      live: z.boolean(),
    }),
  ),
});
export type Engines = z.infer<typeof enginesSchema>;
