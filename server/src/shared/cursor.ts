import { invalidFields } from './app-error.ts';

/** An opaque cursor: the id after which a list, newest first, continues. */
export const encodeCursor = (id: number): string => Buffer.from(`before:${id}`).toString('base64url');

/** @throws AppError `invalid_fields` for text that `encodeCursor` did not make. */
export function decodeCursor(cursor: string): number {
  const match = /^before:(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString());
  if (!match) throw invalidFields({ cursor: 'This is not a place in the list.' });
  return Number(match[1]);
}

/** A cursor for lists sorted by time, with the id as the tie-breaker. */
export const encodeTimedCursor = (at: Date, id: number): string =>
  Buffer.from(`before:${at.getTime()}:${id}`).toString('base64url');

/** @throws AppError `invalid_fields` for text that `encodeTimedCursor` did not make. */
export function decodeTimedCursor(cursor: string): { at: Date; id: number } {
  const match = /^before:(\d{1,15}):(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString());
  if (!match) throw invalidFields({ cursor: 'This is not a place in the list.' });
  return { at: new Date(Number(match[1])), id: Number(match[2]) };
}

/** Cuts a list that was read with one row more than a page, and returns the cursor of the next page. */
export function pageOf<Row extends { id: number }>(rows: readonly Row[], size: number) {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { page, next: rows.length > size && last ? encodeCursor(last.id) : null };
}
