import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { OperationsService } from '../features/health/operations.service.ts';
import { AppError } from '../shared/app-error.ts';
import { hashToken } from '../shared/secret-token.ts';

/** Value of `Retry-After` while a part of the product is not ready, in seconds. */
const RETRY_SECONDS = 5;

interface Watched {
  /** null: the metrics are not accessible. */
  readonly metricsToken: string | null;
  readonly readiness: Pick<OperationsService['readiness'], 'report'>;
  readonly countRenders: OperationsService['countRenders'];
  readonly measureFreeBytes: OperationsService['measureFreeBytes'];
  readonly measureBackups: OperationsService['measureBackups'];
}

function createMetrics(
  app: FastifyInstance,
  { countRenders, measureBackups, measureFreeBytes, readiness }: Watched,
): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'renders',
    help: 'Renders by status.',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      this.reset();
      // While the database is unreachable, the other metrics are still reported.
      const counts = await countRenders().catch(() => []);
      for (const { status, count } of counts) this.set({ status }, count);
    },
  });
  new Gauge({
    name: 'part_ready',
    help: '1 when the part has answered recently, 0 when not.',
    labelNames: ['part'],
    registers: [registry],
    collect() {
      for (const [part, isReady] of Object.entries(readiness.report().parts)) this.set({ part }, isReady ? 1 : 0);
    },
  });
  new Gauge({
    name: 'disk_free_bytes',
    help: 'Free space of the disk with DATA_DIR; absent when nothing is stored there.',
    registers: [registry],
    async collect() {
      this.reset();
      const free = await measureFreeBytes().catch(() => null);
      if (free === null) this.remove();
      else this.set(free);
    },
  });
  new Gauge({
    name: 'backup',
    help: 'The last complete backup in BACKUP_DIR: when it was started (Unix time), its size in bytes, 1 when it is too old.',
    labelNames: ['fact'],
    registers: [registry],
    async collect() {
      this.reset();
      const measured = await measureBackups().catch(() => null);
      if (measured === null) return;
      this.set({ fact: 'started_seconds' }, (measured.lastAt?.getTime() ?? 0) / 1000);
      this.set({ fact: 'size_bytes' }, measured.bytes);
      this.set({ fact: 'late' }, measured.isLate ? 1 : 0);
    },
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    requests.observe(labels, reply.elapsedTime / 1000);
  });
  return registry;
}

/** Probes are not rate limited: they come often and from one address, and their answers cost nothing. */
const PROBE = { schema: { hide: true }, config: { rateLimit: false } } as const;

/**
 * Routes for the operator: `/livez` answers while the process does, `/readyz` (also named `/healthz`) says whether it
 * can serve, `/metrics` is in Prometheus format. The server only listens once the migrations are done.
 */
export function addOperations(app: FastifyInstance, watched: Watched): void {
  const { metricsToken, readiness } = watched;
  const registry = createMetrics(app, watched);
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
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
