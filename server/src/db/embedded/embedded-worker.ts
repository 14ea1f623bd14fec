/**
 * The thread of the embedded PostgreSQL: it processes PostgreSQL's wire protocol message by message, so that a long
 * query never blocks the server's own thread.
 */
import { flushCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { DurableNodeFs } from './durable-node-fs.ts';
import type { EmbeddedSource, FromWorker, ToWorker } from './embedded-protocol.ts';

const port = parentPort;
if (!port) throw new Error('embedded-worker.ts runs only as a worker thread');

const source = workerData as EmbeddedSource;
const post = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

const DURABLE_PARAMETERS = [
  // PGlite starts with -F, which turns fsync off.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=32MB'],
];

const database = new PGlite({
  ...(source.folder === null ? {} : { fs: new DurableNodeFs(source.folder), startParams: DURABLE_PARAMETERS }),
  ...(source.template === null ? {} : { loadDataDir: new Blob([source.template]) }),
});
await database.waitReady;

async function answer(message: ToWorker): Promise<void> {
  switch (message.kind) {
    case 'connect':
      // A new session must not inherit transactions, settings, prepared statements or listeners.
      await database.exec('ROLLBACK').catch(() => {});
      await database.exec('DISCARD ALL');
      return;
    case 'bytes': {
      const bytes = new Uint8Array(await database.execProtocolRaw(message.bytes, { throwOnError: false }));
      return post({ kind: 'bytes', connection: message.connection, bytes }, [bytes.buffer]);
    }
    case 'dump': {
      const archive = await database.dumpDataDir('none');
      return post({ kind: 'dumped', bytes: new Uint8Array(await archive.arrayBuffer()) });
    }
    case 'close':
      await database.close();
      return post({ kind: 'closed' });
  }
}

let turn = Promise.resolve();
port.on('message', (message: ToWorker) => {
  turn = turn
    .then(() => answer(message))
    .catch((error: unknown) => {
      const connection = 'connection' in message ? message.connection : 0;
      post({ kind: 'fault', connection, message: error instanceof Error ? error.message : String(error) });
    });
});
post({ kind: 'ready' });
// Saves the compile cache for the next start, since a thread is terminated without notice.
flushCompileCache();
