import {
  accountRoutes,
  billingRoutes,
  sandboxRoutes,
  type ChangeSubscription,
  type TestCardForm,
} from '@kenna/contract';
import type { ApiClient } from './api-client.ts';
import type { TestApp } from './test-app.ts';
import type { Person } from './world.ts';

const DAY = 86_400_000;

export const cardWith = (number: string): TestCardForm => ({
  card_number: number,
  expiry_date: '12/39',
  cvv: '123',
  cardholder_name: 'Vera Molnar',
});
export const GOOD_CARD = cardWith('4242 4242 4242 4242');

/** A plan that has not been paid for yet. */
export interface Owed {
  readonly checkout: string;
  readonly checkout_url: string;
}

/** Actions of paying people, and the mails they receive. */
export function payers(app: () => TestApp) {
  const pay = (ref: string, card = GOOD_CARD) => app().api.call(sandboxRoutes.pay, { params: { ref }, body: card });
  const change = (api: ApiClient, body: ChangeSubscription) => api.call(billingRoutes.change, { body });
  const checkoutFor = async (api: ApiClient, body: ChangeSubscription) => (await change(api, body)).data.checkout ?? '';
  return {
    pay,
    change,
    /** The checkout of a plan that is requested without a subscription. */
    checkoutFor,
    user: async (api: ApiClient) => (await api.call(accountRoutes.authenticate)).data!,
    state: async (api: ApiClient) => (await api.call(billingRoutes.subscription)).data,
    invoices: async (api: ApiClient) => (await api.call(billingRoutes.invoices)).data.invoices,
    /** Subjects of the mails to an address. */
    mailsTo: (email: string) =>
      app()
        .mails.filter(({ to }) => to === email)
        .map(({ subject }) => subject),
    announced: (id: number) =>
      app()
        .events.filter(({ channel }) => channel === `private-subscription.change.${id}`)
        .map(({ data }) => data as unknown),

    /** A person with a paid plan. */
    async payer(plan: 'starter' | 'pro', isMonthly = true, card = GOOD_CARD): Promise<Person> {
      const person = await app().world.user();
      await pay(await checkoutFor(person.api, { plan, is_monthly: isMonthly }), card);
      await app().settle();
      app().forgetEvents();
      return person;
    },

    /** Moves the clock and runs the hourly jobs. Sessions stay valid. */
    async pass(days: number): Promise<void> {
      const { clock, db, services } = app();
      const later = new Date(Date.now() + 1000 * DAY);
      await db.updateTable('sessions').set({ expires_at: later, last_seen_at: later }).execute();
      clock.advance(days * DAY);
      await services.jobHandlers['billing.round']({}, { signal: new AbortController().signal, lastTry: true });
      await app().settle();
    },
  };
}
