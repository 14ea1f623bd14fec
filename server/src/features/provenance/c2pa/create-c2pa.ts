/**
 * Signs and reads content credentials in a thread, one picture after another. The thread starts with the first one, and
 * is replaced after every picture that failed, took too long or was cancelled.
 */
import { Worker } from 'node:worker_threads';
import { DOWNLOAD_FORMATS, FORMATS, type DownloadFormat } from '@kenna/contract';
import type { Signer } from '../../../ports/signer.port.ts';
import { coseSign1, reservedBytes, type Stamp } from './cose-sign1.ts';
import type { CredentialedFile, FromThread, Statement, ThreadTask, ToThread } from './thread-messages.ts';

/** A picture of 40 megapixels takes less than a second. */
const TIMEOUT_MS = 20_000;
/** This limits JavaScript's own memory; the memory of the library has a limit of its own. */
const MEMORY_MB = 256;

/** Vector drawings have credentials, but no pixels to mark. */
export const SVG_TYPE = FORMATS.svg.contentType;
/** Whether the library can write credentials into a file of the format. */
const CARRIES: Record<DownloadFormat, boolean> = {
  jpg: true,
  png: true,
  webp: true,
  avif: true,
  tiff: true,
  svg: true,
};
export const canCarryCredentials = (contentType: string): boolean =>
  DOWNLOAD_FORMATS.some((format) => CARRIES[format] && FORMATS[format].contentType === contentType);

/** Whether credentials of such a file can be read. Photographs of phones are uploaded as HEIC, and never leave as such. */
export const canBringCredentials = (contentType: string): boolean =>
  contentType === 'image/heic' || canCarryCredentials(contentType);

/** A file's content credentials could not be signed or parsed; the message says why, for the operator. */
export class CredentialsError extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.name = 'CredentialsError';
  }
}

const pemOf = (der: Uint8Array) =>
  `-----BEGIN CERTIFICATE-----\n${Buffer.from(der)
    .toString('base64')
    .replaceAll(/.{64}/g, '$&\n')
    .trim()}\n-----END CERTIFICATE-----\n`;

/** `stamp`: gets the time stamps of files that leave; null without a time stamp server. */
export function createC2pa(signerOf: () => Promise<Signer>, stamp: Stamp | null) {
  let thread: Worker | null = null;
  /** The end of the task before; a failure must not fail the next. */
  let last: Promise<unknown> = Promise.resolve();

  async function discard(): Promise<void> {
    const old = thread;
    thread = null;
    await old?.terminate();
  }

  function open(): Worker {
    thread ??= new Worker(new URL('./c2pa-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    // A thread that waits for tasks must not keep the process alive.
    thread.unref();
    return thread;
  }

  function answerTo(task: ThreadTask, signer: Signer, signal: AbortSignal): Promise<FromThread> {
    const stampOfTask = task.kind === 'sign' && task.isStamped ? stamp : null;
    const worker = open();
    const post = (message: ToThread) => worker.postMessage(message);
    return new Promise((resolve, reject) => {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
      const end = (settle: () => void) => {
        worker.off('message', hear).off('error', fail).off('exit', leave);
        limit.removeEventListener('abort', stop);
        worker.unref();
        settle();
      };
      const fail = (error: unknown) => end(() => reject(new CredentialsError('the thread ended', { cause: error })));
      const leave = () => fail(new Error('exit'));
      const stop = () =>
        end(() => reject(signal.aborted ? signal.reason : new CredentialsError(`it took over ${TIMEOUT_MS} ms`)));
      const hear = (message: FromThread) => {
        if (message.kind !== 'claim') return end(() => resolve(message));
        coseSign1(message.claim, signer, stampOfTask).then((structure) => post({ kind: 'signature', structure }), fail);
      };
      worker.on('message', hear).on('error', fail).on('exit', leave);
      limit.addEventListener('abort', stop);
      worker.ref();
      post({ kind: 'task', task });
    });
  }

  /** @throws CredentialsError, or the reason of `signal`. */
  function run(taskOf: (signer: Signer) => ThreadTask, signal: AbortSignal): Promise<FromThread> {
    const answered = last.then(async () => {
      signal.throwIfAborted();
      const signer = await signerOf();
      try {
        const answer = await answerTo(taskOf(signer), signer, signal);
        if (answer.kind === 'failed') throw new CredentialsError(answer.reason);
        return answer;
      } catch (error) {
        await discard();
        throw error;
      }
    });
    last = answered.catch(() => undefined);
    return answered;
  }

  return {
    /**
     * Adds content credentials to a picture. `leaves`: whether the file leaves the installation, and gets a time stamp
     * where there is a server for them.
     */
    async sign(
      file: CredentialedFile,
      statement: Statement,
      { leaves, signal }: { readonly leaves: boolean; readonly signal: AbortSignal },
    ): Promise<Uint8Array> {
      const isStamped = leaves && stamp !== null;
      const answer = await run(
        (signer) => ({
          kind: 'sign',
          file,
          statement,
          algorithm: signer.algorithm,
          reserved: reservedBytes(signer, { isStamped }),
          isStamped,
        }),
        signal,
      );
      if (answer.kind !== 'signed') throw new CredentialsError(`unexpected answer ${answer.kind}`);
      return answer.bytes;
    },

    /** The reader's report in JSON; null for a file without content credentials. */
    async read(file: CredentialedFile, signal: AbortSignal): Promise<string | null> {
      const answer = await run(
        ({ certificates }) => ({ kind: 'read', file, anchors: certificates.map(pemOf).join('') }),
        signal,
      );
      if (answer.kind !== 'read') throw new CredentialsError(`unexpected answer ${answer.kind}`);
      return answer.json;
    },

    async close(): Promise<void> {
      await last;
      await discard();
    },
  };
}
