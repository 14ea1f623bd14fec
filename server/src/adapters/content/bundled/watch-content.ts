import { watch } from 'node:fs';
import type { Logger } from 'pino';

/** Delay in ms after the last change, because editors write a file in several steps. */
const QUIET_MS = 150;

/** Reloads after changes below the folder. If that fails, the error is logged and the previous content stays. */
export function watchContent(folder: string, reload: () => Promise<void>, log: Logger): { close(): void } {
  let waiting: NodeJS.Timeout | undefined;
  const logError = (error: unknown) => log.error(error instanceof Error ? error.message : String(error));
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void reload().catch(logError), QUIET_MS);
  });
  watcher.on('error', logError);
  return {
    close() {
      clearTimeout(waiting);
      watcher.close();
    },
  };
}
