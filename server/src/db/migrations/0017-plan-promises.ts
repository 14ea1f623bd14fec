import { sql, type Kysely } from 'kysely';

/**
 * Adds a sandbox customer's credit: what is left over when a change of plan costs less than the unused rest of the paid
 * period.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE sandbox_customers ADD COLUMN credit_cents integer NOT NULL DEFAULT 0`.execute(db);
}
