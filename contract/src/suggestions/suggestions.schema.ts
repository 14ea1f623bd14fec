import { z } from 'zod';
import { PROMPT_LIMIT, SEED_LIMIT } from '../constants.ts';
import { MODES } from '../modes.ts';

/** `complete`: go on from where the person stopped. `improve`: say more of what they mean. Both keep every word. */
export const SUGGESTION_KINDS = ['complete', 'improve'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

export const suggestPromptSchema = z.object({
  /** What is typed so far; '' asks for something to begin with. */
  prompt: z.string().max(PROMPT_LIMIT, `Use at most ${PROMPT_LIMIT} characters`),
  kind: z.enum(SUGGESTION_KINDS).default('complete'),
  /** Another number gives other choices, where what suggests them goes by it. */
  seed: z.number().int().min(0).max(SEED_LIMIT).default(0),
  /** The tool in which it is typed: a backdrop wants no garment. */
  page: z.enum(MODES).optional(),
  user_id: z.coerce.number().int().optional(),
});
export type SuggestPrompt = z.input<typeof suggestPromptSchema>;

/** Read at `data[0].attributes.response_parts`. */
export const suggestedPromptSchema = z
  .array(
    z.object({
      attributes: z.object({
        /** Whole prompts, the best first, each beginning with what was typed; empty when there is nothing to add. */
        response_parts: z.array(z.string()),
      }),
    }),
  )
  .length(1);
export type SuggestedPrompt = z.infer<typeof suggestedPromptSchema>;
