/** The official client reaches a repository through our routes; a proxy before the repository fails on demand. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  asImageSrc,
  createClient,
  ForbiddenError,
  NotFoundError,
  ParsingError,
  type ImageField,
} from '@prismicio/client';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { contentFolder, type ContentFolder } from '../../../testing/content-folder.ts';
import { exampleDocuments } from '../../../testing/example-documents.ts';
import { faultProxy } from '../../../testing/fault-proxy.ts';
import { createMovingClock } from '../../../testing/moving-clock.ts';
import { serveRepository } from '../../../testing/serve-repository.ts';
import { openBundledContent } from '../bundled/bundled-content-repository.ts';
import { createGatewayContent } from './gateway-content-repository.ts';

const TOKEN = 'a-token-for-the-repository';
const HOUR_MS = 3_600_000;

const clock = createMovingClock();
const log = pino({ level: 'silent' });
const waits: number[] = [];
let folder: ContentFolder;
let copies: string;
let repository: Awaited<ReturnType<typeof serveRepository>>;
let proxy: Awaited<ReturnType<typeof faultProxy>>;
let gateway: Awaited<ReturnType<typeof serveRepository>>;

const openGateway = () =>
  createGatewayContent({
    endpoint: `${proxy.origin}/content/api/v2`,
    token: TOKEN,
    folder: copies,
    clock,
    log,
    wait: async (milliseconds) => void waits.push(milliseconds),
  });

beforeAll(async () => {
  folder = await contentFolder(await exampleDocuments());
  copies = await mkdtemp(join(tmpdir(), 'content-copies-'));
  repository = await serveRepository(
    await openBundledContent({ folder: folder.folder, productName: 'Kenna', token: TOKEN, watches: false, log }),
  );
  proxy = await faultProxy(repository.origin);
  gateway = await serveRepository(openGateway());
});
afterAll(async () => {
  for (const server of [gateway, proxy, repository]) await server.close();
  await folder.remove();
  await rm(copies, { recursive: true, force: true });
});
beforeEach(() => {
  // Cached answers have expired, and the pause after a failure is over.
  clock.advance(HOUR_MS);
  proxy.setDown(false);
  proxy.forget();
  waits.length = 0;
});

const client = (accessToken?: string) =>
  createClient('kenna', { documentAPIEndpoint: gateway.endpoint, ...(accessToken && { accessToken }) });
const about = () => client().getByUID('page', 'about');

it('serves documents and pictures from our own origin and sends the token only to the repository', async () => {
  const { data } = await client().getByUID('lesson', 'masks');
  const cover = data.cover as ImageField<never, 'filled'>;
  expect(cover.url).toMatch(new RegExp(`^${gateway.origin}/content/pictures/127\\.0\\.0\\.1:\\d+/`));
  const picture = await fetch(asImageSrc(cover, { w: 320 }));
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(JSON.stringify(await client().getRepository())).not.toContain(TOKEN);
  const asked = proxy.seen.filter(({ url }) => url.pathname.includes('/api/'));
  expect(asked.map(({ headers }) => headers.authorization)).toEqual(asked.map(() => `Token ${TOKEN}`));
  expect(await client().getTags()).toEqual(['company', 'masks', 'tools']);
});

it('serves no pictures of other hosts', async () => {
  expect((await fetch(`${gateway.origin}/content/pictures/localhost:1/x.webp`)).status).toBe(404);
  expect((await fetch(`${gateway.origin}/content/pictures/images.prismic.io.evil.test/x.webp`)).status).toBe(404);
});

it('does not request cached answers again', async () => {
  await about();
  const { length } = proxy.seen;
  await about();
  await client().getByUID('page', 'about');
  expect(proxy.seen).toHaveLength(length);
});

it('sends one request for simultaneous equal requests', async () => {
  const content = openGateway();
  const nobody = { origin: '', token: null };
  const [root, same] = await Promise.all([1, 2, 3].map(() => content.root(nobody)));
  expect(same).toEqual(root);
  const { ref } = (root!.body as { refs: { ref: string }[] }).refs[0]!;
  const questions = ['page', 'page', 'lesson'].map((type) =>
    content.search(new URLSearchParams({ ref, q: `[[at(document.type, "${type}")]]`, pageSize: '11' }), nobody),
  );
  const [page, samePage, lesson] = await Promise.all(questions);
  expect(samePage).toEqual(page);
  expect(lesson).not.toEqual(page);
  expect(proxy.seen.map(({ url }) => url.pathname.split('/').at(-1))).toEqual(['v2', 'search', 'search']);
  const address = /\/content\/pictures\/([^"?]+\.webp)/.exec(JSON.stringify(lesson!.body))![1]!;
  const [picture, samePicture] = await Promise.all(
    [1, 2].map(() => content.picture(address, new URLSearchParams({ w: '160' }))),
  );
  expect(picture?.bytes.byteLength).toBeGreaterThan(0);
  expect([samePicture, proxy.seen.length]).toEqual([picture, 4]);
});

it('shows releases only to clients with the token', async () => {
  expect(await client().getReleases()).toEqual([]);
  await expect(client('nobodys-token-at-all').getRefs()).rejects.toThrow(ForbiddenError);
  const invited = client(TOKEN);
  expect(await invited.getReleases()).toMatchObject([{ label: 'Spring' }]);
  invited.queryContentFromReleaseByLabel('Spring');
  expect((await invited.getByUID('page', 'about')).data.title).toBe('About spring');
  const preview = `${gateway.origin}/content/preview?release=Spring&access_token=${TOKEN}`;
  expect((await fetch(preview, { redirect: 'manual' })).headers.get('set-cookie')).toContain('io.prismic.preview=');
});

it('forwards GraphQL queries with their ref', async () => {
  const query = '{ lesson(uid: "masks", lang: "en-us") { title } }';
  const address = `${gateway.origin}/content/graphql?query=${encodeURIComponent(query)}`;
  const asked = client();
  await asked.getRefs();
  proxy.failNext({ status: 200, body: { data: { lesson: { title: 'Painting masks' } } } });
  const response = await asked.graphQLFetch(address);
  expect(proxy.seen.at(-1)).toMatchObject({
    url: { pathname: '/graphql' },
    headers: { 'prismic-ref': expect.any(String) },
  });
  expect(await response.json()).toEqual({ data: { lesson: { title: 'Painting masks' } } });
});

it.each([
  ['400', { status: 400, body: { type: 'parsing-error', message: 'unexpected' } }, ParsingError],
  ['401', { status: 401, body: { error: 'Invalid access token' } }, ForbiddenError],
  ['404', { status: 404, body: { type: 'api_document_error', message: 'nothing' } }, NotFoundError],
])('forwards a %s as the error that it means', async (_, fault, kind) => {
  const { ref } = await client().getMasterRef();
  proxy.failNext(fault);
  await expect(client().get({ ref, pageSize: 7 })).rejects.toThrow(kind);
});

it.each([403, 410, 418])('forwards the status %i with a message when the answer has none', async (status) => {
  const { ref } = await client().getMasterRef();
  proxy.failNext({ status, body: '' });
  const response = await fetch(`${gateway.endpoint}/documents/search?ref=${ref}&pageSize=8`);
  expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
  expect(await response.json()).toMatchObject({ message: expect.any(String) });
});

it('retries after the delay that a 429 names', async () => {
  const busy = (headers = {}) => ({ status: 429, headers });
  const { ref } = await client().getMasterRef();
  proxy.failNext(busy({ 'retry-after': '2' }), busy());
  expect((await client().get({ ref, pageSize: 9 })).results_per_page).toBe(9);
  expect(waits).toEqual([2000, 1500]);
});

it('forwards a 429 whose delay is too long for a page', async () => {
  const { ref } = await client().getMasterRef();
  proxy.failNext({ status: 429, headers: { 'retry-after': '600' } });
  const response = await fetch(`${gateway.endpoint}/documents/search?ref=${ref}&pageSize=10`);
  expect([response.status, response.headers.get('retry-after'), waits]).toEqual([429, '600', []]);
});

it.each<[name: string, fault: Parameters<typeof proxy.failNext>[0]]>([
  ['hangs up', 'hang up'],
  ['answers 503', { status: 503 }],
  ['answers nothing', { status: 200, body: '' }],
])('serves the last answer when the repository %s', async (_, fault) => {
  await about();
  clock.advance(HOUR_MS);
  proxy.failNext(fault);
  expect((await about()).data.title).toBe('About us');
  expect(proxy.seen.filter(({ url }) => url.pathname.endsWith('/v2'))).toHaveLength(2);
});

it('serves the last answers and pictures after a restart without the repository', async () => {
  const { data } = await client().getByUID('lesson', 'masks');
  const seen = new URL((data.cover as ImageField<never, 'filled'>).url);
  expect((await fetch(seen)).status).toBe(200);
  proxy.setDown(true);
  const content = openGateway();
  const restarted = await serveRepository(content);
  const reader = createClient('kenna', { documentAPIEndpoint: restarted.endpoint });
  expect((await reader.getByUID('lesson', 'masks')).data.title).toBe('Painting masks');
  expect((await fetch(restarted.origin + seen.pathname)).status).toBe(200);
  const root = await fetch(restarted.endpoint);
  expect(root.headers.get('x-content-copy')).toMatch(/^\d{4}-/);
  await expect(content.look()).rejects.toThrow('It does not answer; copies of');
  const never = await fetch(`${restarted.endpoint}/documents/search?ref=${(await reader.getMasterRef()).ref}&page=3`);
  expect([never.status, never.headers.get('retry-after')]).toEqual([503, '15']);
  proxy.setDown(false);
  clock.advance(HOUR_MS);
  expect(await content.look()).toBe('It answers, with 1 releases');
  await restarted.close();
});
