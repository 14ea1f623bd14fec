import type { JobHandlers } from '../../ports/job-queue.port.ts';
import type { BillingService } from './billing.service.ts';
import type { SandboxCounter } from './sandbox-counter.service.ts';

export const createBillingJobs = (
  billing: BillingService,
  counter: SandboxCounter,
): Pick<JobHandlers, 'billing.round' | 'billing.leave'> => ({
  'billing.leave': ({ userId }) => billing.leave(userId),
  'billing.round': async () => {
    await counter.runDue();
    await billing.runDue();
  },
});
