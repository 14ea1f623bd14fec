import { z } from 'zod';
import { userId } from '../user-id.schema.ts';

export const BACKUP_STATUSES = ['waiting', 'running', 'completed', 'failed'] as const;
export const BACKUP_ORIGINS = ['schedule', 'admin'] as const;

/** How long the link to a backup is valid, in minutes. */
export const BACKUP_LINK_MINUTES = 5;

export const backupSchema = z.object({
  id: z.number().int(),
  origin: z.enum(BACKUP_ORIGINS),
  status: z.enum(BACKUP_STATUSES),
  /** Files copied so far; 0 while the tables are written. */
  done: z.number().int(),
  /** Files to which the tables refer; 0 while the tables are written. */
  total: z.number().int(),
  /** Name of its file; null until it is complete, and once it was deleted because newer ones were made. */
  name: z.string().nullable(),
  bytes: z.number().int().nullable(),
  /** Files to which the tables refer and that the store does not have. */
  missing: z.number().int(),
  /** Why it failed. */
  problem: z.string().nullable(),
  created_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
});
export type Backup = z.infer<typeof backupSchema>;

export const backupsSchema = z.object({
  /** The schedule; null when no folder for backups is configured. */
  settings: z
    .object({
      /** Hours between two backups; 0 when they are only made on request. */
      every_hours: z.number().int(),
      keep: z.number().int(),
    })
    .nullable(),
  /** The newest complete backup. */
  last: backupSchema.nullable(),
  /** True when the schedule has no complete backup within its last two intervals; false without a schedule. */
  is_late: z.boolean(),
  backups: z.array(backupSchema),
});
export type Backups = z.infer<typeof backupsSchema>;

export const startBackupSchema = z.strictObject({ user_id: userId });
export const backupLinkSchema = z.object({ url: z.string() });
