/**
 * The one lane that a server draws in: jobs run one after the other, can be held up, interrupted, and lost. A job moves by
 * being asked after, never by time.
 */
export interface LaneJob {
  readonly id: string;
  state: 'queued' | 'running' | 'done';
  isInterrupted: boolean;
  /** Of `STEPS`. */
  step: number;
  readonly isForeign: boolean;
}

export const STEPS = 4;

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
    number: () => count,
    wasInterrupted: () => wasInterrupted,
    /** Somebody asks how far it is. */
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
    /** Resolves once a job is held up. */
    held: () => arrival.promise,
    /** Nothing is known any more. */
    forget(): void {
      for (const job of jobs) finish(job);
      jobs.length = 0;
      tail = Promise.resolve();
    },
  };
}
export type Lane = ReturnType<typeof createLane>;
