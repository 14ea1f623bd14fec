import { sql, type Kysely } from 'kysely';

/**
 * Adds the errors of engines for the operator. They are in the database, because every worker writes them and the admin
 * page reads them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE engine_faults (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      engine text NOT NULL,
      operation text NOT NULL,
      model text NOT NULL,
      kind text NOT NULL,
      message text NOT NULL,
      at timestamptz NOT NULL
    )
  `.execute(db);
  await sql`CREATE INDEX engine_faults_engine_index ON engine_faults (engine, id DESC)`.execute(db);
}
