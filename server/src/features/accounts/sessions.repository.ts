import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { before, UNUSED_MS } from './session-times.ts';

interface NewSession {
  readonly userId: number;
  readonly tokenHash: Uint8Array;
  readonly device: string;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Whether a session has neither expired nor been unused for a week. */
const isLive = (now: Date) => (where: ExpressionBuilder<Tables, 'sessions'>) =>
  where.and([where('expires_at', '>', now), where('last_seen_at', '>', before(now, UNUSED_MS))]);

interface SessionToken {
  readonly tokenHash: Uint8Array;
  readonly tokenIssuedAt: Date;
}

export const sessionsRepository = (db: Kysely<Tables>) => {
  const tokenQuery = (id: number) =>
    db
      .selectFrom('sessions')
      .select(['token_hash as tokenHash', 'token_issued_at as tokenIssuedAt'])
      .where('id', '=', id);

  return {
    async insert({ userId, tokenHash, device, now, expiresAt }: NewSession): Promise<void> {
      await db
        .insertInto('sessions')
        .values({
          user_id: userId,
          token_hash: tokenHash,
          device,
          created_at: now,
          last_seen_at: now,
          token_issued_at: now,
          expires_at: expiresAt,
        })
        .execute();
    },

    /** Finds a session by its token or id; null when there is none or it has ended. */
    async find(key: Uint8Array | number, now: Date) {
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
          'device',
        ])
        .where(typeof key === 'number' ? 'sessions.id' : 'token_hash', '=', key)
        .where(isLive(now))
        .executeTakeFirst();
      return row ?? null;
    },

    async findToken(id: number): Promise<SessionToken | null> {
      return (await tokenQuery(id).executeTakeFirst()) ?? null;
    },

    /** Like `findToken`; nobody else changes the token until the transaction ends. */
    async lockToken(id: number): Promise<SessionToken | null> {
      return (await tokenQuery(id).forUpdate().executeTakeFirst()) ?? null;
    },

    async setToken(id: number, tokenHash: Uint8Array, issuedAt: Date): Promise<void> {
      const token = { token_hash: tokenHash, token_issued_at: issuedAt };
      await db.updateTable('sessions').set(token).where('id', '=', id).execute();
    },

    /** Returns null when there is none, or it has ended. */
    async findRights(id: number, now: Date) {
      const row = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .select(['users.id as userId', 'users.is_blocked as isBlocked'])
        .where('sessions.id', '=', id)
        .where(isLive(now))
        .executeTakeFirst();
      return row ?? null;
    },

    async touch(id: number, now: Date): Promise<void> {
      await db.updateTable('sessions').set({ last_seen_at: now }).where('id', '=', id).execute();
    },

    /** Returns false when it was removed before. */
    async remove(id: number): Promise<boolean> {
      const { numDeletedRows } = await db.deleteFrom('sessions').where('id', '=', id).executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Lists the most recently seen first. */
    async list(userId: number, now: Date) {
      return db
        .selectFrom('sessions')
        .select(['id', 'device', 'created_at as createdAt', 'last_seen_at as lastSeenAt'])
        .where('user_id', '=', userId)
        .where(isLive(now))
        .orderBy('last_seen_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
    },

    /** Returns false when the session is not the person's own. */
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

    async removeEnded(userId: number, now: Date): Promise<void> {
      await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where((where) => where.not(isLive(now)(where)))
        .execute();
    },
  };
};
