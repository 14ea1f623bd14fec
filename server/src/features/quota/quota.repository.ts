import type { Plan } from '@kenna/contract';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { QuotaLedgerTable } from '../../db/tables/money-tables.ts';
import type { QuotaUnit } from './quota-rules.ts';

export interface LedgerEntry {
  readonly userId: number;
  readonly kind: QuotaLedgerTable['kind'];
  readonly unit: QuotaUnit;
  readonly amount: number;
  readonly renderId?: number;
  readonly attempt?: number;
  readonly reason?: string;
  readonly refilledFor?: Date;
}

/** A person's allowance until the next refill, and what is left of it. */
interface Allowance {
  readonly granted: number;
  readonly left: number;
  /** Id of the last entry that added to it; 0 without one. */
  readonly lastAdded: number;
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

  /** Locks the account until the transaction ends, so that two requests never spend the same unit. */
  async lockAccount(userId: number): Promise<FoundAccount | null> {
    const row = await db
      .selectFrom('users')
      .select(['id', 'plan', 'is_blocked as isBlocked'])
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    return row ?? null;
  },

  /** The plan and its sum in either unit, with one query; null when the account was deleted. */
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

  /** The entries of one run of a render: its reservation, and its settlement. */
  listOfRun: (renderId: number, attempt: number) =>
    db
      .selectFrom('quota_ledger')
      .select(['user_id as userId', 'kind', 'unit', 'amount'])
      .where('render_id', '=', renderId)
      .where('attempt', '=', attempt)
      .execute(),

  /** Returns false when this refill was already recorded. */
  async insertEntry({ userId, kind, unit, amount, ...rest }: LedgerEntry): Promise<boolean> {
    const { renderId = null, attempt = null, reason = null, refilledFor = null } = rest;
    const entry = { user_id: userId, kind, unit, amount, render_id: renderId, attempt };
    const insert = db.insertInto('quota_ledger').values({ ...entry, reason, refilled_for: refilledFor });
    if (kind !== 'refill') {
      await insert.execute();
      return true;
    }
    const row = await insert
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    return row !== undefined;
  },

  /** Computed from the last refill: the balance at that time and all later grants. */
  async allowanceOf(userId: number, unit: QuotaUnit): Promise<Allowance> {
    const { rows } = await sql<Record<keyof Allowance, number | string>>`
      WITH since AS (
        SELECT coalesce(max(id), 0) AS id FROM quota_ledger
        WHERE user_id = ${userId} AND unit = ${unit} AND kind = 'refill'
      )
      SELECT
        coalesce(sum(amount), 0) AS "left",
        coalesce(sum(amount) FILTER (WHERE entry.id <= since.id OR kind = 'grant'), 0) AS "granted",
        coalesce(max(entry.id) FILTER (WHERE kind IN ('grant', 'refill')), 0) AS "lastAdded"
      FROM quota_ledger AS entry CROSS JOIN since
      WHERE user_id = ${userId} AND unit = ${unit}
    `.execute(db);
    const row = rows[0];
    return { granted: Number(row?.granted ?? 0), left: Number(row?.left ?? 0), lastAdded: Number(row?.lastAdded ?? 0) };
  },

  async findLastRefill(userId: number, unit: QuotaUnit): Promise<Date | null> {
    const row = await db
      .selectFrom('quota_ledger')
      .select('refilled_for')
      .where('user_id', '=', userId)
      .where('unit', '=', unit)
      .where('kind', '=', 'refill')
      .orderBy('refilled_for', 'desc')
      .executeTakeFirst();
    return row?.refilled_for ?? null;
  },

  /** Lists the newest first, without commits, which do not change the balance. */
  listHistory: ({ userId, before, limit }: { userId: number; before: number | null; limit: number }) =>
    db
      .selectFrom('quota_ledger')
      .select(['id', 'kind', 'unit', 'amount', 'render_id', 'reason', 'created_at'])
      .where('user_id', '=', userId)
      .where('kind', '!=', 'commit')
      .$if(before !== null, (query) => query.where('id', '<', before))
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),

  /** Ids of the people on a plan. */
  listOnPlan: (plan: Plan) => db.selectFrom('users').select('id').where('plan', '=', plan).orderBy('id').execute(),

  async updatePlan(userId: number, plan: Plan): Promise<void> {
    await db.updateTable('users').set({ plan }).where('id', '=', userId).execute();
  },

  /** The person to warn, once after each addition; null when they were already warned. */
  async takeWarning(userId: number, lastAdded: number) {
    const row = await db
      .updateTable('users')
      .set({ quota_warned_for: lastAdded })
      .where('id', '=', userId)
      .where(({ eb, or }) => or([eb('quota_warned_for', 'is', null), eb('quota_warned_for', '<', lastAdded)]))
      .returning(['email', 'first_name as firstName', 'plan'])
      .executeTakeFirst();
    return row ?? null;
  },
});
