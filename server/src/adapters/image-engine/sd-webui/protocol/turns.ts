/**
 * One at a time, in the order of asking: these servers mix up progress, masks and interrupts of requests that overlap.
 */
import { ImageEngineError } from '../../../../ports/image-engine.port.ts';

export interface Turns {
  /** Resolves with what ends the turn. @throws ImageEngineError `busy` when too many wait, `cancelled`. */
  take(signal: AbortSignal): Promise<() => void>;
  /** Who waits and who has the turn. */
  count(): number;
}

/** @param longest how many may wait beside the one that runs. */
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
