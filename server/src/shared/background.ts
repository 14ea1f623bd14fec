import type { Logger } from 'pino';

/** Work that an answer does not wait for; what fails is logged, what is left is awaited before the program ends. */
export interface Background {
  run(name: string, work: () => Promise<void>): void;
  /** Resolves when nothing is left. */
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
