import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type {
  SandboxCheckoutsTable,
  SandboxInvoicesTable,
  SandboxSubscriptionsTable,
} from '../../../db/tables/sandbox-tables.ts';

export type CheckoutRow = Selectable<SandboxCheckoutsTable>;
export type SubscriptionRow = Selectable<SandboxSubscriptionsTable>;
export type InvoiceRow = Selectable<SandboxInvoicesTable>;
export type CardRow = NonNullable<CheckoutRow['card']>;

/** The sandbox's records of its customers. */
export const sandboxBooks = (db: Kysely<Tables>) => ({
  insertCustomer: (ref: string, email: string) =>
    db.insertInto('sandbox_customers').values({ customer_ref: ref, email }).execute(),

  findCustomer: (ref: string) =>
    db.selectFrom('sandbox_customers').selectAll().where('customer_ref', '=', ref).executeTakeFirst(),

  findPortal: (token: string, now: Date) =>
    db
      .selectFrom('sandbox_customers')
      .selectAll()
      .where('portal_token', '=', token)
      .where('portal_until', '>', now)
      .executeTakeFirst(),

  openPortal: (ref: string, portal: { token: string; until: Date; returnUrl: string }) =>
    db
      .updateTable('sandbox_customers')
      .set({ portal_token: portal.token, portal_until: portal.until, portal_return_url: portal.returnUrl })
      .where('customer_ref', '=', ref)
      .execute(),

  setCredit: (ref: string, cents: number) =>
    db.updateTable('sandbox_customers').set({ credit_cents: cents }).where('customer_ref', '=', ref).execute(),

  setCard: (ref: string, card: CardRow) =>
    db
      .updateTable('sandbox_customers')
      .set({ card: JSON.stringify(card) })
      .where('customer_ref', '=', ref)
      .execute(),

  insertCheckout: (row: Insertable<SandboxCheckoutsTable>) => db.insertInto('sandbox_checkouts').values(row).execute(),

  findCheckout: (ref: string) =>
    db.selectFrom('sandbox_checkouts').selectAll().where('checkout_ref', '=', ref).executeTakeFirst(),

  /** Locks the row until the transaction ends, so that two clicks pay only once. */
  lockCheckout: (ref: string) =>
    db.selectFrom('sandbox_checkouts').selectAll().where('checkout_ref', '=', ref).forUpdate().executeTakeFirst(),

  updateCheckout: (ref: string, change: Updateable<SandboxCheckoutsTable>) =>
    db.updateTable('sandbox_checkouts').set(change).where('checkout_ref', '=', ref).execute(),

  insertSubscription: (row: Insertable<SandboxSubscriptionsTable>) =>
    db.insertInto('sandbox_subscriptions').values(row).execute(),

  findSubscription: (ref: string) =>
    db.selectFrom('sandbox_subscriptions').selectAll().where('subscription_ref', '=', ref).executeTakeFirst(),

  /** Locks the row until the transaction ends. */
  lockSubscription: (ref: string) =>
    db
      .selectFrom('sandbox_subscriptions')
      .selectAll()
      .where('subscription_ref', '=', ref)
      .forUpdate()
      .executeTakeFirst(),

  /** The customer's subscription that has not ended. */
  findLiveSubscription: (customerRef: string) =>
    db
      .selectFrom('sandbox_subscriptions')
      .selectAll()
      .where('customer_ref', '=', customerRef)
      .where('status', '!=', 'ended')
      .executeTakeFirst(),

  listDue: (now: Date) =>
    db
      .selectFrom('sandbox_subscriptions')
      .select('subscription_ref')
      .where('status', '!=', 'ended')
      .where(({ eb, or }) => or([eb('period_end', '<=', now), eb('retry_at', '<=', now)]))
      .orderBy('period_end')
      .execute(),

  updateSubscription: (ref: string, change: Updateable<SandboxSubscriptionsTable>) =>
    db.updateTable('sandbox_subscriptions').set(change).where('subscription_ref', '=', ref).execute(),

  insertInvoice: (row: Insertable<SandboxInvoicesTable>) => db.insertInto('sandbox_invoices').values(row).execute(),

  findInvoice: (ref: string) =>
    db.selectFrom('sandbox_invoices').selectAll().where('invoice_ref', '=', ref).executeTakeFirst(),

  findOpenInvoice: (subscriptionRef: string) =>
    db
      .selectFrom('sandbox_invoices')
      .selectAll()
      .where('subscription_ref', '=', subscriptionRef)
      .where('status', '=', 'open')
      .executeTakeFirst(),

  updateInvoice: (ref: string, status: InvoiceRow['status']) =>
    db.updateTable('sandbox_invoices').set({ status }).where('invoice_ref', '=', ref).execute(),

  listInvoices: (customerRef: string) =>
    db
      .selectFrom('sandbox_invoices')
      .selectAll()
      .where('customer_ref', '=', customerRef)
      .orderBy('id', 'desc')
      .limit(100)
      .execute(),
});

export type SandboxBooks = ReturnType<typeof sandboxBooks>;
