import { z } from 'zod';

/** A render uses at most this number of LoRAs. */
export const LORA_LIMIT = 4;
export const LORA_STRENGTH_MAXIMUM = 2;
const NAME_LIMIT = 300;

/** A LoRA that a person has chosen: small weights on an engine that change the look of its model. */
export const chosenLoraSchema = z.object({
  /** The name as the engine spells it. */
  name: z.string().min(1).max(NAME_LIMIT),
  /** 0 (no effect) to 2; 1 is as it was trained. */
  strength: z.number().min(0).max(LORA_STRENGTH_MAXIMUM).default(1),
});
export type ChosenLora = z.output<typeof chosenLoraSchema>;

/** A LoRA that an engine offers as a style. */
export const offeredLoraSchema = z.object({
  name: z.string(),
  title: z.string(),
  /** Trigger words, which are added to the prompt; '' for none. */
  words: z.string(),
  /** The strength with which it is used unless another one is chosen. */
  strength: z.number(),
  /** Title of the model that draws with it. LoRAs of different models cannot be combined. */
  base: z.string(),
});
export type OfferedLora = z.infer<typeof offeredLoraSchema>;
