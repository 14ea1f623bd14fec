import { z } from 'zod';
import { coercedUserId, userId } from '../user-id.schema.ts';

export const NOTE_LIMIT = 500;

/**
 * Who can read a note. `only_me`: its author; `link`: also people with the link of a collection that contains the
 * picture; `public`: everyone who sees the picture.
 */
export const NOTE_VISIBILITIES = ['only_me', 'link', 'public'] as const;
export type NoteVisibility = (typeof NOTE_VISIBILITIES)[number];

/** Normalises a note for storage: one line, trimmed. */
export const tidyNote = (text: string): string => text.trim().replace(/\s+/g, ' ');

export const noteSchema = z.object({
  id: z.number().int(),
  image_id: z.number().int(),
  text: z.string(),
  visibility: z.enum(NOTE_VISIBILITIES),
  created_at: z.iso.datetime(),
});
export type Note = z.infer<typeof noteSchema>;

const id = z.number().int().positive();
const noteText = z
  .string()
  .transform(tidyNote)
  .pipe(z.string().min(1, 'Write a note').max(NOTE_LIMIT, `Use at most ${NOTE_LIMIT} characters`));

export const notesQuerySchema = z.object({
  image_id: z.coerce.number().int().positive(),
  user_id: coercedUserId,
});
export const addNoteSchema = z.object({
  image_id: id,
  text: noteText,
  visibility: z.enum(NOTE_VISIBILITIES).default('only_me'),
  user_id: userId,
});
export const updateNoteSchema = z
  .object({
    id,
    text: noteText.optional(),
    visibility: z.enum(NOTE_VISIBILITIES).optional(),
    user_id: userId,
  })
  .refine(({ text, visibility }) => text !== undefined || visibility !== undefined, {
    path: ['text'],
    message: 'Write a note, or choose who reads it',
  });
export const removeNoteSchema = z.object({ id, user_id: userId });
