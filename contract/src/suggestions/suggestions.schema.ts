import { z } from 'zod';
import { PROMPT_LIMIT, SEED_LIMIT } from '../constants.ts';
import { MODES } from '../modes.ts';
import { coercedUserId } from '../user-id.schema.ts';

/**
 * `complete`: continue from where the person stopped. `improve`: describe in more detail. Both preserve every typed
 * word.
 */
export const SUGGESTION_KINDS = ['complete', 'improve'] as const;
export type SuggestionKind = (typeof SUGGESTION_KINDS)[number];

export const suggestPromptSchema = z.object({
  /** The text typed so far; '' asks for prompts to begin with. */
  prompt: z.string().max(PROMPT_LIMIT, `Use at most ${PROMPT_LIMIT} characters`),
  kind: z.enum(SUGGESTION_KINDS).default('complete'),
  /** Another number yields other suggestions, if the suggesting model uses seeds. */
  seed: z.number().int().min(0).max(SEED_LIMIT).default(0),
  /** The tool in which the prompt is typed; a backdrop, for example, needs no garment. */
  page: z.enum(MODES).optional(),
  user_id: coercedUserId,
});
export type SuggestPrompt = z.input<typeof suggestPromptSchema>;

/** Clients read `data[0].attributes.response_parts`. */
export const suggestedPromptSchema = z
  .array(
    z.object({
      attributes: z.object({
        /** Whole prompts, the best first, each starting with the typed text; empty when there is nothing to add. */
        response_parts: z.array(z.string()),
      }),
    }),
  )
  .length(1);
export type SuggestedPrompt = z.infer<typeof suggestedPromptSchema>;
