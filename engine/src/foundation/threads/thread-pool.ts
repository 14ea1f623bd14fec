/**
 * Runs jobs on worker threads, one at a time on each. The engine calls it for pictures and for classification. A job
 * ends in its output or an EngineError; a crashing thread fails only its own job and is replaced; a thread that ignores
 * a cancel is terminated, or its job is abandoned where termination would end the process.
 */
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { EngineError, workCancelled } from '../task/engine-error.ts';
import type { JobMessage, ThreadMessage } from './thread-message.ts';

export interface ThreadPool<Input, Event, Output> {
  /**
   * Jobs with an equal `home` share caches: a thread that has run one of them gets the next, if it is free.
   * `importance`: a `low` job starts only when no other job waits; when it is cancelled it is rejected at once, and its
   * thread is free as soon as the job notices.
   * @throws EngineError `cancelled` when the signal aborts, also while waiting for a thread.
   */
  run(
    input: Input,
    signal: AbortSignal,
    onEvent: (event: Event) => void,
    home?: string,
    importance?: Importance,
  ): Promise<Output>;
  close(): Promise<void>;
}

type Importance = 'normal' | 'low';

/**
 * Milliseconds that a thread has to stop after a cancel before it is given up. They count from the moment at which its
 * modules are loaded: one that was replaced while it loads would never be ready on a busy machine.
 */
const CANCEL_PATIENCE = 160;

/**
 * Milliseconds to stop for jobs of low importance, whose callers do not wait for it. They are cancelled often, and a new thread
 * would need longer to load than the job needs to notice.
 */
const LOW_CANCEL_PATIENCE = 3000;

interface Job<Input, Event, Output> {
  readonly id: number;
  readonly input: Input;
  readonly home: string | undefined;
  readonly importance: Importance;
  readonly cancelFlag: SharedArrayBuffer;
  readonly onEvent: (event: Event) => void;
  readonly resolve: (output: Output) => void;
  readonly reject: (error: EngineError) => void;
}

interface Thread<Input, Event, Output> {
  readonly worker: Worker;
  /** Whether its modules are loaded. */
  isReady: boolean;
  job: Job<Input, Event, Output> | null;
  /** Homes of its latest jobs. */
  readonly homes: string[];
}

/**
 * Megabytes of V8's young generation. Its default lets short-lived numbers fill 130, which are never returned and push
 * pictures out of the processor's cache.
 */
const YOUNG = 24;

/**
 * Megabytes of the old generation before V8 collects by itself, which it would do in the middle of every picture, on
 * the cores of other threads, dropping compiled code as well. A thread collects when it is idle.
 */
const OLD = 96;

/**
 * Number of homes that are remembered for each thread. Older ones are forgotten, because the caches of the thread no
 * longer hold their data.
 */
const MAX_HOMES = 3;

interface ThreadPoolOptions {
  /** Passed to every thread as `workerData`. */
  readonly data?: object;
  /**
   * True for threads that run networks, which block for seconds. Terminating one during a run would end the process,
   * because the runtime throws an exception that cannot be caught. Such a thread is never terminated at work.
   */
  readonly runsNetworks?: boolean;
}

export function createThreadPool<Input, Event, Output>(
  entry: URL,
  size: number,
  { data, runsNetworks = false }: ThreadPoolOptions = {},
): ThreadPool<Input, Event, Output> {
  type PoolJob = Job<Input, Event, Output>;
  type PoolThread = Thread<Input, Event, Output>;
  const threads: PoolThread[] = [];
  const waiting: PoolJob[] = [];
  let nextId = 1;
  let closed = false;

  function start(): PoolThread {
    setFlagsFromString(`--initial-old-space-size=${OLD}`);
    const worker = new Worker(entry, { workerData: data, resourceLimits: { maxYoungGenerationSizeMb: YOUNG } });
    const thread: PoolThread = { worker, isReady: false, job: null, homes: [] };
    thread.worker.on('message', (message: ThreadMessage<Event, Output>) => receive(thread, message));
    thread.worker.on('error', (error: NodeJS.ErrnoException) => {
      const kind = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'out_of_memory' : 'failed';
      drop(thread, new EngineError(kind, `A thread of the engine stopped: ${error.message}`, { cause: error }));
    });
    thread.worker.on('exit', () =>
      drop(thread, new EngineError('failed', 'A thread of the engine ended in mid-work.')),
    );
    // An idle thread does not keep the process alive.
    thread.worker.unref();
    threads.push(thread);
    return thread;
  }

  function receive(thread: PoolThread, message: ThreadMessage<Event, Output>): void {
    const { job } = thread;
    if (message.kind === 'ready') {
      thread.isReady = true;
      if (job && isCancelled(job)) giveUpLater(thread, job);
      return;
    }
    if (job?.id !== message.id) return;
    if (message.kind === 'event') return job.onEvent(message.event);
    thread.job = null;
    thread.worker.unref();
    if (message.kind === 'done') job.resolve(message.output);
    else job.reject(new EngineError(message.error, message.message));
    assign();
  }

  function drop(thread: PoolThread, error: EngineError): void {
    const at = threads.indexOf(thread);
    if (at < 0) return;
    threads.splice(at, 1);
    const { job } = thread;
    thread.job = null;
    void thread.worker.terminate();
    job?.reject(error);
    assign();
  }

  function assign(): void {
    if (closed) return;
    while (waiting.length > 0) {
      const next = firstToRun();
      const idle = threads.filter((candidate) => candidate.job === null);
      const home = idle.find((candidate) => next.some((job) => isHome(candidate, job)));
      const thread = home ?? idle[0] ?? (threads.length < size ? start() : null);
      if (!thread) return;
      const job = nextJob(thread, next);
      thread.job = job;
      remember(thread, job);
      thread.worker.ref();
      const { id, input, cancelFlag } = job;
      thread.worker.postMessage({ id, input, cancelFlag } satisfies JobMessage<Input>);
    }
  }

  function isHome({ homes }: PoolThread, { home }: PoolJob): boolean {
    return home !== undefined && homes.includes(home);
  }

  /** The waiting jobs that come first: those of low importance only when there are no others. */
  function firstToRun(): readonly PoolJob[] {
    const normal = waiting.filter(({ importance }) => importance === 'normal');
    return normal.length > 0 ? normal : waiting;
  }

  /**
   * The next job for a thread, out of `jobs`: one whose home it is, else the first that is no other thread's home, else
   * the first.
   */
  function nextJob(thread: PoolThread, jobs: readonly PoolJob[]): PoolJob {
    const own = jobs.find((job) => isHome(thread, job));
    const job = own ?? jobs.find((one) => !threads.some((other) => isHome(other, one))) ?? jobs[0]!;
    waiting.splice(waiting.indexOf(job), 1);
    return job;
  }

  function remember({ homes }: PoolThread, { home }: PoolJob): void {
    if (home === undefined) return;
    if (homes.includes(home)) homes.splice(homes.indexOf(home), 1);
    homes.push(home);
    if (homes.length > MAX_HOMES) homes.shift();
  }

  function cancel(job: PoolJob): void {
    const at = waiting.indexOf(job);
    if (at >= 0) {
      waiting.splice(at, 1);
      return job.reject(workCancelled());
    }
    signalCancel(job);
    const thread = threads.find((candidate) => candidate.job === job);
    if (!thread) return;
    if (job.importance === 'low' || !thread.isReady) job.reject(workCancelled());
    if (thread.isReady) giveUpLater(thread, job);
  }

  /** Gives a thread up that goes on with a cancelled job. */
  function giveUpLater(thread: PoolThread, job: PoolJob): void {
    // A thread that runs networks finishes its job first; its caller has already been rejected.
    const giveUp = () => (runsNetworks ? job.reject(workCancelled()) : drop(thread, workCancelled()));
    const patience = job.importance === 'low' ? LOW_CANCEL_PATIENCE : CANCEL_PATIENCE;
    setTimeout(() => thread.job === job && giveUp(), patience);
  }

  async function end({ worker, job }: PoolThread, error: EngineError): Promise<void> {
    job?.reject(error);
    if (job && runsNetworks) {
      signalCancel(job);
      await new Promise<void>((resolve) => {
        worker.once('exit', resolve);
        worker.on(
          'message',
          ({ kind }: ThreadMessage<Event, Output>) => (kind === 'done' || kind === 'failed') && resolve(),
        );
      });
    }
    await worker.terminate();
  }

  // Threads load their modules before the first job needs them.
  while (threads.length < size) start();

  return {
    async run(input, signal, onEvent, home, importance = 'normal') {
      if (closed) throw new EngineError('failed', 'The engine is closed.');
      if (signal.aborted) throw workCancelled();
      const { promise, resolve, reject } = Promise.withResolvers<Output>();
      const job: PoolJob = {
        id: nextId++,
        input,
        home,
        importance,
        cancelFlag: new SharedArrayBuffer(4),
        onEvent: (event: Event) => !signal.aborted && onEvent(event),
        resolve,
        reject,
      };
      const onAbort = () => cancel(job);
      signal.addEventListener('abort', onAbort, { once: true });
      waiting.push(job);
      assign();
      return promise.finally(() => signal.removeEventListener('abort', onAbort));
    },
    async close() {
      closed = true;
      const error = new EngineError('cancelled', 'The engine was closed.');
      for (const job of waiting.splice(0)) job.reject(error);
      await Promise.all(threads.splice(0).map((thread) => end(thread, error)));
    },
  };
}

const isCancelled = ({ cancelFlag }: { readonly cancelFlag: SharedArrayBuffer }): boolean =>
  Atomics.load(new Int32Array(cancelFlag), 0) === 1;

const signalCancel = ({ cancelFlag }: { readonly cancelFlag: SharedArrayBuffer }) =>
  Atomics.store(new Int32Array(cancelFlag), 0, 1);
