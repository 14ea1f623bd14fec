/**
 * Webhooks: finished renders, and runs that finish or pause, are sent to the addresses that a person registered. A
 * delivery is stored in the transaction of its event, signed, sent by a job and retried for a while; its result can be
 * read.
 */
import { WEBHOOK_LIMIT, type Delivery, type Webhook, type WebhookEvent } from '@kenna/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { JobContext, JobQueue } from '../../ports/job-queue.port.ts';
import type { WebhookSender } from '../../ports/webhook-sender.port.ts';
import { withAbsoluteAddresses } from '../../shared/absolute-addresses.ts';
import { AppError, invalidFields } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { SecretBox } from '../../shared/security/secret-box.ts';
import { createSecretToken } from '../../shared/security/secret-token.ts';
import { signDelivery } from './sign-delivery.ts';
import { webhooksRepository, type DeliveryRow, type WebhookRow } from './webhooks.repository.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly jobs: JobQueue;
  readonly webhookSender: WebhookSender;
  readonly secretBox: SecretBox;
  readonly clock: Clock;
  readonly productName: string;
  /** Address without a trailing slash. Receivers need absolute addresses, since they are not on one of our pages. */
  readonly publicUrl: string;
}

interface News {
  readonly event: WebhookEvent;
  readonly data: object;
}

const placeOf = (id: number) => ({ table: 'webhooks', id }) as const;
const noSuchWebhook = () => new AppError('not_found');

const presentDelivery = (row: DeliveryRow): Delivery => ({
  id: row.id,
  event: row.event,
  status: row.status,
  tries: row.tries,
  response_status: row.response_status,
  problem: row.problem,
  created_at: row.created_at.toISOString(),
  tried_at: row.tried_at?.toISOString() ?? null,
});

export type WebhooksService = ReturnType<typeof createWebhooksService>;

export function createWebhooksService({ db, jobs, webhookSender, secretBox, clock, productName, publicUrl }: Parts) {
  const webhooks = webhooksRepository(db);

  const present = ({ id, url, created_at }: WebhookRow, last: Webhook['last_status']): Webhook => ({
    id,
    url,
    created_at: created_at.toISOString(),
    last_status: last,
  });

  async function post(
    transaction: Transaction<Tables>,
    webhookId: number,
    { event, data }: News,
  ): Promise<DeliveryRow> {
    const now = clock.now();
    const absolute = withAbsoluteAddresses(data, publicUrl);
    const body = JSON.stringify({ event, created_at: now.toISOString(), data: absolute });
    const row = await webhooksRepository(transaction).insertDelivery({ webhookId, event, body, now });
    await jobs.send(transaction, 'webhook.deliver', { deliveryId: row.id });
    return row;
  }

  async function getOwn(userId: number, id: number): Promise<WebhookRow> {
    const row = await webhooks.findOwn(userId, id);
    if (row === null) throw noSuchWebhook();
    return row;
  }

  return {
    /** Sends to every address of a person, once the transaction is committed. */
    async announce(transaction: Transaction<Tables>, userId: number, news: News): Promise<void> {
      for (const { id } of await webhooksRepository(transaction).list(userId)) await post(transaction, id, news);
    },

    async list(userId: number): Promise<Webhook[]> {
      const rows = await webhooks.list(userId);
      const last = await webhooks.lastStatuses(rows.map(({ id }) => id));
      return rows.map((row) => present(row, last.get(row.id) ?? null));
    },

    /**
     * Returns the secret, only this once. @throws AppError `invalid_fields` for an address that is not allowed, and for
     * more addresses than an account may have.
     */
    async create(userId: number, url: string): Promise<{ webhook: Webhook; secret: string }> {
      const problem = await webhookSender.problemOf(url);
      if (problem !== null) throw invalidFields({ url: problem });
      if ((await webhooks.list(userId)).length >= WEBHOOK_LIMIT) {
        throw invalidFields({ url: `An account has at most ${WEBHOOK_LIMIT} addresses. Remove one first.` });
      }
      const secret = `whsec_${createSecretToken()}`;
      const row = await db.transaction().execute(async (transaction) => {
        const rows = webhooksRepository(transaction);
        const inserted = await rows.insert(userId, url);
        await rows.updateSecret(inserted.id, secretBox.seal(secret, placeOf(inserted.id)));
        return inserted;
      });
      return { webhook: present(row, null), secret };
    },

    /** @throws AppError `not_found`. */
    async remove(userId: number, id: number): Promise<void> {
      if (!(await webhooks.remove(userId, id))) throw noSuchWebhook();
    },

    /** @throws AppError `not_found`. */
    async sendTest(userId: number, id: number): Promise<Delivery> {
      await getOwn(userId, id);
      const news = { event: 'test', data: { text: `A test from ${productName}.` } } as const;
      return presentDelivery(await db.transaction().execute((transaction) => post(transaction, id, news)));
    },

    /** @throws AppError `not_found`. */
    async listDeliveries(userId: number, id: number): Promise<Delivery[]> {
      await getOwn(userId, id);
      return (await webhooks.listDeliveries(id)).map(presentDelivery);
    },

    /** The worker's part. @throws when the delivery failed and should be retried. */
    async deliver(deliveryId: number, { signal, lastTry }: JobContext): Promise<void> {
      const delivery = await webhooks.findWaiting(deliveryId);
      if (delivery === null) return;
      const { id, webhookId, url, body, event } = delivery;
      const secret = secretBox.read(delivery, placeOf(webhookId));
      if (secret === null) throw new Error(`The webhook ${webhookId} has no secret.`);
      const headers = {
        'content-type': 'application/json',
        'user-agent': `${productName} webhooks`,
        'webhook-event': event,
        ...signDelivery({ id, secret, body, now: clock.now() }),
      };
      const { status, problem } = await webhookSender.send({ url, headers, body, signal });
      const ended = problem === null ? 'delivered' : lastTry ? 'failed' : 'waiting';
      await webhooks.noteTry(id, { status: ended, responseStatus: status, problem, now: clock.now() });
      if (problem !== null && !lastTry) throw new Error(problem);
    },
  };
}
