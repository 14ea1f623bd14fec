import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** Maximum number of devices that are stored for a person. The ones that logged in least recently are removed. */
const MAX_DEVICES = 20;

export const knownDevicesRepository = (db: Kysely<Tables>) => ({
  /** Whether this server gave out the token. */
  async isIssued(tokenHash: Uint8Array, now: Date): Promise<boolean> {
    const row = await db
      .selectFrom('known_devices')
      .select('user_id')
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row !== undefined;
  },

  async isKnown(email: string, tokenHash: Uint8Array, now: Date): Promise<boolean> {
    const row = await db
      .selectFrom('known_devices')
      .innerJoin('users', 'users.id', 'known_devices.user_id')
      .select('users.id')
      .where(sql<boolean>`lower(users.email) = lower(${email})`)
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Adds a device or extends its time, and removes the oldest above the maximum. */
  async keep(userId: number, tokenHash: Uint8Array, expiresAt: Date): Promise<void> {
    await db
      .insertInto('known_devices')
      .values({ user_id: userId, token_hash: tokenHash, expires_at: expiresAt })
      .onConflict((conflict) => conflict.columns(['user_id', 'token_hash']).doUpdateSet({ expires_at: expiresAt }))
      .execute();
    await sql`
      DELETE FROM known_devices WHERE user_id = ${userId} AND token_hash IN (
        SELECT token_hash FROM known_devices WHERE user_id = ${userId}
        ORDER BY expires_at DESC, token_hash OFFSET ${MAX_DEVICES}
      )
    `.execute(db);
  },

  async removeAllOf(userId: number): Promise<void> {
    await db.deleteFrom('known_devices').where('user_id', '=', userId).execute();
  },
});
