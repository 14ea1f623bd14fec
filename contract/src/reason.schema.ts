import { z } from 'zod';
import { REQUIRED_TEXT } from './constants.ts';
import { tidyPrompt } from './tidy-prompt.ts';

/** Maximum length of an admin's reason, and of the note of a person who reports a picture. */
export const REASON_LIMIT = 300;

/** The admin's reason, in their own words. */
export const reasonSchema = z
  .string(REQUIRED_TEXT)
  .max(REASON_LIMIT, `Use at most ${REASON_LIMIT} characters`)
  .transform(tidyPrompt)
  .pipe(z.string().min(1, REQUIRED_TEXT));
