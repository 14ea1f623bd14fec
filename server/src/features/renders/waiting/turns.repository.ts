import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import { nextTurn, type Urgency } from './next-turn.ts';

interface Request {
  readonly renderId: number;
  readonly userId: number;
  readonly length: number;
  readonly urgency: Urgency;
}

interface GivenTurn {
  readonly turn: number;
  /** The turn that has priority 0. */
  readonly origin: number;
}

/** Distance from the origin at which the origin moves. A job's priority has 32 bits. */
const MAX_DISTANCE = 2 ** 30;

/** Locks the clock until the transaction ends; makes it the first time. */
const lockClock = (transaction: Kysely<Tables>) =>
  transaction
    .insertInto('render_queue')
    .defaultValues()
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ origin: (eb) => eb.ref('render_queue.origin') }))
    .returningAll()
    .executeTakeFirstOrThrow();

export const turnsRepository = (db: Kysely<Tables>) => ({
  /** How many renders of the account have not started, without those of batches. */
  async countWaiting(userId: number): Promise<number> {
    const { count } = await db
      .selectFrom('renders')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('status', '=', 'queued')
      .where('is_batch', '=', false)
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  /**
   * Gives the next turn to a render that was inserted as queued, and stores it. Turns are given one after another:
   * the clock stays locked until the transaction ends. When the origin moves, all waiting jobs must be moved by `shift`.
   */
  async take(request: Request): Promise<GivenTurn & { readonly shift: number }> {
    const { renderId, userId, length, urgency } = request;
    const isBatch = urgency === 'batch';
    const clock = await lockClock(db);
    const { virtual_time: virtualTime, origin: oldOrigin } = clock;
    const { rows } = await sql<{ finish: number | null; isBusy: boolean }>`
      SELECT
        (SELECT finish FROM render_shares WHERE user_id = ${userId} AND is_batch = ${isBatch}) AS finish,
        EXISTS (SELECT FROM renders WHERE status IN ('queued', 'processing') AND id <> ${renderId}) AS "isBusy"
    `.execute(db);
    const { finish, isBusy } = rows[0]!;
    // An empty queue starts afresh.
    if (!isBusy) await db.deleteFrom('render_shares').execute();
    const newcomers = isBusy ? clock.newcomers : 0;
    const next = nextTurn({ virtualTime, newcomers }, isBusy ? finish : null, length, urgency);
    await db
      .insertInto('render_shares')
      .values({ user_id: userId, is_batch: isBatch, finish: next.finish })
      .onConflict((conflict) => conflict.columns(['user_id', 'is_batch']).doUpdateSet({ finish: next.finish }))
      .execute();
    const origin = virtualTime - oldOrigin > MAX_DISTANCE ? virtualTime : oldOrigin;
    const changed = { newcomers: newcomers + (next.isNewcomer ? 1 : 0), origin };
    if (changed.newcomers !== clock.newcomers || origin !== oldOrigin)
      await db.updateTable('render_queue').set(changed).execute();
    await db
      .updateTable('renders')
      .set({ turn: next.turn, turn_length: length, is_batch: isBatch })
      .where('id', '=', renderId)
      .execute();
    return { turn: next.turn, origin, shift: origin - oldOrigin };
  },

  /** The turn that a render already has. Locks the clock, so that the origin stays until the transaction ends. */
  async findTurn(renderId: number): Promise<GivenTurn> {
    const { origin } = await lockClock(db);
    const { turn } = await db.selectFrom('renders').select('turn').where('id', '=', renderId).executeTakeFirstOrThrow();
    return { turn, origin };
  },

  /** Advances the virtual time to the turn of a render that starts. Idempotent; an earlier turn changes nothing. */
  async start(turn: number): Promise<void> {
    await db
      .updateTable('render_queue')
      .set({ virtual_time: turn, newcomers: 0 })
      .where('virtual_time', '<=', turn)
      .execute();
  },

  /** Returns the share of a render that ends before it started. */
  async giveBack(renderId: number): Promise<void> {
    await sql`
      UPDATE render_shares AS share SET finish = share.finish - render.turn_length
      FROM renders AS render
      WHERE render.id = ${renderId} AND share.user_id = render.user_id AND share.is_batch = render.is_batch
    `.execute(db);
  },
});
