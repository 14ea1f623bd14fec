import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { stopIfCancelled } from '../task/edit-context.ts';
import { EngineError, messageOf } from '../task/engine-error.ts';
import type { JobMessage, ThreadMessage } from './thread-message.ts';

export interface JobContext<Event> {
  readonly isCancelled: () => boolean;
  readonly emit: (event: Event, transfer: readonly ArrayBuffer[]) => void;
}

export interface JobAnswer<Output> {
  readonly output: Output;
  readonly transfer: readonly ArrayBuffer[];
}

/** Milliseconds without a job after which a thread counts as idle. */
const PAUSE = 60;

/**
 * The worker side of a thread: runs a job for each message and answers it with its output or its error. The pool sends
 * the next message only after the answer, so that jobs do not overlap. `onPause` is called when an answer has been sent
 * and no further job has arrived for `PAUSE` milliseconds.
 */
export function serveJobs<Input, Event, Output>(
  run: (input: Input, context: JobContext<Event>) => Promise<JobAnswer<Output>>,
  onPause: () => void = () => undefined,
): void {
  const port = parentPort;
  if (!port) throw new Error('this file runs only as a thread of the engine');
  const send = (message: ThreadMessage<Event, Output>, transfer: readonly ArrayBuffer[]) =>
    port.postMessage(message, [...transfer]);
  let pause: NodeJS.Timeout | undefined;
  port.on('message', ({ id, input, cancelFlag }: JobMessage<Input>) => {
    clearTimeout(pause);
    const flag = new Int32Array(cancelFlag);
    const context: JobContext<Event> = {
      isCancelled: () => Atomics.load(flag, 0) === 1,
      emit: (event, transfer) => send({ kind: 'event', id, event }, transfer),
    };
    const work = async () => {
      // The job may have been cancelled while the modules were loaded.
      stopIfCancelled(context);
      return run(input, context);
    };
    const answered = work().then(
      ({ output, transfer }) => send({ kind: 'done', id, output }, transfer),
      (error: unknown) => {
        const kind = error instanceof EngineError ? error.kind : isOutOfMemory(error) ? 'out_of_memory' : 'failed';
        const offers = error instanceof EngineError ? error.offers : [];
        send({ kind: 'failed', id, error: kind, message: messageOf(error), offers }, []);
      },
    );
    void answered.then(() => {
      clearTimeout(pause);
      pause = setTimeout(onPause, PAUSE);
    });
  });
  send({ kind: 'ready' }, []);
  // Writes the compile cache to disk, where it is enabled, for the thread of the next process, because a thread is
  // ended without notice.
  flushCompileCache();
}

/** V8 throws a RangeError when a typed array cannot be allocated. */
function isOutOfMemory(error: unknown): boolean {
  return error instanceof RangeError && /allocation/i.test(error.message);
}
