import { z } from 'zod';
import { invalidFields } from '../../shared/app-error.ts';

/** The collection after which a list goes on, as it was then: it may be renamed or gone since. */
export interface ListPlace {
  readonly id: number;
  readonly title: string;
}

const placeSchema = z.tuple([z.number().int().positive(), z.string()]);

/** Opaque to callers. */
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
