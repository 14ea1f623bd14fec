import type { JobHandlers } from '../../ports/job-queue.port.ts';
import type { ImagesService } from './images.service.ts';

export const createImageJobs = (
  images: ImagesService,
  sweepDrawings: () => Promise<void>,
): Pick<JobHandlers, 'files.sweep'> => ({
  'files.sweep': async () => {
    await images.sweepTrash();
    await images.sweepFiles();
    await images.sweepPlacedPictures();
    await sweepDrawings();
    await images.refreshStatistics();
  },
});
