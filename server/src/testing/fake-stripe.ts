/**
 * A server with the part of Stripe's API that the adapter uses, with form bodies and Stripe's answer formats. A test
 * moves its clock, pays its checkouts, and reads the events that it would have sent.
 */
import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import { addMonths } from '../shared/months.ts';

type Thing = Record<string, unknown> & { id: string };
type Form = { readonly [name: string]: string };

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);
const listOf = (data: readonly unknown[]) => ({ object: 'list', data, has_more: false, url: '' });

class Refusal extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;

  constructor(status: number, body: Record<string, unknown>) {
    super(String(body['message']));
    this.status = status;
    this.body = body;
  }
}

export async function startFakeStripe(webhookSecret: string) {
  const things = new Map<string, Thing>();
  const events: { body: string; signature: string }[] = [];
  let count = 0;
  let now = new Date();
  let declinesCards = false;

  const make = (prefix: string, fields: Record<string, unknown>): Thing => {
    const thing = { ...fields, id: `${prefix}_${++count}` };
    things.set(thing.id, thing);
    return thing;
  };
  const kept = (id: string): Thing => {
    const thing = things.get(id);
    if (!thing) throw new Refusal(404, { type: 'invalid_request_error', code: 'resource_missing', message: id });
    return thing;
  };
  const all = (prefix: string) => [...things.values()].filter(({ id }) => id.startsWith(`${prefix}_`));
  const itemOf = (subscription: Thing) => (subscription['items'] as { data: Record<string, unknown>[] }).data[0]!;

  function sendEvent(type: string, object: Thing): void {
    const event = { id: `evt_${++count}`, object: 'event', type, created: seconds(now), data: { object } };
    const body = JSON.stringify(event);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret: webhookSecret });
    events.push({ body, signature });
  }

  function charge(): void {
    if (!declinesCards) return;
    throw new Refusal(402, { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' });
  }

  function writeInvoice(subscription: Thing, total: number, status: 'paid' | 'open'): void {
    const price = itemOf(subscription)['price'] as Thing;
    const parent = { subscription_details: { subscription: subscription.id } };
    const amounts = { total, amount_paid: status === 'paid' ? total : 0, post_payment_credit_notes_amount: 0 };
    const lines = listOf([{ description: price['name'] }]);
    const { customer } = subscription;
    const more = {
      number: `N-${count}`,
      currency: 'usd',
      created: seconds(now),
      hosted_invoice_url: 'https://x.test/i',
    };
    sendEvent(
      `invoice.${status === 'paid' ? 'paid' : 'payment_failed'}`,
      make('in', { customer, parent, lines, status, ...amounts, ...more }),
    );
  }

  /** A period of a price from a day on. */
  function periodOf(price: Thing, start: Date) {
    const interval = (price['recurring'] as { interval: string }).interval;
    const end = addMonths(start, interval === 'year' ? 12 : 1);
    return { price, current_period_start: seconds(start), current_period_end: seconds(end) };
  }

  function subscribe(customer: string, price: Thing): Thing {
    charge();
    const item = { id: `si_${++count}`, ...periodOf(price, now) };
    const fields = { customer, status: 'active', cancel_at_period_end: false, schedule: null, items: listOf([item]) };
    const subscription = make('sub', fields);
    writeInvoice(subscription, price['unit_amount'] as number, 'paid');
    sendEvent('customer.subscription.created', subscription);
    return subscription;
  }

  function updateSubscription(subscription: Thing, form: Form): Thing {
    const item = itemOf(subscription);
    const to = form['items[0][price]'] === undefined ? null : kept(form['items[0][price]']);
    if (to) {
      charge();
      const from = item['price'] as Thing;
      const changesPeriod = JSON.stringify(from['recurring']) !== JSON.stringify(to['recurring']);
      Object.assign(item, changesPeriod ? periodOf(to, now) : { price: to });
      writeInvoice(subscription, (to['unit_amount'] as number) - (from['unit_amount'] as number), 'paid');
    }
    const cancels = form['cancel_at_period_end'];
    if (cancels !== undefined) subscription['cancel_at_period_end'] = cancels === 'true';
    sendEvent('customer.subscription.updated', subscription);
    return subscription;
  }

  function preview(form: Form): Record<string, unknown> {
    const from = itemOf(kept(form['subscription'] ?? ''))['price'] as Thing;
    const to = kept(form['subscription_details[items][0][price]'] ?? '');
    const total = (to['unit_amount'] as number) - (from['unit_amount'] as number);
    return { object: 'invoice', total, amount_due: Math.max(0, total), starting_balance: 0 };
  }

  const end = (subscription: Thing): Thing => {
    subscription['status'] = 'canceled';
    sendEvent('customer.subscription.deleted', subscription);
    return subscription;
  };

  function expanded(subscription: Thing): Thing {
    const { schedule } = subscription;
    return { ...subscription, schedule: typeof schedule === 'string' ? kept(schedule) : null };
  }

  function writeSchedule(schedule: Thing, form: Form): Thing {
    const phases = [0, 1].map((index) => ({
      start_date: Number(form[`phases[${index}][start_date]`]),
      items: [{ price: kept(form[`phases[${index}][items][0][price]`] ?? '') }],
    }));
    return Object.assign(schedule, { phases });
  }

  function releaseSchedule(schedule: Thing): Thing {
    kept(schedule['subscription'] as string)['schedule'] = null;
    return schedule;
  }

  function giveBack(form: Form): Thing {
    const invoice = kept(form['invoice'] ?? '');
    invoice['post_payment_credit_notes_amount'] = Number(form['amount']);
    const note = make('cn', { customer: invoice['customer'] });
    sendEvent('credit_note.created', note);
    return note;
  }

  function newPrice(form: Form): Thing {
    const { unit_amount: amount, currency, lookup_key } = form;
    const recurring = { interval: form['recurring[interval]'] };
    const metadata = { plan: form['metadata[plan]'] };
    const name = form['product_data[name]'];
    return make('price', { unit_amount: Number(amount), currency, lookup_key, recurring, metadata, name });
  }

  function newSchedule(form: Form): Thing {
    const schedule = make('sub_sched', { subscription: form['from_subscription'], phases: [] });
    kept(form['from_subscription'] ?? '')['schedule'] = schedule.id;
    return schedule;
  }

  function newCheckout(form: Form): Thing {
    const fields = {
      customer: form['customer'],
      price: form['line_items[0][price]'],
      success_url: form['success_url'],
    };
    const session = make('cs_test', { ...fields, status: 'open', payment_status: 'unpaid', subscription: null });
    session['url'] = `https://checkout.test/${session.id}`;
    return session;
  }

  /** Handlers by method and path, with `:id` as the placeholder. */
  const handlers: Record<string, (form: Form, id: string) => unknown> = {
    'POST customers': ({ email }) => make('cus', { email, balance: 0 }),
    'GET customers/:id': (_form, id) => kept(id),
    'POST invoices/create_preview': preview,
    'GET prices': (form) => listOf(all('price').filter(({ lookup_key: key }) => key === form['lookup_keys[0]'])),
    'POST prices': newPrice,
    'POST checkout/sessions': newCheckout,
    'GET checkout/sessions/:id': (_form, id) => kept(id),
    'POST checkout/sessions/:id/expire': (_form, id) => Object.assign(kept(id), { status: 'expired' }),
    'POST payment_methods/:id/attach': (_form, id) => ({ id }),
    'POST subscriptions': (form) => subscribe(form['customer'] ?? '', kept(form['items[0][price]'] ?? '')),
    'GET subscriptions/:id': (_form, id) => expanded(kept(id)),
    'POST subscriptions/:id': (form, id) => updateSubscription(kept(id), form),
    'DELETE subscriptions/:id': (_form, id) => end(kept(id)),
    'POST subscription_schedules': newSchedule,
    'POST subscription_schedules/:id': (form, id) => writeSchedule(kept(id), form),
    'POST subscription_schedules/:id/release': (_form, id) => releaseSchedule(kept(id)),
    'GET invoices': ({ customer }) =>
      listOf(
        all('in')
          .filter((invoice) => invoice['customer'] === customer)
          .reverse(),
      ),
    'GET invoices/:id': (_form, id) => kept(id),
    'POST credit_notes': giveBack,
    'POST billing_portal/sessions': ({ customer }) => ({ id: 'bps_1', url: `https://portal.test/${customer}` }),
  };

  async function answer(request: IncomingMessage): Promise<unknown> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stripe.test');
    const path = pathname.replace('/v1/', '').replace(/(?<=\/)((cs_test|sub|sub_sched|in|pm|cus)_\w+)/, ':id');
    const id = /\/((?:cs_test|sub|sub_sched|in|pm|cus)_\w+)/.exec(pathname)?.[1] ?? '';
    const endpoint = handlers[`${request.method} ${path}`];
    if (!endpoint) throw new Refusal(404, { type: 'invalid_request_error', message: `No ${request.method} ${path}` });
    const sent = new URLSearchParams(await text(request));
    return endpoint({ ...Object.fromEntries(searchParams), ...Object.fromEntries(sent) }, id);
  }

  const server = createServer((request, response) => {
    void answer(request).then(
      (body) => response.end(JSON.stringify(body)),
      (error: unknown) => {
        const refusal = error instanceof Refusal ? error : new Refusal(400, { message: String(error) });
        response.writeHead(refusal.status).end(JSON.stringify({ error: refusal.body }));
      },
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** In the order in which they would have been sent. */
    events,
    declineCards: (refuses: boolean) => void (declinesCards = refuses),

    pay(checkoutRef: string): void {
      const session = kept(checkoutRef);
      const subscription = subscribe(session['customer'] as string, kept(session['price'] as string));
      Object.assign(session, { status: 'complete', payment_status: 'paid', subscription: subscription.id });
      sendEvent('checkout.session.completed', session);
    },

    /** Ends the current period of a subscription. */
    endPeriod(subscriptionRef: string): void {
      const subscription = kept(subscriptionRef);
      const item = itemOf(subscription);
      now = new Date((item['current_period_end'] as number) * 1000);
      if (subscription['cancel_at_period_end'] === true) return void end(subscription);
      const schedule = typeof subscription['schedule'] === 'string' ? kept(subscription['schedule']) : null;
      const phases = (schedule?.['phases'] ?? []) as { items: { price: Thing }[] }[];
      const price = phases[1]?.items[0]?.price ?? (item['price'] as Thing);
      if (schedule) releaseSchedule(schedule);
      Object.assign(item, periodOf(price, now));
      subscription['status'] = declinesCards ? 'past_due' : 'active';
      writeInvoice(subscription, price['unit_amount'] as number, declinesCards ? 'open' : 'paid');
      sendEvent('customer.subscription.updated', subscription);
    },

    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
