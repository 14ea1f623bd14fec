/** Measures what a process still needs, through the inspector of Node (`--inspect`), which only tests turn on. */
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import type { ProductProcess } from './product-process.ts';

const MB = 1024 ** 2;

export interface ProcessInspector {
  /** Collects all garbage of the main thread. Returns the size in MB of what is left in its heap. */
  liveHeap(): Promise<number>;
  /** Writes the heap for the memory panel of Chromium's developer tools, which compares two. The process stands still. */
  writeSnapshot(file: string): Promise<void>;
  close(): void;
}

interface Reply {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly chunk?: string };
  readonly result?: { readonly usedSize?: number };
  readonly error?: { readonly message: string };
}

/** @throws when the process was started without `isInspected`. */
export async function inspectProcess(product: ProductProcess): Promise<ProcessInspector> {
  const address = /Debugger listening on (ws:\S+)/.exec(product.output())?.[1];
  if (address === undefined) throw new Error(`${product.url} has no inspector:\n${product.output()}`);
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, PromiseWithResolvers<NonNullable<Reply['result']>>>();
  let onChunk: ((chunk: string) => void) | null = null;
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.method === 'HeapProfiler.addHeapSnapshotChunk') onChunk?.(reply.params?.chunk ?? '');
    if (reply.id === undefined) return;
    const answer = waiting.get(reply.id);
    waiting.delete(reply.id);
    if (reply.error) answer?.reject(new Error(reply.error.message));
    else answer?.resolve(reply.result ?? {});
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error(`The inspector of ${product.url} has closed.`));
  });
  let count = 0;
  function send(method: string) {
    const answer = Promise.withResolvers<NonNullable<Reply['result']>>();
    waiting.set(++count, answer);
    socket.send(JSON.stringify({ id: count, method }));
    return answer.promise;
  }

  return {
    async liveHeap() {
      await send('HeapProfiler.collectGarbage');
      const { usedSize = 0 } = await send('Runtime.getHeapUsage');
      return usedSize / MB;
    },
    async writeSnapshot(file) {
      const stream = createWriteStream(file);
      onChunk = (chunk) => stream.write(chunk);
      await send('HeapProfiler.takeHeapSnapshot');
      onChunk = null;
      stream.end();
      await once(stream, 'finish');
    },
    close: () => socket.close(),
  };
}
