import { sql, type Kysely } from 'kysely';

/** Adds recipes that people keep for their runs, with the last versions of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE run_recipes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      name text NOT NULL,
      name_key text NOT NULL,
      version integer NOT NULL,
      link text UNIQUE,
      updated_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (user_id, name_key)
    )
  `.execute(db);
  await sql`
    CREATE TABLE run_recipe_versions (
      recipe_id bigint NOT NULL REFERENCES run_recipes ON DELETE CASCADE,
      version integer NOT NULL,
      shots jsonb NOT NULL,
      PRIMARY KEY (recipe_id, version)
    )
  `.execute(db);
}
