/**
 * Simulates workers and accounts on the real turns and a real database. Only time is simulated: a picture takes one
 * unit of it. Renders are taken by turn, then in the order in which they were sent, as the job queue takes them
 * (`job-queue.conformance.ts`).
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { lengthOfTurn, type Urgency } from './next-turn.ts';
import { turnsRepository } from './turns.repository.ts';

interface Sent {
  readonly renderId: number;
  readonly userId: number;
  readonly pictures: number;
  readonly turn: number;
  readonly sentAt: number;
}

interface Started extends Sent {
  readonly startedAt: number;
}

interface Request {
  readonly userId: number;
  readonly pictures?: number;
  readonly weight?: number;
  readonly urgency?: Urgency;
}

const ACCOUNTS = 1000;
const WORKERS = 20;
const MAX_PICTURES = 4;

let database: TestDatabase;
let userIds: readonly number[];
beforeAll(async () => {
  database = await openTestDatabase();
  const { rows } = await sql<{ id: number }>`
    INSERT INTO users (email, first_name, last_name, password_hash)
    SELECT number || '@example.com', 'Ada', 'Lace', '' FROM generate_series(1, ${ACCOUNTS + 200}) AS number
    RETURNING id
  `.execute(database.db);
  userIds = rows.map(({ id }) => id);
});
beforeEach(() => database.pool.query('TRUNCATE renders, render_queue, render_shares CASCADE'));
afterAll(() => database.close());

/** Numbers from 0 to 1, always the same. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function simulateQueue(workers: number) {
  const turns = turnsRepository(database.db);
  const freeAt = Array.from({ length: workers }, () => 0);
  const waiting: Sent[] = [];
  const started: Started[] = [];
  let now = 0;

  async function send({ userId, pictures = 1, weight = 1, urgency = 'interactive' }: Request): Promise<Sent> {
    const { rows } = await sql<{ id: number }>`
      INSERT INTO renders (user_id, mode, model, request, final_prompt, seed, image_count, width, height)
      VALUES (${userId}, 'GenerateImage', 'kenna3', '{}', '', 0, ${pictures}, 1, 1) RETURNING id
    `.execute(database.db);
    const renderId = rows[0]!.id;
    const { turn } = await turns.take({ renderId, userId, length: lengthOfTurn(pictures, weight, urgency), urgency });
    const sent = { renderId, userId, pictures, turn, sentAt: now };
    const place = waiting.findLastIndex((other) => other.turn <= turn) + 1;
    waiting.splice(place, 0, sent);
    return sent;
  }

  /** Starts the next render as soon as a worker is free; null when none waits. */
  async function startNext(): Promise<Started | null> {
    const next = waiting.shift();
    if (!next) return null;
    const startedAt = Math.max(now, Math.min(...freeAt));
    now = startedAt;
    freeAt[freeAt.indexOf(Math.min(...freeAt))] = now + next.pictures;
    await sql`UPDATE renders SET status = 'processing' WHERE id = ${next.renderId}`.execute(database.db);
    await turns.start(next.turn);
    const start = { ...next, startedAt };
    started.push(start);
    return start;
  }

  return { send, startNext, waiting, started };
}

describe('the order of waiting renders', () => {
  it('lets newcomers wait for one render at most, behind a thousand accounts on twenty workers', async () => {
    const random = createRandom(7);
    const queue = simulateQueue(WORKERS);
    const weights = [1, 2, 4, 8];
    const weightOf = (index: number) => weights[index % weights.length]!;
    const ask = (index: number) =>
      queue.send({
        userId: userIds[index]!,
        pictures: 1 + Math.floor(random() * MAX_PICTURES),
        weight: weightOf(index),
      });
    for (let index = 0; index < ACCOUNTS; index += 1) await ask(index);
    for (let index = 0; index < ACCOUNTS; index += 7) await ask(index);
    // The first ten of them were newcomers too.
    for (let start = 0; start < 12; start += 1) await queue.startNext();
    const waits: number[] = [];
    for (let newcomer = ACCOUNTS; newcomer < userIds.length; newcomer += 1) {
      for (let start = 0; start < 5; start += 1) {
        const { userId } = (await queue.startNext())!;
        const index = userIds.indexOf(userId);
        if (index < ACCOUNTS) await ask(index);
      }
      const single = await queue.send({ userId: userIds[newcomer]!, weight: weightOf(newcomer) });
      const { renderId, startedAt } = (await queue.startNext())!;
      expect(renderId).toBe(single.renderId);
      waits.push(startedAt - single.sentAt);
    }
    expect(waits).toHaveLength(200);
    expect(Math.max(...waits)).toBeLessThanOrEqual(MAX_PICTURES);
  });

  it('shares the workers by weight, within a tenth', async () => {
    const queue = simulateQueue(4);
    const accounts = [
      { userId: userIds[0]!, weight: 1, pictures: 1 },
      { userId: userIds[1]!, weight: 2, pictures: 4 },
      { userId: userIds[2]!, weight: 4, pictures: 2 },
      { userId: userIds[3]!, weight: 8, pictures: 3 },
    ];
    const made = new Map<number, number>();
    for (const account of accounts) for (let sent = 0; sent < 3; sent += 1) await queue.send(account);
    for (let start = 0; start < 900; start += 1) {
      const { userId, pictures } = (await queue.startNext())!;
      made.set(userId, (made.get(userId) ?? 0) + pictures);
      await queue.send(accounts.find((account) => account.userId === userId)!);
    }
    const total = [...made.values()].reduce((sum, pictures) => sum + pictures);
    for (const { userId, weight } of accounts) {
      const share = made.get(userId)! / total / (weight / 15);
      expect(share).toBeGreaterThan(0.9);
      expect(share).toBeLessThan(1.1);
    }
  });

  it('gives interactive work ten times the share of a batch of the same plan', async () => {
    const queue = simulateQueue(1);
    const batch = { userId: userIds[0]!, urgency: 'batch' } as const;
    const interactive = { userId: userIds[1]!, urgency: 'interactive' } as const;
    let batches = 0;
    for (const request of [batch, batch, interactive, interactive]) await queue.send(request);
    for (let start = 0; start < 220; start += 1) {
      const { userId } = (await queue.startNext())!;
      if (userId === batch.userId) batches += 1;
      await queue.send(userId === batch.userId ? batch : interactive);
    }
    expect(batches).toBeGreaterThanOrEqual(18);
    expect(batches).toBeLessThanOrEqual(22);
  });

  it('serves a series while new accounts keep arriving as fast as the workers can serve them', async () => {
    const queue = simulateQueue(1);
    const series = userIds[0]!;
    for (let sent = 0; sent < 5; sent += 1) await queue.send({ userId: series });
    for (let newcomer = 1; newcomer <= 220; newcomer += 1) {
      await queue.send({ userId: userIds[newcomer]! });
      await queue.startNext();
    }
    expect(queue.started.filter(({ userId }) => userId === series)).toHaveLength(5);
  });

  it('does not let an account gain by sending one render after another', async () => {
    const queue = simulateQueue(1);
    const [series, quick] = [userIds[0]!, userIds[1]!];
    for (let sent = 0; sent < 110; sent += 1) await queue.send({ userId: series });
    let quickStarts = 0;
    await queue.send({ userId: quick });
    for (let start = 0; start < 100; start += 1) {
      if ((await queue.startNext())!.userId !== quick) continue;
      quickStarts += 1;
      await queue.send({ userId: quick });
    }
    expect(quickStarts).toBeGreaterThanOrEqual(45);
    expect(quickStarts).toBeLessThanOrEqual(55);
  });
});
