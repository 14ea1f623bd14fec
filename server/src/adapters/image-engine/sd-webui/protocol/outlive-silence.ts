import { setTimeout as wait } from 'node:timers/promises';
import { ImageEngineError } from '../../../../ports/image-engine.port.ts';

interface Polling {
  /** Aborted when the engine is closed; no request is sent afterwards. */
  readonly closed: AbortSignal;
  readonly pollMs: number;
}

/** Time from the beginning after which an abandoned job is left to the server, which may be silent or still draw. */
const GIVE_UP_AFTER_MS = 10 * 60_000;

/**
 * Repeats a request until it returns true, also while the server does not answer. Never rejects. Resolves at the first
 * silence, because a server that does not answer blocks no other render; the request is then repeated in the
 * background.
 */
export async function outliveSilence({ closed, pollMs }: Polling, isOver: () => Promise<boolean>): Promise<void> {
  const free = Promise.withResolvers<void>();
  const began = performance.now();
  const isSilent = (error: unknown) => error instanceof ImageEngineError && error.kind === 'unavailable';
  async function repeat(): Promise<void> {
    while (!closed.aborted && performance.now() - began < GIVE_UP_AFTER_MS) {
      try {
        if (await isOver()) return;
      } catch (error) {
        if (!isSilent(error)) return;
        free.resolve();
      }
      // The timer does not keep the process running.
      await wait(pollMs, undefined, { signal: closed, ref: false }).catch(() => undefined);
    }
  }
  void repeat().then(free.resolve, free.resolve);
  return free.promise;
}
