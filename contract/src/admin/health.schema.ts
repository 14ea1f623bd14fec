import { z } from 'zod';
import { MODELS } from '../models.ts';
import { RENDER_STATUSES } from '../renders/renders.schema.ts';
import { coercedUserId, userId } from '../user-id.schema.ts';

const partSchema = z.object({ ok: z.boolean(), detail: z.string() });

export const healthSchema = z.object({
  database: partSchema,
  files: partSchema,
  content: partSchema,
  /**
   * The language models that answer the assistant's questions, with the built-in stylist as the fallback. The API calls
   * them `words`.
   */
  words: partSchema,
  /** Not ok when the schedule has no complete backup, or only one that is too old. */
  backups: partSchema.extend({ is_scheduled: z.boolean() }),
  /** Content credentials. Not ok when signing failed for a picture in the last day, or the certificate ends soon. */
  credentials: partSchema,
  queues: z.array(
    z.object({
      name: z.string(),
      waiting: z.number().int(),
      running: z.number().int(),
      /** Jobs that failed for good within the last day. */
      failed: z.number().int(),
    }),
  ),
  renders: z.array(z.object({ status: z.enum(RENDER_STATUSES), count: z.number().int() })),
  engines: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      is_healthy: z.boolean(),
      /** The operations that the engine supports, and with which models. */
      operations: z.array(z.object({ name: z.string(), kind: z.string(), models: z.array(z.enum(MODELS)) })),
    }),
  ),
  checked_at: z.iso.datetime(),
});
export type Health = z.infer<typeof healthSchema>;

/** A render that ended without its pictures, as an admin sees it. */
export const failedRenderSchema = z.object({
  id: z.number().int(),
  person: z.object({ id: z.number().int(), name: z.string(), email: z.string() }),
  page: z.string(),
  prompt: z.string(),
  model: z.string(),
  /** The text that the person was shown. `fault` is the engine's own error. */
  reason: z.string().nullable(),
  fault: z.string().nullable(),
  attempt: z.number().int(),
  finished_at: z.iso.datetime().nullable(),
});
export type FailedRender = z.infer<typeof failedRenderSchema>;

export const failedQuerySchema = z.object({
  cursor: z.string().max(200).optional(),
  user_id: coercedUserId,
});
export const failedListSchema = z.object({ renders: z.array(failedRenderSchema), next: z.string().nullable() });
/** A file of a picture that could not be marked, signed or stamped. */
export const unsignedPictureSchema = z.object({
  id: z.number().int(),
  image_id: z.number().int().nullable(),
  person: z.object({ id: z.number().int(), name: z.string(), email: z.string() }).nullable(),
  /** The error, as the log has it. */
  reason: z.string(),
  lacks: z.enum(['credentials', 'mark', 'time_stamp']),
  /** Whether the file was delivered nevertheless. */
  is_delivered: z.boolean(),
  happened_at: z.iso.datetime(),
});
export type UnsignedPicture = z.infer<typeof unsignedPictureSchema>;

export const retryFailedSchema = z.object({ id: z.number().int().positive(), user_id: userId });
