import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

interface Grant {
  readonly collectionId: number;
  readonly tokenHash: Buffer;
}

export const grantsRepository = (db: Kysely<Tables>) => ({
  async insert({ collectionId, tokenHash, expiresAt }: Grant & { expiresAt: Date }): Promise<void> {
    const row = { collection_id: collectionId, token_hash: tokenHash, expires_at: expiresAt };
    await db.insertInto('collection_grants').values(row).execute();
  },

  async isValid({ collectionId, tokenHash }: Grant, now: Date): Promise<boolean> {
    const query = db
      .selectFrom('collection_grants')
      .select('id')
      .where('collection_id', '=', collectionId)
      .where('token_hash', '=', tokenHash)
      .where('expires_at', '>', now);
    return (await query.executeTakeFirst()) !== undefined;
  },

  async removeExpired(collectionId: number, now: Date): Promise<void> {
    await db
      .deleteFrom('collection_grants')
      .where('collection_id', '=', collectionId)
      .where('expires_at', '<=', now)
      .execute();
  },

  async removeAllOf(collectionId: number): Promise<void> {
    await db.deleteFrom('collection_grants').where('collection_id', '=', collectionId).execute();
  },
});
