/** Subscriptions that end: at once, at the end of their period, or because time has passed. */
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Billing } from '../../ports/billing.port.ts';
import type { Clock } from '../../shared/clock.ts';
import type { QuotaService } from '../quota/quota.service.ts';
import { asAppError } from './billing-failures.ts';
import { billingRepository } from './billing.repository.ts';
import { changeLive } from './change-live.ts';
import type { Payers } from './payers.ts';
import { graceUntil } from './present-billing.ts';
import type { SyncSubscription } from './subscription-sync.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly billing: Billing;
  readonly quota: QuotaService;
  readonly clock: Clock;
  readonly payers: Payers;
  readonly sync: SyncSubscription;
}

/** How long after the end of a period without news the provider is asked about it. */
const SILENCE_MS = 3_600_000;
/** How long before an account is erased its subscription is ended; longer than the interval of the periodic job. */
const LEAVING_MS = 3 * 3_600_000;

export function createSubscriptionEnds({ db, billing, quota, clock, payers, sync }: Parts) {
  const books = billingRepository(db);
  const { liveSubscriptionOf } = payers;

  /** Ends a subscription at once, for example before an account is erased. Has no effect without one. */
  async function endSubscription(userId: number): Promise<void> {
    const row = await liveSubscriptionOf(userId);
    if (!row) return;
    await asAppError(billing.endNow(row.subscription_ref));
    await asAppError(sync(userId, (await books.findCustomer(userId)) ?? '', row.subscription_ref));
  }

  return {
    endSubscription,

    /**
     * Cancels a subscription at the end of its period because the account is to be deleted, unless the deletion was
     * cancelled meanwhile.
     */
    async leave(userId: number): Promise<void> {
      const row = await liveSubscriptionOf(userId);
      if (!row || row.cancels_at_end || !(await books.isLeaving(userId))) return;
      await changeLive(billing, row, null);
      await sync(userId, (await books.findCustomer(userId)) ?? '', row.subscription_ref);
    },

    /**
     * The periodic job: ends subscriptions that are unpaid after their grace period or whose account will soon be
     * erased, reads the state of subscriptions without news, and refills monthly quotas.
     */
    async runDue(): Promise<void> {
      const now = clock.now();
      const owing = await books.listPastDue();
      for (const row of owing) {
        if (row.past_due_since && graceUntil(row.past_due_since) <= now) await endSubscription(row.user_id);
      }
      for (const row of await books.listSilent(new Date(now.getTime() - SILENCE_MS))) {
        await sync(row.user_id, (await books.findCustomer(row.user_id)) ?? '', row.subscription_ref);
      }
      for (const { user_id: userId } of await books.listLeaving(new Date(now.getTime() + LEAVING_MS))) {
        await endSubscription(userId);
      }
      await quota.refillDue(owing.map(({ user_id: userId }) => userId));
    },
  };
}
