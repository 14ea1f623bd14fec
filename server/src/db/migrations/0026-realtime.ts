import { sql, type Kysely } from 'kysely';

/** Adds the embedded realtime server's credentials and events, and notifications of sessions that end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE realtime_credentials (
      is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
      key text NOT NULL,
      secret text NOT NULL
    )
  `.execute(db);
  // Losing events in a crash of the database is harmless, so they need no write-ahead log.
  await sql`
    CREATE UNLOGGED TABLE realtime_events (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      channel text NOT NULL,
      content text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    )
  `.execute(db);
  await sql`CREATE INDEX realtime_events_created_index ON realtime_events (created_at)`.execute(db);
  await sql`
    CREATE FUNCTION notify_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('access_ended', 'session ' || OLD.id);
      RETURN NULL;
    END
    $$
  `.execute(db);
  // Fires for sessions that are deleted with their account, too.
  await sql`
    CREATE TRIGGER sessions_access_ended AFTER DELETE ON sessions
    FOR EACH ROW EXECUTE FUNCTION notify_session_ended()
  `.execute(db);
  await sql`
    CREATE FUNCTION notify_person_access_ended() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_notify('access_ended', 'person ' || NEW.id);
      RETURN NULL;
    END
    $$
  `.execute(db);
  await sql`
    CREATE TRIGGER users_access_ended AFTER UPDATE OF is_blocked ON users
    FOR EACH ROW WHEN (OLD.is_blocked <> NEW.is_blocked) EXECUTE FUNCTION notify_person_access_ended()
  `.execute(db);
}
