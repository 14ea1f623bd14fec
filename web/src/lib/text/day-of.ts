/** Texts of the product are in British English, and so are their dates, whatever the language of the browser. */
const DATE_LOCALE = 'en-GB';

/** The day of a moment in full, such as "28 November 2026", in the time zone of the browser or in UTC. */
export const dayOf = (moment: Date | string | number, timeZone?: 'UTC'): string =>
  new Date(moment).toLocaleDateString(DATE_LOCALE, { dateStyle: 'long', ...(timeZone && { timeZone }) });

/** A moment in full, such as "28 November 2026 at 13:21:20", in the time zone of the browser. */
export const momentOf = (moment: Date | string): string =>
  new Date(moment).toLocaleString(DATE_LOCALE, { dateStyle: 'long', timeStyle: 'medium' });
