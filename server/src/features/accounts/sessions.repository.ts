import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

interface NewSession {
  readonly userId: number;
  readonly tokenHash: Uint8Array;
  readonly device: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

export const sessionsRepository = (db: Kysely<Tables>) => ({
  async insert({ userId, tokenHash, device, now, expiresAt }: NewSession): Promise<void> {
    await db
      .insertInto('sessions')
      .values({
        user_id: userId,
        token_hash: tokenHash,
        device,
        created_at: now,
        last_seen_at: now,
        expires_at: expiresAt,
      })
      .execute();
  },

  /** null when there is none, or it has expired. */
  async findByToken(tokenHash: Uint8Array, now: Date) {
    const row = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select([
        'sessions.id as id',
        'users.id as userId',
        'users.is_blocked as isBlocked',
        'users.email as email',
        'users.email_verified_at as emailVerifiedAt',
        'last_seen_at as lastSeenAt',
      ])
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row ?? null;
  },

  /** null when there is none, or it has expired. */
  async findRights(id: number, now: Date) {
    const row = await db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['users.id as userId', 'users.is_blocked as isBlocked'])
      .where('sessions.id', '=', id)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row ?? null;
  },

  async touch(id: number, now: Date): Promise<void> {
    await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', id).execute();
  },

  async remove(id: number): Promise<void> {
    await db.deleteFrom('sessions').where('id', '=', id).execute();
  },

  /** Most recently seen first. */
  async list(userId: number, now: Date) {
    return db
      .selectFrom('sessions')
      .select(['id', 'device', 'created_at as createdAt', 'last_seen_at as lastSeenAt'])
      .where('user_id', '=', userId)
      .where('expires_at', '>', now)
      .orderBy('last_seen_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
  },

  /** False when the session is not the person's own. */
  async removeOwn(userId: number, id: number): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  async removeAllOf(userId: number): Promise<void> {
    await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
  },

  async removeOthers(userId: number, id: number): Promise<void> {
    await db.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', id).execute();
  },

  async removeExpired(userId: number, now: Date): Promise<void> {
    await db.deleteFrom('sessions').where('user_id', '=', userId).where('expires_at', '<=', now).execute();
  },
});
