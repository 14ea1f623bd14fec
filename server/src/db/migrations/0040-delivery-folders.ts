import { sql, type Kysely } from 'kysely';

/**
 * Adds deliveries into folders of the blob store: a kind of download, and its planned files. A file without an outcome
 * is not made yet. Processes of the version before insert no such downloads.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE downloads
      DROP CONSTRAINT downloads_kind_check,
      ADD CONSTRAINT downloads_kind_check CHECK (kind IN ('image', 'archive', 'sheet', 'account', 'delivery'))
  `.execute(db);
  await sql`
    CREATE TABLE delivery_files (
      download_id bigint NOT NULL REFERENCES downloads ON DELETE CASCADE,
      position integer NOT NULL,
      file jsonb NOT NULL,
      outcome jsonb,
      PRIMARY KEY (download_id, position)
    )
  `.execute(db);
}
