/**
 * Durable jobs on the product's own database, so that a job and the rows it belongs to are written in one transaction.
 * A job is delivered at least once: a worker that dies leaves it to another.
 */
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Payloads by job name; the worker refuses to start when one has no handler. */
export interface JobPayloads {
  'render.run': { renderId: number; attempt: number };
  'render.reconcile': Record<string, never>;
  'run.advance': { runId: number };
  'run.round': Record<string, never>;
  'files.sweep': Record<string, never>;
  'download.make': { downloadId: number };
  'delivery.write': { downloadId: number };
  'download.sweep': Record<string, never>;
  'mail.send': { mailId: number };
  'password.forgot': { email: string };
  'webhook.deliver': { deliveryId: number };
  'account.sweep': Record<string, never>;
  'billing.round': Record<string, never>;
  'billing.leave': { userId: number };
  'backup.make': { backupId: number };
  'backup.round': Record<string, never>;
}
export type JobName = keyof JobPayloads;

export interface JobContext {
  /** Aborted when the job was cancelled, lost its lease, or the worker stops. */
  readonly signal: AbortSignal;
  /** True when a failure will not be retried. */
  readonly lastTry: boolean;
}

export type JobHandlers = {
  [Name in JobName]: (payload: JobPayloads[Name], context: JobContext) => Promise<void>;
};

/**
 * How many jobs of a name are waiting and running, how many were recently given up, and for how many seconds the oldest
 * has waited since it was due; below 0 when none is due yet.
 */
export interface QueueDepth {
  readonly name: string;
  readonly waiting: number;
  readonly running: number;
  readonly failed: number;
  readonly oldestSeconds: number;
}

export interface JobQueue {
  /** Sends within the caller's transaction: the job exists only if the transaction commits. Returns the job's id. */
  send<Name extends JobName>(
    transaction: Transaction<Tables>,
    name: Name,
    payload: JobPayloads[Name],
    /** Jobs with a higher priority run first; jobs with the same priority run in order. Default: 0. */
    options?: { readonly priority: number },
  ): Promise<string>;
  /** Adds to the priority of all waiting and running jobs of a name. */
  raisePriorities(transaction: Transaction<Tables>, name: JobName, by: number): Promise<void>;
  /** How many jobs run or will run before each of these; a job that does not wait is left out. */
  countAhead(name: JobName, jobIds: readonly string[]): Promise<Map<string, number>>;
  /** Removes a waiting job, or aborts a running one wherever it runs. Idempotent. */
  cancel(name: JobName, jobId: string): Promise<void>;
  /** Returns true while the job is waiting or running; false when it has ended, was given up or is unknown. */
  isLive(name: JobName, jobId: string): Promise<boolean>;
  /** Ids of the given jobs that are waiting or running. */
  listLive(name: JobName, jobIds: readonly string[]): Promise<Set<string>>;
  /** The present numbers, sorted by name. */
  depths(): Promise<QueueDepth[]>;
  /** Schedules the job by a cron expression (UTC), once for all workers. Idempotent. */
  repeat(name: JobName, cron: string): Promise<void>;
  /** Starts running jobs in this process: at most `concurrency` renders at a time, and one job of each other name. */
  work(handlers: JobHandlers, options: { concurrency: number }): Promise<void>;
  /** Stops accepting jobs, aborts the running ones so that other workers finish them, and closes. */
  stop(): Promise<void>;
}
