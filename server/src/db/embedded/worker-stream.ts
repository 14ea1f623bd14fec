/**
 * Stands in for the socket of the ordinary `pg` client: a byte stream to the database worker. One stream is one
 * session; answers to an earlier session are recognised by its number and dropped.
 */
import { Duplex } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './embedded-protocol.ts';

/** Type byte `X` of PostgreSQL's Terminate message. */
const TERMINATE = 0x58;
let lastConnection = 0;

export class WorkerStream extends Duplex {
  readonly #worker: Worker;
  readonly #connection = ++lastConnection;
  readonly #onMessage: (message: FromWorker) => void;
  readonly #onExit: () => void;

  constructor(worker: Worker) {
    super();
    this.#worker = worker;
    this.#onMessage = (message) => {
      if (!('connection' in message) || message.connection !== this.#connection) return;
      if (message.kind === 'bytes') this.push(Buffer.from(message.bytes.buffer));
      else this.destroy(new Error(`The embedded database failed: ${message.message}`));
    };
    this.#onExit = () => this.destroy(new Error('The embedded database has stopped.'));
    worker.on('message', this.#onMessage);
    worker.once('exit', this.#onExit);
  }

  /** `pg` calls this instead of connecting a socket. */
  connect(): this {
    this.#post({ kind: 'connect', connection: this.#connection });
    queueMicrotask(() => this.emit('connect'));
    return this;
  }

  // `pg` sets these options on its socket; a stream within the process has neither.
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#forward(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#forward(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#worker.off('message', this.#onMessage);
    this.#worker.off('exit', this.#onExit);
    done(error);
  }

  #forward(bytes: Buffer): void {
    if (bytes.length === 5 && bytes[0] === TERMINATE) this.push(null);
    else this.#post({ kind: 'bytes', connection: this.#connection, bytes: new Uint8Array(bytes) });
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }
}
