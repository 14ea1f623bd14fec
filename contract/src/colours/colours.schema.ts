import { z } from 'zod';
import { MEGABYTE } from '../constants.ts';
import { colourNameProblem, tidyColourName } from './colour-name.ts';
import { userId } from '../user-id.schema.ts';

/** Maximum number of colours of a person. */
export const COLOUR_LIMIT = 500;
/** Maximum size of a swatch file. */
export const SWATCH_FILE_LIMIT_BYTES = MEGABYTE;
export const SWATCH_FILE_LIMIT = `${SWATCH_FILE_LIMIT_BYTES / MEGABYTE} MB`;
export const SWATCH_FILE_TOO_LARGE_TEXT = `The swatch file is larger than the limit of ${SWATCH_FILE_LIMIT}.`;
/** Maximum number of swatches in a file. */
export const SWATCH_LIMIT = 2000;
/** The swatch files that are read, as the `accept` attribute of a file field. */
export const SWATCH_FILE_ENDINGS = '.ase,.csv,.txt';

const id = z.number().int().positive();
const nameSchema = z
  .string()
  .transform(tidyColourName)
  .superRefine((name, { addIssue }) => {
    const problem = colourNameProblem(name);
    if (problem !== null) addIssue({ code: 'custom', message: problem });
  });

/** Three or six hexadecimal digits, with or without `#`; parsed to `#` and six lower-case digits. */
export const hexSchema = z
  .string()
  .trim()
  .regex(/^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, 'Write the colour as a code such as #1f2a44.')
  .transform((code): `#${string}` => {
    const digits = code.replace('#', '').toLowerCase();
    return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`;
  });

export const ownColourSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  /** `#rrggbb` in lower case, sRGB. */
  hex: z.string(),
  created_at: z.iso.datetime(),
});
/** A colour with a person's own name for it. */
export type OwnColour = z.infer<typeof ownColourSchema>;

export const addColourSchema = z.object({ name: nameSchema, hex: hexSchema, user_id: userId });
export const updateColourSchema = z
  .object({ id, name: nameSchema.optional(), hex: hexSchema.optional(), user_id: userId })
  .refine(({ name, hex }) => name !== undefined || hex !== undefined, {
    path: ['name'],
    message: 'Change the name or the colour',
  });
export const removeColoursSchema = z.object({ ids: z.array(id).min(1).max(COLOUR_LIMIT), user_id: userId });

/** A swatch of a file that was not added. */
const skippedSwatchSchema = z.object({
  /** "Row 4" of a CSV file, "Block 7" of an ASE file. */
  place: z.string(),
  name: z.string(),
  reason: z.string(),
});
export type SkippedSwatch = z.infer<typeof skippedSwatchSchema>;

export const importedColoursSchema = z.object({
  added: z.array(ownColourSchema),
  skipped: z.array(skippedSwatchSchema),
  /** How colours were converted where a conversion is only approximate, one sentence each. */
  remarks: z.array(z.string()),
});
export type ImportedColours = z.infer<typeof importedColoursSchema>;
