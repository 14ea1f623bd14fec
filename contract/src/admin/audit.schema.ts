import { z } from 'zod';
import { coercedUserId } from '../user-id.schema.ts';

/** Every action of an admin that is logged. */
export const AUDIT_ACTIONS = [
  'prompt.create',
  'prompt.update',
  'prompt.delete',
  'explore.create',
  'explore.update',
  'explore.delete',
  'explore.order',
  'person.grant',
  'person.plan',
  'person.block',
  'person.unblock',
  'report.decide',
  'showcase.decide',
  'render.retry',
  'engine.order',
  'engine.families',
  'engine.test',
  'invoice.refund',
  'backup.start',
  'backup.download',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

const factsSchema = z.record(z.string(), z.unknown()).nullable();

/** One action of an admin: who did what to whom, when, from which address, and what it changed. */
export const auditEntrySchema = z.object({
  id: z.number().int(),
  admin_id: z.number().int(),
  /** The admin's e-mail address at the time of the action. */
  admin_email: z.string(),
  address: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  /** The id of what the action changed; null for reordering a whole list, and for engines. */
  subject_id: z.number().int().nullable(),
  /** The person affected; null when the action affects nobody in particular. */
  person: z.object({ id: z.number().int(), name: z.string().nullable() }).nullable(),
  before: factsSchema,
  after: factsSchema,
  at: z.iso.datetime(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditQuerySchema = z.object({
  action: z.enum(AUDIT_ACTIONS).optional(),
  /** Filters by the person affected. */
  person_id: z.coerce.number().int().optional(),
  cursor: z.string().max(200).optional(),
  user_id: coercedUserId,
});
export const auditListSchema = z.object({ entries: z.array(auditEntrySchema), next: z.string().nullable() });
