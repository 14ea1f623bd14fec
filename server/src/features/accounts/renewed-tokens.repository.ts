import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export const renewedTokensRepository = (db: Kysely<Tables>) => ({
  /** `endsAt` null: a new token that was not used yet. */
  async find(tokenHash: Uint8Array): Promise<{ sessionId: number; endsAt: Date | null } | null> {
    const row = await db
      .selectFrom('renewed_tokens')
      .select(['session_id as sessionId', 'ends_at as endsAt'])
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    return row ?? null;
  },

  async hasNewSince(sessionId: number, since: Date): Promise<boolean> {
    const row = await db
      .selectFrom('renewed_tokens')
      .select('session_id')
      .where('session_id', '=', sessionId)
      .where('ends_at', 'is', null)
      .where('issued_at', '>', since)
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Inserts a new token in place of another new one that was not used. */
  async insertNew(sessionId: number, tokenHash: Uint8Array, now: Date): Promise<void> {
    await db.deleteFrom('renewed_tokens').where('session_id', '=', sessionId).where('ends_at', 'is', null).execute();
    await db
      .insertInto('renewed_tokens')
      .values({ token_hash: tokenHash, session_id: sessionId, issued_at: now, ends_at: null })
      .execute();
  },

  /** Removes a new token that is used for the first time; false when another request was first. */
  async takeNew(tokenHash: Uint8Array): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('renewed_tokens')
      .where('token_hash', '=', tokenHash)
      .where('ends_at', 'is', null)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  async insertReplaced(replaced: {
    readonly sessionId: number;
    readonly tokenHash: Uint8Array;
    readonly issuedAt: Date;
    readonly endsAt: Date;
  }): Promise<void> {
    const { sessionId, tokenHash, issuedAt, endsAt } = replaced;
    await db
      .insertInto('renewed_tokens')
      .values({ token_hash: tokenHash, session_id: sessionId, issued_at: issuedAt, ends_at: endsAt })
      .execute();
  },
});
