/**
 * What people see when the database goes away while their request is answered. A promise that nobody handles would end
 * the process; here it fails the run.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_BASE, billingRoutes, chatRoutes } from '@kenna/contract';
import { pino } from 'pino';
import Pusher from 'pusher';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStripeBilling } from '../adapters/billing/stripe/stripe-billing.ts';
import { EMBEDDED_APP_ID } from '../adapters/realtime/embedded-realtime-server.ts';
import { openBreakableDatabase } from '../testing/breakable-database.ts';
import { createFakeChatEndpoint, heldAnswer } from '../testing/fake-chat-endpoint.ts';
import { startFakeStripe } from '../testing/fake-stripe.ts';
import { remoteLanguageModel } from '../testing/remote-language-model.ts';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { createCallers, sendTo, triedRoutes, type Callers } from '../testing/tried-routes.ts';

const WEBHOOK_SECRET = 'whsec_test';
/** More statements than any request needs. */
const MAX_STATEMENTS = 80;

let database: Awaited<ReturnType<typeof openBreakableDatabase>>;
let stripe: Awaited<ReturnType<typeof startFakeStripe>>;
let app: TestApp;
let callers: Callers;
const unexpected: string[] = [];
beforeAll(async () => {
  database = await openBreakableDatabase();
  stripe = await startFakeStripe(WEBHOOK_SECRET);
  const options = { secretKey: 'sk_test_1', webhookSecret: WEBHOOK_SECRET, productSlug: 'kenna' };
  app = await testApp({
    database,
    worker: false,
    billing: createStripeBilling({ ...options, apiUrl: stripe.url }),
    log: pino({ level: 'error' }, { write: (line: string) => void unexpected.push(line) }),
  });
  callers = await createCallers(app);
});
afterAll(async () => {
  await app.close();
  await stripe.close();
  await database.close();
});

/**
 * Repeats a request, and lets the database go away after none of its statements, after the first, after the second and
 * so on, until it stays for the whole request. Returns whether that one succeeded.
 */
async function expectPoliteAt(ask: () => Promise<() => Promise<Response>>): Promise<{ isOk: boolean }> {
  for (let answered = 0; answered <= MAX_STATEMENTS; answered += 1) {
    const send = await ask();
    database.breakAfter(answered);
    const response = await send();
    const text = await response.text();
    const hasFailed = database.hasFailed();
    database.mend();
    await app.services.background.settle();
    const { status, headers } = response;
    const after = `after ${answered} statements: ${status} ${text.slice(0, 300)} ${unexpected.splice(0).join()}`;
    if (status === 503) expect(headers.get('retry-after'), after).toMatch(/^\d+$/);
    else expect(status, after).toBeLessThan(500);
    if (!hasFailed) return { isOk: response.ok };
  }
  throw new Error(`The request needs more than ${MAX_STATEMENTS} statements.`);
}

describe('an outage of the database', () => {
  /** Whoever sent the last request; making people and their things takes longer than all else. */
  let last: Awaited<ReturnType<Callers['of']>> | null = null;

  it.each(triedRoutes.map((row) => [row.name, row] as const))('is answered 503, never 500: %s', async (_, row) => {
    const isShared = row.route.access === 'admin' || row.route.method === 'GET';
    const expectPolite = async (caller: Awaited<ReturnType<Callers['of']>>) =>
      expectPoliteAt(async () => {
        const request = await row.request(caller);
        const form = await request.form?.();
        return () => sendTo(caller.person, row.route, request, form);
      });
    if (isShared) return void (await expectPolite(await callers.of(row)));
    last ??= await callers.of(row);
    if ((await expectPolite(last)).isOk) return;
    // An earlier request has changed what this one needs.
    last = await callers.of(row);
    await expectPolite(last);
  });

  it('is answered 503, never 500: events of the payment provider', async () => {
    const { api } = await app.world.user();
    const { data } = await api.call(billingRoutes.change, { body: { plan: 'starter' } });
    stripe.pay(data.checkout ?? '');
    const [event] = stripe.events;
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': event!.signature };
    const init = { method: 'POST', headers, body: event!.body };
    await expectPoliteAt(async () => () => app.api.raw(`${API_BASE}/billing/webhook`, init));
  });

  it('is answered 503, never 500: files', async () => {
    const { imageUrl } = callers.reader.named;
    const image = callers.reader.named.heldImage;
    const places = ['bin', `shared/${callers.reader.named.collection}`].map(
      (place) => `/files/${place}/${'a'.repeat(22)}`,
    );
    const paths = [imageUrl, ...places.map((place) => `${place}/${image}/300.webp`), `/files/public/${image}/300.webp`];
    for (const path of paths) await expectPoliteAt(async () => () => app.api.raw(path));
  });
});

describe('an outage of the database, on a server with pages and sockets', () => {
  const FILE = '/assets/studio-abc123.js';
  let webDir: string;
  let serving: TestApp;
  beforeAll(async () => {
    webDir = await mkdtemp(join(tmpdir(), 'outage-web-'));
    await mkdir(join(webDir, 'assets'));
    await mkdir(join(webDir, '.vite'));
    await mkdir(join(webDir, '.first-page'));
    await writeFile(join(webDir, 'index.html'), '<!doctype html><head><title>Studio</title></head><body></body>');
    await writeFile(join(webDir, '.vite/manifest.json'), '{}');
    await writeFile(join(webDir, '.first-page/package.json'), '{ "type": "module" }');
    await writeFile(join(webDir, '.first-page/first-page.js'), "export const drawFirstPage = async () => '';");
    await writeFile(join(webDir, FILE), 'export const studio = 1;');
    serving = await testApp({ database, worker: false, sockets: true, webDir });
  });
  afterAll(async () => {
    await serving.close();
    await rm(webDir, { recursive: true, force: true });
  });

  it.each([
    ['the first page', () => '/', '<title>'],
    ['a page', () => '/workplace/generate', '<title>Studio</title>'],
    ['the page of a shared collection', () => `/shared/${callers.reader.named.link}`, '<title>'],
    ['a page of the knowledge base', () => '/knowledge-base/tutorial/create', '<title>'],
    ['a file of the web', () => FILE, 'export const studio = 1;'],
  ])('is not noticed by who loads %s', async (_, path, content) => {
    const answers: [number, boolean][] = [];
    await expectPoliteAt(async () => async () => {
      const response = await serving.api.raw(path());
      answers.push([response.status, (await response.clone().text()).includes(content)]);
      return response;
    });
    expect(answers).toEqual(answers.map(() => [200, true]));
  });

  it.each([
    ['events', { name: 'Said', data: '1', channels: ['private-a', 'private-b'] }],
    ['batch_events', { batch: [{ name: 'Said', data: '1', channel: 'private-a' }] }],
  ])('is answered 503, never 500, to a program that publishes through /apps: %s', async (name, event) => {
    const { key, secret } = serving.realtimeCredentials!;
    const pusher = new Pusher({ appId: EMBEDDED_APP_ID, key, secret, host: '127.0.0.1' });
    const statuses: number[] = [];
    const publish = async () => {
      const [path, body] = [`/apps/${EMBEDDED_APP_ID}/${name}`, JSON.stringify(event)];
      const query = pusher.createSignedQueryString({ method: 'POST', path, params: {}, body });
      const response = await serving.api.raw(`${path}?${query}`, { method: 'POST', body });
      statuses.push(response.status);
      return response;
    };
    expect(await expectPoliteAt(async () => publish)).toEqual({ isOk: true });
    expect(statuses[0]).toBe(503);
    expect(statuses.at(-1)).toBe(200);
  });
});

describe('an answer of the assistant', () => {
  let endpoint: Awaited<ReturnType<typeof createFakeChatEndpoint>>;
  let talking: TestApp;
  beforeAll(async () => {
    endpoint = await createFakeChatEndpoint();
    talking = await testApp({ database, worker: false, languageModels: [remoteLanguageModel(endpoint)] });
  });
  afterAll(async () => {
    await talking.close();
    await endpoint.close();
  });

  it.each([
    ['while its words arrive', (words: string, held: ReturnType<typeof heldAnswer>) => held.more(words)],
    ['when it ends', (words: string, held: ReturnType<typeof heldAnswer>) => held.go(words)],
  ])('is stored whole although the database is away %s', async (_, say) => {
    const { api } = await talking.world.user();
    const held = heldAnswer('Silk ');
    endpoint.answer(held.script);
    const body = { text: 'What is silk?', kind: 'assistant' } as const;
    const { chatId } = (await api.call(chatRoutes.send, { params: { id: 'new' }, body })).data;
    const answer = async () => (await api.call(chatRoutes.messages, { query: { chatId } })).data.messages.at(-1);
    await expect.poll(async () => (await answer())?.text).toBe('Silk ');
    database.breakAfter(0);
    say('is a fibre.', held);
    await expect.poll(() => database.hasFailed()).toBe(true);
    database.mend();
    held.go();
    // Renders of the requests above wait for a worker, which this server has not.
    await talking.services.background.settle();
    expect(await answer()).toMatchObject({ text: 'Silk is a fibre.', status: 'complete', reason: null });
  });
});
