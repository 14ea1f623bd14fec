/**
 * The conformance tests of every payment provider behind the port. The subject makes the provider accept, decline and
 * renew in its own way.
 */
import { priceOf, type Offer } from '@kenna/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Billing } from '../../ports/billing.port.ts';

export interface BillingSubject {
  readonly billing: Billing;
  /** Pays a checkout as a person would, on its page. */
  pay(checkoutRef: string): Promise<void>;
  /** Makes the stored cards be declined, or accepted again. */
  declineCards(customerRef: string, refuses: boolean): Promise<void>;
  /** Lets the period of a subscription end. */
  endPeriod(subscriptionRef: string): Promise<void>;
  /** The last event that the provider sent. */
  lastEvent(): { readonly body: string; readonly signature: string };
  close(): Promise<void>;
}

const STARTER: Offer = { plan: 'starter', is_monthly: true };
const PRO: Offer = { plan: 'pro', is_monthly: true };
const PRO_YEARLY: Offer = { plan: 'pro', is_monthly: false };

export function describeBilling(name: string, open: () => Promise<BillingSubject>): void {
  describe(name, () => {
    let subject: BillingSubject;
    let billing: Billing;
    beforeAll(async () => {
      subject = await open();
      billing = subject.billing;
    });
    afterAll(() => subject.close());

    async function begin(offer: Offer) {
      const customerRef = await billing.createCustomer({ userId: 1, email: 'ada@example.com', name: 'Ada Lace' });
      const urls = {
        successUrl: 'https://studio.test/thank-you?checkout={CHECKOUT}',
        cancelUrl: 'https://studio.test/',
      };
      const { ref, url } = await billing.createCheckout({ customerRef, offer, ...urls });
      return { customerRef, checkoutRef: ref, url };
    }

    async function subscribe(offer: Offer) {
      const begun = await begin(offer);
      await subject.pay(begun.checkoutRef);
      const found = await billing.findCheckout(begun.checkoutRef);
      return { ...begun, ref: found?.subscriptionRef ?? '' };
    }

    test('a paid checkout creates a subscription and an invoice', async () => {
      const { customerRef, checkoutRef, url } = await begin(PRO_YEARLY);
      expect(url).toContain(checkoutRef);
      expect(await billing.findCheckout(checkoutRef)).toEqual({ subscriptionRef: null });
      await subject.pay(checkoutRef);
      const { subscriptionRef } = (await billing.findCheckout(checkoutRef))!;
      expect(await billing.findSubscription(subscriptionRef!)).toMatchObject({
        ...PRO_YEARLY,
        customerRef,
        status: 'active',
        cancelsAtEnd: false,
        next: null,
      });
      expect(await billing.listInvoices(customerRef)).toMatchObject([{ status: 'paid', amountCents: 48_000 }]);
    });

    test('an unknown checkout or subscription is null', async () => {
      expect(await billing.findCheckout('cs_test_unknown')).toBeNull();
      expect(await billing.findSubscription('sub_unknown')).toBeNull();
    });

    test('a payment token pays without a checkout', async () => {
      const { customerRef } = await begin(PRO);
      const urls = { successUrl: 'https://studio.test/{CHECKOUT}', cancelUrl: 'https://studio.test/' };
      const token = { customerRef, offer: PRO, ...urls, paymentToken: 'pm_card_visa' };
      const { ref, url } = await billing.createCheckout(token);
      expect(url).toBeNull();
      const { subscriptionRef } = (await billing.findCheckout(ref))!;
      expect(await billing.findSubscription(subscriptionRef!)).toMatchObject({ ...PRO, status: 'active' });
    });

    test('an upgrade takes effect at once, is charged, and happens only once', async () => {
      const { ref, customerRef } = await subscribe(STARTER);
      await billing.changeNow(ref, PRO);
      await billing.changeNow(ref, PRO);
      expect(await billing.findSubscription(ref)).toMatchObject(PRO);
      const [difference, ...rest] = await billing.listInvoices(customerRef);
      expect(difference!.amountCents).toBeGreaterThan(priceOf(PRO) - priceOf(STARTER) - 5);
      expect(rest).toHaveLength(1);
    });

    test('previewing the price of an upgrade changes nothing', async () => {
      const { ref, customerRef } = await subscribe(STARTER);
      const preview = await billing.previewChange(ref, PRO);
      expect(preview.creditCents).toBe(0);
      expect(await billing.previewChange(ref, null)).toEqual({ dueCents: 0, creditCents: 0 });
      expect(await billing.findSubscription(ref)).toMatchObject(STARTER);
      await billing.changeNow(ref, PRO);
      const [difference] = await billing.listInvoices(customerRef);
      // The sandbox prorates by the remaining time of a period, so two calls may differ by a cent.
      expect(Math.abs(difference!.amountCents - preview.dueCents)).toBeLessThanOrEqual(1);
    });

    test('an upgrade that the bank declines changes nothing', async () => {
      const { ref, customerRef } = await subscribe(STARTER);
      await subject.declineCards(customerRef, true);
      await expect(billing.changeNow(ref, PRO)).rejects.toMatchObject({ name: 'BillingError', kind: 'declined' });
      await subject.declineCards(customerRef, false);
      expect(await billing.findSubscription(ref)).toMatchObject({ ...STARTER, status: 'active' });
      expect(await billing.listInvoices(customerRef)).toHaveLength(1);
    });

    test('a downgrade takes effect at the end of the period and can be withdrawn', async () => {
      const { ref } = await subscribe(PRO);
      await billing.changeAtPeriodEnd(ref, STARTER);
      expect(await billing.findSubscription(ref)).toMatchObject({ ...PRO, next: STARTER });
      await billing.resume(ref);
      expect(await billing.findSubscription(ref)).toMatchObject({ ...PRO, next: null });
      await billing.changeAtPeriodEnd(ref, STARTER);
      await subject.endPeriod(ref);
      expect(await billing.findSubscription(ref)).toMatchObject({ ...STARTER, next: null, status: 'active' });
    });

    test('a cancelled subscription ends with its period unless it is resumed', async () => {
      const { ref } = await subscribe(PRO);
      await billing.changeAtPeriodEnd(ref, STARTER);
      await billing.cancelAtPeriodEnd(ref);
      expect(await billing.findSubscription(ref)).toMatchObject({ cancelsAtEnd: true, next: null, status: 'active' });
      await billing.resume(ref);
      await subject.endPeriod(ref);
      expect(await billing.findSubscription(ref)).toMatchObject({ cancelsAtEnd: false, status: 'active' });
      await billing.cancelAtPeriodEnd(ref);
      await subject.endPeriod(ref);
      expect(await billing.findSubscription(ref)).toMatchObject({ status: 'ended' });
      await billing.endNow(ref);
    });

    test('a declined renewal makes the subscription past due', async () => {
      const { ref, customerRef } = await subscribe(PRO);
      await subject.declineCards(customerRef, true);
      await subject.endPeriod(ref);
      expect(await billing.findSubscription(ref)).toMatchObject({ status: 'past_due' });
      expect((await billing.listInvoices(customerRef))[0]).toMatchObject({ status: 'open', amountCents: 4900 });
      await billing.endNow(ref);
      await subject.declineCards(customerRef, false);
      expect(await billing.findSubscription(ref)).toMatchObject({ status: 'ended' });
    });

    test('an invoice is refunded only once', async () => {
      const { customerRef } = await subscribe(PRO);
      const [invoice] = await billing.listInvoices(customerRef);
      await billing.refund(invoice!.ref);
      expect(await billing.listInvoices(customerRef)).toMatchObject([{ ref: invoice!.ref, status: 'refunded' }]);
      await expect(billing.refund(invoice!.ref)).rejects.toMatchObject({ kind: 'refused' });
    });

    test('the portal has a URL', async () => {
      const { customerRef } = await begin(PRO);
      expect(await billing.portalUrl(customerRef, 'https://studio.test/')).toMatch(/^https?:\/\/\S+$/);
    });

    test('an event names its customer and subscription and is refused without a valid signature', async () => {
      const { ref, customerRef } = await subscribe(STARTER);
      const { body, signature } = subject.lastEvent();
      const event = billing.readEvent(body, signature);
      expect(event).toMatchObject({ ref: expect.any(String), customerRef, subscriptionRef: ref });
      expect(billing.readEvent(body, signature)).toEqual(event);
      const foreign: [string, string][] = [
        [body.replace(customerRef, 'another'), signature],
        [body, ''],
        [body, '00'.repeat(32)],
      ];
      for (const [sent, signed] of foreign) {
        expect(() => billing.readEvent(sent, signed)).toThrow(expect.objectContaining({ kind: 'bad_signature' }));
      }
    });
  });
}
