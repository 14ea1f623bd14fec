import type { JobWithMetadata } from 'pg-boss';
import { expect, test } from 'vitest';
import { createMetrics } from '../../shared/metrics.ts';
import { noTracing } from '../tracing/no-tracing.ts';
import { createJobRunner } from './run-job.ts';

const job = {
  id: 'a-job',
  name: 'render.run',
  data: {},
  output: { failures: 2 },
  signal: new AbortController().signal,
} as unknown as JobWithMetadata;

const runFailing = (error: unknown) =>
  createJobRunner({ tracing: noTracing, metrics: createMetrics() }).run(
    job,
    () => Promise.reject(error),
    () => {},
  );

test('an outage of the database does not count as a try of the job', async () => {
  const outage = Object.assign(new Error('terminating connection due to administrator command'), { code: '57P01' });
  expect(await runFailing(outage)).toMatchObject({ status: 'failed', output: { failures: 2 } });
});

test('an adapter’s error counts as a try, even if a refused connection caused it', async () => {
  const cause = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const error = new Error('the engine could not be reached', { cause });
  expect(await runFailing(error)).toMatchObject({ status: 'deadletter', output: { failures: 3 } });
});
