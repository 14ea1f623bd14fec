import { on, once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { EmbeddedSource, FromWorker, ToWorker } from './embedded-protocol.ts';

export interface EmbeddedWorker {
  readonly thread: Worker;
  /** Returns a tar archive of the whole database, as a template for others. */
  dump(): Promise<Uint8Array<ArrayBuffer>>;
  /** Shuts PostgreSQL down cleanly and ends the thread. No query may be running. */
  close(): Promise<void>;
}

/** Resolves when the database accepts queries. @throws when it cannot be opened. */
export async function startEmbeddedWorker(source: EmbeddedSource): Promise<EmbeddedWorker> {
  // V8 can abort the process while it frees the machine code of single WebAssembly functions (nodejs/node#64500). The
  // code of a PostgreSQL is therefore freed only as a whole, when its thread ends.
  setFlagsFromString('--no-wasm-code-gc');
  // Flags of a test runner or a debugger must not be inherited by this thread.
  const thread = new Worker(new URL('./embedded-worker.ts', import.meta.url), { workerData: source, execArgv: [] });
  // Every session adds a listener for its answers and one for the end of the thread.
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
