/**
 * A queue that runs one request at a time, in order: these servers mix up progress, masks and interrupts of overlapping
 * requests.
 */
import { ImageEngineError } from '../../../../ports/image-engine.port.ts';

export interface Turns {
  /**
   * Resolves with the function that ends the turn. @throws ImageEngineError `busy` when the queue is full, `cancelled`.
   */
  take(signal: AbortSignal): Promise<() => void>;
  /** Number of waiting and running requests. */
  count(): number;
}

/** @param longest maximum number of waiting requests besides the running one. */
export function createTurns(longest: number): Turns {
  const waiting: (() => void)[] = [];
  let isTaken = false;

  function pass(): void {
    const next = waiting.shift();
    if (next) next();
    else isTaken = false;
  }

  function ending(): () => void {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      pass();
    };
  }

  return {
    async take(signal) {
      if (signal.aborted) throw new ImageEngineError('cancelled', 'given up before its turn');
      if (!isTaken) {
        isTaken = true;
        return ending();
      }
      if (waiting.length >= longest)
        throw new ImageEngineError('busy', `${waiting.length} renders wait for this engine`);
      const { promise, resolve, reject } = Promise.withResolvers<() => void>();
      const mine = () => {
        signal.removeEventListener('abort', leave);
        resolve(ending());
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(mine), 1);
        reject(new ImageEngineError('cancelled', 'given up before its turn'));
      };
      waiting.push(mine);
      signal.addEventListener('abort', leave, { once: true });
      return promise;
    },
    count: () => (isTaken ? 1 : 0) + waiting.length,
  };
}
