import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { UsersTable } from '../../db/tables/account-tables.ts';
import { AppError } from '../../shared/app-error.ts';

export type AccountRow = Selectable<UsersTable>;

type AccountChange = Partial<
  Pick<
    AccountRow,
    'password_hash' | 'first_name' | 'last_name' | 'allows_explicit' | 'email_verified_at' | 'deletion_due_at'
  >
>;

interface NewAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
  readonly country?: string;
  readonly dialCode?: string;
  readonly isAdult?: boolean;
  readonly hasPhotosRight?: boolean;
}

export const accountsRepository = (db: Kysely<Tables>) => ({
  async findByEmail(email: string): Promise<AccountRow | null> {
    // The index has the addresses in lower case.
    const query = db
      .selectFrom('users')
      .selectAll()
      .where(sql<boolean>`lower(email) = lower(${email})`);
    return (await query.executeTakeFirst()) ?? null;
  },

  async findById(id: number): Promise<AccountRow | null> {
    return (await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  },

  /** Returns null when the address is already in use. */
  async insert({ email, firstName, lastName, passwordHash, ...details }: NewAccount): Promise<AccountRow | null> {
    const { country = null, dialCode = null, isAdult = null, hasPhotosRight = null } = details;
    const row = await db
      .insertInto('users')
      .values({
        email,
        first_name: firstName,
        last_name: lastName,
        password_hash: passwordHash,
        country,
        dial_code: dialCode,
        is_adult: isAdult,
        has_photos_right: hasPhotosRight,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    return row ?? null;
  },

  /** @throws AppError `session_ended` when the account is gone. */
  async get(id: number): Promise<AccountRow> {
    const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new AppError('session_ended');
    return row;
  },

  async update(id: number, change: AccountChange): Promise<void> {
    await db.updateTable('users').set(change).where('id', '=', id).execute();
  },

  /** Sets an address that its link has confirmed. Returns false when another account uses it. */
  async updateEmail(id: number, email: string, verifiedAt: Date): Promise<boolean> {
    const owner = await this.findByEmail(email);
    if (owner !== null && owner.id !== id) return false;
    await db.updateTable('users').set({ email, email_verified_at: verifiedAt }).where('id', '=', id).execute();
    return true;
  },

  /** Returns the key of the previous avatar; null when there was none. */
  async replaceAvatar(id: number, key: string | null): Promise<string | null> {
    const before = await db
      .selectFrom('users')
      .select('avatar_key')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    await db.updateTable('users').set({ avatar_key: key }).where('id', '=', id).execute();
    return before?.avatar_key ?? null;
  },

  /** Accounts whose deletion is due, in the order of their ids above `after`. */
  listDue(now: Date, { after, limit }: { readonly after: number; readonly limit: number }): Promise<AccountRow[]> {
    const query = db.selectFrom('users').selectAll().where('deletion_due_at', '<=', now).where('id', '>', after);
    return query.orderBy('id').limit(limit).execute();
  },

  /** Deletes an account with all its data. Returns false when its deletion was cancelled meanwhile. */
  async removeDue(id: number, now: Date): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('users')
      .where('id', '=', id)
      .where('deletion_due_at', '<=', now)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },
});
