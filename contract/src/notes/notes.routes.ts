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
    summary: 'Your notes on a picture of yours, oldest first.',
    query: notesQuerySchema,
    data: z.object({ notes: z.array(noteSchema) }),
    errors: ['not_found'],
  }),
  add: defineRoute({
    method: 'POST',
    path: '/user/image/note',
    access: 'active',
    scope: 'library',
    summary: 'Write a note on a picture of yours, for yourself, for people with the link, or for all who see it.',
    body: addNoteSchema,
    data: z.object({ note: noteSchema }),
    errors: ['not_found', 'conflict'],
  }),
  update: defineRoute({
    method: 'POST',
    path: '/user/image/note/update',
    access: 'active',
    scope: 'library',
    summary: 'Change the words of a note of yours, or who reads it.',
    body: updateNoteSchema,
    data: z.object({ note: noteSchema }),
    errors: ['not_found'],
  }),
  remove: defineRoute({
    method: 'POST',
    path: '/user/image/note/delete',
    access: 'active',
    scope: 'library',
    summary: 'Remove a note of yours.',
    body: removeNoteSchema,
    data: z.null(),
    errors: ['not_found'],
  }),
} as const;
