import { DELIVERY_TRIES } from '@kenna/contract';
import type { Queue } from 'pg-boss';
import type { JobName } from '../../ports/job-queue.port.ts';

/** A job that threw this often in a row is not tried again, unless its queue says otherwise. */
const TRIES = 3;

/**
 * Restarts after any end but success, workers that died with the job among them. Far above TRIES, so that restarts of
 * the server cost a job nothing, and finite, so that one that kills its worker gives up in the end.
 */
const RESTARTS = 25;

/** A worker that was not heard of for so long is dead, and its jobs go to others. */
const HEARTBEAT_SECONDS = 15;
export const HEARTBEAT_REFRESH_SECONDS = 5;

interface QueueSettings {
  /** How often a worker looks by itself; a new job wakes it at once, a job that waits for its next try does not. */
  readonly pollSeconds: number;
  readonly expireInSeconds: number;
  /** Of what depends on a server elsewhere: more tries than others, and longer waits between them. */
  readonly patience?: { readonly tries: number; readonly firstWaitSeconds: number };
}

/** The longest wait between two tries of a patient job. */
const LONGEST_WAIT_SECONDS = 60 * 60;

export const QUEUES: Record<JobName, QueueSettings> = {
  'render.run': { pollSeconds: 2, expireInSeconds: 15 * 60 },
  'render.reconcile': { pollSeconds: 30, expireInSeconds: 5 * 60 },
  'files.sweep': { pollSeconds: 30, expireInSeconds: 60 * 60 },
  'download.make': { pollSeconds: 2, expireInSeconds: 15 * 60 },
  'download.sweep': { pollSeconds: 30, expireInSeconds: 60 * 60 },
  // About three hours in all.
  'mail.send': { pollSeconds: 5, expireInSeconds: 5 * 60, patience: { tries: 12, firstWaitSeconds: 5 } },
  'password.forgot': { pollSeconds: 5, expireInSeconds: 5 * 60 },
  // Twenty minutes in all.
  'webhook.deliver': {
    pollSeconds: 5,
    expireInSeconds: 5 * 60,
    patience: { tries: DELIVERY_TRIES, firstWaitSeconds: 10 },
  },
  'account.sweep': { pollSeconds: 30, expireInSeconds: 60 * 60 },
  // About three hours in all.
  'billing.leave': { pollSeconds: 5, expireInSeconds: 5 * 60, patience: { tries: 12, firstWaitSeconds: 5 } },
  'billing.round': { pollSeconds: 30, expireInSeconds: 30 * 60 },
};

export const triesOf = (name: string): number => QUEUES[name as JobName]?.patience?.tries ?? TRIES;

export const JOB_NAMES = Object.keys(QUEUES) as JobName[];

export const queueOptions = (name: JobName, hasSeveralProcesses: boolean): Omit<Queue, 'name'> => ({
  notify: true,
  expireInSeconds: QUEUES[name].expireInSeconds,
  retryLimit: RESTARTS,
  retryDelay: QUEUES[name].patience?.firstWaitSeconds ?? 1,
  retryBackoff: true,
  retryDelayMax: QUEUES[name].patience ? LONGEST_WAIT_SECONDS : 10,
  deleteAfterSeconds: 24 * 60 * 60,
  ...(hasSeveralProcesses ? { heartbeatSeconds: HEARTBEAT_SECONDS } : {}),
});
