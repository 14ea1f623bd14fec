import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { AppError } from '../shared/app-error.ts';
import { hashToken } from '../shared/secret-token.ts';

interface Watched {
  /** null: the metrics are not accessible. */
  readonly metricsToken: string | null;
  readonly countRenders: () => Promise<readonly { status: string; count: number }[]>;
}

function createMetrics(app: FastifyInstance, countRenders: Watched['countRenders']): Registry {
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
      for (const { status, count } of await countRenders()) this.set({ status }, count);
    },
  });
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    requests.observe(labels, reply.elapsedTime / 1000);
  });
  return registry;
}

/** Routes for the operator: `/healthz` answers when the database does, `/metrics` is in Prometheus format. */
export function addOperations(app: FastifyInstance, { metricsToken, countRenders }: Watched): void {
  const registry = createMetrics(app, countRenders);
  const isAllowed = (header = ''): boolean =>
    metricsToken !== null && timingSafeEqual(hashToken(header), hashToken(`Bearer ${metricsToken}`));

  app.get('/healthz', { schema: { hide: true } }, async () => {
    await countRenders();
    return { status: 'ok' };
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isAllowed(request.headers.authorization)) throw new AppError('unauthenticated');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
