/**
 * The job queue on pg-boss, in the product's own database, embedded or on a server. Workers are woken by NOTIFY and
 * also poll; a cancelled job is aborted by NOTIFY too, or at its next heartbeat if the notification was missed.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { PgBoss, fromKysely, type JobWithMetadata } from 'pg-boss';
import type { Logger } from 'pino';
import type { OpenedPool } from '../../db/opened-pool.ts';
import type { JobHandlers, JobName, JobQueue, QueueDepth } from '../../ports/job-queue.port.ts';
import type { Tracing } from '../../ports/tracing.port.ts';
import type { Metrics } from '../../shared/metrics.ts';
import { poolDatabase } from './pool-database.ts';
import { HEARTBEAT_REFRESH_SECONDS, JOB_NAMES, queueOptions, QUEUES } from './queue-settings.ts';
import { createJobRunner } from './run-job.ts';

const SCHEMA = 'jobs';
const CANCEL_CHANNEL = 'job_cancel';
/**
 * How long an aborted job may take to stop; after that it is abandoned and another worker restarts it. It must be
 * shorter than `STOP_MS` of the program.
 */
const STOP_TIMEOUT_MS = 5000;
const UNIQUE_VIOLATION = '23505';
/**
 * States of jobs that wait or run. The SQL here has `state <= 'active'` for the same states, which relies on their
 * order in the enum of pg-boss: created, retry, active, completed, cancelled, failed.
 */
const LIVE_STATES: readonly string[] = ['created', 'retry', 'active'];

/** Counted on demand, because the library's own numbers are only as recent as its last poll. */
const DEPTHS = `
  SELECT queue.name,
    count(*) FILTER (WHERE state IN ('created', 'retry'))::int AS waiting,
    count(*) FILTER (WHERE state = 'active')::int AS running,
    count(*) FILTER (WHERE state = 'failed')::int AS failed,
    coalesce(
      extract(epoch FROM now() - min(greatest(created_on, start_after)) FILTER (WHERE state IN ('created', 'retry'))), 0
    )::float8 AS "oldestSeconds"
  FROM unnest($1::text[]) AS queue (name) LEFT JOIN ${SCHEMA}.job ON job.name = queue.name AND state NOT IN ('completed', 'cancelled')
  GROUP BY queue.name ORDER BY queue.name
`;

/** For each waiting job: the number of jobs that run, or that pg-boss takes before it. */
const AHEAD = `
  SELECT waiting.id,
    (SELECT count(*) FROM ${SCHEMA}.job WHERE name = $1 AND state = 'active')::int
    + (SELECT count(*) FROM ${SCHEMA}.job AS earlier
       WHERE earlier.name = $1 AND earlier.state < 'active' AND NOT earlier.blocked
         AND earlier.priority > waiting.priority)::int
    + (SELECT count(*) FROM ${SCHEMA}.job AS earlier
       WHERE earlier.name = $1 AND earlier.state < 'active' AND NOT earlier.blocked
         AND earlier.priority = waiting.priority AND earlier.created_on < waiting.created_on)::int AS ahead
  FROM ${SCHEMA}.job AS waiting
  WHERE waiting.name = $1 AND waiting.state < 'active' AND waiting.id = ANY($2::uuid[])
`;

interface Parts {
  readonly database: Pick<OpenedPool, 'kind' | 'pool' | 'listen'>;
  readonly tracing: Tracing;
  readonly metrics: Pick<Metrics, 'observeJob'>;
  readonly log: Pick<Logger, 'error' | 'warn'>;
}

/** Resolves once jobs can be sent. `stop` does not close the database. */
export async function createPgBossJobQueue({ database, tracing, metrics, log }: Parts): Promise<JobQueue> {
  const hasSeveralProcesses = database.kind === 'server';
  const boss = openBoss(database);
  boss.on('error', (error) => log.error({ err: error }, 'the job queue has a fault'));
  boss.on('warning', ({ message, data }) => log.warn({ data }, `the job queue warns: ${message}`));
  await startBoss(boss);
  for (const name of JOB_NAMES) await prepareQueue(boss, name, hasSeveralProcesses);
  if (!hasSeveralProcesses) await restartLeftJobs(boss, database);

  const runner = createJobRunner({ tracing, metrics });
  const stopListening = await database.listen(CANCEL_CHANNEL, runner.cancel);

  async function startWorker(name: JobName, handlers: JobHandlers): Promise<void> {
    const { pollSeconds } = QUEUES[name];
    const handle = handlers[name] as Parameters<typeof runner.run>[1];
    const options = {
      includeMetadata: true,
      perJobResults: true,
      pollingIntervalSeconds: pollSeconds,
      notifyPollingIntervalSeconds: pollSeconds,
      heartbeatRefreshSeconds: HEARTBEAT_REFRESH_SECONDS,
    } as const;
    const worker = await boss.work(name, options, async ([job]: JobWithMetadata[]) => {
      if (!job) return [];
      const result = await runner.run(job, handle, (error) => log.warn({ err: error, job: job.id }, `${name} failed`));
      // Wakes the worker, which would otherwise wait for its next poll.
      boss.notifyWorker(worker);
      return [result];
    });
  }

  return {
    async send(transaction, name, payload, { priority } = { priority: 0 }) {
      const traceparent = tracing.context();
      const data = { ...payload, ...(traceparent !== undefined && { traceparent }) };
      const id = await boss.send(name, data, { priority, db: fromKysely(transaction) });
      if (id === null) throw new Error(`The job ${name} was not taken.`);
      return id;
    },
    async raisePriorities(transaction, name, by) {
      await sql`
        UPDATE ${sql.table(`${SCHEMA}.job`)} SET priority = priority + ${by}
        WHERE name = ${name} AND state <= 'active'
      `.execute(transaction);
    },
    async countAhead(name, jobIds) {
      const { rows } = await database.pool.query<{ id: string; ahead: number }>(AHEAD, [name, jobIds]);
      return new Map(rows.map(({ id, ahead }) => [id, ahead]));
    },
    async cancel(name, jobId) {
      await boss.cancel(name, jobId);
      await database.pool.query('SELECT pg_notify($1, $2)', [CANCEL_CHANNEL, jobId]);
    },
    async isLive(name, jobId) {
      const [job] = await boss.findJobs(name, { id: jobId });
      return job !== undefined && LIVE_STATES.includes(job.state);
    },
    async listLive(name, jobIds) {
      const { rows } = await database.pool.query<{ id: string }>(
        `SELECT id FROM ${SCHEMA}.job WHERE name = $1 AND id = ANY($2::uuid[]) AND state <= 'active'`,
        [name, jobIds],
      );
      return new Set(rows.map(({ id }) => id));
    },
    async depths() {
      const { rows } = await database.pool.query<QueueDepth>(DEPTHS, [JOB_NAMES]);
      return rows;
    },
    async repeat(name, cron) {
      await boss.schedule(name, cron, {});
    },
    async work(handlers, { concurrency }) {
      const missing = JOB_NAMES.filter((name) => typeof handlers[name] !== 'function');
      if (missing.length > 0) throw new Error(`No handler for ${missing.join(', ')}.`);
      for (let worker = 1; worker < concurrency; worker += 1) await startWorker('render.run', handlers);
      for (const name of JOB_NAMES) await startWorker(name, handlers);
    },
    async stop() {
      await stopListening();
      runner.stop();
      await boss.stop({ close: false, graceful: true, timeout: STOP_TIMEOUT_MS });
    },
  };
}

function openBoss(database: Parts['database']): PgBoss {
  const shared = {
    schema: SCHEMA,
    db: poolDatabase(database),
    useListenNotify: true,
    cronMonitorIntervalSeconds: 45,
    cronWorkerIntervalSeconds: 45,
    // Jobs here have no dependencies on each other.
    flowIntervalSeconds: 3600,
  };
  if (database.kind === 'server')
    return new PgBoss({ ...shared, superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 });
  return new PgBoss({ ...shared, backend: 'pglite', reindex: false, monitorVacuum: false });
}

/**
 * When several processes start on a new database at the same time, one creates the tables, and the others fail with a
 * unique violation; these start again, and then find the tables.
 */
async function startBoss(boss: PgBoss): Promise<void> {
  try {
    await boss.start();
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
    await boss.start();
  }
}

async function prepareQueue(boss: PgBoss, name: JobName, hasSeveralProcesses: boolean): Promise<void> {
  const options = queueOptions(name, hasSeveralProcesses);
  await boss.createQueue(name, options);
  // Creating a queue that exists does not change its settings.
  await boss.updateQueue(name, options);
  // Makes pg-boss cache the queue: the first look-up inside a transaction would need a second connection.
  await boss.findJobs(name, { id: randomUUID() });
}

/** With a single process, a job marked as running at the start was left by the previous process. */
async function restartLeftJobs(boss: PgBoss, { pool }: Parts['database']): Promise<void> {
  const { rows } = await pool.query<{ id: string; name: string }>(
    `SELECT id, name FROM ${SCHEMA}.job WHERE state = 'active' AND name = ANY($1)`,
    [JOB_NAMES],
  );
  for (const { id, name } of rows) {
    await boss.fail(name, id, { message: 'the process ended' });
    await boss.update(name, undefined, { id, startAfter: new Date() });
  }
}
