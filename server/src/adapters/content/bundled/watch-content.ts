import { watch } from 'node:fs';
import type { Logger } from 'pino';

/** An editor writes a file in several steps. */
const QUIET_MS = 150;

/** Reads again after changes below the folder; what cannot be read is told, and what was there before stays. */
export function watchContent(folder: string, reload: () => Promise<void>, log: Logger): { close(): void } {
  let waiting: NodeJS.Timeout | undefined;
  const tell = (error: unknown) => log.error(error instanceof Error ? error.message : String(error));
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void reload().catch(tell), QUIET_MS);
  });
  watcher.on('error', tell);
  return {
    close() {
      clearTimeout(waiting);
      watcher.close();
    },
  };
}
