import type { DownloadEvent } from '@kenna/contract';

const waiting = new Map<string, () => void>();

/** Wakes who waits for a download; those of other people, which the channel carries too, wake nobody. */
export const applyDownloadEvent = ({ download_id: id }: DownloadEvent): void => waiting.get(id)?.();

/** After a reconnect: something may have been missed. */
export function refreshDownloads(): void {
  for (const wake of waiting.values()) wake();
}

/** Resolves when the download is told of, or when the time is up: the socket may be down. */
export function newsOf(id: string, patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      waiting.delete(id);
      resolve();
    };
    const timer = setTimeout(end, patienceMs);
    waiting.set(id, end);
  });
}
