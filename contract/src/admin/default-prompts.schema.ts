import { z } from 'zod';
import { REQUIRED_TEXT } from '../constants.ts';
import { MODES } from '../modes.ts';
import { parsePromptTemplate, TEMPLATE_LIMIT } from '../prompt-template.ts';
import { tidyPrompt } from '../tidy-prompt.ts';
import { userId } from '../user-id.schema.ts';

export const PROMPT_TITLE_LIMIT = 80;

const title = z
  .string(REQUIRED_TEXT)
  .max(PROMPT_TITLE_LIMIT, `Use at most ${PROMPT_TITLE_LIMIT} characters`)
  .transform(tidyPrompt)
  .pipe(z.string().min(1, REQUIRED_TEXT));
const template = z
  .string(REQUIRED_TEXT)
  .trim()
  .min(1, REQUIRED_TEXT)
  .max(TEMPLATE_LIMIT, `Use at most ${TEMPLATE_LIMIT} characters`)
  .superRefine((text, context) => {
    const { mistake } = parsePromptTemplate(text);
    if (mistake !== null) context.addIssue({ code: 'custom', message: mistake });
  });

/**
 * How the final prompts of a page are assembled while this default prompt is active; at most one is active per page.
 */
export const defaultPromptSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  page: z.enum(MODES),
  template: z.string(),
  is_active: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type DefaultPrompt = z.infer<typeof defaultPromptSchema>;

export const newDefaultPromptSchema = z.object({
  title,
  page: z.enum(MODES),
  template,
  /** An active one replaces the page's previously active one. */
  is_active: z.boolean().default(false),
  user_id: userId,
});
export const changedDefaultPromptSchema = z.object({
  id: z.number().int().positive(),
  title: title.optional(),
  page: z.enum(MODES).optional(),
  template: template.optional(),
  is_active: z.boolean().optional(),
  user_id: userId,
});
export const promptIdSchema = z.object({ id: z.number().int().positive(), user_id: userId });
export const promptAnswerSchema = z.object({ prompt: defaultPromptSchema });
export const promptListSchema = z.object({ prompts: z.array(defaultPromptSchema) });

/** A page that can have default prompts, with the id of the active one; null without an active one. */
export const promptPageSchema = z.object({
  page: z.enum(MODES),
  title: z.string(),
  active_prompt_id: z.number().int().nullable(),
});
export const pageListSchema = z.object({ pages: z.array(promptPageSchema) });
