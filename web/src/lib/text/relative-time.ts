const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const ago = (amount: number, unit: string): string => `${amount} ${unit}${amount === 1 ? '' : 's'} ago`;

/**
 * 'just now' under a minute, a phrase under 30 days, then the full date. A moment that lies ahead of this device's
 * clock reads 'just now'.
 */
export function relativeTime(moment: Date, now: Date, locale?: string): string {
  const elapsed = now.getTime() - moment.getTime();
  if (elapsed < MINUTE) return 'just now';
  if (elapsed < HOUR) return ago(Math.floor(elapsed / MINUTE), 'minute');
  if (elapsed < DAY) return ago(Math.floor(elapsed / HOUR), 'hour');
  if (elapsed < 7 * DAY) return ago(Math.floor(elapsed / DAY), 'day');
  if (elapsed < 30 * DAY) return ago(Math.floor(elapsed / (7 * DAY)), 'week');
  return moment.toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric' });
}
