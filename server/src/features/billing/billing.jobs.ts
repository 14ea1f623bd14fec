import type { JobHandlers } from '../../ports/job-queue.port.ts';
import type { BillingService } from './billing.service.ts';
import type { SandboxPages } from './sandbox-pages.service.ts';

export const createBillingJobs = (
  billing: BillingService,
  pages: SandboxPages,
): Pick<JobHandlers, 'billing.round' | 'billing.leave'> => ({
  'billing.leave': ({ userId }) => billing.leave(userId),
  'billing.round': async () => {
    await pages.runDue();
    await billing.runDue();
  },
});
