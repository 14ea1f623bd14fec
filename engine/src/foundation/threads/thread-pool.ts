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
   * Jobs with an equal `affinityKey` share caches: a thread that has run one of them gets the next, if it is free.
   * `priority`: a `low` job starts only when no other job waits; when it is cancelled it is rejected at once, and its
   * thread is free as soon as the job notices.
   * @throws EngineError `cancelled` when the signal aborts, also while waiting for a thread.
   */
  run(
    input: Input,
    signal: AbortSignal,
    onEvent: (event: Event) => void,
    affinityKey?: string,
    priority?: Priority,
  ): Promise<Output>;
  close(): Promise<void>;
}

type Priority = 'normal' | 'low';

/**
 * Milliseconds that a thread has to stop after a cancel before it is given up. For a thread that still loads its
 * modules they count from the moment at which these are loaded; otherwise threads on a busy machine would be replaced
 * before they were ever ready.
 */
const CANCEL_PATIENCE = 160;

/**
 * Milliseconds to stop for jobs of low priority, whose callers do not wait for it. They are cancelled often, and a new
 * thread would need longer to load than the job needs to notice.
 */
const LOW_CANCEL_PATIENCE = 3000;

interface Job<Input, Event, Output> {
  readonly id: number;
  readonly input: Input;
  readonly affinityKey: string | undefined;
  readonly priority: Priority;
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
  /** Affinity keys of its latest jobs. */
  readonly affinityKeys: string[];
}

/**
 * Size of V8's young generation. Its default lets short-lived numbers fill 130, which are never returned and push
 * pictures out of the processor's cache.
 */
const YOUNG_GENERATION_MB = 24;

/**
 * Size of the old generation from which V8 collects by itself, which it would do in the middle of every picture, on
 * the cores of other threads, dropping compiled code as well. A thread collects when it is idle.
 */
const INITIAL_OLD_SPACE_MB = 96;

/**
 * Number of affinity keys that are remembered for each thread. Older ones are forgotten, because the caches of the thread no
 * longer hold their data.
 */
const MAX_AFFINITY_KEYS = 3;

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
    setFlagsFromString(`--initial-old-space-size=${INITIAL_OLD_SPACE_MB}`);
    const worker = new Worker(entry, {
      workerData: data,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    });
    const thread: PoolThread = { worker, isReady: false, job: null, affinityKeys: [] };
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
    else job.reject(new EngineError(message.error, message.message, { offers: message.offers }));
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
      const cached = idle.find((candidate) => next.some((job) => hasAffinity(candidate, job)));
      const thread = cached ?? idle[0] ?? (threads.length < size ? start() : null);
      if (!thread) return;
      const job = nextJob(thread, next);
      thread.job = job;
      rememberAffinity(thread, job);
      thread.worker.ref();
      const { id, input, cancelFlag } = job;
      thread.worker.postMessage({ id, input, cancelFlag } satisfies JobMessage<Input>);
    }
  }

  function hasAffinity({ affinityKeys }: PoolThread, { affinityKey }: PoolJob): boolean {
    return affinityKey !== undefined && affinityKeys.includes(affinityKey);
  }

  /** The waiting jobs that come first: those of low priority only when there are no others. */
  function firstToRun(): readonly PoolJob[] {
    const normal = waiting.filter(({ priority }) => priority === 'normal');
    return normal.length > 0 ? normal : waiting;
  }

  /**
   * The next job for a thread, out of `jobs`: one whose caches it has, else the first whose caches no other thread has,
   * else the first.
   */
  function nextJob(thread: PoolThread, jobs: readonly PoolJob[]): PoolJob {
    const own = jobs.find((job) => hasAffinity(thread, job));
    const job = own ?? jobs.find((one) => !threads.some((other) => hasAffinity(other, one))) ?? jobs[0]!;
    waiting.splice(waiting.indexOf(job), 1);
    return job;
  }

  function rememberAffinity({ affinityKeys }: PoolThread, { affinityKey }: PoolJob): void {
    if (affinityKey === undefined) return;
    if (affinityKeys.includes(affinityKey)) affinityKeys.splice(affinityKeys.indexOf(affinityKey), 1);
    affinityKeys.push(affinityKey);
    if (affinityKeys.length > MAX_AFFINITY_KEYS) affinityKeys.shift();
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
    if (job.priority === 'low' || !thread.isReady) job.reject(workCancelled());
    if (thread.isReady) giveUpLater(thread, job);
  }

  /** Gives up a thread that keeps working on a cancelled job. */
  function giveUpLater(thread: PoolThread, job: PoolJob): void {
    // A thread that runs networks finishes its job first; its caller has already been rejected.
    const giveUp = () => (runsNetworks ? job.reject(workCancelled()) : drop(thread, workCancelled()));
    const patience = job.priority === 'low' ? LOW_CANCEL_PATIENCE : CANCEL_PATIENCE;
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
    async run(input, signal, onEvent, affinityKey, priority = 'normal') {
      if (closed) throw new EngineError('failed', 'The engine is closed.');
      if (signal.aborted) throw workCancelled();
      const { promise, resolve, reject } = Promise.withResolvers<Output>();
      const job: PoolJob = {
        id: nextId++,
        input,
        affinityKey,
        priority,
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
