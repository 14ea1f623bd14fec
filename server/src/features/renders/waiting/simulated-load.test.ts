/**
 * Runs thousands of renders through the real line, turns and job queue, on a real database, with workers that take them
 * from there. Only drawing is simulated: a picture takes one unit of virtual time, and no real time.
 */
import type { Plan } from '@kenna/contract';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { handlersWith } from '../../../adapters/job-queue/job-queue.conformance.ts';
import { createPgBossJobQueue } from '../../../adapters/job-queue/pg-boss-job-queue.ts';
import { noTracing } from '../../../adapters/tracing/no-tracing.ts';
import type { JobQueue } from '../../../ports/job-queue.port.ts';
import { createMetrics } from '../../../shared/metrics.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { rendersRepository } from '../renders.repository.ts';
import type { Urgency } from './next-turn.ts';
import { turnsRepository } from './turns.repository.ts';
import { createWaitingLine } from './waiting-line.ts';

interface Request {
  readonly userId: number;
  readonly pictures?: number;
  readonly plan?: Plan;
  readonly urgency?: Urgency;
}

interface Started {
  readonly renderId: number;
  readonly userId: number;
  readonly pictures: number;
  /** The times when it was sent and when it started. */
  readonly sentAt: number;
  readonly startedAt: number;
}

/** A render that a worker has taken; `end` lets the worker take the next one. */
interface Taken {
  readonly renderId: number;
  readonly end: () => void;
}

const WEIGHTS = { free: 1, starter: 2, pro: 4, enterprise: 8 } as const;
const PLANS = Object.keys(WEIGHTS) as Plan[];
const ACCOUNTS = 1000;
const WORKERS = 20;
const MAX_PICTURES = 4;
/** So many of the accounts send their next render as soon as one starts. */
const INSATIABLE = 100;
/** Several times as many as all accounts need for one render each at their share. */
const MAX_STARTS = 4000;

let database: TestDatabase;
let userIds: readonly number[];
let jobs: JobQueue | null = null;
beforeAll(async () => {
  database = await openTestDatabase();
  const { rows } = await sql<{ id: number }>`
    INSERT INTO users (email, first_name, last_name, password_hash)
    SELECT number || '@example.com', 'Ada', 'Lace', '' FROM generate_series(1, ${ACCOUNTS + 200}) AS number
    RETURNING id
  `.execute(database.db);
  userIds = rows.map(({ id }) => id);
});
afterEach(async () => {
  await jobs?.stop();
  await database.pool.query('TRUNCATE renders, render_queue, render_shares CASCADE');
  await database.pool.query('DELETE FROM jobs.job');
});
afterAll(() => database.close());

/** Numbers from 0 to 1, always the same. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Passes on what workers have taken, in order. */
function createCounter() {
  const taken: Taken[] = [];
  const waiting: ((next: Taken) => void)[] = [];
  return {
    put(next: Taken): void {
      const first = waiting.shift();
      if (first) first(next);
      else taken.push(next);
    },
    take: (): Promise<Taken> => {
      const next = taken.shift();
      return next ? Promise.resolve(next) : new Promise((resolve) => waiting.push(resolve));
    },
  };
}

/** The workers begin with the first `startNext`, so that what was sent before waits. */
async function simulateQueue(workers: number) {
  const { db } = database;
  const queue = await createPgBossJobQueue({
    database,
    tracing: noTracing,
    metrics: createMetrics(),
    log: pino({ level: 'silent' }),
  });
  jobs = queue;
  const line = createWaitingLine({ jobs: queue, queue: { weights: WEIGHTS, maxWaiting: ACCOUNTS } });
  const renders = rendersRepository(db);
  const turns = turnsRepository(db);
  const counter = createCounter();
  const sent = new Map<number, Omit<Started, 'startedAt'>>();
  const started: Started[] = [];
  let running: { readonly endsAt: number; readonly end: () => void }[] = [];
  let isWorking = false;
  let now = 0;

  /** What `run-render.ts` does with a job, with a picture that is drawn when `end` is called. */
  const handlers = handlersWith(async ({ renderId, attempt }, { signal }) => {
    const render = (await renders.claim(renderId, attempt, new Date()))!;
    await turns.start(render.turn);
    await new Promise<void>((end, stop) => {
      signal.addEventListener('abort', stop);
      counter.put({ renderId, end });
    });
    await renders.end(renderId, { status: 'completed', reason: null, fault: null, offers: [], now: new Date() });
  });

  async function send({ userId, pictures = 1, plan = 'free', urgency = 'interactive' }: Request) {
    const renderId = await db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ id: number }>`
        INSERT INTO renders (user_id, mode, model, request, final_prompt, seed, image_count, width, height)
        VALUES (${userId}, 'GenerateImage', 'kenna3', '{"page":"GenerateImage"}', '', 0, ${pictures}, 1, 1) RETURNING id
      `.execute(transaction);
      const render = (await rendersRepository(transaction).lock(rows[0]!.id))!;
      await line.send(transaction, { plan }, render, urgency);
      return render.id;
    });
    sent.set(renderId, { renderId, userId, pictures, sentAt: now });
    return renderId;
  }

  /** Waits until a worker has taken the next render; the one that is free first does. One must be waiting. */
  async function startNext(): Promise<Started> {
    if (!isWorking) await queue.work(handlers, { concurrency: workers });
    isWorking = true;
    if (running.length === workers) {
      const first = running.reduce((one, other) => (other.endsAt < one.endsAt ? other : one));
      running = running.filter((other) => other !== first);
      now = first.endsAt;
      first.end();
    }
    const { renderId, end } = await counter.take();
    const start = { ...sent.get(renderId)!, startedAt: now };
    running.push({ endsAt: now + start.pictures, end });
    started.push(start);
    return start;
  }

  return { send, startNext, started };
}

describe('the order of waiting renders', () => {
  it('lets newcomers wait for one render at most, and nobody forever, with a thousand accounts and twenty workers', async () => {
    const random = createRandom(7);
    const queue = await simulateQueue(WORKERS);
    const ask = (index: number) =>
      queue.send({
        userId: userIds[index]!,
        pictures: 1 + Math.floor(random() * MAX_PICTURES),
        plan: PLANS[index % PLANS.length]!,
      });
    const unstarted = new Set<number>();
    for (let index = 0; index < ACCOUNTS; index += 1) unstarted.add(await ask(index));
    const startOne = async () => {
      const start = await queue.startNext();
      unstarted.delete(start.renderId);
      const index = userIds.indexOf(start.userId);
      if (index < INSATIABLE) await ask(index);
      return start;
    };
    const waits: number[] = [];
    for (let newcomer = ACCOUNTS; unstarted.size > 0 && queue.started.length < MAX_STARTS; newcomer += 1) {
      for (let start = 0; start < WORKERS; start += 1) await startOne();
      const single = await queue.send({ userId: userIds[newcomer]!, plan: PLANS[newcomer % PLANS.length]! });
      const { renderId, sentAt, startedAt } = await startOne();
      expect(renderId).toBe(single);
      waits.push(startedAt - sentAt);
    }
    expect(unstarted).toEqual(new Set());
    expect(waits.length).toBeGreaterThan(ACCOUNTS / WORKERS / 2);
    expect(Math.max(...waits)).toBeLessThanOrEqual(MAX_PICTURES);
  });

  it('shares the workers by weight, within a tenth', async () => {
    const queue = await simulateQueue(4);
    const accounts = [
      { userId: userIds[0]!, plan: 'free', pictures: 1 },
      { userId: userIds[1]!, plan: 'starter', pictures: 4 },
      { userId: userIds[2]!, plan: 'pro', pictures: 2 },
      { userId: userIds[3]!, plan: 'enterprise', pictures: 3 },
    ] as const;
    const made = new Map<number, number>();
    for (const account of accounts) for (let sent = 0; sent < 3; sent += 1) await queue.send(account);
    for (let start = 0; start < 450; start += 1) {
      const { userId, pictures } = await queue.startNext();
      made.set(userId, (made.get(userId) ?? 0) + pictures);
      await queue.send(accounts.find((account) => account.userId === userId)!);
    }
    const total = [...made.values()].reduce((sum, pictures) => sum + pictures);
    for (const { userId, plan } of accounts) {
      const share = made.get(userId)! / total / (WEIGHTS[plan] / 15);
      expect(share).toBeGreaterThan(0.9);
      expect(share).toBeLessThan(1.1);
    }
  });

  it('gives interactive work ten times the share of a batch of the same plan', async () => {
    const queue = await simulateQueue(1);
    const batch = { userId: userIds[0]!, urgency: 'batch' } as const;
    const interactive = { userId: userIds[1]!, urgency: 'interactive' } as const;
    let batches = 0;
    for (const request of [batch, batch, interactive, interactive]) await queue.send(request);
    for (let start = 0; start < 220; start += 1) {
      const { userId } = await queue.startNext();
      if (userId === batch.userId) batches += 1;
      await queue.send(userId === batch.userId ? batch : interactive);
    }
    expect(batches).toBeGreaterThanOrEqual(18);
    expect(batches).toBeLessThanOrEqual(22);
  });

  it('serves a series while new accounts keep arriving as fast as the workers can serve them', async () => {
    const queue = await simulateQueue(1);
    const series = userIds[0]!;
    for (let sent = 0; sent < 5; sent += 1) await queue.send({ userId: series });
    for (let newcomer = 1; newcomer <= 220; newcomer += 1) {
      await queue.send({ userId: userIds[newcomer]! });
      await queue.startNext();
    }
    expect(queue.started.filter(({ userId }) => userId === series)).toHaveLength(5);
  });

  it('does not let an account gain by sending one render after another', async () => {
    const queue = await simulateQueue(1);
    const [series, quick] = [userIds[0]!, userIds[1]!];
    for (let sent = 0; sent < 110; sent += 1) await queue.send({ userId: series });
    let quickStarts = 0;
    await queue.send({ userId: quick });
    for (let start = 0; start < 100; start += 1) {
      if ((await queue.startNext()).userId !== quick) continue;
      quickStarts += 1;
      await queue.send({ userId: quick });
    }
    expect(quickStarts).toBeGreaterThanOrEqual(45);
    expect(quickStarts).toBeLessThanOrEqual(55);
  });
});
