import { on, once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { EmbeddedSource, FromWorker, ToWorker } from './embedded-protocol.ts';

export interface EmbeddedWorker {
  readonly thread: Worker;
  /** Tar archive of the whole database, to start others from. */
  dump(): Promise<Uint8Array<ArrayBuffer>>;
  /** Shuts PostgreSQL down cleanly and ends the thread. Nothing may be under way. */
  close(): Promise<void>;
}

/** Resolves when the database answers. @throws when it cannot be opened. */
export async function startEmbeddedWorker(source: EmbeddedSource): Promise<EmbeddedWorker> {
  // No flags are inherited: those of a test runner or a debugger are not for this thread.
  const thread = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: source, execArgv: [] });
  // Every session listens for its answers and for the end of the thread.
  thread.setMaxListeners(0);
  await untilReady(thread);
  return {
    thread,
    async dump() {
      const answer = await ask(thread, { kind: 'dump' }, 'dumped');
      return answer.bytes;
    },
    async close() {
      await ask(thread, { kind: 'close' }, 'closed');
      await thread.terminate();
    },
  };
}

async function untilReady(thread: Worker): Promise<void> {
  const settled = new AbortController();
  const { signal } = settled;
  try {
    await Promise.race([
      once(thread, 'message', { signal }),
      once(thread, 'exit', { signal }).then(() => {
        throw new Error('The embedded database stopped while it was starting.');
      }),
    ]);
  } finally {
    settled.abort();
  }
}

type Answer<Kind> = Extract<FromWorker, { kind: Kind }>;

async function ask<Kind extends 'dumped' | 'closed'>(
  thread: Worker,
  question: ToWorker,
  expected: Kind,
): Promise<Answer<Kind>> {
  const messages = on(thread, 'message', { close: ['exit'] }) as AsyncIterableIterator<[FromWorker]>;
  thread.postMessage(question);
  for await (const [message] of messages) {
    if (message.kind === expected) return message as Answer<Kind>;
    if (message.kind === 'fault') throw new Error(`The embedded database failed: ${message.message}`);
  }
  throw new Error('The embedded database has stopped.');
}
