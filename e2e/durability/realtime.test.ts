import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { accountRoutes, imageActionRoutes, renderRoutes } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../support/api.ts';
import { delay, SETTINGS, smallRender } from '../support/durable-renders.ts';
import { freePort } from '../support/free-port.ts';
import { openListeningPage, type ListeningPage, type PageEvent } from '../support/listening-page.ts';
import { PASSWORD, signUp, type Person } from '../support/people.ts';
import { startProduct, type ProductProcess } from '../support/product-process.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-postgres.ts';

const PEOPLE = 8;
const RENDERS_EACH = 15;
const SESSIONS_EACH = 3;
/** How long the last events may take before they count as lost. */
const PATIENCE_MS = 60_000;
const SESSION_ENDED = 4009;

const hasPostgres = process.env.TEST_DATABASE_URL !== undefined;
if (!hasPostgres) process.stdout.write('Realtime on several servers: not run, TEST_DATABASE_URL names no server.\n');

/** A person with a page of each server, whose socket is connected to the other one. */
interface Listener {
  readonly person: Person;
  readonly pages: readonly ListeningPage[];
  /** Renders that were acknowledged, and pictures whose like was answered, with the moments of the requests. */
  readonly renders: Set<number>;
  readonly likes: Map<number, number>;
}

const endOf = (event: PageEvent): number | null =>
  event.name === 'UserRenderResults' && event.data.status === 'completed' ? event.data.render_id : null;
const likeIn = (event: PageEvent): number | null =>
  event.name === 'UserLibraryChange' && event.data.change === 'liked' ? (event.data.image_ids[0] ?? null) : null;

/** Counts the renders and likes of which a page was not told. */
function lostBy({ renders, likes }: Listener, { events }: ListeningPage): number {
  const ended = new Set(events.map(endOf));
  const liked = new Set(events.map(likeIn));
  return [...renders].filter((id) => !ended.has(id)).length + [...likes.keys()].filter((id) => !liked.has(id)).length;
}

/** Counts the events of which a page was told twice. */
function repeatedTo({ events }: ListeningPage): number {
  const told = [events.map(endOf), events.map(likeIn)].map((ids) => ids.filter((id) => id !== null));
  return told.reduce((sum, ids) => sum + ids.length - new Set(ids).size, 0);
}

const share = (sorted: readonly number[], part: number) => Math.round(sorted[Math.floor(sorted.length * part)] ?? 0);
const inOrder = (values: readonly number[]) => values.toSorted((one, other) => one - other);
const contentOf = ({ events }: ListeningPage) => events.map(({ name, data }) => JSON.stringify([name, data]));

describe.skipIf(!hasPostgres)('realtime on two servers and three workers', () => {
  let database: TestDatabase;
  let dataDir: string;
  let startServer: (port: number) => Promise<ProductProcess>;
  let servers: ProductProcess[] = [];
  let workers: ProductProcess[] = [];
  let listeners: Listener[] = [];

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'kenna-realtime-'));
    database = (await createTestDatabase())!;
    const environment = { ...SETTINGS, DATA_DIR: dataDir, DATABASE_URL: database.url };
    startServer = (port) => startProduct({ port, environment: { ...environment, WORKER_CONCURRENCY: '0' } });
    const startWorker = async () =>
      startProduct({
        entry: 'worker',
        port: await freePort(),
        environment: { ...environment, WORKER_CONCURRENCY: '1' },
      });
    // The servers start together, so that they race to make the key.
    servers = await Promise.all([startServer(await freePort()), startServer(await freePort())]);
    workers = await Promise.all([startWorker(), startWorker(), startWorker()]);
    listeners = await Promise.all(
      Array.from({ length: PEOPLE }, async (_, index) => {
        const person = await signUp(urlOf(index));
        const pages = await Promise.all([0, 1].map((page) => openPage(page, person.token)));
        return { person, pages, renders: new Set<number>(), likes: new Map<number, number>() };
      }),
    );
  });
  afterAll(async () => {
    for (const { pages } of listeners) for (const page of pages) page.close();
    await Promise.all([...servers, ...workers].map((each) => each.stop()));
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const urlOf = (index: number) => servers[index % servers.length]!.url;
  const openPage = (index: number, token: string) =>
    openListeningPage({ page: urlOf(index), socket: urlOf(index + 1), token });

  /** Asks for pictures, and likes each once a page was told of it, through one server and the other in turn. */
  async function work({ person: { token }, pages: [page], renders, likes }: Listener, count: number): Promise<void> {
    for (let turn = 0; turn < count; turn++) {
      const body = smallRender(randomUUID());
      const { render_id: id } = await call(urlOf(turn), renderRoutes.create, { token, body });
      renders.add(id);
      await page!.until((events) => events.some((event) => endOf(event) === id));
      const ended = page!.events.find((event) => endOf(event) === id);
      if (ended?.name !== 'UserRenderResults') continue;
      const image = ended.data.render_images[0]!.id;
      likes.set(image, performance.now());
      await call(urlOf(turn + 1), imageActionRoutes.like, { token, body: { image_ids: [image] } });
    }
  }

  it('loses no event, repeats none, and tells nobody else', async () => {
    await Promise.all(listeners.map((listener) => work(listener, RENDERS_EACH)));
    const all = listeners.flatMap((listener) => listener.pages.map((page) => ({ listener, page })));
    const complete = all.map(({ listener, page }) => page.until(() => lostBy(listener, page) === 0));
    await Promise.race([Promise.all(complete), delay(PATIENCE_MS)]);

    const lost = all.reduce((sum, { listener, page }) => sum + lostBy(listener, page), 0);
    const repeated = all.reduce((sum, { page }) => sum + repeatedTo(page), 0);
    const foreign = all.flatMap(({ listener, page }) =>
      page.events.filter((event) => 'render_id' in event.data && !listener.renders.has(event.data.render_id)),
    );
    const waits = all.flatMap(({ listener, page }) =>
      page.events.flatMap((event) => {
        const askedAt = listener.likes.get(likeIn(event) ?? -1);
        return askedAt === undefined ? [] : [event.at - askedAt];
      }),
    );
    const delivered = all.reduce((sum, { page }) => sum + page.events.length, 0);
    const sorted = inOrder(waits);
    process.stdout.write(
      `Realtime: ${PEOPLE * RENDERS_EACH} renders and likes, ${delivered} events delivered to ${all.length} pages, ` +
        `${lost} lost, ${repeated} repeated, ${foreign.length} to others; a like is told after ${share(sorted, 0.5)} ms (median), ` +
        `${share(sorted, 0.99)} ms (99 %)\n`,
    );
    expect([lost, repeated]).toEqual([0, 0]);
    expect(foreign).toEqual([]);
    // Both pages of a person get the same events in the same order, whichever server their sockets have.
    for (const { pages } of listeners) {
      // No request waits for the last events, so they may still be under way to one of the pages.
      const counts = () => new Set(pages.map(({ events }) => events.length)).size;
      await expect.poll(counts, { timeout: PATIENCE_MS }).toBe(1);
      const [one, other] = pages.map(contentOf);
      expect(other).toEqual(one);
    }
    for (const { page } of all) expect(page.timesLive()).toBe(1);
    for (const each of [...servers, ...workers]) expect(each.isRunning(), each.output()).toBe(true);
  }, 900_000);

  it('closes the sockets of a session that ends on the other server, and no other', async () => {
    const waits: number[] = [];
    for (const { person } of listeners) {
      for (let turn = 0; turn < SESSIONS_EACH; turn++) {
        const body = { email: person.email, password: PASSWORD };
        const { token } = await call(urlOf(turn), accountRoutes.login, { body });
        const pages = await Promise.all([0, 1].map((page) => openPage(page, token)));
        const askedAt = performance.now();
        await call(urlOf(turn), accountRoutes.logout, { token });
        expect(await Promise.all(pages.map(({ refused }) => refused))).toEqual([SESSION_ENDED, SESSION_ENDED]);
        waits.push(performance.now() - askedAt);
      }
    }
    const sorted = inOrder(waits);
    process.stdout.write(
      `Realtime: ${waits.length} logouts closed ${2 * waits.length} sockets, after ${share(sorted, 0.5)} ms (median), ` +
        `${share(sorted, 0.99)} ms (99 %)\n`,
    );
    for (const { pages } of listeners) for (const page of pages) expect(page.timesLive()).toBe(1);
  }, 300_000);

  it('delivers every event again once a killed server is back, with the same key', async () => {
    const [, killed] = servers;
    await killed!.kill();
    servers[1] = await startServer(Number(new URL(killed!.url).port));
    // The first page of each person has its socket there.
    await Promise.all(listeners.map(({ pages }) => pages[0]!.live(2)));
    await Promise.all(listeners.map((listener) => work(listener, 2)));
    const complete = listeners.flatMap((listener) =>
      listener.pages.map((page) => page.until(() => lostBy(listener, page) === 0)),
    );
    await Promise.race([Promise.all(complete), delay(PATIENCE_MS)]);
    const lost = listeners.flatMap((listener) => listener.pages.map((page) => lostBy(listener, page)));
    expect(lost.filter((count) => count > 0)).toEqual([]);
  }, 300_000);
});
