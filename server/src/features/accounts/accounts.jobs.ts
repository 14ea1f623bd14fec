import type { JobHandlers } from '../../ports/job-queue.port.ts';
import type { AccountsService } from './accounts.service.ts';

export const createAccountJobs = (
  accounts: AccountsService,
  /** Called for a person whose account is about to be erased. */
  endPayments: (userId: number) => Promise<void>,
  sweepAttempts: () => Promise<void>,
  sealSecrets: () => Promise<void>,
): Pick<JobHandlers, 'password.forgot' | 'account.sweep'> => ({
  'password.forgot': ({ email }) => accounts.mailResetLink(email),
  'account.sweep': async () => {
    await sweepAttempts();
    await accounts.sweepDeleted(endPayments);
    await sealSecrets();
  },
});
