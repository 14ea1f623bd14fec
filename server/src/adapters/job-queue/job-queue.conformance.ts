/** The conformance tests of every job queue. Each adapter runs them on its own database. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import type { JobContext, JobHandlers, JobPayloads, JobQueue } from '../../ports/job-queue.port.ts';
import { JOB_NAMES } from './queue-settings.ts';

interface Subject {
  openDatabase(): Promise<Database>;
  openQueue(database: Database): Promise<JobQueue>;
}

type Run = JobHandlers['render.run'];

/** Delivers items in order to those who wait for them. */
function inbox<Item>() {
  const items: Item[] = [];
  const waiting: ((item: Item) => void)[] = [];
  return {
    put(item: Item): void {
      const next = waiting.shift();
      if (next) next(item);
      else items.push(item);
    },
    take: (): Promise<Item> =>
      items.length > 0 ? Promise.resolve(items.shift() as Item) : new Promise((resolve) => waiting.push(resolve)),
  };
}

/** Handlers that ignore all other jobs. */
export const handlersWith = (run: Run): JobHandlers => ({
  ...(Object.fromEntries(JOB_NAMES.map((name) => [name, () => Promise.resolve()])) as unknown as JobHandlers),
  'render.run': run,
});

const untilAborted = async (signal: AbortSignal): Promise<never> => {
  if (!signal.aborted) await once(signal, 'abort');
  throw signal.reason;
};

export function describeJobQueue(subjectName: string, { openDatabase, openQueue }: Subject): void {
  describe(subjectName, () => {
    let database: Database;
    let queue: JobQueue;
    const started: JobQueue[] = [];

    beforeAll(async () => {
      database = await openDatabase();
    });
    afterAll(() => database.close());
    afterEach(async () => {
      for (const each of started.splice(0)) await each.stop();
    });

    const start = async (): Promise<JobQueue> => {
      queue = await openQueue(database);
      started.push(queue);
      return queue;
    };
    const send = (renderId: number) =>
      database.db
        .transaction()
        .execute((transaction) => queue.send(transaction, 'render.run', { renderId, attempt: 1 }));

    test('runs a job once, with its payload', async () => {
      const runs = inbox<JobPayloads['render.run']>();
      await start();
      await queue.work(
        handlersWith(async (payload) => runs.put(payload)),
        { concurrency: 1 },
      );
      await send(1);
      await send(2);
      expect([await runs.take(), await runs.take()]).toEqual([
        { renderId: 1, attempt: 1 },
        { renderId: 2, attempt: 1 },
      ]);
    });

    test('runs jobs that were sent while no worker was running', async () => {
      const runs = inbox<number>();
      await start();
      const jobId = await send(3);
      expect(await queue.isLive('render.run', jobId)).toBe(true);
      expect(await queue.listLive('render.run', [randomUUID(), jobId])).toEqual(new Set([jobId]));
      await queue.work(
        handlersWith(async ({ renderId }) => runs.put(renderId)),
        { concurrency: 1 },
      );
      expect(await runs.take()).toBe(3);
    });

    test('runs jobs of a higher priority first, and jobs of the same priority in order', async () => {
      const runs = inbox<number>();
      await start();
      for (const [renderId, priority] of [
        [91, 0],
        [92, 2],
        [93, 2],
        [94, 3],
      ] as const) {
        await database.db
          .transaction()
          .execute((transaction) => queue.send(transaction, 'render.run', { renderId, attempt: 1 }, { priority }));
      }
      await queue.work(
        handlersWith(async ({ renderId }) => runs.put(renderId)),
        { concurrency: 1 },
      );
      expect([await runs.take(), await runs.take(), await runs.take(), await runs.take()]).toEqual([94, 92, 93, 91]);
    });

    test('counts the jobs that will run before one, in the order in which they run, when priorities rise too', async () => {
      const runs = inbox<{ renderId: number; finish: () => void }>();
      await start();
      const sendWith = (renderId: number, priority: number) =>
        database.db
          .transaction()
          .execute((transaction) => queue.send(transaction, 'render.run', { renderId, attempt: 1 }, { priority }));
      const running = await sendWith(81, 9);
      await queue.work(
        handlersWith(({ renderId }) => new Promise<void>((finish) => runs.put({ renderId, finish }))),
        { concurrency: 1 },
      );
      let run = await runs.take();
      const low = await sendWith(82, -5);
      const first = await sendWith(83, 2);
      await database.db.transaction().execute((transaction) => queue.raisePriorities(transaction, 'render.run', 4));
      const second = await sendWith(84, 6);
      const ids = [low, first, second];
      const ahead = await queue.countAhead('render.run', [...ids, running, randomUUID()]);
      expect(ahead).toEqual(new Map([low, first, second].map((id, index) => [id, [3, 1, 2][index]])));
      const order: number[] = [];
      for (let count = 0; count < ids.length; count += 1) {
        run.finish();
        run = await runs.take();
        order.push(run.renderId);
      }
      run.finish();
      expect(order).toEqual([83, 84, 82]);
    });

    test('does not run a job whose transaction was rolled back', async () => {
      const runs = inbox<number>();
      await start();
      await queue.work(
        handlersWith(async ({ renderId }) => runs.put(renderId)),
        { concurrency: 1 },
      );
      const rolledBack = database.db.transaction().execute(async (transaction) => {
        await queue.send(transaction, 'render.run', { renderId: 4, attempt: 1 });
        throw new Error('changed my mind');
      });
      await expect(rolledBack).rejects.toThrow('changed my mind');
      await send(5);
      expect(await runs.take()).toBe(5);
    });

    test('tries a failing job three times, announces the last try, and gives up', async () => {
      const tries = inbox<{ renderId: number; lastTry: boolean }>();
      await start();
      const fail: Run = async ({ renderId }, { lastTry }) => {
        tries.put({ renderId, lastTry });
        if (renderId === 6) throw new Error('no luck');
      };
      await queue.work(handlersWith(fail), { concurrency: 1 });
      const jobId = await send(6);
      const seen = [await tries.take(), await tries.take(), await tries.take()];
      expect(seen.map(({ lastTry }) => lastTry)).toEqual([false, false, true]);
      await send(7);
      expect(await tries.take()).toEqual({ renderId: 7, lastTry: false });
      expect(await queue.isLive('render.run', jobId)).toBe(false);
    });

    test('never runs a job that was cancelled while it waited', async () => {
      const runs = inbox<number>();
      await start();
      const jobId = await send(8);
      await queue.cancel('render.run', jobId);
      await queue.cancel('render.run', jobId);
      expect(await queue.isLive('render.run', jobId)).toBe(false);
      expect(await queue.listLive('render.run', [jobId])).toEqual(new Set());
      await queue.work(
        handlersWith(async ({ renderId }) => runs.put(renderId)),
        { concurrency: 1 },
      );
      await send(9);
      expect(await runs.take()).toBe(9);
    });

    test('aborts a running job that is cancelled, and does not run it again', async () => {
      const runs = inbox<{ renderId: number; signal: AbortSignal }>();
      await start();
      const run: Run = async ({ renderId }, { signal }) => {
        runs.put({ renderId, signal });
        if (renderId === 10) await untilAborted(signal);
      };
      await queue.work(handlersWith(run), { concurrency: 1 });
      const jobId = await send(10);
      const { signal } = await runs.take();
      await queue.cancel('render.run', jobId);
      await send(11);
      expect((await runs.take()).renderId).toBe(11);
      expect(signal.aborted).toBe(true);
      expect(await queue.isLive('render.run', jobId)).toBe(false);
    });

    test('runs at most the given number of jobs at once', async () => {
      const runs = inbox<{ renderId: number; finish: () => void }>();
      await start();
      let atOnce = 0;
      let most = 0;
      const run: Run = async ({ renderId }) => {
        most = Math.max(most, ++atOnce);
        await new Promise<void>((finish) => runs.put({ renderId, finish }));
        atOnce -= 1;
      };
      await queue.work(handlersWith(run), { concurrency: 2 });
      const sent = [12, 13, 14, 15, 16];
      for (const renderId of sent) await send(renderId);
      const done: number[] = [];
      let [first, second] = [await runs.take(), await runs.take()];
      while (done.length < sent.length - 2) {
        first.finish();
        done.push(first.renderId);
        [first, second] = [second, await runs.take()];
      }
      for (const last of [first, second]) {
        last.finish();
        done.push(last.renderId);
      }
      expect(done.sort()).toEqual(sent);
      expect(most).toBe(2);
    });

    test('returns a running job to the queue when it stops, without counting a try', async () => {
      const runs = inbox<JobContext>();
      const first = await start();
      const interrupted: Run = async (_, context) => {
        runs.put(context);
        await untilAborted(context.signal);
      };
      await first.work(handlersWith(interrupted), { concurrency: 1 });
      const jobId = await send(17);
      await runs.take();
      await first.stop();
      await start();
      expect(await queue.isLive('render.run', jobId)).toBe(true);
      await queue.work(
        handlersWith(async (_, context) => runs.put(context)),
        { concurrency: 1 },
      );
      expect((await runs.take()).lastTry).toBe(false);
    });

    test('refuses to work without a handler for every job', async () => {
      await start();
      const incomplete = { 'render.run': () => Promise.resolve() } as unknown as JobHandlers;
      await expect(queue.work(incomplete, { concurrency: 1 })).rejects.toThrow(
        `No handler for ${JOB_NAMES.filter((name) => name !== 'render.run').join(', ')}.`,
      );
    });
  });
}
