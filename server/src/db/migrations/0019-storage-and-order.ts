import { sql, type Kysely } from 'kysely';

/** Adds the storage that each person uses, which triggers maintain, and the priority of renders in the queue. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE storage_use (
      user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      bytes bigint NOT NULL
    )
  `.execute(db);
  await sql`INSERT INTO storage_use SELECT user_id, sum(bytes) FROM images GROUP BY user_id`.execute(db);
  // Runs once per statement instead of once per row, so that deleting an account or a whole bin updates each total
  // once.
  await sql`
    CREATE FUNCTION count_stored_images() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO storage_use AS kept (user_id, bytes)
        SELECT user_id, sum(bytes) FROM added GROUP BY user_id ORDER BY user_id
        ON CONFLICT (user_id) DO UPDATE SET bytes = kept.bytes + excluded.bytes;
      RETURN NULL;
    END
    $$
  `.execute(db);
  await sql`
    CREATE FUNCTION count_removed_images() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      UPDATE storage_use AS kept SET bytes = greatest(0, kept.bytes - gone.bytes)
        FROM (SELECT user_id, sum(bytes) AS bytes FROM removed GROUP BY user_id) AS gone
        WHERE kept.user_id = gone.user_id;
      RETURN NULL;
    END
    $$
  `.execute(db);
  await sql`
    CREATE TRIGGER images_stored AFTER INSERT ON images REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION count_stored_images()
  `.execute(db);
  await sql`
    CREATE TRIGGER images_removed AFTER DELETE ON images REFERENCING OLD TABLE AS removed
    FOR EACH STATEMENT EXECUTE FUNCTION count_removed_images()
  `.execute(db);
  await sql`
    ALTER TABLE renders
      ADD COLUMN priority smallint NOT NULL DEFAULT 0,
      ADD COLUMN queued_at timestamptz NOT NULL DEFAULT now()
  `.execute(db);
}
