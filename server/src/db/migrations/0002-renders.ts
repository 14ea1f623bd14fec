import { sql, type Kysely } from 'kysely';

/** Creates renders, their pictures, and the ledger of what plans have left. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createRenders(db);
  await createImages(db);
  await createQuotaLedger(db);
  await sql`
    ALTER TABLE users ADD CONSTRAINT users_plan_check CHECK (plan IN ('free', 'starter', 'pro', 'enterprise'))
  `.execute(db);
}

async function createRenders(db: Kysely<unknown>): Promise<void> {
  // seed reaches 2^32 - 1, which integer does not hold.
  await sql`
    CREATE TABLE renders (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      mode text NOT NULL,
      model text NOT NULL,
      status text NOT NULL DEFAULT 'queued'
        CHECK (status IN ('queued', 'processing', 'completed', 'error', 'cancelled')),
      progress integer NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
      stage text,
      reason text,
      fault text,
      request jsonb NOT NULL,
      final_prompt text NOT NULL,
      seed bigint NOT NULL CHECK (seed >= 0),
      image_count integer NOT NULL CHECK (image_count > 0),
      width integer NOT NULL CHECK (width > 0),
      height integer NOT NULL CHECK (height > 0),
      attempt integer NOT NULL DEFAULT 1 CHECK (attempt > 0),
      job_id text,
      idempotency_key text,
      idempotency_hash bytea,
      previews jsonb NOT NULL DEFAULT '[]',
      is_hidden boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL DEFAULT now(),
      started_at timestamptz,
      finished_at timestamptz,
      CONSTRAINT renders_idempotency_key UNIQUE (user_id, idempotency_key),
      CONSTRAINT renders_idempotency_check CHECK ((idempotency_key IS NULL) = (idempotency_hash IS NULL)),
      CONSTRAINT renders_finished_check CHECK ((status IN ('completed', 'error', 'cancelled')) = (finished_at IS NOT NULL))
    )
  `.execute(db);
  await sql`CREATE INDEX renders_newest_index ON renders (user_id, id DESC)`.execute(db);
  await sql`
    CREATE INDEX renders_unfinished_index ON renders (id) WHERE status IN ('queued', 'processing')
  `.execute(db);
}

async function createImages(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE images (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      render_id bigint REFERENCES renders ON DELETE SET NULL,
      position integer CHECK (position >= 0),
      original_key text NOT NULL UNIQUE,
      content_type text NOT NULL,
      variants jsonb NOT NULL,
      thumbhash text NOT NULL,
      width integer NOT NULL CHECK (width > 0),
      height integer NOT NULL CHECK (height > 0),
      bytes bigint NOT NULL CHECK (bytes > 0),
      seed bigint,
      engine text,
      note text,
      brief jsonb NOT NULL,
      parent_image_id bigint REFERENCES images ON DELETE SET NULL,
      is_nsfw boolean NOT NULL DEFAULT false,
      is_liked boolean NOT NULL DEFAULT false,
      trashed_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT images_position_key UNIQUE (render_id, position)
    )
  `.execute(db);
  await sql`CREATE INDEX images_newest_index ON images (user_id, id DESC) WHERE trashed_at IS NULL`.execute(db);
  await sql`
    CREATE INDEX images_trash_index ON images (user_id, trashed_at DESC, id DESC) WHERE trashed_at IS NOT NULL
  `.execute(db);
  await sql`
    CREATE INDEX images_parent_index ON images (parent_image_id) WHERE parent_image_id IS NOT NULL
  `.execute(db);
}

async function createQuotaLedger(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE quota_ledger (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      kind text NOT NULL,
      unit text NOT NULL CHECK (unit IN ('prompt', 'image')),
      amount integer NOT NULL,
      render_id bigint REFERENCES renders,
      attempt integer,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT quota_ledger_once_key UNIQUE (render_id, attempt, kind),
      CONSTRAINT quota_ledger_render_check CHECK ((render_id IS NULL) = (attempt IS NULL)),
      CONSTRAINT quota_ledger_kind_check CHECK (
        CASE kind
          WHEN 'grant' THEN render_id IS NULL
          WHEN 'reserve' THEN render_id IS NOT NULL AND amount <= 0
          WHEN 'commit' THEN render_id IS NOT NULL AND amount = 0
          WHEN 'release' THEN render_id IS NOT NULL AND amount >= 0
          ELSE false
        END
      )
    )
  `.execute(db);
  await sql`CREATE INDEX quota_ledger_user_index ON quota_ledger (user_id, unit) INCLUDE (amount)`.execute(db);
}
