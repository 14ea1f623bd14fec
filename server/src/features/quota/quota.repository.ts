import type { Plan } from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { QuotaLedgerTable, Tables } from '../../db/tables.ts';
import type { QuotaUnit } from './quota-rules.ts';

export interface LedgerEntry {
  readonly userId: number;
  readonly kind: QuotaLedgerTable['kind'];
  readonly unit: QuotaUnit;
  readonly amount: number;
  readonly renderId?: number;
  readonly attempt?: number;
}

export const quotaRepository = (db: Kysely<Tables>) => ({
  /** Holds the account until the transaction ends, so that two requests never spend the same unit. */
  async lockAccount(userId: number): Promise<{ id: number; plan: Plan; isBlocked: boolean } | null> {
    const row = await db
      .selectFrom('users')
      .select(['id', 'plan', 'is_blocked as isBlocked'])
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    return row ?? null;
  },

  async findPlan(userId: number): Promise<Plan | null> {
    const row = await db.selectFrom('users').select('plan').where('id', '=', userId).executeTakeFirst();
    return row?.plan ?? null;
  },

  async sumOf(userId: number, unit: QuotaUnit): Promise<number> {
    const row = await db
      .selectFrom('quota_ledger')
      .select(({ fn }) => fn.sum<number | string>('amount').as('total'))
      .where('user_id', '=', userId)
      .where('unit', '=', unit)
      .executeTakeFirst();
    return Number(row?.total ?? 0);
  },

  async findReservation(renderId: number, attempt: number) {
    const row = await db
      .selectFrom('quota_ledger')
      .select(['user_id as userId', 'unit', 'amount'])
      .where('render_id', '=', renderId)
      .where('attempt', '=', attempt)
      .where('kind', '=', 'reserve')
      .executeTakeFirst();
    return row ?? null;
  },

  async isSettled(renderId: number, attempt: number): Promise<boolean> {
    const row = await db
      .selectFrom('quota_ledger')
      .select('id')
      .where('render_id', '=', renderId)
      .where('attempt', '=', attempt)
      .where('kind', 'in', ['commit', 'release'])
      .executeTakeFirst();
    return row !== undefined;
  },

  async insertEntry({ userId, kind, unit, amount, renderId, attempt }: LedgerEntry): Promise<void> {
    await db
      .insertInto('quota_ledger')
      .values({ user_id: userId, kind, unit, amount, render_id: renderId ?? null, attempt: attempt ?? null })
      .execute();
  },
});
