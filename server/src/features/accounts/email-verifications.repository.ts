import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

interface NewVerification {
  readonly userId: number;
  readonly tokenHash: Uint8Array;
  readonly expiresAt: Date;
}

export const emailVerificationsRepository = (db: Kysely<Tables>) => ({
  /** Stores a token, which replaces any earlier one. */
  async replace({ userId, tokenHash, expiresAt }: NewVerification): Promise<void> {
    await db.deleteFrom('email_verifications').where('user_id', '=', userId).execute();
    const row = { user_id: userId, token_hash: tokenHash, expires_at: expiresAt };
    await db.insertInto('email_verifications').values(row).execute();
  },

  async removeAllOf(userId: number): Promise<void> {
    await db.deleteFrom('email_verifications').where('user_id', '=', userId).execute();
  },

  /** Consumes a token and returns its user. Returns null when it is unknown, used or expired. */
  async take(tokenHash: Uint8Array, now: Date): Promise<number | null> {
    const row = await db
      .deleteFrom('email_verifications')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .returning('user_id as userId')
      .executeTakeFirst();
    return row?.userId ?? null;
  },
});
