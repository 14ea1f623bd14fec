import { sql, type Kysely } from 'kysely';

/**
 * Adds the photographs of products, and pictures of several steps. `step_keys` identifies what each step of a cell asks
 * for, the last one like `key`; `step_key` is the step that is being drawn. A process of the version before leaves them
 * empty, which means a single step.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE run_rows ADD COLUMN photographs jsonb NOT NULL DEFAULT '[]'`.execute(db);
  await sql`ALTER TABLE run_cells ADD COLUMN step_keys text[] NOT NULL DEFAULT '{}', ADD COLUMN step_key text`.execute(
    db,
  );
  await sql`
    CREATE TABLE run_made_steps (
      cell_id bigint NOT NULL REFERENCES run_cells ON DELETE CASCADE,
      key text NOT NULL,
      image_id bigint NOT NULL REFERENCES images ON DELETE CASCADE,
      PRIMARY KEY (cell_id, key)
    )
  `.execute(db);
  await sql`CREATE INDEX run_made_steps_image_index ON run_made_steps (image_id)`.execute(db);
}
