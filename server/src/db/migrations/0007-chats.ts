import { sql, type Kysely } from 'kysely';

/** Adds conversations about pictures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE chats (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      kind text NOT NULL,
      title text NOT NULL,
      source_image_id bigint REFERENCES images ON DELETE SET NULL,
      last_message_id bigint NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL DEFAULT now()
    )
  `.execute(db);
  await sql`CREATE INDEX chats_newest_index ON chats (user_id, kind, last_message_id DESC)`.execute(db);
  await sql`CREATE INDEX chats_source_index ON chats (source_image_id)`.execute(db);
  await sql`
    CREATE TABLE chat_messages (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      chat_id bigint NOT NULL REFERENCES chats ON DELETE CASCADE,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      role text NOT NULL,
      text text NOT NULL,
      is_marked boolean NOT NULL DEFAULT false,
      outcome text,
      render_id bigint REFERENCES renders ON DELETE SET NULL,
      image_id bigint REFERENCES images ON DELETE SET NULL,
      suggestions jsonb NOT NULL DEFAULT '[]',
      idempotency_key text,
      created_at timestamptz NOT NULL DEFAULT now(),
      UNIQUE (user_id, idempotency_key)
    )
  `.execute(db);
  await sql`CREATE INDEX chat_messages_newest_index ON chat_messages (chat_id, id DESC)`.execute(db);
  await sql`CREATE INDEX chat_messages_render_index ON chat_messages (render_id)`.execute(db);
  await sql`CREATE INDEX chat_messages_image_index ON chat_messages (image_id)`.execute(db);
}
