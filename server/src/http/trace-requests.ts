import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Span, Tracing } from '../ports/tracing.port.ts';

/** Probes come every few seconds and cause nothing. */
const UNTRACED = ['/livez', '/readyz', '/healthz', '/metrics'];

/**
 * Traces requests, except probes and the metrics. A trace begins here: a `traceparent` of the caller is not followed,
 * because callers are strangers, who could mix up the traces of others.
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', async (request) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    if (UNTRACED.includes(route)) return;
    const attributes = { 'http.request.method': method, 'http.route': route, 'kenna.request_id': request.id };
    spans.set(request, tracing.start(`${method} ${route}`, { kind: 'server', attributes }));
  });
  // Reading a body leaves the asynchronous context of the request, so the span is only entered now.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else span.within(done);
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const error = statusCode >= 500 ? new Error(`The answer was ${statusCode}.`) : undefined;
    spans.get(request)?.end({ attributes: { 'http.response.status_code': statusCode }, error });
  });
}
