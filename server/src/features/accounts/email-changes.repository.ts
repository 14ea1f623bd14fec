import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { EmailChangesTable } from '../../db/tables/account-tables.ts';

type EmailChangeRow = Selectable<EmailChangesTable>;

interface NewChange {
  readonly userId: number;
  readonly oldEmail: string;
  readonly newEmail: string;
  readonly tokenHash: Uint8Array;
  readonly expiresAt: Date;
}

export const emailChangesRepository = (db: Kysely<Tables>) => ({
  /** Stores a pending change, which replaces any earlier one. */
  async replacePending({ userId, oldEmail, newEmail, tokenHash, expiresAt }: NewChange): Promise<void> {
    await this.removePending(userId);
    const row = { user_id: userId, old_email: oldEmail, new_email: newEmail };
    await db
      .insertInto('email_changes')
      .values({ ...row, token_hash: tokenHash, expires_at: expiresAt })
      .execute();
  },

  async removePending(userId: number): Promise<void> {
    await db.deleteFrom('email_changes').where('user_id', '=', userId).where('confirmed_at', 'is', null).execute();
  },

  async removeAllOf(userId: number): Promise<void> {
    await db.deleteFrom('email_changes').where('user_id', '=', userId).execute();
  },

  /** The address that is not yet confirmed; null when there is none. */
  async findPendingEmail(userId: number, now: Date): Promise<string | null> {
    const row = await db
      .selectFrom('email_changes')
      .select('new_email')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row?.new_email ?? null;
  },

  /**
   * Consumes the link to the new address and stores the hash of the link that undoes it. Returns null when the token is
   * unknown, used or expired.
   */
  async confirm(
    tokenHash: Uint8Array,
    { now, undoHash, undoUntil }: { now: Date; undoHash: Uint8Array; undoUntil: Date },
  ): Promise<EmailChangeRow | null> {
    const row = await db
      .updateTable('email_changes')
      .set({ confirmed_at: now, token_hash: undoHash, expires_at: undoUntil })
      .where('token_hash', '=', tokenHash)
      .where('confirmed_at', 'is', null)
      .where('expires_at', '>', now)
      .returningAll()
      .executeTakeFirst();
    return row ?? null;
  },

  /** Consumes the link that undoes a change. Returns null when the token is unknown, used or expired. */
  async takeUndo(tokenHash: Uint8Array, now: Date): Promise<EmailChangeRow | null> {
    const row = await db
      .deleteFrom('email_changes')
      .where('token_hash', '=', tokenHash)
      .where('confirmed_at', 'is not', null)
      .where('expires_at', '>', now)
      .returningAll()
      .executeTakeFirst();
    return row ?? null;
  },
});
