import type { Plan } from '@kenna/contract';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export interface PersonRow {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly plan: Plan;
  readonly isBlocked: boolean;
  readonly blockedReason: string | null;
  readonly createdAt: Date;
  readonly images: number;
  readonly renders: number;
  readonly upheldReports: number;
  readonly lastSeenAt: Date | null;
}

interface PeopleFilter {
  readonly search: string | undefined;
  readonly blocked: boolean | undefined;
  readonly before: number | null;
  readonly limit: number;
}

const NAME = sql<string>`trim(users.first_name || ' ' || users.last_name)`;

/** A LIKE pattern for lower-case texts that contain `text`, whose special characters are escaped. */
const containing = (text: string): string => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

export const peopleRepository = (db: Kysely<Tables>) => {
  const people = () =>
    db
      .selectFrom('users')
      .select(['users.id', 'users.email', 'users.plan', 'users.created_at as createdAt'])
      .select(['users.is_blocked as isBlocked', 'users.blocked_reason as blockedReason', NAME.as('name')])
      .select((user) => [
        sql<number>`(SELECT count(*)::int FROM images WHERE images.user_id = users.id)`.as('images'),
        sql<number>`(SELECT count(*)::int FROM renders WHERE renders.user_id = users.id)`.as('renders'),
        sql<number>`(
          SELECT count(*)::int FROM image_reports
          WHERE image_reports.owner_id = users.id AND image_reports.status = 'deleted'
        )`.as('upheldReports'),
        user
          .selectFrom('sessions')
          .select(({ fn }) => fn.max('sessions.last_seen_at').as('seen'))
          .whereRef('sessions.user_id', '=', 'users.id')
          .as('lastSeenAt'),
      ]);

  return {
    /** Lists the newest first. */
    async list({ search, blocked, before, limit }: PeopleFilter): Promise<PersonRow[]> {
      let query = people().orderBy('users.id', 'desc').limit(limit);
      if (blocked !== undefined) query = query.where('users.is_blocked', '=', blocked);
      if (before !== null) query = query.where('users.id', '<', before);
      if (search) {
        const pattern = containing(search);
        query = query.where(sql<boolean>`(lower(users.email) LIKE ${pattern} OR lower(${NAME}) LIKE ${pattern})`);
      }
      return query.execute();
    },

    async find(id: number): Promise<PersonRow | null> {
      return (await people().where('users.id', '=', id).executeTakeFirst()) ?? null;
    },

    /** Locks the account until the transaction ends. */
    async lock(id: number) {
      const query = db
        .selectFrom('users')
        .select(['id', 'email', 'is_blocked as isBlocked', 'blocked_reason as blockedReason'])
        .where('id', '=', id)
        .forNoKeyUpdate();
      return (await query.executeTakeFirst()) ?? null;
    },

    /** `reason` null unblocks the person. */
    async updateBlock(id: number, reason: string | null): Promise<void> {
      await db
        .updateTable('users')
        .set({ is_blocked: reason !== null, blocked_reason: reason })
        .where('id', '=', id)
        .execute();
    },
  };
};
