import { sql, type Kysely } from 'kysely';

/** What the sandbox owes a customer after a change to a cheaper period. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sandbox_customers ADD COLUMN credit_cents integer NOT NULL DEFAULT 0`.execute(db);
}
