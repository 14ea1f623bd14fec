import { colourNameKey } from '@kenna/contract';
import type { Kysely, Selectable } from 'kysely';
import type { NamedColoursTable } from '../../db/tables/library-tables.ts';
import type { Tables } from '../../db/tables.ts';

export type ColourRow = Selectable<NamedColoursTable>;

interface NewColour {
  readonly name: string;
  readonly hex: string;
}

export const coloursRepository = (db: Kysely<Tables>) => ({
  /** Lists them in the order in which they were added. */
  list: (userId: number): Promise<ColourRow[]> =>
    db.selectFrom('named_colours').selectAll().where('user_id', '=', userId).orderBy('id').execute(),

  /** Locks the account until the transaction ends, so that concurrent requests cannot exceed its limit. */
  async lockOwner(userId: number): Promise<void> {
    await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  },

  async insert(userId: number, colours: readonly NewColour[]): Promise<ColourRow[]> {
    if (colours.length === 0) return [];
    const rows = colours.map(({ name, hex }) => ({ user_id: userId, name, name_key: colourNameKey(name), hex }));
    return db.insertInto('named_colours').values(rows).returningAll().execute();
  },

  /** Returns null when the colour is not the person's own. */
  async update(userId: number, id: number, { name, hex }: Partial<NewColour>): Promise<ColourRow | null> {
    const row = await db
      .updateTable('named_colours')
      .set({ ...(name !== undefined && { name, name_key: colourNameKey(name) }), ...(hex !== undefined && { hex }) })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returningAll()
      .executeTakeFirst();
    return row ?? null;
  },

  /** Returns how many of the colours were the person's own. */
  async remove(userId: number, ids: readonly number[]): Promise<number> {
    const { numDeletedRows } = await db
      .deleteFrom('named_colours')
      .where('id', 'in', [...ids])
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return Number(numDeletedRows);
  },
});
