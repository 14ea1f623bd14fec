import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { AppError } from '../../shared/app-error.ts';
import { billingRepository, type Payer, type SubscriptionRow } from './billing.repository.ts';

export type Payers = ReturnType<typeof createPayers>;

/** Who pays, and for what at present. */
export function createPayers(db: Kysely<Tables>) {
  const books = billingRepository(db);
  return {
    /** @throws AppError `unauthenticated` for an account that is gone. */
    async payerOf(userId: number): Promise<Payer> {
      const payer = await books.findPayer(userId);
      if (!payer) throw new AppError('unauthenticated');
      return payer;
    },

    /** The subscription that has not ended; null without one. */
    async liveSubscriptionOf(userId: number): Promise<SubscriptionRow | null> {
      const row = await books.findSubscription(userId);
      return row === null || row.status === 'ended' ? null : row;
    },
  };
}
