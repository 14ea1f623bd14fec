import { z } from 'zod';
import { tidyPrompt } from '../tidy-prompt.ts';
import { REASON_LIMIT } from '../reason.schema.ts';
import { coercedUserId, userId } from '../user-id.schema.ts';

/** `kept`: the picture broke no rule and stays; `deleted`: it broke the rules. */
export const REPORT_STATUSES = ['waiting', 'kept', 'deleted'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

const whoSchema = z.object({ id: z.number().int(), name: z.string(), email: z.string() });

export const reportShowcasePictureSchema = z.object({
  /** Id of the showcase entry. */
  id: z.number().int().positive(),
  /** The reporter's description of the problem. */
  note: z.string().max(REASON_LIMIT, `Use at most ${REASON_LIMIT} characters`).transform(tidyPrompt).default(''),
  user_id: userId,
});

export const reportSchema = z.object({
  id: z.number().int(),
  status: z.enum(REPORT_STATUSES),
  /** Null when the reporter's account has been deleted. */
  reporter: whoSchema.nullable(),
  owner: whoSchema.nullable(),
  note: z.string(),
  /**
   * True for a picture of the showcase, which stays visible until the decision; false for a person's report of their
   * own picture, which is removed at once.
   */
  is_public: z.boolean(),
  is_nsfw: z.boolean(),
  prompt: z.string(),
  model: z.string().nullable(),
  engine: z.string().nullable(),
  seed: z.number().int().nullable(),
  image_id: z.number().int(),
  /** A small copy for the admin who decides; null after the decision. */
  evidence_url: z.string().nullable(),
  thumbhash: z.string(),
  created_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
});
export type Report = z.infer<typeof reportSchema>;

export const reportsQuerySchema = z.object({
  status: z.enum(REPORT_STATUSES).default('waiting'),
  cursor: z.string().max(200).optional(),
  user_id: coercedUserId,
});
export const reportListSchema = z.object({ reports: z.array(reportSchema), next: z.string().nullable() });
export const decideReportSchema = z.object({
  id: z.number().int().positive(),
  decision: z.enum(['keep', 'delete']),
  user_id: userId,
});
