import { dayOf } from './day-of.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const ago = (amount: number, unit: string): string => `${amount} ${unit}${amount === 1 ? '' : 's'} ago`;

/**
 * Returns 'just now' under a minute, a phrase such as '3 hours ago' under 30 days, and the full date otherwise. A
 * moment in the future of this device's clock also reads 'just now', because clocks differ.
 */
export function relativeTime(moment: Date, now: Date): string {
  const elapsed = now.getTime() - moment.getTime();
  if (elapsed < MINUTE) return 'just now';
  if (elapsed < HOUR) return ago(Math.floor(elapsed / MINUTE), 'minute');
  if (elapsed < DAY) return ago(Math.floor(elapsed / HOUR), 'hour');
  if (elapsed < 7 * DAY) return ago(Math.floor(elapsed / DAY), 'day');
  if (elapsed < 30 * DAY) return ago(Math.floor(elapsed / (7 * DAY)), 'week');
  return dayOf(moment);
}
