import { sql, type Kysely } from 'kysely';

/**
 * `review` is the owner's opinion of the picture that the cell has. `variant` counts how often a picture was replaced by
 * another one with the same words, which has another seed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE run_cells
      ADD COLUMN review text CHECK (review IN ('approved', 'rejected')),
      ADD COLUMN variant integer NOT NULL DEFAULT 0
  `.execute(db);
}
