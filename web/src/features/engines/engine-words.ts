import type { EngineState } from '@kenna/contract';

/** `removeBackground` as people say it. */
export const operationWords = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const gigabytes = (bytes: number): string => `${(bytes / 2 ** 30).toFixed(bytes < 10 * 2 ** 30 ? 1 : 0)} GB`;

/** "10 of 24 GB free". */
export function memoryWords(total: number | null, free: number | null): string {
  if (total === null) return free === null ? 'Memory unknown' : `${gigabytes(free)} free`;
  return free === null ? gigabytes(total) : `${gigabytes(free)} of ${gigabytes(total)} free`;
}

/** How it is, in a few words; `ok`: it is given work. */
export function conditionOf({ is_healthy, rests_until, report, running }: EngineState): { ok: boolean; text: string } {
  if (rests_until !== null) return { ok: false, text: 'Paused after failures' };
  if (!is_healthy) return { ok: false, text: report === null ? 'Does not answer' : 'Not accepting work' };
  const queue = Math.max(report?.queue ?? 0, running);
  return { ok: true, text: queue === 0 ? 'Ready' : `Working, ${queue} in its queue` };
}

const SECONDS = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
export const durationWords = (milliseconds: number): string => `${SECONDS.format(milliseconds / 1000)} seconds`;
