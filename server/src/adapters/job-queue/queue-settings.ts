import { DELIVERY_TRIES } from '@kenna/contract';
import type { Queue } from 'pg-boss';
import type { JobName } from '../../ports/job-queue.port.ts';

/** Maximum consecutive errors of a job before it is given up, unless its queue sets another number. */
const TRIES = 3;

/**
 * Maximum restarts after any unsuccessful end, including a dead worker. It is far above TRIES, so that server restarts
 * do not use up a job's retries, and finite, so that a job that kills its worker is given up eventually.
 */
const RESTARTS = 25;

/**
 * Time without a heartbeat after which a worker counts as dead and its jobs are restarted. It applies only where
 * several processes share the queue: a single process takes its own jobs up again when it starts.
 */
const HEARTBEAT_SECONDS = 15;
export const HEARTBEAT_REFRESH_SECONDS = 5;

interface QueueSettings {
  /** Polling interval of a worker; a new job wakes it at once, a job that waits for a retry does not. */
  readonly pollSeconds: number;
  /** Time after which a job that a worker still holds counts as failed and is tried again. */
  readonly expireInSeconds: number;
  /** For jobs that depend on an external server: more retries with longer delays. */
  readonly patience?: { readonly tries: number; readonly firstWaitSeconds: number };
}

/** Maximum delay between two retries of such a job. */
const MAX_WAIT_SECONDS = 60 * 60;

export const QUEUES: Record<JobName, QueueSettings> = {
  'render.run': { pollSeconds: 2, expireInSeconds: 15 * 60 },
  'render.reconcile': { pollSeconds: 30, expireInSeconds: 5 * 60 },
  'run.advance': { pollSeconds: 2, expireInSeconds: 5 * 60 },
  'run.round': { pollSeconds: 30, expireInSeconds: 5 * 60 },
  'files.sweep': { pollSeconds: 30, expireInSeconds: 60 * 60 },
  'download.make': { pollSeconds: 2, expireInSeconds: 15 * 60 },
  // A store that is away may be back after the retries, which span about a quarter of an hour.
  'delivery.write': { pollSeconds: 2, expireInSeconds: 30 * 60, patience: { tries: 8, firstWaitSeconds: 5 } },
  'download.sweep': { pollSeconds: 30, expireInSeconds: 60 * 60 },
  // The retries span about three hours.
  'mail.send': { pollSeconds: 5, expireInSeconds: 5 * 60, patience: { tries: 12, firstWaitSeconds: 5 } },
  'password.forgot': { pollSeconds: 5, expireInSeconds: 5 * 60 },
  // The retries span at least twenty minutes.
  'webhook.deliver': {
    pollSeconds: 5,
    expireInSeconds: 5 * 60,
    patience: { tries: DELIVERY_TRIES, firstWaitSeconds: 10 },
  },
  'account.sweep': { pollSeconds: 30, expireInSeconds: 60 * 60 },
  // The retries span about three hours.
  'billing.leave': { pollSeconds: 5, expireInSeconds: 5 * 60, patience: { tries: 12, firstWaitSeconds: 5 } },
  'billing.round': { pollSeconds: 30, expireInSeconds: 30 * 60 },
  // The files of a large library take hours to copy.
  'backup.make': { pollSeconds: 5, expireInSeconds: 23 * 60 * 60 },
  'backup.round': { pollSeconds: 30, expireInSeconds: 5 * 60 },
};

export const triesOf = (name: string): number => QUEUES[name as JobName]?.patience?.tries ?? TRIES;

export const JOB_NAMES = Object.keys(QUEUES) as JobName[];

export const queueOptions = (name: JobName, hasSeveralProcesses: boolean): Omit<Queue, 'name'> => ({
  notify: true,
  expireInSeconds: QUEUES[name].expireInSeconds,
  retryLimit: RESTARTS,
  retryDelay: QUEUES[name].patience?.firstWaitSeconds ?? 1,
  retryBackoff: true,
  retryDelayMax: QUEUES[name].patience ? MAX_WAIT_SECONDS : 10,
  deleteAfterSeconds: 24 * 60 * 60,
  ...(hasSeveralProcesses ? { heartbeatSeconds: HEARTBEAT_SECONDS } : {}),
});
