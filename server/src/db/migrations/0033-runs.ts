import { sql, type Kysely } from 'kysely';

/**
 * Adds catalogue runs. A cell is one picture: a product in a shot. `key` identifies what is asked for now, `image_key`
 * what its picture shows. `renders.run_id` has no foreign key, so that deleting a run does not search all renders.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE runs (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      name text NOT NULL,
      status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'running', 'paused', 'finished', 'cancelled')),
      pause_reason text CHECK (pause_reason IN ('person', 'quota', 'storage', 'blocked')),
      columns jsonb NOT NULL,
      seed bigint NOT NULL,
      idempotency_key text,
      idempotency_hash bytea CHECK (length(idempotency_hash) = 32),
      created_at timestamptz NOT NULL DEFAULT now(),
      CHECK ((status = 'paused') = (pause_reason IS NOT NULL)),
      UNIQUE (user_id, idempotency_key)
    )
  `.execute(db);
  await sql`CREATE INDEX runs_user_index ON runs (user_id, id DESC)`.execute(db);
  await sql`CREATE INDEX runs_unfinished_index ON runs (id) WHERE status IN ('running', 'paused')`.execute(db);
  await sql`
    CREATE TABLE run_rows (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      run_id bigint NOT NULL REFERENCES runs ON DELETE CASCADE,
      position integer NOT NULL,
      sku text NOT NULL,
      sku_key text NOT NULL,
      name text NOT NULL,
      "values" jsonb NOT NULL,
      UNIQUE (run_id, sku_key)
    )
  `.execute(db);
  await sql`CREATE INDEX run_rows_run_index ON run_rows (run_id, position)`.execute(db);
  await sql`
    CREATE TABLE run_shots (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      run_id bigint NOT NULL REFERENCES runs ON DELETE CASCADE,
      position integer NOT NULL,
      settings jsonb NOT NULL
    )
  `.execute(db);
  await sql`CREATE INDEX run_shots_run_index ON run_shots (run_id, position)`.execute(db);
  await sql`
    CREATE TABLE run_cells (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      run_id bigint NOT NULL REFERENCES runs ON DELETE CASCADE,
      row_id bigint NOT NULL REFERENCES run_rows ON DELETE CASCADE,
      shot_id bigint NOT NULL REFERENCES run_shots ON DELETE CASCADE,
      state text NOT NULL CHECK (state IN ('waiting', 'drawing', 'done', 'failed', 'stale')),
      reason text,
      key text NOT NULL,
      render_id bigint UNIQUE REFERENCES renders ON DELETE SET NULL,
      drawing_key text,
      image_id bigint REFERENCES images ON DELETE SET NULL,
      image_key text,
      UNIQUE (row_id, shot_id)
    )
  `.execute(db);
  await sql`CREATE INDEX run_cells_state_index ON run_cells (run_id, state)`.execute(db);
  await sql`CREATE INDEX run_cells_shot_index ON run_cells (shot_id)`.execute(db);
  await sql`CREATE INDEX run_cells_image_index ON run_cells (image_id)`.execute(db);
  await sql`ALTER TABLE renders ADD COLUMN run_id bigint`.execute(db);
}
