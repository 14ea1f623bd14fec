import { sql, type Kysely } from 'kysely';

/** Adds the examples of the showcase that admins removed; the examples themselves ship with the product. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE refused_examples (
      example_id integer PRIMARY KEY,
      refused_at timestamptz NOT NULL,
      refused_by bigint REFERENCES users (id) ON DELETE SET NULL
    )
  `.execute(db);
}
