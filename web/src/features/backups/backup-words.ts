import type { Backup, Backups } from '@kenna/contract';

const UNITS = ['kB', 'MB', 'GB', 'TB'] as const;

/** A size such as '1.4 GB'. */
export function sizeWords(bytes: number): string {
  const exponent = Math.min(UNITS.length, Math.max(1, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return `${(bytes / 1000 ** exponent).toFixed(1)} ${UNITS[exponent - 1]}`;
}

/** When backups are made and how many are kept. */
export function scheduleWords({ every_hours: hours, keep }: NonNullable<Backups['settings']>): string {
  const kept = `The newest ${keep === 1 ? 'one is' : `${keep} are`} kept.`;
  if (hours === 0) return `No automatic backups are made. ${kept}`;
  const every = hours === 24 ? 'every day' : hours === 1 ? 'every hour' : `every ${hours} hours`;
  return `A backup is made ${every}. ${kept}`;
}

/** How far a backup is, or how it ended. */
export function statusWords({ status, done, total, missing, name }: Backup): string {
  switch (status) {
    case 'waiting':
      return 'Waiting for a worker';
    case 'running':
      return total === 0 ? 'Writing the tables' : `Copying files: ${done} of ${total}`;
    case 'failed':
      return 'Failed';
    case 'completed':
      if (missing > 0) return `Complete, but ${missing} ${missing === 1 ? 'file was' : 'files were'} already missing`;
      return name === null ? 'Complete, since replaced by newer ones' : 'Complete';
  }
}
