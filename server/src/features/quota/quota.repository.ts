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

interface FoundAccount {
  readonly id: number;
  readonly plan: Plan;
  readonly isBlocked: boolean;
}

export const quotaRepository = (db: Kysely<Tables>) => ({
  async findAccount(userId: number): Promise<FoundAccount | null> {
    const row = await db
      .selectFrom('users')
      .select(['id', 'plan', 'is_blocked as isBlocked'])
      .where('id', '=', userId)
      .executeTakeFirst();
    return row ?? null;
  },

  /** Holds the account until the transaction ends, so that two requests never spend the same unit. */
  async lockAccount(userId: number): Promise<FoundAccount | null> {
    const row = await db
      .selectFrom('users')
      .select(['id', 'plan', 'is_blocked as isBlocked'])
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    return row ?? null;
  },

  /** The plan with its sum in either unit, in one question; null when the account is gone. */
  async findPlanAndSums(userId: number): Promise<{ plan: Plan; sums: Record<QuotaUnit, number> } | null> {
    const row = await db
      .selectFrom('users')
      .leftJoin('quota_ledger as entry', 'entry.user_id', 'users.id')
      .select(({ fn }) => [
        'users.plan as plan',
        fn.sum<number | string | null>('entry.amount').filterWhere('entry.unit', '=', 'prompt').as('prompts'),
        fn.sum<number | string | null>('entry.amount').filterWhere('entry.unit', '=', 'image').as('images'),
      ])
      .where('users.id', '=', userId)
      .groupBy('users.plan')
      .executeTakeFirst();
    return row ? { plan: row.plan, sums: { prompt: Number(row.prompts ?? 0), image: Number(row.images ?? 0) } } : null;
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

  /** What was written for one run of a render: its reservation, and what has settled it. */
  listOfRun: (renderId: number, attempt: number) =>
    db
      .selectFrom('quota_ledger')
      .select(['user_id as userId', 'kind', 'unit', 'amount'])
      .where('render_id', '=', renderId)
      .where('attempt', '=', attempt)
      .execute(),

  async insertEntry({ userId, kind, unit, amount, renderId, attempt }: LedgerEntry): Promise<void> {
    await db
      .insertInto('quota_ledger')
      .values({ user_id: userId, kind, unit, amount, render_id: renderId ?? null, attempt: attempt ?? null })
      .execute();
  },
});
