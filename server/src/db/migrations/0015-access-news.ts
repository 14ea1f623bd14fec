import { sql, type Kysely } from 'kysely';

/** Says on a channel when a remembered session may no longer hold, whatever statement changed it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION tell_access_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NOTIFY access_changed;
      RETURN NULL;
    END
    $$
  `.execute(db);
  // `last_seen_at` is left out: it is written while the person works and changes nothing of what they may do.
  await sql`
    CREATE TRIGGER sessions_access_changed AFTER DELETE OR UPDATE OF user_id, token_hash, expires_at ON sessions
    FOR EACH STATEMENT EXECUTE FUNCTION tell_access_changed()
  `.execute(db);
  await sql`
    CREATE TRIGGER users_access_changed AFTER DELETE OR UPDATE ON users
    FOR EACH STATEMENT EXECUTE FUNCTION tell_access_changed()
  `.execute(db);
  await sql`
    CREATE TRIGGER api_keys_access_changed AFTER DELETE OR UPDATE OF user_id, token_hash, scopes ON api_keys
    FOR EACH STATEMENT EXECUTE FUNCTION tell_access_changed()
  `.execute(db);
}
