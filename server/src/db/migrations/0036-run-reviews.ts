import { sql, type Kysely } from 'kysely';

/**
 * Adds the owner's opinion of the picture that a cell has, and `variant`, which counts how often the picture was
 * replaced by another one with the same words and another seed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE run_cells
      ADD COLUMN review text CHECK (review IN ('approved', 'rejected')),
      ADD COLUMN variant integer NOT NULL DEFAULT 0
  `.execute(db);
}
