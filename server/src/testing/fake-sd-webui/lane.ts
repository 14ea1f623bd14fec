/**
 * The one lane in which a server draws: jobs run one after the other, and can be held, interrupted and lost. With
 * `asksPerJob` a job advances only when it is polled; with 0 it ends by itself. Time has no effect.
 */
export interface LaneJob {
  readonly id: string;
  state: 'queued' | 'running' | 'done';
  isInterrupted: boolean;
  /** Number of finished steps, of `STEPS`. */
  step: number;
  /** True for a job of another client, which ends only by `finish`. */
  readonly isForeign: boolean;
}

export const STEPS = 4;

/** `asksPerJob` is the number of polls until a job ends; with 0 it ends by itself. */
export function createLane(asksPerJob: number) {
  const jobs: LaneJob[] = [];
  const finishes = new Map<LaneJob, PromiseWithResolvers<void>>();
  let gate: PromiseWithResolvers<void> | null = null;
  let arrival = Promise.withResolvers<void>();
  let tail = Promise.resolve();
  let count = 0;
  let wasInterrupted = false;

  const running = () => jobs.find(({ state }) => state === 'running') ?? null;
  const finish = (job: LaneJob) => finishes.get(job)?.resolve();

  async function work(job: LaneJob): Promise<void> {
    job.state = 'running';
    wasInterrupted = false;
    if (gate || job.isForeign) arrival.resolve();
    const asked = finishes.get(job)!.promise;
    if (!job.isForeign && gate) await Promise.race([gate.promise, asked]);
    if (job.isForeign || asksPerJob > 0) await asked;
    job.step = STEPS;
    job.state = 'done';
  }

  function enter(id: string, isForeign = false): { job: LaneJob; done: Promise<void> } {
    const job: LaneJob = { id, state: 'queued', isInterrupted: false, step: 0, isForeign };
    jobs.push(job);
    finishes.set(job, Promise.withResolvers());
    count++;
    const done = tail.then(() => work(job));
    tail = done;
    return { job, done };
  }

  return {
    enter,
    running,
    find: (id: string) => jobs.find((job) => job.id === id) ?? null,
    waiting: () => jobs.filter(({ state }) => state === 'queued'),
    /** Number of jobs that have entered so far. */
    enteredCount: () => count,
    wasInterrupted: () => wasInterrupted,
    /** Advances the job by one poll. */
    ask(): void {
      const job = running();
      if (!job || job.isForeign) return;
      job.step = Math.min(STEPS - 1, job.step + 1);
      if (gate === null && job.step >= asksPerJob) finish(job);
    },
    interrupt(): LaneJob | null {
      const job = running();
      if (!job) return null;
      job.isInterrupted = true;
      wasInterrupted = true;
      finish(job);
      return job;
    },
    finish,
    hold(): void {
      gate = Promise.withResolvers();
      arrival = Promise.withResolvers();
    },
    release(): void {
      gate?.resolve();
      gate = null;
      const job = running();
      if (job) finish(job);
    },
    /** Resolves once a job is held, or a foreign one runs. */
    held: () => arrival.promise,
    /** Forgets all jobs. */
    forget(): void {
      for (const job of jobs) finish(job);
      jobs.length = 0;
      tail = Promise.resolve();
    },
  };
}
export type Lane = ReturnType<typeof createLane>;
