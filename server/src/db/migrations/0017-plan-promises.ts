import { sql, type Kysely } from 'kysely';

/** A sandbox customer's credit after a change to a cheaper plan. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sandbox_customers ADD COLUMN credit_cents integer NOT NULL DEFAULT 0`.execute(db);
}
