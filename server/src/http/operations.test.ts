import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chatRoutes, renderRoutes } from '@kenna/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createMetrics } from '../shared/metrics.ts';
import { createFakeChatEndpoint, refuse, say, type FakeChatEndpoint } from '../testing/fake-chat-endpoint.ts';
import { remoteLanguageModel } from '../testing/remote-language-model.ts';
import { METRICS_TOKEN, testApp, type TestApp } from '../testing/test-app.ts';
import { createWorkerApp } from '../worker-app.ts';

const OPERATIONS = join(import.meta.dirname, '../../../docs/operations');
const readOperations = (name: string) => readFileSync(join(OPERATIONS, name), 'utf8');

let app: TestApp;
let endpoint: FakeChatEndpoint;
beforeAll(async () => {
  endpoint = await createFakeChatEndpoint();
  app = await testApp({ languageModels: [remoteLanguageModel(endpoint)] });
});
afterAll(async () => {
  await app.close();
  await endpoint.close();
});

const metricsOf = async () => (await app.api.as(METRICS_TOKEN).raw('/metrics')).text();

/** The values of a metric by their labels. */
async function valuesOf(name: string): Promise<Record<string, number>> {
  const lines = (await metricsOf()).matchAll(new RegExp(`^${name}(?:\\{(.*)\\})? (\\S+)$`, 'gm'));
  return Object.fromEntries([...lines].map(([, labels = '', value]) => [labels, Number(value)]));
}

describe('the metrics', () => {
  const draw = { page: 'GenerateImage', prompt: 'a dress', image_width: 256, image_height: 256 } as const;

  it('count what waits by plan and kind, with the age of the oldest', async () => {
    const ada = await app.world.user({ plan: 'pro' });
    app.engine.hold();
    await ada.api.call(renderRoutes.create, { body: draw });
    await app.engine.held();
    for (let count = 0; count < 2; count += 1) await ada.api.call(renderRoutes.create, { body: draw });
    app.clock.advance(40_000);
    const labels = 'plan="pro",urgency="interactive"';
    expect(await valuesOf('waiting_renders')).toEqual({ [labels]: 2 });
    expect((await valuesOf('waiting_renders_oldest_seconds'))[labels]).toBeGreaterThanOrEqual(40);
    expect(await valuesOf('queue_jobs')).toMatchObject({
      'job="render.run",state="waiting"': 2,
      'job="render.run",state="running"': 1,
      'job="mail.send",state="failed"': 0,
    });
    expect((await valuesOf('queue_oldest_seconds'))['job="render.run"']).toBeGreaterThan(0);
    app.engine.release();
    await app.settle();
  });

  it('measure the engine and the jobs, and count failures by reason', async () => {
    const ada = await app.world.user();
    app.engine.failNext('refused');
    await ada.api.call(renderRoutes.create, { body: draw });
    await app.settle();
    const text = await metricsOf();
    expect(text).toMatch(/^engine_run_duration_seconds_count\{.*operation="generate",outcome="completed"\} 3$/m);
    expect(text).toMatch(/^engine_run_duration_seconds_count\{.*operation="generate",outcome="refused"\} 1$/m);
    expect(text).toMatch(/^job_duration_seconds_count\{job="render.run",outcome="completed"\} \d$/m);
    expect(text).toMatch(/^render_failures_total\{reason="render_refused"\} 1$/m);
  });

  it('measure the language models, with failures by their kind', async () => {
    const ada = await app.world.user();
    const body = { text: 'What is silk?', kind: 'assistant' } as const;
    const send = () => ada.api.call(chatRoutes.send, { params: { id: 'new' }, body });
    endpoint.answer(say('A fibre.'));
    await send();
    await app.settle();
    endpoint.answer(refuse(404, { error: { message: 'No such model' } }));
    await send();
    await app.settle();
    const counts = await valuesOf('language_model_duration_seconds_count');
    const remote = 'model="tailor-7b",purpose="answer"';
    expect(counts).toMatchObject({
      [`${remote},outcome="completed"`]: 1,
      [`${remote},outcome="unavailable"`]: 1,
      'model="Built-in stylist",purpose="answer",outcome="completed"': 1,
    });
  });

  it('show the use of the pool', async () => {
    expect(await valuesOf('database_connections')).toMatchObject({ 'state="in_use"': expect.any(Number) });
    expect((await valuesOf('database_connections'))['state="max"']).toBeGreaterThan(0);
    expect(await valuesOf('database_connection_waiters')).toEqual({ '': 0 });
  });
});

describe('a process that is only a worker', () => {
  it('has probes and metrics, and nothing else', async () => {
    const { operations } = app.services;
    const worker = createWorkerApp({
      operations: { ...operations, metrics: createMetrics() },
      metricsToken: 'right',
      log: pino({ level: 'silent' }),
    });
    const ask = async (url: string, token?: string) =>
      worker.inject({ url, headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });
    expect((await ask('/livez')).json()).toEqual({ status: 'ok' });
    await operations.readiness.check();
    expect((await ask('/readyz')).json()).toMatchObject({ status: 'ok', parts: { queue: true } });
    expect((await ask('/metrics', 'wrong')).statusCode).toBe(401);
    expect((await ask('/metrics', 'right')).body).toContain('queue_jobs{job="render.run"');
    expect((await ask('/api/web/render/list')).statusCode).toBe(404);
    await worker.close();
  });
});

describe('the dashboard and the alert rules', () => {
  const WORDS = ['by', 'without', 'and', 'or', 'unless', 'on', 'ignoring', 'offset', 'bool'];

  /** The metrics that an expression of PromQL names: words that are no function, label, text, number or duration. */
  function namedIn(expression: string): string[] {
    const bare = expression.replace(/\{[^}]*\}|\[[^\]]*\]|\b(by|without) \([^)]*\)/g, ' ');
    const words = [...bare.matchAll(/\b[a-z_][a-z0-9_]*\b(?!\s*\()/g)].map(([word]) => word);
    return words.filter((word) => !WORDS.includes(word));
  }

  it.each([
    [
      'grafana-dashboard.json',
      () => {
        const { panels } = JSON.parse(readOperations('grafana-dashboard.json')) as {
          panels: { targets: { expr: string }[] }[];
        };
        return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
      },
    ],
    [
      'alerts.yaml',
      () => {
        const { groups } = parse(readOperations('alerts.yaml')) as { groups: { rules: { expr: string }[] }[] };
        return groups.flatMap(({ rules }) => rules.map(({ expr }) => expr));
      },
    ],
  ])('name only metrics that exist (%s)', async (_name, expressionsOf) => {
    const types = (await metricsOf()).matchAll(/^# TYPE (\S+) (\S+)$/gm);
    const known = [...types].flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((ending) => name + ending) : [name],
    );
    const existing = new Set(known);
    const named = expressionsOf().map(namedIn);
    for (const names of named) expect(names).not.toEqual([]);
    expect(named.flat().filter((name) => !existing.has(name))).toEqual([]);
  });
});
