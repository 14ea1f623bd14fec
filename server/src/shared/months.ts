/**
 * The day and time of `date` in a later month (UTC), or the last day of a shorter month. `day` overrides the day.
 */
export function addMonths(date: Date, months: number, day = date.getUTCDate()): Date {
  const first = new Date(date);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, lastDay));
  return first;
}

/** Whole months from one time to a later one; 0 when it is not later. */
export function monthsBetween(from: Date, until: Date): number {
  const years = until.getUTCFullYear() - from.getUTCFullYear();
  const guess = Math.max(0, years * 12 + until.getUTCMonth() - from.getUTCMonth());
  return guess > 0 && addMonths(from, guess) > until ? guess - 1 : guess;
}
