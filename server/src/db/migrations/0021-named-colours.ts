import { sql, type Kysely } from 'kysely';

/** Adds colours with people's own names. `name_key` is the form in which names are compared (`colourNameKey`). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE named_colours (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      name text NOT NULL,
      name_key text NOT NULL,
      hex text NOT NULL CHECK (hex ~ '^#[0-9a-f]{6}$'),
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT named_colours_name_key UNIQUE (user_id, name_key)
    )
  `.execute(db);
  await sql`CREATE INDEX named_colours_user_index ON named_colours (user_id, id)`.execute(db);
}
