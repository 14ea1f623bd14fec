import type { JobResult, JobWithMetadata } from 'pg-boss';
import type { JobContext } from '../../ports/job-queue.port.ts';
import type { Tracing } from '../../ports/tracing.port.ts';
import { isOutageError } from '../../shared/database-outage.ts';
import type { Metrics } from '../../shared/metrics.ts';
import { traced } from '../../shared/traced.ts';
import { triesOf } from './queue-settings.ts';

/** Stored with a job between its retries. */
interface Failure {
  /** Number of consecutive errors. */
  readonly failures: number;
  readonly message: string;
}

const ABANDON = { stop: 'the worker stops', cancel: 'the job was cancelled' } as const;

interface Observers {
  readonly tracing: Tracing;
  readonly metrics: Pick<Metrics, 'observeJob'>;
}

/** The trace of whatever sent the job travels in its data. */
interface Traced {
  readonly traceparent?: string;
}

/** Runs jobs and keeps track of the running ones, so that they can be abandoned. */
export function createJobRunner({ tracing, metrics }: Observers) {
  const running = new Map<string, AbortController>();
  let isStopping = false;

  const abandon = (jobId: string, why: keyof typeof ABANDON) => running.get(jobId)?.abort(new Error(ABANDON[why]));

  return {
    async run(
      job: JobWithMetadata,
      handle: (payload: object, context: JobContext) => Promise<void>,
      onFailure: (error: unknown) => void,
    ): Promise<JobResult> {
      const { id } = job;
      const tries = triesOf(job.name);
      const failures = (job.output as Partial<Failure> | null)?.failures ?? 0;
      const handBack = { id, status: 'failed', output: { failures, message: ABANDON.stop } satisfies Failure } as const;
      if (isStopping) return handBack;

      const own = new AbortController();
      const signal = AbortSignal.any([own.signal, job.signal]);
      running.set(id, own);
      const begun = performance.now();
      const observe = (outcome: 'completed' | 'failed' | 'returned') =>
        metrics.observeJob({ job: job.name, outcome }, (performance.now() - begun) / 1000);
      const { traceparent, ...payload } = job.data as Traced;
      const span = { kind: 'consumer', ...(traceparent !== undefined && { parent: traceparent }) } as const;
      try {
        const context = { signal, lastTry: failures + 1 >= tries };
        await traced(tracing, `job ${job.name}`, span, () => handle(payload, context));
        observe('completed');
        return { id, status: 'completed' };
      } catch (error) {
        if (!signal.aborted) onFailure(error);
        // The job is not to blame for an outage; the limit of restarts still ends it.
        if (signal.aborted || isOutageError(error)) {
          observe('returned');
          return handBack;
        }
        observe('failed');
        const message = error instanceof Error ? error.message : String(error);
        const output: Failure = { failures: failures + 1, message };
        // `deadletter` makes pg-boss end a job although it has restarts left; no dead-letter queue is configured.
        return { id, status: output.failures >= tries ? 'deadletter' : 'failed', output };
      } finally {
        running.delete(id);
      }
    },
    cancel: (jobId: string) => abandon(jobId, 'cancel'),
    /** Abandons running jobs and returns those that arrive later. */
    stop(): void {
      isStopping = true;
      for (const jobId of running.keys()) abandon(jobId, 'stop');
    },
  };
}
