import type { Mode } from '@kenna/contract';
import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { DefaultPromptsTable } from '../../db/tables/admin-tables.ts';

export type DefaultPromptRow = Selectable<DefaultPromptsTable>;
/** Undefined fields stay unchanged. */
type Changes = { readonly [Name in 'title' | 'page' | 'template' | 'is_active']?: DefaultPromptRow[Name] | undefined };

export const defaultPromptsRepository = (db: Kysely<Tables>) => ({
  list: () => db.selectFrom('default_prompts').selectAll().orderBy('page').orderBy('id').execute(),

  async find(id: number): Promise<DefaultPromptRow | null> {
    return (await db.selectFrom('default_prompts').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  },

  /** Locks the row until the transaction ends. */
  async lock(id: number): Promise<DefaultPromptRow | null> {
    const query = db.selectFrom('default_prompts').selectAll().where('id', '=', id).forUpdate();
    return (await query.executeTakeFirst()) ?? null;
  },

  async findActive(page: Mode): Promise<Pick<DefaultPromptRow, 'id' | 'template'> | null> {
    const query = db
      .selectFrom('default_prompts')
      .select(['id', 'template'])
      .where('page', '=', page)
      .where('is_active', '=', true);
    return (await query.executeTakeFirst()) ?? null;
  },

  insert: (row: Insertable<DefaultPromptsTable>): Promise<DefaultPromptRow> =>
    db.insertInto('default_prompts').values(row).returningAll().executeTakeFirstOrThrow(),

  update: (id: number, changes: Changes, now: Date): Promise<DefaultPromptRow> =>
    db
      .updateTable('default_prompts')
      .set({ ...changes, updated_at: now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow(),

  /** Returns the id of the prompt that was deactivated; null when none was active. */
  async deactivate(page: Mode, now: Date): Promise<number | null> {
    const row = await db
      .updateTable('default_prompts')
      .set({ is_active: false, updated_at: now })
      .where('page', '=', page)
      .where('is_active', '=', true)
      .returning('id')
      .executeTakeFirst();
    return row?.id ?? null;
  },

  /** Serialises changes until the transaction ends, so that a page never has two active prompts. */
  async lockChanges(): Promise<void> {
    await sql`SELECT pg_advisory_xact_lock(hashtext('default_prompts'))`.execute(db);
  },

  async remove(id: number): Promise<void> {
    await db.deleteFrom('default_prompts').where('id', '=', id).execute();
  },
});
