/** The day on which a link ends, as a date field has it, in the person's own time; null for no end. */
export function dayOfExpiry(moment: string | null): string | null {
  if (moment === null) return null;
  const day = new Date(moment);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The last moment of a day, in the person's own time; null for an empty or unfinished field. */
export function expiryOfDay(day: string): string | null {
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) ? null : end.toISOString();
}
