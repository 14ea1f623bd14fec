/**
 * The sandbox's book-keeping: starts a subscription, charges for it, and moves it to its next period. It works inside
 * the caller's transaction; pages and events belong to the caller.
 */
import { randomUUID } from 'node:crypto';
import { offerName, priceOf, type Offer } from '@kenna/contract';
import { BillingError, type ChangePreview } from '../../../ports/billing.port.ts';
import { addMonths } from '../../../shared/months.ts';
import { prorationOf } from './proration.ts';
import type { SandboxBooks, SubscriptionRow } from './sandbox-books.ts';
import { declineText } from './sandbox-cards.ts';

const DAY_MS = 86_400_000;

const periodEnd = (start: Date, { is_monthly: isMonthly }: Offer, anchorDay: number): Date =>
  addMonths(start, isMonthly ? 1 : 12, anchorDay);

const offerOf = ({ plan, is_monthly }: Offer): Offer => ({ plan, is_monthly });

export const nextOf = ({ next_plan: plan, next_is_monthly: isMonthly }: SubscriptionRow): Offer | null =>
  plan === null || isMonthly === null ? null : { plan, is_monthly: isMonthly };

interface Line {
  readonly customerRef: string;
  readonly subscriptionRef: string;
  readonly description: string;
  readonly amountCents: number;
  readonly status: 'open' | 'paid';
}

export function createSandboxLedger(books: SandboxBooks, now: Date) {
  const write = ({ customerRef, subscriptionRef, description, amountCents, status }: Line) =>
    books.insertInvoice({
      invoice_ref: `invoice_${randomUUID()}`,
      customer_ref: customerRef,
      subscription_ref: subscriptionRef,
      description,
      amount_cents: amountCents,
      status,
      issued_at: now,
    });

  /** The bank's reason for declining a charge of the stored card; null when the charge succeeds. */
  async function refusalOf(customerRef: string, isRenewal: boolean): Promise<string | null> {
    const customer = await books.findCustomer(customerRef);
    return declineText(customer?.card ?? null, now, isRenewal);
  }

  /** The amount due for a price after the customer's credit is used, and the credit that remains. */
  async function settle(customerRef: string, cents: number): Promise<ChangePreview> {
    const credit = (await books.findCustomer(customerRef))?.credit_cents ?? 0;
    return { dueCents: Math.max(0, cents - credit), creditCents: Math.max(0, credit - cents) };
  }

  const costOfChange = (row: SubscriptionRow, offer: Offer): number =>
    prorationOf(row, offer, { start: row.period_start, end: row.period_end }, now);

  /**
   * Moves to the next period, with the offer that was planned for it. The new invoice stays open when the bank declines
   * it.
   */
  async function renew(row: SubscriptionRow): Promise<void> {
    const offer = nextOf(row) ?? offerOf(row);
    const { dueCents, creditCents } = await settle(row.customer_ref, priceOf(offer));
    const refusal = dueCents === 0 ? null : await refusalOf(row.customer_ref, true);
    const line = { customerRef: row.customer_ref, subscriptionRef: row.subscription_ref };
    const status = refusal === null ? 'paid' : 'open';
    await write({ ...line, description: offerName(offer), amountCents: dueCents, status });
    await books.setCredit(row.customer_ref, creditCents);
    await books.updateSubscription(row.subscription_ref, {
      ...offer,
      next_plan: null,
      next_is_monthly: null,
      period_start: row.period_end,
      period_end: periodEnd(row.period_end, offer, row.anchor_day),
      status: refusal === null ? 'active' : 'past_due',
      retry_at: refusal === null ? null : new Date(now.getTime() + DAY_MS),
    });
  }

  async function retry(row: SubscriptionRow): Promise<void> {
    const open = await books.findOpenInvoice(row.subscription_ref);
    if (open && (await refusalOf(row.customer_ref, true)) !== null) {
      await books.updateSubscription(row.subscription_ref, { retry_at: new Date(now.getTime() + DAY_MS) });
      return;
    }
    if (open) await books.updateInvoice(open.invoice_ref, 'paid');
    await books.updateSubscription(row.subscription_ref, { status: 'active', retry_at: null });
  }

  async function end(row: SubscriptionRow): Promise<void> {
    const open = await books.findOpenInvoice(row.subscription_ref);
    if (open) await books.updateInvoice(open.invoice_ref, 'void');
    const ended = { status: 'ended', retry_at: null, next_plan: null, next_is_monthly: null } as const;
    await books.updateSubscription(row.subscription_ref, ended);
  }

  return {
    end,
    retry,

    /** Starts a paid subscription. Returns its reference. */
    async begin(customerRef: string, offer: Offer): Promise<string> {
      const subscriptionRef = `subscription_${randomUUID()}`;
      const anchorDay = now.getUTCDate();
      await books.insertSubscription({
        ...offerOf(offer),
        subscription_ref: subscriptionRef,
        customer_ref: customerRef,
        status: 'active',
        period_start: now,
        period_end: periodEnd(now, offer, anchorDay),
        anchor_day: anchorDay,
      });
      const line = { customerRef, subscriptionRef, description: offerName(offer), amountCents: priceOf(offer) };
      await write({ ...line, status: 'paid' });
      return subscriptionRef;
    },

    preview: (row: SubscriptionRow, offer: Offer | null): Promise<ChangePreview> =>
      settle(row.customer_ref, offer === null ? 0 : costOfChange(row, offer)),

    /** @throws BillingError `declined`; nothing has changed then. */
    async change(row: SubscriptionRow, offer: Offer): Promise<void> {
      const cost = costOfChange(row, offer);
      const { dueCents, creditCents } = await settle(row.customer_ref, cost);
      const refusal = dueCents > 0 ? await refusalOf(row.customer_ref, true) : null;
      if (refusal !== null) throw new BillingError('declined', refusal);
      const isRestarted = row.is_monthly !== offer.is_monthly;
      const restart = { period_start: now, period_end: periodEnd(now, offer, now.getUTCDate()) };
      await books.updateSubscription(row.subscription_ref, {
        ...offerOf(offer),
        cancels_at_end: false,
        next_plan: null,
        next_is_monthly: null,
        ...(isRestarted && { ...restart, anchor_day: now.getUTCDate() }),
      });
      const line = { customerRef: row.customer_ref, subscriptionRef: row.subscription_ref };
      const amountCents = cost < 0 ? cost : dueCents;
      await write({ ...line, description: `Change to ${offerName(offer)}`, amountCents, status: 'paid' });
      await books.setCredit(row.customer_ref, creditCents);
    },

    /** Performs the next due step; after a long pause several steps are due, one call each. */
    async advance(row: SubscriptionRow): Promise<void> {
      if (row.status === 'past_due') return retry(row);
      if (row.period_end > now) return;
      return row.cancels_at_end ? end(row) : renew(row);
    },
  };
}
