import { z } from 'zod';
import { PLANS } from '../accounts/accounts.schema.ts';
import { REQUIRED_TEXT } from '../constants.ts';
import { reasonSchema } from '../reason.schema.ts';
import { renderLimitSchema } from '../render-limit.schema.ts';
import { coercedUserId, userId } from '../user-id.schema.ts';

/** Maximum of one grant, so that a typing slip cannot give away a fortune. */
export const GRANT_LIMIT = 100_000;

const id = z.number().int().positive();

/** A person as an admin sees them. */
export const personSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  plan: z.enum(PLANS),
  render_limit: renderLimitSchema,
  is_admin: z.boolean(),
  is_blocked: z.boolean(),
  /** The person sees this text too. */
  blocked_reason: z.string().nullable(),
  images: z.number().int(),
  renders: z.number().int(),
  /** How many reports about their pictures were upheld. */
  upheld_reports: z.number().int(),
  created_at: z.iso.datetime(),
  /** The last use of one of their present sessions; null when they are logged out everywhere. */
  last_seen_at: z.iso.datetime().nullable(),
  can: z.object({ block: z.boolean(), unblock: z.boolean(), grant: z.boolean() }),
});
export type AdminPerson = z.infer<typeof personSchema>;

export const peopleQuerySchema = z.object({
  /** Part of a name or an e-mail address. */
  search: z.string().trim().max(200).optional(),
  blocked: z.stringbool().optional(),
  cursor: z.string().max(200).optional(),
  user_id: coercedUserId,
});
export const peopleListSchema = z.object({ people: z.array(personSchema), next: z.string().nullable() });
export const personAnswerSchema = z.object({ person: personSchema });

export const grantQuotaSchema = z.object({
  id,
  amount: z
    .number(REQUIRED_TEXT)
    .int('Use a whole number')
    .min(1, 'Grant at least 1')
    .max(GRANT_LIMIT, `Grant at most ${GRANT_LIMIT}`),
  reason: reasonSchema,
  user_id: userId,
});
export const blockSchema = z.object({ id, reason: reasonSchema, user_id: userId });
export const unblockSchema = z.object({ id, reason: reasonSchema, user_id: userId });
