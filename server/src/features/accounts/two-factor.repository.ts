import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';

export type TwoFactorRow = Selectable<Tables['two_factor']>;

export const twoFactorRepository = (db: Kysely<Tables>) => ({
  async find(userId: number): Promise<TwoFactorRow | null> {
    return (await db.selectFrom('two_factor').selectAll().where('user_id', '=', userId).executeTakeFirst()) ?? null;
  },

  /** Starts the enrolment again; false when the second step is already on. */
  async begin(userId: number, sealed: string): Promise<boolean> {
    const { numInsertedOrUpdatedRows: count } = await db
      .insertInto('two_factor')
      .values({ user_id: userId, sealed_secret: sealed, last_step: null, confirmed_at: null })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ secret: null, sealed_secret: sealed, last_step: null })
          .where('two_factor.confirmed_at', 'is', null),
      )
      .executeTakeFirst();
    return (count ?? 0n) > 0n;
  },

  async confirm(userId: number, now: Date): Promise<void> {
    await db.updateTable('two_factor').set({ confirmed_at: now }).where('user_id', '=', userId).execute();
  },

  /**
   * Invalidates all codes up to this time step. Returns false when this or a later one was already used: of two
   * concurrent requests one succeeds.
   */
  async spendStep(userId: number, step: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('two_factor')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where(({ or, eb }) => or([eb('last_step', 'is', null), eb('last_step', '<', step)]))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async remove(userId: number): Promise<void> {
    await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    await db.deleteFrom('two_factor').where('user_id', '=', userId).execute();
  },

  async replaceCodes(userId: number, codeHashes: readonly Uint8Array[]): Promise<void> {
    await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    const rows = codeHashes.map((hash) => ({ user_id: userId, code_hash: hash }));
    await db.insertInto('recovery_codes').values(rows).execute();
  },

  /** Returns false when there is no such code, or it was used. */
  async spendCode(userId: number, codeHash: Uint8Array): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('recovery_codes')
      .where('user_id', '=', userId)
      .where('code_hash', '=', codeHash)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  async countCodes(userId: number): Promise<number> {
    const { count } = await db
      .selectFrom('recovery_codes')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return Number(count);
  },
});
