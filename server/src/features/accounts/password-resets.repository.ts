import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export const passwordResetsRepository = (db: Kysely<Tables>) => ({
  async insert({ userId, tokenHash, expiresAt }: { userId: number; tokenHash: Uint8Array; expiresAt: Date }) {
    const row = { user_id: userId, token_hash: tokenHash, expires_at: expiresAt };
    await db.insertInto('password_resets').values(row).execute();
  },

  /**
   * Consumes a token: of two concurrent requests one gets the user and the other null. Also null when it is unknown,
   * used or expired.
   */
  async take(tokenHash: Uint8Array, now: Date): Promise<{ userId: number } | null> {
    const row = await db
      .updateTable('password_resets')
      .set({ used_at: now })
      .where('token_hash', '=', tokenHash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('user_id as userId')
      .executeTakeFirst();
    return row ?? null;
  },

  /** Whether `take` would find the token. */
  async isOpen(tokenHash: Uint8Array, now: Date): Promise<boolean> {
    const row = await db
      .selectFrom('password_resets')
      .select('user_id')
      .where('token_hash', '=', tokenHash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row !== undefined;
  },

  async removeAllOf(userId: number): Promise<void> {
    await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  },
});
