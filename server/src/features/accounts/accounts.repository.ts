import type { Kysely, Selectable } from 'kysely';
import type { Tables, UsersTable } from '../../db/tables.ts';

export type AccountRow = Selectable<UsersTable>;

interface NewAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
}

export const accountsRepository = (db: Kysely<Tables>) => ({
  async findByEmail(email: string): Promise<AccountRow | null> {
    return (await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()) ?? null;
  },

  async findById(id: number): Promise<AccountRow | null> {
    return (await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  },

  /** null when the address is taken. */
  async insert({ email, firstName, lastName, passwordHash }: NewAccount): Promise<AccountRow | null> {
    const row = await db
      .insertInto('users')
      .values({ email, first_name: firstName, last_name: lastName, password_hash: passwordHash })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst();
    return row ?? null;
  },

  async updatePassword(id: number, passwordHash: string): Promise<void> {
    await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
  },
});
