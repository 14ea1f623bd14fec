import type { JobHandlers } from '../../ports/job-queue.port.ts';
import type { DownloadsService } from './downloads.service.ts';

export const createDownloadJobs = (
  downloads: DownloadsService,
): Pick<JobHandlers, 'download.make' | 'delivery.write' | 'download.sweep'> => ({
  'download.make': ({ downloadId }, context) => downloads.make(downloadId, context),
  'delivery.write': ({ downloadId }, context) => downloads.writeDelivery(downloadId, context),
  'download.sweep': () => downloads.sweep(),
});
