/**
 * Notes on pictures: the owner writes them, and each note's visibility decides who can read it. Features that show
 * pictures to others get the notes from here.
 */
import type { Note, noteRoutes, NoteVisibility, ParsedBody } from '@kenna/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { ImageNotesTable } from '../../db/tables/library-tables.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Actor, NotifyLibrary } from '../../shared/library-news.ts';
import type { ImagesService } from '../images/images.service.ts';
import { notesRepository } from './notes.repository.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly images: ImagesService;
  readonly notifyLibrary: NotifyLibrary;
}

type Body<Name extends keyof typeof noteRoutes> = ParsedBody<(typeof noteRoutes)[Name]>;

/** Maximum number of notes on one picture. */
const MAX_NOTES = 50;
const NO_NOTES_LEFT = `A picture holds ${MAX_NOTES} notes. Remove one first.`;

/** The readable visibilities, by how the reader reached the picture: by a link, or in a public place. */
const READABLE: Record<'link' | 'everyone', readonly NoteVisibility[]> = {
  link: ['link', 'public'],
  everyone: ['public'],
};

const noSuchNote = () => new AppError('not_found', { text: 'There is no such note.' });

const present = ({ id, image_id, text, visibility, created_at }: Selectable<ImageNotesTable>): Note => ({
  id,
  image_id,
  text,
  visibility,
  created_at: created_at.toISOString(),
});

export type NotesService = ReturnType<typeof createNotesService>;

export function createNotesService({ db, images, notifyLibrary: notify }: Parts) {
  const notes = notesRepository(db);

  async function checkOwn(userId: number, imageId: number): Promise<void> {
    const found = await images.listByIds(userId, [imageId]);
    if (found.length === 0) throw new AppError('not_found', { text: 'There is no such picture.' });
  }

  return {
    /** @throws AppError `not_found`. */
    async list(userId: number, imageId: number): Promise<{ notes: Note[] }> {
      await checkOwn(userId, imageId);
      return { notes: (await notes.listOfImage(userId, imageId)).map(present) };
    },

    /** @throws AppError `not_found`, `conflict` when the picture has the maximum number of notes. */
    async add(actor: Actor, { image_id: imageId, text, visibility }: Body<'add'>): Promise<{ note: Note }> {
      const { userId } = actor;
      await checkOwn(userId, imageId);
      if ((await notes.countOfImage(imageId)) >= MAX_NOTES) throw new AppError('conflict', { text: NO_NOTES_LEFT });
      const row = await notes.insert({ imageId, userId, text, visibility });
      notify(actor, { change: 'notes', image_ids: [imageId] });
      return { note: present(row) };
    },

    /** @throws AppError `not_found`. */
    async update(actor: Actor, { id, text, visibility }: Body<'update'>): Promise<{ note: Note }> {
      const change = { ...(text !== undefined && { text }), ...(visibility !== undefined && { visibility }) };
      const row = await notes.update(actor.userId, id, change);
      if (!row) throw noSuchNote();
      notify(actor, { change: 'notes', image_ids: [row.image_id] });
      return { note: present(row) };
    },

    /** @throws AppError `not_found`. */
    async remove(actor: Actor, id: number): Promise<void> {
      const imageId = await notes.remove(actor.userId, id);
      if (imageId === null) throw noSuchNote();
      notify(actor, { change: 'notes', image_ids: [imageId] });
    },

    /** The notes that others may read, by picture. */
    async listReadable(imageIds: readonly number[], way: keyof typeof READABLE): Promise<Map<number, string[]>> {
      const rows = imageIds.length === 0 ? [] : await notes.listReadable(imageIds, READABLE[way]);
      const byImage = Map.groupBy(rows, ({ imageId }) => imageId);
      return new Map([...byImage].map(([id, own]) => [id, own.map(({ text }) => text)]));
    },
  };
}
