import { sql, type Kysely } from 'kysely';

/**
 * Adds what the admin pages need: default prompts, the explore page, decisions about people and reports, an audit log.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createPrompts(db);
  await createLanding(db);
  await describeBlocks(db);
  await decideReports(db);
  await createAuditLog(db);
}

async function createPrompts(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE default_prompts (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      title text NOT NULL,
      page text NOT NULL,
      template text NOT NULL,
      is_active boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    )
  `.execute(db);
  await sql`CREATE UNIQUE INDEX default_prompts_active_key ON default_prompts (page) WHERE is_active`.execute(db);
}

async function createLanding(db: Kysely<unknown>): Promise<void> {
  // An item is deleted with its picture: an owner who deletes the picture removes it from the page.
  await sql`
    CREATE TABLE landing_items (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      image_id bigint NOT NULL UNIQUE REFERENCES images ON DELETE CASCADE,
      prompt text NOT NULL,
      negative_prompt text NOT NULL,
      model text NOT NULL,
      is_hidden boolean NOT NULL DEFAULT false,
      position bigint NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    )
  `.execute(db);
  await sql`CREATE INDEX landing_items_order_index ON landing_items (position, id)`.execute(db);
}

async function describeBlocks(db: Kysely<unknown>): Promise<void> {
  await sql`ALTER TABLE users ADD COLUMN blocked_reason text`.execute(db);
}

/** Admins see a small copy, which is stored until the report is decided. */
async function decideReports(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE image_reports
      ADD COLUMN owner_id bigint REFERENCES users ON DELETE SET NULL,
      ADD COLUMN evidence_key text,
      ADD COLUMN is_public boolean NOT NULL DEFAULT false,
      ADD COLUMN note text NOT NULL DEFAULT '',
      ADD COLUMN status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'kept', 'deleted')),
      ADD COLUMN decided_at timestamptz,
      ADD COLUMN decided_by bigint REFERENCES users ON DELETE SET NULL,
      ADD CONSTRAINT image_reports_decided_check CHECK ((status = 'waiting') = (decided_at IS NULL))
  `.execute(db);
  await sql`UPDATE image_reports SET owner_id = user_id`.execute(db);
  await sql`CREATE UNIQUE INDEX image_reports_once_key ON image_reports (user_id, image_id)`.execute(db);
  await sql`CREATE INDEX image_reports_status_index ON image_reports (status, id)`.execute(db);
  await sql`CREATE INDEX image_reports_owner_index ON image_reports (owner_id) WHERE status = 'deleted'`.execute(db);
}

/** Entries reference no other tables, so that they outlive what they describe, and cannot be changed. */
async function createAuditLog(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE audit_log (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      admin_id bigint NOT NULL,
      admin_email text NOT NULL,
      address text NOT NULL,
      action text NOT NULL,
      subject_id bigint,
      person_id bigint,
      before jsonb,
      after jsonb,
      at timestamptz NOT NULL
    )
  `.execute(db);
  await sql`CREATE INDEX audit_log_person_index ON audit_log (person_id, id DESC)`.execute(db);
  await sql`CREATE INDEX audit_log_action_index ON audit_log (action, id DESC)`.execute(db);
  await sql`
    CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'the audit log is only added to';
    END
    $$
  `.execute(db);
  await sql`
    CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()
  `.execute(db);
}
