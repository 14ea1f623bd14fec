import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { API_BASE, type Envelope } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPostgresInstalled, startPostgres, type PostgresServer } from '../../scripts/postgres.mjs';
import { expectNothingLostOrChargedTwice, SETTINGS, signUp, smallRender, delay } from '../support/durable-renders.ts';
import { freePort } from '../support/free-port.ts';
import { startProduct, type ProductProcess } from '../support/product-process.ts';

/** `npm run soak` restarts the database more often, and takes it away for a minute. */
const isSoak = process.env.SOAK === '1';
const RESTARTS = isSoak ? 30 : 4;
const OUTAGE_MS = isSoak ? 60_000 : 1000;
/** Three callers with this pause stay below the limit of requests per address. */
const PAUSE_MS = 80;
const UNAVAILABLE = 1060;

interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly code: number;
  readonly message: string;
}

/** Three callers that repeat requests until they are ended, and every answer that they got. */
function callers(url: string, token: string) {
  const answers: Answer[] = [];
  const acknowledged = new Set<number>();
  const wanted: string[] = [];
  let waiting: { isMet: () => boolean; resolve: () => void }[] = [];
  let isOver = false;

  async function request(method: string, route: string, body?: object): Promise<unknown> {
    const response = await fetch(`${url}${API_BASE}${route}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { code, message, data } = (await response.json()) as Envelope<unknown>;
    answers.push({ status: response.status, retryAfter: response.headers.get('retry-after'), code, message });
    return code === 0 ? data : null;
  }

  async function loop(turn: () => Promise<void>): Promise<void> {
    while (!isOver) {
      await turn();
      for (const { resolve } of waiting.filter(({ isMet }) => isMet())) resolve();
      waiting = waiting.filter(({ isMet }) => !isMet());
      await delay(PAUSE_MS);
    }
  }

  /** Like a page, asks again with the same key until the render is acknowledged. */
  async function askNext(): Promise<void> {
    const [key] = wanted;
    if (key === undefined) return;
    const made = (await request('POST', '/render', smallRender(key))) as { render_id: number } | null;
    if (made === null) return;
    acknowledged.add(made.render_id);
    wanted.shift();
  }

  const loops = [
    loop(askNext),
    loop(async () => void (await request('GET', '/render/list'))),
    loop(async () => void (await request('POST', '/authentication'))),
  ];
  /** Rejects when a request gets no answer, as from a process that has ended. */
  const met = async (isMet: () => boolean) => {
    if (isMet()) return;
    await Promise.race([new Promise<void>((resolve) => waiting.push({ isMet, resolve })), Promise.all(loops)]);
  };

  return {
    answers,
    acknowledged,
    want: (count: number) => void wanted.push(...Array.from({ length: count }, () => randomUUID())),
    /** Resolves after this many more answers of the status. */
    seen(status: number, count: number): Promise<void> {
      const countOf = () => answers.filter((answer) => answer.status === status).length;
      const goal = countOf() + count;
      return met(() => countOf() >= goal);
    },
    allAcknowledged: () => met(() => wanted.length === 0),
    async end(): Promise<void> {
      isOver = true;
      await Promise.all(loops);
    },
  };
}

if (!isPostgresInstalled()) process.stdout.write('Restarts of the database: not run, PostgreSQL is not installed.\n');

describe.skipIf(!isPostgresInstalled())('restarts of a PostgreSQL server', () => {
  let postgres: PostgresServer;
  let dataDir: string;
  let processes: ProductProcess[] = [];

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'kenna-outage-'));
    postgres = (await startPostgres())!;
    const environment = { ...SETTINGS, DATA_DIR: dataDir, DATABASE_URL: postgres.url };
    const begin = async (entry: 'main' | 'worker', concurrency: string) =>
      startProduct({ entry, port: await freePort(), environment: { ...environment, WORKER_CONCURRENCY: concurrency } });
    processes = [await begin('main', '0'), await begin('worker', '2')];
  });
  afterAll(async () => {
    for (const each of processes) await each.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  it(`ends no process, loses no render and answers 503 in ${RESTARTS} restarts and an outage`, async () => {
    const [{ url }] = processes as [ProductProcess];
    const person = await signUp(url);
    const load = callers(url, person.token);
    for (let restart = 0; restart < RESTARTS; restart++) {
      load.want(2);
      await load.seen(200, 10);
      await postgres.halt();
      await postgres.resume();
    }
    load.want(2);
    await load.seen(200, 10);
    await postgres.halt();
    load.want(2);
    await Promise.all([load.seen(503, 6), delay(OUTAGE_MS)]);
    await postgres.resume();
    await load.allAcknowledged();
    await load.end();

    for (const { output, isRunning } of processes) expect(isRunning(), output()).toBe(true);
    expect(load.answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    const refused = load.answers.filter(({ status }) => status === 503);
    for (const answer of refused) expect(answer).toMatchObject({ retryAfter: '5', code: UNAVAILABLE });
    for (const { message } of refused) expect(message).not.toMatch(/restart/);
    expect(load.acknowledged.size).toBe(2 * RESTARTS + 4);
    await expectNothingLostOrChargedTwice(url, { ...person, acknowledged: load.acknowledged });
  }, 600_000);
});
