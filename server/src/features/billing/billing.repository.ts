import type { Plan } from '@kenna/contract';
import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { CheckoutsTable, InvoicesTable, SubscriptionsTable } from '../../db/tables/money-tables.ts';

export type SubscriptionRow = Selectable<SubscriptionsTable>;
export type InvoiceRow = Selectable<InvoicesTable>;

export interface Payer {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly plan: Plan;
}

const PAYER = ['users.id', 'email', 'first_name as firstName', 'last_name as lastName', 'plan'] as const;
const INVOICES_SHOWN = 100;

export const billingRepository = (db: Kysely<Tables>) => ({
  /** Returns a number to take before each request to the provider. Answers are ordered by it. */
  async nextReading(): Promise<number> {
    const { rows } = await sql<{ reading: string }>`SELECT nextval('billing_readings') AS reading`.execute(db);
    return Number(rows[0]?.reading);
  },

  async findPayer(userId: number): Promise<Payer | null> {
    return (await db.selectFrom('users').select(PAYER).where('id', '=', userId).executeTakeFirst()) ?? null;
  },

  /** Locks the person's row until the transaction ends. */
  async lockPayer(userId: number): Promise<Payer | null> {
    const row = await db.selectFrom('users').select(PAYER).where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();
    return row ?? null;
  },

  async findCustomer(userId: number): Promise<string | null> {
    const row = await db
      .selectFrom('billing_customers')
      .select('customer_ref')
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row?.customer_ref ?? null;
  },

  async findUserOfCustomer(customerRef: string): Promise<number | null> {
    const row = await db
      .selectFrom('billing_customers')
      .select('user_id')
      .where('customer_ref', '=', customerRef)
      .executeTakeFirst();
    return row?.user_id ?? null;
  },

  /** Stores a customer and returns the valid one: the first, when two were created at once. */
  async insertCustomer(userId: number, customerRef: string): Promise<string> {
    await db
      .insertInto('billing_customers')
      .values({ user_id: userId, customer_ref: customerRef })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return (await this.findCustomer(userId)) ?? customerRef;
  },

  async findSubscription(userId: number): Promise<SubscriptionRow | null> {
    const row = await db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).executeTakeFirst();
    return row ?? null;
  },

  async upsertSubscription(row: Insertable<SubscriptionsTable>): Promise<void> {
    const { user_id: _userId, ...change } = row;
    await db
      .insertInto('subscriptions')
      .values(row)
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
      .execute();
  },

  listPastDue: () => db.selectFrom('subscriptions').selectAll().where('status', '=', 'past_due').execute(),

  /** Active subscriptions whose period ended before a time and whose next period has not been reported. */
  listSilent: (before: Date) =>
    db
      .selectFrom('subscriptions')
      .select(['user_id', 'subscription_ref'])
      .where('status', '=', 'active')
      .where('period_end', '<', before)
      .execute(),

  /** Whether the account is to be deleted. */
  async isLeaving(userId: number): Promise<boolean> {
    const row = await db.selectFrom('users').select('deletion_due_at').where('id', '=', userId).executeTakeFirst();
    return row !== undefined && row.deletion_due_at !== null;
  },

  /** Subscribers whose account is due for erasure by a time. */
  listLeaving: (until: Date) =>
    db
      .selectFrom('subscriptions')
      .innerJoin('users', 'users.id', 'subscriptions.user_id')
      .select('user_id')
      .where('status', '!=', 'ended')
      .where('deletion_due_at', '<=', until)
      .execute(),

  insertCheckout: (row: Insertable<CheckoutsTable>) => db.insertInto('checkouts').values(row).execute(),

  async findCheckout(userId: number, ref: string): Promise<Selectable<CheckoutsTable> | null> {
    const row = await db
      .selectFrom('checkouts')
      .selectAll()
      .where('checkout_ref', '=', ref)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row ?? null;
  },

  listOpenCheckouts: (userId: number) =>
    db
      .selectFrom('checkouts')
      .select('checkout_ref')
      .where('user_id', '=', userId)
      .where('completed_at', 'is', null)
      .execute(),

  completeCheckout: (ref: string, now: Date) =>
    db.updateTable('checkouts').set({ completed_at: now }).where('checkout_ref', '=', ref).execute(),

  async isKnownEvent(ref: string): Promise<boolean> {
    const row = await db
      .selectFrom('billing_events')
      .select('event_ref')
      .where('event_ref', '=', ref)
      .executeTakeFirst();
    return row !== undefined;
  },

  insertEvent: (ref: string) =>
    db
      .insertInto('billing_events')
      .values({ event_ref: ref })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),

  /** Returns true when the invoice was newly paid. */
  async upsertInvoice(row: Insertable<InvoicesTable>): Promise<boolean> {
    const known = await db
      .selectFrom('invoices')
      .select('status')
      .where('invoice_ref', '=', row.invoice_ref)
      .executeTakeFirst();
    const { user_id: _userId, invoice_ref: _ref, ...change } = row;
    await db
      .insertInto('invoices')
      .values(row)
      .onConflict((conflict) => conflict.column('invoice_ref').doUpdateSet(change))
      .execute();
    return row.status === 'paid' && known?.status !== 'paid';
  },

  listInvoices: (userId: number): Promise<InvoiceRow[]> =>
    db
      .selectFrom('invoices')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('issued_at', 'desc')
      .orderBy('id', 'desc')
      .limit(INVOICES_SHOWN)
      .execute(),

  async findInvoice(id: number): Promise<InvoiceRow | null> {
    return (await db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  },
});
