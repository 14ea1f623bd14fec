import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export const healthRepository = (db: Kysely<Tables>) => ({
  /** Returns the version of the database. @throws when it does not answer. */
  async ping(): Promise<string> {
    const { rows } = await sql<{ version: string }>`SELECT current_setting('server_version') AS version`.execute(db);
    return rows[0]?.version ?? '';
  },

  /** Lists the newest first; without renders that their person deleted. */
  listFailed({ before, limit }: { before: number | null; limit: number }) {
    let query = db
      .selectFrom('renders')
      .innerJoin('users', 'users.id', 'renders.user_id')
      .select(['renders.id', 'renders.mode', 'renders.model', 'renders.reason', 'renders.fault', 'renders.attempt'])
      .select(['renders.finished_at as finishedAt', 'users.id as userId', 'users.email'])
      .select(sql<string>`trim(users.first_name || ' ' || users.last_name)`.as('name'))
      .select(sql<string>`renders.request->>'prompt'`.as('prompt'))
      .where('renders.status', '=', 'error')
      .where('renders.is_hidden', '=', false)
      .orderBy('renders.id', 'desc')
      .limit(limit);
    if (before !== null) query = query.where('renders.id', '<', before);
    return query.execute();
  },

  async findOwnerOfFailed(id: number): Promise<number | null> {
    const query = db.selectFrom('renders').select('user_id').where('id', '=', id).where('is_hidden', '=', false);
    return (await query.executeTakeFirst())?.user_id ?? null;
  },
});
