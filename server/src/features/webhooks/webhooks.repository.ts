import { MAX_DELIVERIES, type DeliveryStatus, type WebhookEvent } from '@kenna/contract';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { WebhookDeliveriesTable, WebhooksTable } from '../../db/tables/account-tables.ts';

export type WebhookRow = Selectable<WebhooksTable>;
export type DeliveryRow = Selectable<WebhookDeliveriesTable>;

interface NewDelivery {
  readonly webhookId: number;
  readonly event: WebhookEvent;
  readonly body: string;
  readonly now: Date;
}

interface TriedDelivery {
  readonly status: DeliveryStatus;
  readonly responseStatus: number | null;
  readonly problem: string | null;
  readonly now: Date;
}

export const webhooksRepository = (db: Kysely<Tables>) => ({
  /** Inserts a row without its secret, which is bound to the row's id. */
  async insert(userId: number, url: string): Promise<WebhookRow> {
    return db.insertInto('webhooks').values({ user_id: userId, url }).returningAll().executeTakeFirstOrThrow();
  },

  async updateSecret(id: number, sealed: string): Promise<void> {
    await db.updateTable('webhooks').set({ sealed_secret: sealed }).where('id', '=', id).execute();
  },

  list: (userId: number): Promise<WebhookRow[]> =>
    db.selectFrom('webhooks').selectAll().where('user_id', '=', userId).orderBy('id').execute(),

  /** Returns null when it is not the person's own. */
  async findOwn(userId: number, id: number): Promise<WebhookRow | null> {
    const query = db.selectFrom('webhooks').selectAll().where('user_id', '=', userId).where('id', '=', id);
    return (await query.executeTakeFirst()) ?? null;
  },

  /** Returns false when it is not the person's own. */
  async remove(userId: number, id: number): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('webhooks')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  },

  /** Result of each webhook's last finished delivery. */
  async lastStatuses(ids: readonly number[]): Promise<Map<number, DeliveryStatus>> {
    const rows = await db
      .selectFrom('webhook_deliveries')
      .distinctOn('webhook_id')
      .select(['webhook_id as webhookId', 'status'])
      .where('webhook_id', 'in', [0, ...ids])
      .where('status', '!=', 'waiting')
      .orderBy('webhook_id')
      .orderBy('id', 'desc')
      .execute();
    return new Map(rows.map(({ webhookId, status }) => [webhookId, status]));
  },

  /** Deletes the oldest deliveries above the limit. */
  async insertDelivery({ webhookId, event, body, now }: NewDelivery): Promise<DeliveryRow> {
    const row = await db
      .insertInto('webhook_deliveries')
      .values({ webhook_id: webhookId, event, body, created_at: now })
      .returningAll()
      .executeTakeFirstOrThrow();
    await db
      .deleteFrom('webhook_deliveries')
      .where('webhook_id', '=', webhookId)
      .where('id', 'in', (part) =>
        part
          .selectFrom('webhook_deliveries as old')
          .select('old.id')
          .where('old.webhook_id', '=', webhookId)
          .orderBy('old.id', 'desc')
          .offset(MAX_DELIVERIES),
      )
      .execute();
    return row;
  },

  /** Lists the newest first. */
  listDeliveries: (webhookId: number): Promise<DeliveryRow[]> =>
    db.selectFrom('webhook_deliveries').selectAll().where('webhook_id', '=', webhookId).orderBy('id', 'desc').execute(),

  /**
   * A waiting delivery with its address. Returns null when it has ended, or its account is blocked or to be deleted.
   */
  async findWaiting(id: number) {
    const row = await db
      .selectFrom('webhook_deliveries')
      .innerJoin('webhooks', 'webhooks.id', 'webhook_deliveries.webhook_id')
      .innerJoin('users', 'users.id', 'webhooks.user_id')
      .select(['webhook_deliveries.id as id', 'webhook_id as webhookId', 'event', 'body', 'url'])
      .select(['secret', 'sealed_secret'])
      .where('webhook_deliveries.id', '=', id)
      .where('webhook_deliveries.status', '=', 'waiting')
      .where('users.is_blocked', '=', false)
      .where('users.deletion_due_at', 'is', null)
      .executeTakeFirst();
    return row ?? null;
  },

  async noteTry(id: number, { status, responseStatus, problem, now }: TriedDelivery): Promise<void> {
    await db
      .updateTable('webhook_deliveries')
      .set({ status, response_status: responseStatus, problem, tried_at: now, tries: sql<number>`tries + 1` })
      .where('id', '=', id)
      .execute();
  },
});
