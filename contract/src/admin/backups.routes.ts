import { z } from 'zod';
import { withPasswordSchema } from '../accounts/account-area.schema.ts';
import { defineRoute } from '../route.ts';
import {
  BACKUP_LINK_MINUTES,
  backupLinkSchema,
  backupSchema,
  backupsSchema,
  startBackupSchema,
} from './backups.schema.ts';

export const backupRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/admin/backups',
    access: 'admin',
    summary: 'List the latest backups with their progress, and whether the last complete one is too old.',
    data: backupsSchema,
  }),
  start: defineRoute({
    method: 'POST',
    path: '/admin/backups/start',
    access: 'admin',
    summary: 'Start a backup now.',
    body: startBackupSchema,
    data: backupSchema,
    hasMessage: true,
    errors: ['conflict'],
  }),
  link: defineRoute({
    method: 'POST',
    path: '/admin/backups/link',
    access: 'admin',
    summary: `Get a link to download a backup, for ${BACKUP_LINK_MINUTES} minutes. It needs the password, because a backup contains all data of the installation.`,
    body: withPasswordSchema.extend({ id: z.number().int().positive() }),
    data: backupLinkSchema,
    errors: ['not_found'],
  }),
  file: defineRoute({
    method: 'GET',
    path: '/backup/:link',
    access: 'public',
    summary:
      'Download the backup of a link. The link needs no session, because a browser that saves a file sends none.',
    params: z.object({ link: z.string().regex(/^[\w-]{43}$/) }),
    file: true,
    data: z.null(),
    errors: ['not_found'],
  }),
} as const;
