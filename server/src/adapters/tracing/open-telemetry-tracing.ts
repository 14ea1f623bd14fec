/**
 * Traces to a collector by OTLP over HTTP with JSON. Loaded only where one is configured. The libraries read the other
 * standard variables (OTEL_EXPORTER_OTLP_HEADERS, OTEL_TRACES_SAMPLER, OTEL_RESOURCE_ATTRIBUTES, OTEL_BSP_*)
 * themselves.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { isSpanContextValid, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Logger } from 'pino';
import type { SpanOptions, Tracing } from '../../ports/tracing.port.ts';

const KINDS: Record<SpanOptions['kind'], SpanKind> = {
  server: SpanKind.SERVER,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  client: SpanKind.CLIENT,
};
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

interface Options {
  /** Where the collector receives traces, such as `http://collector:4318/v1/traces`. */
  readonly url: string;
  readonly serviceName: string;
  readonly version: string;
  readonly log: Pick<Logger, 'warn'>;
}

export function createOpenTelemetryTracing({ url, serviceName, version, log }: Options): Tracing {
  const own = resourceFromAttributes({ 'service.name': serviceName, 'service.version': version });
  const provider = new BasicTracerProvider({
    resource: detectResources({ detectors: [envDetector] }).merge(own),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  const tracer = provider.getTracer(serviceName, version);
  const current = new AsyncLocalStorage<Context>();

  return {
    start(name, { kind, attributes = {}, parent }) {
      const above = (parent === undefined ? undefined : contextOf(parent)) ?? current.getStore() ?? ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, above);
      return {
        within: (work) => current.run(trace.setSpan(above, span), work),
        end(outcome = {}) {
          if (outcome.name !== undefined) span.updateName(outcome.name);
          if (outcome.attributes !== undefined) span.setAttributes(outcome.attributes);
          if (outcome.error !== undefined) {
            const message = outcome.error instanceof Error ? outcome.error.message : String(outcome.error);
            span.setStatus({ code: SpanStatusCode.ERROR, message });
          }
          span.end();
        },
      };
    },
    context() {
      const span = trace.getSpanContext(current.getStore() ?? ROOT_CONTEXT);
      if (span === undefined) return undefined;
      return `00-${span.traceId}-${span.spanId}-${span.traceFlags.toString(16).padStart(2, '0')}`;
    },
    close: () =>
      provider.shutdown().catch((error: unknown) => log.warn({ err: error }, 'the last traces could not be sent')),
  };
}

/** Returns null for text that is not a valid context. */
function contextOf(traceparent: string): Context | null {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(traceparent) ?? [];
  const span = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return isSpanContextValid(span) ? trace.setSpanContext(ROOT_CONTEXT, span) : null;
}
