import { z } from 'zod';
import { invalidFields } from '../../shared/app-error.ts';

/**
 * The collection after which a list continues, as it was when the cursor was made: it may have been renamed or deleted
 * since.
 */
export interface ListPlace {
  readonly id: number;
  readonly title: string;
}

const placeSchema = z.tuple([z.number().int().positive(), z.string()]);

/** The cursor is opaque to clients. */
export const encodePlace = ({ id, title }: ListPlace): string =>
  Buffer.from(JSON.stringify([id, title])).toString('base64url');

/** @throws AppError `invalid_fields` for text that `encodePlace` did not make. */
export function decodePlace(cursor: string): ListPlace {
  try {
    const [id, title] = placeSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    return { id, title };
  } catch {
    throw invalidFields({ cursor: 'This is not a place in the list.' });
  }
}
