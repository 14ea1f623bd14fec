import type { Model } from '@kenna/contract';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { LandingItemsTable } from '../../db/tables/admin-tables.ts';

export type LandingRow = Selectable<LandingItemsTable>;

interface NewItem {
  readonly imageId: number;
  readonly prompt: string;
  readonly negativePrompt: string;
  readonly model: Model;
  readonly isHidden: boolean;
  readonly now: Date;
}

/** Undefined fields stay unchanged. */
type Changes = {
  readonly [Name in 'prompt' | 'negative_prompt' | 'model' | 'is_hidden']?: LandingRow[Name] | undefined;
};

export const exploreRepository = (db: Kysely<Tables>) => {
  /** Leaves out items whose picture is in the bin. */
  const items = () =>
    db
      .selectFrom('landing_items')
      .innerJoin('images', 'images.id', 'landing_items.image_id')
      .selectAll('landing_items')
      .where('images.trashed_at', 'is', null)
      .orderBy('landing_items.position')
      .orderBy('landing_items.id');

  /** The public items: neither hidden nor explicit. */
  const shown = () => items().where('landing_items.is_hidden', '=', false).where('images.is_nsfw', '=', false);

  return {
    list: (): Promise<LandingRow[]> => items().execute(),

    listShown: ({ offset, limit }: { offset: number; limit: number }): Promise<LandingRow[]> =>
      shown().offset(offset).limit(limit).execute(),

    async isShown(imageId: number): Promise<boolean> {
      const query = shown().where('landing_items.image_id', '=', imageId);
      return (await query.executeTakeFirst()) !== undefined;
    },

    async countShown(): Promise<number> {
      const { count } = await shown()
        .clearSelect()
        .clearOrderBy()
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async find(id: number): Promise<LandingRow | null> {
      return (await items().where('landing_items.id', '=', id).executeTakeFirst()) ?? null;
    },

    /** Serialises changes until the transaction ends, so that a new order covers all items. */
    async lockChanges(): Promise<void> {
      await sql`SELECT pg_advisory_xact_lock(hashtext('landing_items'))`.execute(db);
    },

    /** Inserts at the top. Returns null when the picture is already on the page. */
    async insert({ imageId, prompt, negativePrompt, model, isHidden, now }: NewItem): Promise<LandingRow | null> {
      const row = await db
        .insertInto('landing_items')
        .values({
          image_id: imageId,
          prompt,
          negative_prompt: negativePrompt,
          model,
          is_hidden: isHidden,
          position: sql<number>`(SELECT coalesce(min(position), 0) - 1 FROM landing_items)`,
          created_at: now,
          updated_at: now,
        })
        .onConflict((conflict) => conflict.column('image_id').doNothing())
        .returningAll()
        .executeTakeFirst();
      return row ?? null;
    },

    update: (id: number, changes: Changes, now: Date): Promise<LandingRow> =>
      db
        .updateTable('landing_items')
        .set({ ...changes, updated_at: now })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),

    async order(ids: readonly number[]): Promise<void> {
      await sql`
        UPDATE landing_items SET position = placed.position
        FROM unnest(${[...ids]}::bigint[]) WITH ORDINALITY AS placed (id, position)
        WHERE landing_items.id = placed.id
      `.execute(db);
    },

    async remove(id: number): Promise<void> {
      await db.deleteFrom('landing_items').where('id', '=', id).execute();
    },
  };
};
