import { sql, type Kysely } from 'kysely';

/** Adds subscriptions and invoices, reasons and refills in the quota ledger, and the sandbox's own tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendUsers(db);
  await extendQuotaLedger(db);
  await createSubscriptions(db);
  await createInvoices(db);
  await createSandbox(db);
}

async function extendUsers(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE users
      ADD COLUMN country text CHECK (country ~ '^[A-Z]{2}$'),
      ADD COLUMN dial_code text,
      ADD COLUMN is_adult boolean,
      ADD COLUMN has_photos_right boolean,
      ADD COLUMN quota_warned_for bigint
  `.execute(db);
}

async function extendQuotaLedger(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE quota_ledger
      ADD COLUMN reason text,
      ADD COLUMN refilled_for timestamptz,
      DROP CONSTRAINT quota_ledger_kind_check,
      ADD CONSTRAINT quota_ledger_kind_check CHECK (
        CASE kind
          WHEN 'grant' THEN render_id IS NULL
          WHEN 'refill' THEN render_id IS NULL AND amount >= 0 AND refilled_for IS NOT NULL
          WHEN 'reserve' THEN render_id IS NOT NULL AND amount <= 0
          WHEN 'commit' THEN render_id IS NOT NULL AND amount = 0
          WHEN 'release' THEN render_id IS NOT NULL AND amount >= 0
          ELSE false
        END
      )
  `.execute(db);
  await sql`
    CREATE UNIQUE INDEX quota_ledger_refill_key ON quota_ledger (user_id, unit, refilled_for) WHERE kind = 'refill'
  `.execute(db);
  await sql`CREATE INDEX quota_ledger_history_index ON quota_ledger (user_id, id DESC)`.execute(db);
}

async function createSubscriptions(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE SEQUENCE billing_readings`.execute(db);
  await sql`
    CREATE TABLE billing_customers (
      user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      customer_ref text NOT NULL UNIQUE,
      created_at timestamptz NOT NULL DEFAULT now()
    )
  `.execute(db);
  await sql`
    CREATE TABLE subscriptions (
      user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
      subscription_ref text NOT NULL UNIQUE,
      plan text NOT NULL CHECK (plan IN ('starter', 'pro')),
      is_monthly boolean NOT NULL,
      status text NOT NULL CHECK (status IN ('active', 'past_due', 'ended')),
      period_start timestamptz NOT NULL,
      period_end timestamptz NOT NULL,
      cancels_at_end boolean NOT NULL,
      next_plan text CHECK (next_plan IN ('starter', 'pro')),
      next_is_monthly boolean,
      past_due_since timestamptz,
      reading bigint NOT NULL,
      CHECK ((next_plan IS NULL) = (next_is_monthly IS NULL)),
      CHECK ((status = 'past_due') = (past_due_since IS NOT NULL))
    )
  `.execute(db);
  await sql`
    CREATE TABLE checkouts (
      checkout_ref text PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      plan text NOT NULL,
      is_monthly boolean NOT NULL,
      url text NOT NULL,
      completed_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now()
    )
  `.execute(db);
  await sql`CREATE INDEX checkouts_user_index ON checkouts (user_id)`.execute(db);
  await sql`
    CREATE TABLE billing_events (
      event_ref text PRIMARY KEY,
      received_at timestamptz NOT NULL DEFAULT now()
    )
  `.execute(db);
}

async function createInvoices(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE invoices (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
      invoice_ref text NOT NULL UNIQUE,
      number text NOT NULL,
      description text NOT NULL,
      amount_cents integer NOT NULL,
      currency text NOT NULL,
      status text NOT NULL CHECK (status IN ('open', 'paid', 'refunded', 'void')),
      document_url text,
      issued_at timestamptz NOT NULL
    )
  `.execute(db);
  await sql`CREATE INDEX invoices_user_index ON invoices (user_id, issued_at DESC)`.execute(db);
}

async function createSandbox(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE sandbox_customers (
      customer_ref text PRIMARY KEY,
      email text NOT NULL,
      card jsonb,
      portal_token text UNIQUE,
      portal_until timestamptz,
      portal_return_url text
    )
  `.execute(db);
  await sql`
    CREATE TABLE sandbox_checkouts (
      checkout_ref text PRIMARY KEY,
      customer_ref text NOT NULL REFERENCES sandbox_customers ON DELETE CASCADE,
      plan text NOT NULL,
      is_monthly boolean NOT NULL,
      status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'confirming', 'completed', 'expired')),
      card jsonb,
      success_url text NOT NULL,
      cancel_url text NOT NULL,
      subscription_ref text,
      expires_at timestamptz NOT NULL
    )
  `.execute(db);
  await sql`
    CREATE TABLE sandbox_subscriptions (
      subscription_ref text PRIMARY KEY,
      customer_ref text NOT NULL REFERENCES sandbox_customers ON DELETE CASCADE,
      plan text NOT NULL,
      is_monthly boolean NOT NULL,
      status text NOT NULL CHECK (status IN ('active', 'past_due', 'ended')),
      period_start timestamptz NOT NULL,
      period_end timestamptz NOT NULL,
      anchor_day integer NOT NULL CHECK (anchor_day BETWEEN 1 AND 31),
      cancels_at_end boolean NOT NULL DEFAULT false,
      next_plan text,
      next_is_monthly boolean,
      retry_at timestamptz
    )
  `.execute(db);
  await sql`
    CREATE INDEX sandbox_subscriptions_due_index ON sandbox_subscriptions (period_end) WHERE status <> 'ended'
  `.execute(db);
  await sql`
    CREATE TABLE sandbox_invoices (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      invoice_ref text NOT NULL UNIQUE,
      customer_ref text NOT NULL REFERENCES sandbox_customers ON DELETE CASCADE,
      subscription_ref text NOT NULL,
      description text NOT NULL,
      amount_cents integer NOT NULL,
      status text NOT NULL CHECK (status IN ('open', 'paid', 'refunded', 'void')),
      issued_at timestamptz NOT NULL
    )
  `.execute(db);
  await sql`CREATE INDEX sandbox_invoices_customer_index ON sandbox_invoices (customer_ref, id DESC)`.execute(db);
}
