import type { Logger } from 'pino';

/** Work that continues after the answer; failures are logged, and the program waits for it before it exits. */
export interface Background {
  run(name: string, work: () => Promise<void>): void;
  /** Resolves when no work is left. */
  settle(): Promise<void>;
}

export function createBackground(log: Logger): Background {
  const running = new Set<Promise<void>>();
  return {
    run(name, work) {
      const task = work()
        .catch((error: unknown) => log.error({ err: error }, `${name} failed`))
        .finally(() => running.delete(task));
      running.add(task);
    },
    async settle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
