/**
 * What is left on a capped plan, kept as a ledger: grants add, a render reserves before it runs and, at its end, commits
 * or gives back. Every writer works inside the caller's transaction; `lockAccount` makes parallel requests take turns.
 */
import { subscriptionChannel, type Plan } from '@kenna/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { RealtimePublisher } from '../../ports/realtime-publisher.port.ts';
import { AppError } from '../../shared/app-error.ts';
import { costOf, quotaUnitOf, refundOf } from './quota-rules.ts';
import { quotaRepository } from './quota.repository.ts';

export interface QuotaAccount {
  readonly id: number;
  readonly plan: Plan;
}

interface Reservation {
  readonly renderId: number;
  /** Which run of the render, from 1. */
  readonly attempt: number;
}

export type QuotaService = ReturnType<typeof createQuotaService>;

interface Parts {
  readonly db: Kysely<Tables>;
  readonly realtime: RealtimePublisher;
  readonly freeRenderLimit: number;
}

export function createQuotaService({ db, realtime, freeRenderLimit }: Parts) {
  /** What is left, never below 0; null when the plan is not capped. */
  async function leftOf(connection: Kysely<Tables>, { id, plan }: QuotaAccount): Promise<number | null> {
    const unit = quotaUnitOf(plan);
    return unit === null ? null : Math.max(0, await quotaRepository(connection).sumOf(id, unit));
  }

  return {
    leftOf,

    async leftOfUser(connection: Kysely<Tables>, userId: number): Promise<number | null> {
      const found = await quotaRepository(connection).findPlanAndSums(userId);
      if (found === null) return 0;
      const unit = quotaUnitOf(found.plan);
      return unit === null ? null : Math.max(0, found.sums[unit]);
    },

    /** Tells the open pages of a person what they may do now. After the transaction that changed it. */
    async announce(userId: number): Promise<void> {
      const account = await quotaRepository(db).findAccount(userId);
      if (!account) return;
      const { plan, isBlocked } = account;
      const render_limit = await leftOf(db, account);
      const change = { plan, is_blocked: isBlocked ? 1 : 0, render_limit } as const;
      await realtime.publish(subscriptionChannel(userId), 'UserSubscriptionChange', change);
    },

    /** @throws AppError `unauthenticated` when the account is gone, `blocked` when it may not spend. */
    async lockAccount(transaction: Transaction<Tables>, userId: number): Promise<QuotaAccount> {
      const account = await quotaRepository(transaction).lockAccount(userId);
      if (!account) throw new AppError('unauthenticated');
      if (account.isBlocked) throw new AppError('blocked');
      return account;
    },

    async grantFreePlan(transaction: Transaction<Tables>, userId: number): Promise<void> {
      await quotaRepository(transaction).insertEntry({
        userId,
        kind: 'grant',
        unit: 'prompt',
        amount: freeRenderLimit,
      });
    },

    /** The account must be locked. Answers what is left then. @throws AppError `quota_exceeded`, with what is left. */
    async reserve(
      transaction: Transaction<Tables>,
      account: QuotaAccount,
      { renderId, attempt, imageCount }: Reservation & { imageCount: number },
    ): Promise<number | null> {
      const unit = quotaUnitOf(account.plan);
      if (unit === null) return null;
      const cost = costOf(unit, imageCount);
      const left = (await leftOf(transaction, account)) ?? 0;
      if (left < cost) throw new AppError('quota_exceeded', { data: { render_limit: left, plan: account.plan } });
      const entry = { userId: account.id, kind: 'reserve', unit, amount: -cost, renderId, attempt } as const;
      await quotaRepository(transaction).insertEntry(entry);
      return left - cost;
    },

    /** Ends a reservation with what arrived. Idempotent; without effect where nothing was reserved. */
    async settle(
      transaction: Transaction<Tables>,
      { renderId, attempt, delivered }: Reservation & { delivered: number },
    ): Promise<void> {
      const ledger = quotaRepository(transaction);
      const entries = await ledger.listOfRun(renderId, attempt);
      const reservation = entries.find(({ kind }) => kind === 'reserve');
      if (!reservation || entries.some(({ kind }) => kind !== 'reserve')) return;
      const { userId, unit } = reservation;
      const refund = refundOf(unit, -reservation.amount, delivered);
      const entry = { userId, unit, renderId, attempt };
      if (delivered > 0) await ledger.insertEntry({ ...entry, kind: 'commit', amount: 0 });
      if (refund > 0) await ledger.insertEntry({ ...entry, kind: 'release', amount: refund });
    },
  };
}
