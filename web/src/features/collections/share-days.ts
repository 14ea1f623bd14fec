/**
 * Returns the last day of a link as the value of a date field, in the browser's time zone; null if the link does not
 * expire.
 */
export function dayOfExpiry(moment: string | null): string | null {
  if (moment === null) return null;
  const day = new Date(moment);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/**
 * Returns the last second of a day in the browser's time zone as an ISO date; null if the field is empty or incomplete.
 */
export function expiryOfDay(day: string): string | null {
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) ? null : end.toISOString();
}
