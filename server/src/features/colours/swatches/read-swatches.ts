import { isAse, readAse } from './read-ase.ts';
import { readCsv } from './read-csv.ts';
import type { SwatchFile } from './swatch.ts';

/**
 * Reads a swatch file whose content decides its format. @throws AppError `invalid_fields` when it cannot be read, with
 * the place in the file.
 */
export const readSwatches = (bytes: Buffer): SwatchFile => (isAse(bytes) ? readAse(bytes) : readCsv(bytes));
