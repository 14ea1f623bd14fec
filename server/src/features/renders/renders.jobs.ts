import { z } from 'zod';
import type { JobHandlers } from '../../ports/job-queue.port.ts';
import type { RendersService } from './renders.service.ts';

const runSchema = z.object({ renderId: z.number().int(), attempt: z.number().int() });

export const createRenderJobs = (renders: RendersService): Pick<JobHandlers, 'render.run' | 'render.reconcile'> => ({
  'render.run': (payload, context) => renders.run(runSchema.parse(payload), context),
  'render.reconcile': () => renders.reconcile(),
});
