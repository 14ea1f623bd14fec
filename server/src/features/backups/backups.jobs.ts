import type { JobHandlers } from '../../ports/job-queue.port.ts';
import type { BackupsService } from './backups.service.ts';

export const createBackupJobs = (backups: BackupsService): Pick<JobHandlers, 'backup.make' | 'backup.round'> => ({
  'backup.make': ({ backupId }, context) => backups.make(backupId, context),
  'backup.round': () => backups.round(),
});
