import { z } from 'zod';
import { defineRoute } from '../route.ts';
import {
  addColourSchema,
  importedColoursSchema,
  ownColourSchema,
  removeColoursSchema,
  SWATCH_FILE_LIMIT,
  updateColourSchema,
} from './colours.schema.ts';

/** A person's own named colours, whose names mean exactly these colours in the person's prompts. */
export const colourRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/user/colours',
    access: 'active',
    scope: 'read',
    summary: 'List your named colours, in the order in which they were added.',
    data: z.object({ colours: z.array(ownColourSchema) }),
  }),
  add: defineRoute({
    method: 'POST',
    path: '/user/colour',
    access: 'active',
    scope: 'library',
    summary: 'Add a named colour. Its name means exactly this colour in your prompts.',
    body: addColourSchema,
    data: z.object({ colour: ownColourSchema }),
    errors: ['invalid_fields'],
  }),
  update: defineRoute({
    method: 'POST',
    path: '/user/colour/update',
    access: 'active',
    scope: 'library',
    summary: 'Change the name or the code of one of your colours. Pictures that were made before stay as they are.',
    body: updateColourSchema,
    data: z.object({ colour: ownColourSchema }),
    errors: ['invalid_fields', 'not_found'],
  }),
  remove: defineRoute({
    method: 'POST',
    path: '/user/colours/delete',
    access: 'active',
    scope: 'library',
    summary: 'Delete some of your named colours.',
    body: removeColoursSchema,
    data: z.null(),
    errors: ['not_found'],
  }),
  import: defineRoute({
    method: 'POST',
    path: '/user/colours/import',
    access: 'active',
    scope: 'library',
    encoding: 'multipart',
    summary: `Add the colours of a swatch file: Adobe Swatch Exchange (ASE), or CSV with names and hex, RGB or Lab values; at most ${SWATCH_FILE_LIMIT}. Names that you already have are skipped.`,
    data: importedColoursSchema,
    errors: ['invalid_fields', 'too_large'],
  }),
} as const;
