export interface WarmUp {
  /** Starts the drawings after `pause`, unless they were made before or are being made. Called when no job runs. */
  start(): void;
  /** Ends the drawings, because a job needs a thread; the next `start` begins again. */
  stop(): void;
}

/**
 * Makes one unseen drawing on each of `count` threads. V8 compiles code when it first runs, and for many pictures again
 * once it knows which types pass through it: on a new thread, the first garment takes two to three times as long as a
 * later one. The drawings start only after somebody has used live previews, whose speed people feel, so that a process
 * without previews does not pay for them.
 * @param pause milliseconds without a job before they start, so that they are not in the way of a person who types.
 */
export function createWarmUp(count: number, pause: number, draw: (signal: AbortSignal) => Promise<unknown>): WarmUp {
  let isDone = false;
  let waiting: NodeJS.Timeout | undefined;
  let running: AbortController | null = null;

  async function drawAll(stop: AbortController): Promise<void> {
    // A drawing that fails is not repeated: the next real picture tells the person why.
    await Promise.allSettled(Array.from({ length: count }, () => draw(stop.signal)));
    isDone ||= !stop.signal.aborted;
    if (running === stop) running = null;
  }

  return {
    start() {
      if (isDone || running !== null) return;
      clearTimeout(waiting);
      waiting = setTimeout(() => {
        running = new AbortController();
        void drawAll(running);
      }, pause).unref();
    },
    stop() {
      clearTimeout(waiting);
      running?.abort();
      running = null;
    },
  };
}
