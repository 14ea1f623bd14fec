import { expect, it } from 'vitest';
import { createThreadPool } from './thread-pool.ts';

/** A worker that doubles numbers, crashes on 13 and never answers 0. */
const source = `
  import { parentPort } from 'node:worker_threads';
  parentPort.postMessage({ kind: 'ready' });
  parentPort.on('message', ({ id, input }) => {
    if (input === 13) process.exit(1);
    if (input !== 0) parentPort.postMessage({ kind: 'done', id, output: input * 2 });
  });
`;
const entry = new URL(`data:text/javascript,${encodeURIComponent(source)}`);
const never = new AbortController().signal;
const ignore = () => {};

it('fails only the job whose thread crashed, and continues with a new thread', async () => {
  const pool = createThreadPool<number, never, number>(entry, 1);
  const crashed = pool.run(13, never, ignore);
  const next = pool.run(4, never, ignore);
  await expect(crashed).rejects.toMatchObject({ kind: 'failed' });
  expect(await next).toBe(8);
  await pool.close();
});

it('replaces a thread that ignores cancellation', async () => {
  const pool = createThreadPool<number, never, number>(entry, 1);
  const stop = new AbortController();
  const stuck = pool.run(0, stop.signal, ignore);
  const next = pool.run(5, never, ignore);
  stop.abort();
  await expect(stuck).rejects.toMatchObject({ kind: 'cancelled' });
  expect(await next).toBe(10);
  await pool.close();
});

it('cancels a job that still waits for a thread', async () => {
  const pool = createThreadPool<number, never, number>(entry, 1);
  const stop = new AbortController();
  const stuck = pool.run(0, never, ignore);
  const waiting = pool.run(1, stop.signal, ignore);
  stop.abort();
  await expect(waiting).rejects.toMatchObject({ kind: 'cancelled' });
  const ended = expect(stuck).rejects.toMatchObject({ kind: 'cancelled' });
  await pool.close();
  await ended;
});

it('prefers the thread whose caches an earlier job with the same home filled', async () => {
  const named = `
    import { parentPort, threadId } from 'node:worker_threads';
    parentPort.postMessage({ kind: 'ready' });
    parentPort.on('message', ({ id }) => parentPort.postMessage({ kind: 'done', id, output: threadId }));
  `;
  const pool = createThreadPool<null, never, number>(new URL(`data:text/javascript,${encodeURIComponent(named)}`), 2);
  const [dress, coat] = await Promise.all(['dress', 'coat'].map((home) => pool.run(null, never, ignore, home)));
  expect(dress).not.toBe(coat);
  expect(await pool.run(null, never, ignore, 'coat')).toBe(coat);
  expect(await pool.run(null, never, ignore, 'dress')).toBe(dress);
  await pool.close();
});

/**
 * A worker that behaves like a thread inside a network run: it works until its gate opens, ignores cancellation, and
 * answers with its own id.
 */
const network = `
  import { parentPort, threadId } from 'node:worker_threads';
  parentPort.postMessage({ kind: 'ready' });
  parentPort.on('message', ({ id, input }) => {
    while (input !== null && Atomics.load(new Int32Array(input), 0) === 0);
    parentPort.postMessage({ kind: 'done', id, output: threadId });
  });
`;
const networkEntry = new URL(`data:text/javascript,${encodeURIComponent(network)}`);

it('rejects a cancelled job without ending the thread that runs networks', async () => {
  const pool = createThreadPool<SharedArrayBuffer | null, never, number>(networkEntry, 1, { runsNetworks: true });
  const thread = await pool.run(null, never, ignore);
  const gate = new SharedArrayBuffer(4);
  const stop = new AbortController();
  const stuck = pool.run(gate, stop.signal, ignore);
  stop.abort();
  await expect(stuck).rejects.toMatchObject({ kind: 'cancelled' });
  Atomics.store(new Int32Array(gate), 0, 1);
  expect(await pool.run(null, never, ignore)).toBe(thread);
  await pool.close();
});

it('is closed only after a thread that runs networks has finished its work', async () => {
  const pool = createThreadPool<SharedArrayBuffer | null, never, number>(networkEntry, 1, { runsNetworks: true });
  await pool.run(null, never, ignore);
  const gate = new SharedArrayBuffer(4);
  const ended = expect(pool.run(gate, never, ignore)).rejects.toMatchObject({ kind: 'cancelled' });
  let isClosed = false;
  const closing = pool.close().then(() => (isClosed = true));
  await ended;
  expect(isClosed).toBe(false);
  Atomics.store(new Int32Array(gate), 0, 1);
  await closing;
});

it('starts a job of low priority only when no other job waits', async () => {
  const pool = createThreadPool<SharedArrayBuffer | null, never, number>(networkEntry, 1);
  const gate = new SharedArrayBuffer(4);
  const ended: string[] = [];
  const started = pool.run(gate, never, ignore);
  const low = pool.run(null, never, ignore, undefined, 'low').then(() => ended.push('low'));
  const normal = pool.run(null, never, ignore).then(() => ended.push('normal'));
  Atomics.store(new Int32Array(gate), 0, 1);
  await Promise.all([started, low, normal]);
  expect(ended).toEqual(['normal', 'low']);
  await pool.close();
});

it('rejects a cancelled job of low priority at once, and keeps its thread', async () => {
  const pool = createThreadPool<SharedArrayBuffer | null, never, number>(networkEntry, 1);
  const thread = await pool.run(null, never, ignore);
  const gate = new SharedArrayBuffer(4);
  const stop = new AbortController();
  const stuck = pool.run(gate, stop.signal, ignore, undefined, 'low');
  stop.abort();
  await expect(stuck).rejects.toMatchObject({ kind: 'cancelled' });
  Atomics.store(new Int32Array(gate), 0, 1);
  expect(await pool.run(null, never, ignore)).toBe(thread);
  await pool.close();
});

/** A worker that loads until its gate opens. It counts the threads that were started, and answers with their number. */
const loading = `
  import { parentPort, workerData } from 'node:worker_threads';
  const started = Atomics.add(workerData.started, 0, 1) + 1;
  Atomics.notify(workerData.started, 0);
  parentPort.on('message', ({ id }) => parentPort.postMessage({ kind: 'done', id, output: started }));
  Atomics.wait(workerData.gate, 0, 0);
  parentPort.postMessage({ kind: 'ready' });
`;
const loadingEntry = new URL(`data:text/javascript,${encodeURIComponent(loading)}`);

it.each(['normal', 'low'] as const)(
  'keeps a thread that still loads when a job of %s priority is cancelled, and rejects the job at once',
  async (priority) => {
    const gate = new Int32Array(new SharedArrayBuffer(4));
    const started = new Int32Array(new SharedArrayBuffer(4));
    const pool = createThreadPool<null, never, number>(loadingEntry, 1, { data: { gate, started } });
    await Atomics.waitAsync(started, 0, 0).value;
    const stop = new AbortController();
    const stopped = pool.run(null, stop.signal, ignore, undefined, priority);
    stop.abort();
    await expect(stopped).rejects.toMatchObject({ kind: 'cancelled' });
    const next = pool.run(null, never, ignore);
    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
    expect(await next).toBe(1);
    await pool.close();
  },
);
