import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { addNoteSchema, noteSchema, notesQuerySchema, removeNoteSchema, updateNoteSchema } from './notes.schema.ts';

/** Notes that a person writes on their own pictures. */
export const noteRoutes = {
  list: defineRoute({
    method: 'GET',
    path: '/user/image/notes',
    access: 'active',
    scope: 'read',
    summary: 'List your notes on one of your pictures, oldest first.',
    query: notesQuerySchema,
    data: z.object({ notes: z.array(noteSchema) }),
    errors: ['not_found'],
  }),
  add: defineRoute({
    method: 'POST',
    path: '/user/image/note',
    access: 'active',
    scope: 'library',
    summary:
      'Write a note on one of your pictures, for yourself, for people with the link, or for everyone who sees it.',
    body: addNoteSchema,
    data: z.object({ note: noteSchema }),
    errors: ['not_found', 'conflict'],
  }),
  update: defineRoute({
    method: 'POST',
    path: '/user/image/note/update',
    access: 'active',
    scope: 'library',
    summary: 'Change the text or the readers of one of your notes.',
    body: updateNoteSchema,
    data: z.object({ note: noteSchema }),
    errors: ['not_found'],
  }),
  remove: defineRoute({
    method: 'POST',
    path: '/user/image/note/delete',
    access: 'active',
    scope: 'library',
    summary: 'Delete one of your notes.',
    body: removeNoteSchema,
    data: z.null(),
    errors: ['not_found'],
  }),
} as const;
