import type { NoteVisibility } from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

interface NewNote {
  readonly imageId: number;
  readonly userId: number;
  readonly text: string;
  readonly visibility: NoteVisibility;
}

export const notesRepository = (db: Kysely<Tables>) => ({
  /** Lists the oldest first. */
  listOfImage: (userId: number, imageId: number) =>
    db
      .selectFrom('image_notes')
      .selectAll()
      .where('image_id', '=', imageId)
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),

  /** Lists the oldest first, only notes with one of the visibilities. */
  listReadable: (imageIds: readonly number[], visibilities: readonly NoteVisibility[]) =>
    db
      .selectFrom('image_notes')
      .select(['image_id as imageId', 'text'])
      .where('image_id', 'in', [...imageIds])
      .where('visibility', 'in', [...visibilities])
      .orderBy('id')
      .execute(),

  async countOfImage(imageId: number): Promise<number> {
    const { count } = await db
      .selectFrom('image_notes')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('image_id', '=', imageId)
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  insert: ({ imageId, userId, ...note }: NewNote) =>
    db
      .insertInto('image_notes')
      .values({ image_id: imageId, user_id: userId, ...note })
      .returningAll()
      .executeTakeFirstOrThrow(),

  /** Returns null when the note is not the person's own. */
  async update(userId: number, id: number, change: Partial<Pick<NewNote, 'text' | 'visibility'>>) {
    const row = await db
      .updateTable('image_notes')
      .set({ ...change, id: undefined })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returningAll()
      .executeTakeFirst();
    return row ?? null;
  },

  /** Returns the id of its picture; null when the note is not the person's own. */
  async remove(userId: number, id: number): Promise<number | null> {
    const row = await db
      .deleteFrom('image_notes')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('image_id')
      .executeTakeFirst();
    return row?.image_id ?? null;
  },
});
