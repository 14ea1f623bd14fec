import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { cannedServer } from '../../testing/canned-server.ts';

const WORKER = readFileSync(new URL('../../../public/service-worker.js', import.meta.url), 'utf8');
const API = '/api/web/';
const PAGE = '/workplace/generate';

/** The cache storage of a browser, in memory. */
function memoryCaches() {
  const all = new Map<string, Map<string, Response>>();
  const addressOf = (key: string | { readonly url: string }): string =>
    typeof key === 'string' ? new URL(key, 'http://product').pathname : new URL(key.url).pathname;
  const cacheOf = (entries: Map<string, Response>, origin: string) => ({
    match: async (key: string | { readonly url: string }) => entries.get(addressOf(key))?.clone(),
    put: async (key: string | { readonly url: string }, answer: Response) => void entries.set(addressOf(key), answer),
    delete: async (key: string | { readonly url: string }) => entries.delete(addressOf(key)),
    keys: async () => [...entries.keys()].map((path) => ({ url: origin + path })),
  });
  return {
    storageOf: (origin: string) => ({
      has: async (name: string) => all.has(name),
      async open(name: string) {
        const entries = all.get(name) ?? new Map<string, Response>();
        all.set(name, entries);
        return cacheOf(entries, origin);
      },
      delete: async (name: string) => all.delete(name),
      match: async (key: string | { readonly url: string }, { cacheName }: { readonly cacheName: string }) =>
        all.get(cacheName)?.get(addressOf(key))?.clone(),
    }),
    /** Paths kept in a cache. */
    pathsIn: (name: string): readonly string[] => [...(all.get(name)?.keys() ?? [])],
    /** Everything that is kept, as text. */
    content: async (): Promise<string> =>
      (
        await Promise.all(
          [...all.values()].flatMap((entries) =>
            [...entries].map(async ([path, it]) => path + (await it.clone().text())),
          ),
        )
      ).join('\n'),
  };
}

interface Sent {
  readonly path: string;
  readonly method?: string;
  readonly token?: string;
  readonly mode?: string;
  readonly destination?: string;
}

/** A picture's address in the lists of its owner. */
const fileOf = (name: string): string => `/files/images/${name}/preview.webp`;
const listOf = (...names: readonly string[]) => ({ code: 0, data: { images: names.map((name) => fileOf(name)) } });

/** Runs the worker before a server whose answers are changed by the test. Null: the server does not answer. */
async function openWorker() {
  const answers = new Map<string, unknown>([
    [PAGE, '<html><script src="/assets/start-1.js"></script></html>'],
    ['/assets/start-1.js', 'start 1'],
    ['/color-scheme.js', 'scheme'],
    ['/favicon.svg', 'icon'],
  ]);
  let isAway = false;
  const server = await cannedServer(({ pathname }) => {
    if (isAway) return 'hang up';
    const body = answers.get(pathname) ?? (pathname.startsWith('/files/') ? `picture ${pathname}` : undefined);
    return body === undefined ? { status: 404, body: '' } : { body };
  });
  onTestFinished(() => server.close());
  const { storageOf, pathsIn, content } = memoryCaches();
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    location: { origin: server.origin },
    addEventListener: (kind: string, listener: (event: object) => void) => void listeners.set(kind, listener),
    clients: { claim: async () => undefined },
    skipWaiting: async () => undefined,
  };
  const request = (sent: string | (Sent & { readonly url: string }), init: RequestInit = {}) =>
    typeof sent === 'string'
      ? fetch(new URL(sent, server.origin), init)
      : fetch(sent.url, { method: sent.method ?? 'GET', headers: headersOf(sent) });
  // The worker is a script of its own, whose globals are given to it here.
  new Function('self', 'caches', 'fetch', WORKER)(self, storageOf(server.origin), request);

  /** Sends a request of a page. Resolves to its answer, null when there is none, once the worker has kept what it keeps. */
  async function send(sent: Sent, clientId = 'page'): Promise<Response | null> {
    const work: Promise<unknown>[] = [];
    let answer: Promise<Response> | null = null;
    listeners.get('fetch')!({
      request: {
        mode: 'cors',
        method: 'GET',
        ...sent,
        url: server.origin + sent.path,
        headers: headersOf(sent),
        signal: new AbortController().signal,
      },
      clientId,
      resultingClientId: clientId,
      respondWith: (promise: Promise<Response>) => (answer = promise),
      waitUntil: (promise: Promise<unknown>) => void work.push(promise),
    });
    const got = await ((answer as Promise<Response> | null) ?? request(sent.path)).catch(() => null);
    await Promise.all(work);
    return got;
  }

  /** Sends the worker a message of a page. Returns the kinds of the messages that the page receives. */
  async function post(data: object): Promise<readonly string[]> {
    const told: string[] = [];
    const work: Promise<unknown>[] = [];
    listeners.get('message')!({
      data,
      source: { postMessage: ({ kind }: { readonly kind: string }) => told.push(kind) },
      waitUntil: (promise: Promise<unknown>) => void work.push(promise),
    });
    await Promise.all(work);
    return told;
  }

  return {
    /** Asks the worker to keep, as the page does. */
    keep: (isPerson: boolean) => post({ kind: 'keep', loaded: [`${server.origin}/assets/start-1.js`], isPerson }),
    /** Tells the worker of files whose requests it has not seen. */
    pass: (...paths: readonly string[]) => post({ kind: 'passed', passed: paths.map((path) => server.origin + path) }),
    pathsIn,
    content,
    answers,
    setAway: (value: boolean) => (isAway = value),
    navigate: (path: string, clientId: string) => send({ path, mode: 'navigate' }, clientId),
    ask: (route: string, token: string, clientId?: string) => send({ path: API + route, token }, clientId),
    post: (route: string, token: string) => send({ path: API + route, token, method: 'POST' }),
    see: (path: string) => send({ path, mode: 'no-cors', destination: 'image' }),
  };
}

const headersOf = ({ token }: Sent): Headers =>
  new Headers(token === undefined ? {} : { authorization: `Bearer ${token}` });

/** A worker that keeps the list and the pictures of a person. */
async function withKept(token: string, ...names: readonly string[]) {
  const worker = await openWorker();
  worker.answers.set(`${API}render/list`, listOf(...names));
  expect(await worker.keep(true)).toEqual(['begun']);
  await worker.ask('render/list', token);
  for (const name of names) await worker.see(fileOf(name));
  expect(worker.pathsIn('offline-pictures')).toEqual(names.map((name) => fileOf(name)));
  return worker;
}

test('opens the page and answers a list once without the server, and to the same person only', async () => {
  const { setAway, navigate, ask, see } = await withKept('ada', 'coat');
  setAway(true);
  const page = await navigate('/workplace/collections', 'reloaded');
  expect(await page?.text()).toContain('<html data-offline>');
  expect(await ask('render/list', 'grace', 'reloaded')).toBeNull();
  expect(await (await ask('render/list', 'ada', 'reloaded'))?.json()).toEqual(listOf('coat'));
  // The page learns from its second request that the server is away.
  expect(await ask('render/list', 'ada', 'reloaded')).toBeNull();
  expect(await (await see(fileOf('coat')))?.text()).toBe(`picture ${fileOf('coat')}`);
});

test('keeps files that arrive after the page has asked, though their requests came past the worker', async () => {
  const { answers, ask, pass, pathsIn } = await withKept('ada', 'coat');
  answers.set(`${API}render/list`, listOf('coat', 'hat'));
  answers.set('/assets/late-1.js', 'late');
  await pass('/assets/late-1.js', fileOf('hat'), fileOf('of somebody else'));
  await ask('render/list', 'ada');
  expect(pathsIn('offline-pictures')).toEqual([fileOf('coat'), fileOf('hat')]);
  expect(pathsIn('offline-shell')).toContain('/assets/late-1.js');
});

test('a page that was opened with the server is not given old answers', async () => {
  const { setAway, ask } = await withKept('ada', 'coat');
  setAway(true);
  expect(await ask('render/list', 'ada', 'opened before')).toBeNull();
});

test('keeps nothing of the person before once another person is logged in', async () => {
  const { answers, ask, content, pathsIn, see } = await withKept('ada', 'coat');
  answers.set(`${API}render/list`, listOf('hat'));
  await ask('render/list', 'grace');
  await see(fileOf('hat'));
  expect(pathsIn('offline-pictures')).toEqual([fileOf('hat')]);
  expect(await content()).not.toContain('coat');
});

test('a logout deletes what was kept of the person, and an answer that comes later is not kept', async () => {
  const { keep, ask, see, pathsIn } = await withKept('ada', 'coat');
  await keep(false);
  await ask('render/list', 'ada');
  await see(fileOf('coat'));
  expect(pathsIn('offline-answers')).toEqual([]);
  expect(pathsIn('offline-pictures')).toEqual([]);
  expect(pathsIn('offline-shell')).toContain(PAGE);
});

test('deletes what was kept of a session that the server no longer knows', async () => {
  const { answers, post, pathsIn } = await withKept('ada', 'coat');
  answers.set(`${API}authentication`, { code: 0, data: null });
  await post('authentication', 'ada');
  expect(pathsIn('offline-answers')).toEqual([]);
  expect(pathsIn('offline-pictures')).toEqual([]);
});

test('keeps what was kept when the token is renewed, and no token', async () => {
  const { answers, ask, post, content, pathsIn } = await withKept('ada', 'coat');
  answers.set(`${API}authentication`, { code: 0, data: { id: 1, token: 'renewed-secret' } });
  await post('authentication', 'ada');
  await ask('render/list', 'renewed-secret');
  expect(pathsIn('offline-pictures')).toEqual([fileOf('coat')]);
  expect(await content()).not.toMatch(/renewed-secret|\bada\b/);
});

test('drops a picture that was moved to the bin', async () => {
  const { answers, post, content, pathsIn } = await withKept('ada', 'coat', 'hat');
  answers.set(`${API}render/list`, listOf('hat'));
  answers.set(`${API}user/trash-render-image`, { code: 0, data: {} });
  await post('user/trash-render-image', 'ada');
  expect(pathsIn('offline-pictures')).toEqual([fileOf('hat')]);
  expect(await content()).not.toContain('coat');
});

test('keeps no picture of the bin, of a shared collection or of another person', async () => {
  const { see, pathsIn, answers, ask } = await withKept('ada', 'coat');
  answers.set(`${API}collection/list`, listOf('locked'));
  await ask('collection/list', 'ada');
  for (const path of ['/files/bin/t/1/coat.webp', '/files/shared/2/t/1/coat.webp', fileOf('locked')]) await see(path);
  expect(pathsIn('offline-pictures')).toEqual([fileOf('coat')]);
  expect(pathsIn('offline-answers')).toEqual(['/offline-owners', `${API}render/list`]);
});

test('a new version of the product replaces the kept one, and the page is told', async () => {
  const { keep, answers, pathsIn } = await withKept('ada', 'coat');
  expect(await keep(true)).toEqual([]);
  answers.set(PAGE, '<html><script src="/assets/start-2.js"></script></html>');
  answers.set('/assets/start-2.js', 'start 2');
  answers.delete('/assets/start-1.js');
  expect(await keep(true)).toEqual(['other-version']);
  expect(pathsIn('offline-shell')).toEqual([PAGE, '/assets/start-2.js', '/color-scheme.js', '/favicon.svg']);
});
