import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { chatRoutes, renderRoutes } from '@kenna/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/test-app.ts';

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly status: { readonly code?: number };
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly { key: string; value: { stringValue?: string } }[] };
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

/** A collector that keeps what it receives by OTLP over HTTP, in JSON. */
async function startCollector() {
  const received: Sent[] = [];
  const server: Server = createServer((request, response) => {
    const isTraces = request.url === '/v1/traces' && request.headers['content-type'] === 'application/json';
    void json(request).then((body) => {
      if (isTraces) received.push(body as Sent);
      response.writeHead(isTraces ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    spans: () => received.flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans)),
    close: () => server.close(),
  };
}

let collector: Awaited<ReturnType<typeof startCollector>>;
let app: TestApp;
beforeAll(async () => {
  collector = await startCollector();
  app = await testApp({
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SERVICE_NAME: 'studio' },
  });
});
afterAll(() => collector.close());

it('sends one trace of a request, through its job to the engine, and to the language model', async () => {
  const ada = await app.world.user();
  const body = { page: 'GenerateImage', prompt: 'a dress', image_width: 256, image_height: 256 } as const;
  await ada.api.call(renderRoutes.create, { body });
  await app.settle();
  app.engine.failNext('refused');
  await ada.api.call(renderRoutes.create, { body: { ...body, prompt: 'a coat' } });
  await app.settle();
  const question = { text: 'What is silk?', kind: 'assistant' } as const;
  await ada.api.call(chatRoutes.send, { params: { id: 'new' }, body: question });
  await app.settle();
  // Closing sends what is left.
  await app.close();

  const spans = collector.spans().flatMap((scope) => scope.spans);
  const named = (name: string) => spans.filter((span) => span.name === name);
  const requests = named('POST /api/web/render');
  expect(requests).toHaveLength(2);
  expect(new Set(requests.map(({ traceId }) => traceId)).size).toBe(2);
  const failed = requests.map((request) => {
    const inTrace = (name: string) => named(name).filter(({ traceId }) => traceId === request.traceId);
    const [[job, ...noJob], [run, ...noRun]] = [inTrace('job render.run'), inTrace('engine generate')];
    expect([noJob, noRun]).toEqual([[], []]);
    expect(request.parentSpanId ?? '').toBe('');
    expect(job?.parentSpanId).toBe(request.spanId);
    expect(run?.parentSpanId).toBe(job?.spanId);
    return run?.status.code === 2;
  });
  expect(failed.sort()).toEqual([false, true]);
  const [[asked], [answered]] = [named('POST /api/web/chat/:id/message/send'), named('language model answer')];
  expect(asked).toBeDefined();
  expect(answered).toMatchObject({ traceId: asked?.traceId, parentSpanId: asked?.spanId });
  const [first] = collector.received;
  const service = first?.resourceSpans[0]?.resource.attributes.find(({ key }) => key === 'service.name');
  expect(service?.value.stringValue).toBe('studio');
});

it('loads no library that makes or sends traces where no collector is configured', () => {
  const compose = new URL('../../compose.ts', import.meta.url).href;
  // prom-client loads the package `api` by itself, which only has interfaces without effect.
  const program = `
    import ${JSON.stringify(compose)};
    import module from 'node:module';
    const loaded = Object.keys(module._cache).filter((path) => /@opentelemetry.(?!api)/.test(path));
    console.log(loaded.length);
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  expect({ loaded: stdout.trim(), stderr }).toEqual({ loaded: '0', stderr: '' });
});
