import { sql, type Kysely } from 'kysely';

/** Adds verified addresses, second factors, API keys, webhooks, and outgoing mails that survive a crash. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE users ADD COLUMN email_verified_at timestamptz, ADD COLUMN deletion_due_at timestamptz`.execute(
    db,
  );
  // Existing accounts count as verified, so that nobody loses access.
  await sql`UPDATE users SET email_verified_at = created_at`.execute(db);
  await sql`CREATE INDEX users_deletion_index ON users (deletion_due_at) WHERE deletion_due_at IS NOT NULL`.execute(db);
  await sql`
    CREATE TABLE email_verifications (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
      expires_at timestamptz NOT NULL
    )
  `.execute(db);
  await sql`CREATE INDEX email_verifications_user_id_index ON email_verifications (user_id)`.execute(db);
  await createTwoFactor(db);
  await createApiKeys(db);
  await createWebhooks(db);
  await sql`
    CREATE TABLE outgoing_mails (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      recipient text NOT NULL,
      subject text NOT NULL,
      text text NOT NULL,
      html text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    )
  `.execute(db);
  await sql`
    ALTER TABLE downloads
      DROP CONSTRAINT downloads_kind_check,
      DROP CONSTRAINT downloads_check,
      ADD CONSTRAINT downloads_kind_check CHECK (kind IN ('image', 'archive', 'sheet', 'account')),
      ADD CONSTRAINT downloads_link_check CHECK ((link_hash IS NOT NULL) = (kind IN ('archive', 'account')))
  `.execute(db);
}

async function createTwoFactor(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE two_factor (
      user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      secret text NOT NULL,
      last_step bigint,
      confirmed_at timestamptz
    )
  `.execute(db);
  await sql`
    CREATE TABLE recovery_codes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      code_hash bytea NOT NULL CHECK (length(code_hash) = 32),
      UNIQUE (user_id, code_hash)
    )
  `.execute(db);
}

async function createApiKeys(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE api_keys (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      name text NOT NULL,
      token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
      ending text NOT NULL,
      scopes jsonb NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      last_used_at timestamptz
    )
  `.execute(db);
  await sql`CREATE INDEX api_keys_user_id_index ON api_keys (user_id, id DESC)`.execute(db);
}

async function createWebhooks(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE webhooks (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      url text NOT NULL,
      secret text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now()
    )
  `.execute(db);
  await sql`CREATE INDEX webhooks_user_id_index ON webhooks (user_id, id)`.execute(db);
  await sql`
    CREATE TABLE webhook_deliveries (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      webhook_id bigint NOT NULL REFERENCES webhooks ON DELETE CASCADE,
      event text NOT NULL,
      body text NOT NULL,
      status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'delivered', 'failed')),
      tries integer NOT NULL DEFAULT 0,
      response_status integer,
      problem text,
      created_at timestamptz NOT NULL,
      tried_at timestamptz
    )
  `.execute(db);
  await sql`CREATE INDEX webhook_deliveries_index ON webhook_deliveries (webhook_id, id DESC)`.execute(db);
}
