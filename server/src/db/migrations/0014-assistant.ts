import { sql, type Kysely } from 'kysely';

/** Adds the state of answers that are published while they are written, at most one at a time in a conversation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE chat_messages
      ADD COLUMN status text NOT NULL DEFAULT 'complete'
        CHECK (status IN ('streaming', 'complete', 'stopped', 'failed')),
      ADD COLUMN seq integer NOT NULL DEFAULT 0,
      ADD COLUMN attempt integer NOT NULL DEFAULT 1,
      ADD COLUMN reason text,
      ADD COLUMN note text,
      ADD COLUMN author text,
      ADD COLUMN attachments jsonb NOT NULL DEFAULT '[]',
      ADD COLUMN actions jsonb NOT NULL DEFAULT '[]',
      ADD COLUMN sources jsonb NOT NULL DEFAULT '[]',
      ADD COLUMN beat_at timestamptz,
      ADD CONSTRAINT chat_messages_beat_check CHECK ((status = 'streaming') = (beat_at IS NOT NULL))
  `.execute(db);
  await sql`
    CREATE UNIQUE INDEX chat_messages_streaming_key ON chat_messages (chat_id) WHERE status = 'streaming'
  `.execute(db);
}
