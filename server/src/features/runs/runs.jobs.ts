import { z } from 'zod';
import type { JobHandlers } from '../../ports/job-queue.port.ts';
import type { RunsService } from './runs.service.ts';

const advanceSchema = z.object({ runId: z.number().int() });

export const createRunJobs = (runs: RunsService): Pick<JobHandlers, 'run.advance' | 'run.round'> => ({
  'run.advance': (payload) => runs.advance(advanceSchema.parse(payload).runId),
  'run.round': () => runs.round(),
});
