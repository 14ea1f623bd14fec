import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import type { OperationsService } from '../features/health/operations.service.ts';
import { AppError } from '../shared/app-error.ts';
import { hashToken } from '../shared/security/secret-token.ts';

/** Value of `Retry-After` while a part of the product is not ready, in seconds. */
const RETRY_SECONDS = 5;

type OperationsParts = Omit<OperationsService, 'readiness'> & {
  /** The token that reads the metrics; null when they are not accessible. */
  readonly metricsToken: string | null;
  readonly readiness: Pick<OperationsService['readiness'], 'report'>;
  /** Open sockets of browsers. */
  readonly countSockets: () => number;
};

/** Sets a gauge for each row; none while the database is unreachable, so that the other metrics are still reported. */
async function setEach<Row>(gauge: Gauge, read: () => Promise<Row[]>, set: (row: Row) => void): Promise<void> {
  gauge.reset();
  for (const row of await read().catch(() => [])) set(row);
}

/** What all processes share, such as the queue, is reported by each. */
function addGauges(parts: OperationsParts): void {
  const { metrics, readiness, connections, countSockets } = parts;
  const registers = [metrics.registry];
  // Gauges are read in this order. The pool is first, because the queries of later gauges take connections themselves.
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool of this process: in use, idle, and its maximum.',
    labelNames: ['state'],
    registers,
    collect() {
      const { inUse, idle, max } = connections();
      for (const [state, count] of Object.entries({ in_use: inUse, idle, max })) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'database_connection_waiters',
    help: 'Queries and transactions of this process that wait for a connection.',
    registers,
    collect() {
      this.set(connections().waiting);
    },
  });
  new Gauge({
    name: 'renders',
    help: 'Renders by status.',
    labelNames: ['status'],
    registers,
    collect() {
      return setEach(this, parts.countRenders, ({ status, count }) => this.set({ status }, count));
    },
  });
  new Gauge({
    name: 'queue_jobs',
    help: 'Jobs by name that wait, run, or were given up in the last 24 hours.',
    labelNames: ['job', 'state'],
    registers,
    collect() {
      return setEach(this, parts.measureQueues, ({ name: job, waiting, running, failed }) => {
        for (const [state, count] of Object.entries({ waiting, running, failed })) this.set({ job, state }, count);
      });
    },
  });
  new Gauge({
    name: 'queue_oldest_seconds',
    help: 'How long the oldest job of a name has waited since it was due.',
    labelNames: ['job'],
    registers,
    collect() {
      return setEach(this, parts.measureQueues, ({ name: job, oldestSeconds }) =>
        this.set({ job }, Math.max(0, oldestSeconds)),
      );
    },
  });
  new Gauge({
    name: 'waiting_renders',
    help: 'Renders that have not started, by the plan of their account and whether somebody waits for them.',
    labelNames: ['plan', 'urgency'],
    registers,
    collect() {
      return setEach(this, parts.measureWaiting, ({ plan, urgency, count }) => this.set({ plan, urgency }, count));
    },
  });
  new Gauge({
    name: 'waiting_renders_oldest_seconds',
    help: 'How long the oldest of these renders has waited.',
    labelNames: ['plan', 'urgency'],
    registers,
    collect() {
      return setEach(this, parts.measureWaiting, ({ plan, urgency, age }) => this.set({ plan, urgency }, age));
    },
  });
  new Gauge({
    name: 'realtime_sockets',
    help: 'Open sockets of browsers.',
    registers,
    collect() {
      this.set(countSockets());
    },
  });
  new Gauge({
    name: 'part_ready',
    help: '1 when the part has answered recently, 0 when not.',
    labelNames: ['part'],
    registers,
    collect() {
      for (const [part, isReady] of Object.entries(readiness.report().parts)) this.set({ part }, isReady ? 1 : 0);
    },
  });
  new Gauge({
    name: 'disk_free_bytes',
    help: 'Free space of the disk with DATA_DIR; absent when nothing is stored there.',
    registers,
    async collect() {
      this.reset();
      const free = await parts.measureFreeBytes().catch(() => null);
      if (free === null) this.remove();
      else this.set(free);
    },
  });
  new Gauge({
    name: 'backup',
    help: 'The last complete backup in BACKUP_DIR: when it was started (Unix time), its size in bytes, 1 when it is too old.',
    labelNames: ['fact'],
    registers,
    collect() {
      const measure = async () => [await parts.measureBackups()];
      return setEach(this, measure, (measured) => {
        if (measured === null) return;
        this.set({ fact: 'started_seconds' }, (measured.lastAt?.getTime() ?? 0) / 1000);
        this.set({ fact: 'size_bytes' }, measured.bytes);
        this.set({ fact: 'late' }, measured.isLate ? 1 : 0);
      });
    },
  });
}

/** Probes are not rate limited: they come often and from one address, and their answers cost nothing. */
const PROBE = { schema: { hide: true }, config: { rateLimit: false } } as const;

/**
 * Routes for the operator: `/livez` answers as long as the process runs, `/readyz` (also named `/healthz`) says whether
 * it can serve, `/metrics` is in Prometheus format. The server only listens once the migrations are done.
 */
export function addOperations(app: FastifyInstance, parts: OperationsParts): void {
  const { metricsToken, readiness, metrics } = parts;
  addGauges(parts);
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    metrics.observeRequest(labels, reply.elapsedTime / 1000);
  });
  const isAllowed = (header = ''): boolean =>
    metricsToken !== null && timingSafeEqual(hashToken(header), hashToken(`Bearer ${metricsToken}`));

  app.get('/livez', PROBE, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  for (const path of ['/readyz', '/healthz']) {
    app.get(path, PROBE, async (_request, reply) => {
      const { isReady, parts } = readiness.report();
      if (!isReady) void reply.code(503).header('retry-after', RETRY_SECONDS);
      return reply.header('cache-control', 'no-store').send({ status: isReady ? 'ok' : 'unavailable', parts });
    });
  }
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isAllowed(request.headers.authorization)) throw new AppError('unauthenticated');
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
