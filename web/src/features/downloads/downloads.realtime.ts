import type { DownloadEvent } from '@kenna/contract';

const waits = new Map<string, () => void>();

/** Ends the wait for a download. The channel also carries events of other people's downloads, which have no effect. */
export const applyDownloadEvent = ({ download_id: id }: DownloadEvent): void => waits.get(id)?.();

/** Ends all waits after a reconnect, because events may have been missed. */
export function refreshDownloads(): void {
  for (const end of waits.values()) end();
}

/**
 * Resolves when an event for the download arrives, or after the timeout, because there may be no realtime connection.
 */
export function waitForEvent(id: string, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      waits.delete(id);
      resolve();
    };
    const timer = setTimeout(end, timeoutMs);
    waits.set(id, end);
  });
}
