import type { ApiScope } from '@kenna/contract';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { ApiKeysTable } from '../../db/tables/account-tables.ts';

export type ApiKeyRow = Selectable<ApiKeysTable>;

interface NewKey {
  readonly userId: number;
  readonly name: string;
  readonly tokenHash: Uint8Array;
  readonly ending: string;
  readonly scopes: readonly ApiScope[];
}

export const apiKeysRepository = (db: Kysely<Tables>) => ({
  async insert({ userId, name, tokenHash, ending, scopes }: NewKey): Promise<ApiKeyRow> {
    const row = { user_id: userId, name, token_hash: tokenHash, ending, scopes: JSON.stringify(scopes) };
    return db.insertInto('api_keys').values(row).returningAll().executeTakeFirstOrThrow();
  },

  /** Lists the newest first. */
  list: (userId: number): Promise<ApiKeyRow[]> =>
    db.selectFrom('api_keys').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').execute(),

  /** Finds a key with its owner. Returns null when it was revoked, or its account is to be deleted. */
  async find(tokenHash: Uint8Array) {
    const row = await db
      .selectFrom('api_keys')
      .innerJoin('users', 'users.id', 'api_keys.user_id')
      .select([
        'api_keys.id as id',
        'api_keys.scopes as scopes',
        'api_keys.last_used_at as lastUsedAt',
        'users.id as userId',
        'users.is_blocked as isBlocked',
        'users.email_verified_at as emailVerifiedAt',
      ])
      .where('token_hash', '=', tokenHash)
      .where('users.deletion_due_at', 'is', null)
      .executeTakeFirst();
    return row ?? null;
  },

  async touch(id: number, now: Date): Promise<void> {
    await db.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', id).execute();
  },

  /** Returns false when the key is not the person's own. */
  async remove(userId: number, id: number): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('api_keys')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
});
