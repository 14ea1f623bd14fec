import { sql, type Kysely } from 'kysely';

/**
 * Adds the token in the addresses by which the owner sees a picture in the bin. A trigger sets it, so that older
 * servers that run during an upgrade move pictures to the bin correctly too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE images ADD COLUMN bin_token uuid`.execute(db);
  await sql`
    CREATE FUNCTION set_bin_token() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF NEW.trashed_at IS NULL THEN
        NEW.bin_token := NULL;
      ELSE
        NEW.bin_token := coalesce(NEW.bin_token, gen_random_uuid());
      END IF;
      RETURN NEW;
    END
    $$
  `.execute(db);
  await sql`
    CREATE TRIGGER images_bin_token BEFORE INSERT OR UPDATE OF trashed_at ON images
    FOR EACH ROW EXECUTE FUNCTION set_bin_token()
  `.execute(db);
  await sql`UPDATE images SET bin_token = gen_random_uuid() WHERE trashed_at IS NOT NULL`.execute(db);
}
