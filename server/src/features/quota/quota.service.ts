/**
 * The balance of capped plans, stored as a ledger: grants add to it; a render reserves before it runs and commits or
 * refunds at its end. Every change happens inside the caller's transaction; `lockAccount` serialises concurrent
 * requests.
 */
import { subscriptionChannel, type Plan, type QuotaHistory } from '@kenna/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { RealtimePublisher } from '../../ports/realtime-publisher.port.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import { decodeCursor, pageOf } from '../../shared/cursor.ts';
import { addMonths, monthsBetween } from '../../shared/months.ts';
import type { MailsService } from '../mails/mails.service.ts';
import { quotaMail } from './quota-mail.ts';
import { costOf, isLow, quotaUnitOf, refundOf, type QuotaUnit } from './quota-rules.ts';
import { quotaRepository } from './quota.repository.ts';

export interface QuotaAccount {
  readonly id: number;
  readonly plan: Plan;
}

interface Reservation {
  readonly renderId: number;
  /** Number of the render's run, from 1. */
  readonly attempt: number;
}

export interface QuotaPrice {
  /** null when the plan has no cap. */
  readonly unit: QuotaUnit | null;
  readonly cost: number;
  readonly left: number | null;
}

export type QuotaService = ReturnType<typeof createQuotaService>;

interface Parts {
  readonly db: Kysely<Tables>;
  readonly realtime: RealtimePublisher;
  readonly mails: MailsService;
  readonly clock: Clock;
  readonly settings: {
    readonly freeRenders: number;
    /** Images per month. */
    readonly starterImages: number;
    readonly productName: string;
    /** Address without a trailing slash. */
    readonly publicUrl: string;
  };
}

const HISTORY_PAGE = 30;

export function createQuotaService({ db, realtime, mails, clock, settings }: Parts) {
  /** The balance, never below 0; null when the plan has no cap. */
  async function leftOf(connection: Kysely<Tables>, { id, plan }: QuotaAccount): Promise<number | null> {
    const unit = quotaUnitOf(plan);
    return unit === null ? null : Math.max(0, await quotaRepository(connection).sumOf(id, unit));
  }

  /** Notifies a person's open pages of a changed balance or plan. Call after the transaction. */
  async function announce(userId: number): Promise<void> {
    const account = await quotaRepository(db).findAccount(userId);
    if (!account) return;
    const { plan, isBlocked } = account;
    const render_limit = await leftOf(db, account);
    const change = { plan, is_blocked: isBlocked ? 1 : 0, render_limit } as const;
    await realtime.publish(subscriptionChannel(userId), 'UserSubscriptionChange', change);
  }

  /**
   * Raises the balance to the monthly allowance; a higher balance stays. Returns false when the refill was already
   * done.
   */
  async function refill(transaction: Transaction<Tables>, userId: number, startsAt: Date): Promise<boolean> {
    const ledger = quotaRepository(transaction);
    await ledger.lockAccount(userId);
    const left = await ledger.sumOf(userId, 'image');
    const amount = Math.max(0, settings.starterImages - left);
    const entry = {
      userId,
      kind: 'refill',
      unit: 'image',
      amount,
      reason: 'A new month',
      refilledFor: startsAt,
    } as const;
    return ledger.insertEntry(entry);
  }

  return {
    leftOf,

    async leftOfUser(connection: Kysely<Tables>, userId: number): Promise<number | null> {
      const found = await quotaRepository(connection).findPlanAndSums(userId);
      if (found === null) return 0;
      const unit = quotaUnitOf(found.plan);
      return unit === null ? null : Math.max(0, found.sums[unit]);
    },

    announce,

    /** @throws AppError `not_found`. */
    async planOf(connection: Kysely<Tables>, userId: number): Promise<Plan> {
      const account = await quotaRepository(connection).findAccount(userId);
      if (!account) throw new AppError('not_found');
      return account.plan;
    },

    /** What renders with one picture each would cost, and what is left. @throws AppError `not_found`. */
    async priceOf(userId: number, pictures: number): Promise<QuotaPrice> {
      const account = await quotaRepository(db).findAccount(userId);
      if (!account) throw new AppError('not_found');
      const unit = quotaUnitOf(account.plan);
      const cost = unit === null ? 0 : pictures * costOf(unit, 1);
      return { unit, cost, left: await leftOf(db, account) };
    },

    /** @throws AppError `unauthenticated` when the account was deleted, `blocked` when the person is blocked. */
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
        amount: settings.freeRenders,
        reason: 'Free plan',
      });
    },

    /**
     * Adds to a person's balance, with a reason shown in their history, and notifies their pages. `beside` writes in
     * the same transaction.
     * @throws AppError `not_found` for an unknown person, `nothing_to_change` for a plan without a cap.
     */
    async grant(
      userId: number,
      amount: number,
      reason: string,
      beside?: (transaction: Transaction<Tables>) => Promise<void>,
    ): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const account = await quotaRepository(transaction).lockAccount(userId);
        if (!account) throw new AppError('not_found');
        const unit = quotaUnitOf(account.plan);
        if (unit === null) throw new AppError('nothing_to_change', { text: 'This plan has no limit to add to.' });
        await quotaRepository(transaction).insertEntry({ userId, kind: 'grant', unit, amount, reason });
        await beside?.(transaction);
      });
      await announce(userId);
    },

    /**
     * Changes a person's plan in the caller's transaction; `startsAt` begins a month of a plan with refills, only once
     * even if repeated. Returns true when the plan changed or was refilled.
     */
    async changePlan(
      transaction: Transaction<Tables>,
      userId: number,
      plan: Plan,
      startsAt: Date | null,
    ): Promise<boolean> {
      const ledger = quotaRepository(transaction);
      const account = await ledger.lockAccount(userId);
      if (!account) throw new AppError('not_found');
      if (account.plan !== plan) await ledger.updatePlan(userId, plan);
      const isRefilled = plan === 'starter' && startsAt !== null && (await refill(transaction, userId, startsAt));
      return account.plan !== plan || isRefilled;
    },

    /** Refills everyone whose month is over, except `withheld`, who owe a payment. */
    async refillDue(withheld: readonly number[]): Promise<void> {
      const now = clock.now();
      for (const { id } of await quotaRepository(db).listOnPlan('starter')) {
        if (withheld.includes(id)) continue;
        const last = await quotaRepository(db).findLastRefill(id, 'image');
        const startsAt = last === null ? now : addMonths(last, monthsBetween(last, now));
        if (last !== null && startsAt <= last) continue;
        if (await db.transaction().execute((transaction) => refill(transaction, id, startsAt))) await announce(id);
      }
    },

    /** The balance, and the history of its use. */
    async history(userId: number, cursor: string | undefined): Promise<QuotaHistory> {
      const account = await quotaRepository(db).findAccount(userId);
      if (!account) throw new AppError('unauthenticated');
      const before = cursor === undefined ? null : decodeCursor(cursor);
      const rows = await quotaRepository(db).listHistory({ userId, before, limit: HISTORY_PAGE + 1 });
      const { page, next } = pageOf(rows, HISTORY_PAGE);
      const entries = page.map(({ created_at: at, ...entry }) => ({ ...entry, created_at: at.toISOString() }));
      const unit = quotaUnitOf(account.plan);
      if (unit === null) return { left: null, allowance: null, is_low: false, refills_at: null, entries, next };
      const { granted, left } = await quotaRepository(db).allowanceOf(userId, unit);
      const last = unit === 'image' ? await quotaRepository(db).findLastRefill(userId, unit) : null;
      return {
        left: Math.max(0, left),
        allowance: granted,
        is_low: isLow({ granted, left }),
        refills_at: last && addMonths(last, 1).toISOString(),
        entries,
        next,
      };
    },

    /** Whether four fifths are used. The first time an e-mail is sent, and not again until more was added. */
    async warnWhenLow({ id: userId, plan }: QuotaAccount): Promise<boolean> {
      const unit = quotaUnitOf(plan);
      if (unit === null) return false;
      const { granted, left, lastAdded } = await quotaRepository(db).allowanceOf(userId, unit);
      if (!isLow({ granted, left })) return false;
      await db.transaction().execute(async (transaction) => {
        const person = await quotaRepository(transaction).takeWarning(userId, lastAdded);
        if (person) await mails.post(transaction, quotaMail(settings, person, { unit, granted, left }));
      });
      return true;
    },

    /**
     * The account must be locked. Returns the remaining balance. @throws AppError `quota_exceeded`, with the balance.
     */
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

    /** Settles a reservation by the number of delivered pictures. Idempotent; has no effect without a reservation. */
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
