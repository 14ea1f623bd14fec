import { sql, type Kysely } from 'kysely';

/** Notifies a channel when a cached session may be invalid, whatever statement caused it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE FUNCTION tell_access_changed() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NOTIFY access_changed;
      RETURN NULL;
    END
    $$
  `.execute(db);
  // `last_seen_at` is left out: it is updated while the person works and does not affect their permissions.
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
