import type { Plan, RenderStatus } from '@kenna/contract';
import type { OfferedPrompt } from '@kenna/contract/engine-task';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { RendersTable } from '../../db/tables/picture-tables.ts';
import { readStored, writeStored, type PreparedRender, type StoredRender } from './stored-render.ts';

export type RenderRow = Omit<Selectable<RendersTable>, 'request'> & { readonly request: StoredRender };

interface RenderEnd {
  readonly status: Extract<RenderStatus, 'completed' | 'error' | 'cancelled'>;
  readonly reason: string | null;
  /** The engine's error, for the operator. */
  readonly fault: string | null;
  readonly offers: readonly OfferedPrompt[];
  readonly now: Date;
}

const LIVE = ['queued', 'processing'] as const;

const asRow = (row: Selectable<RendersTable>): RenderRow => ({ ...row, request: readStored(row.request) });
const asRowOrNull = (row: Selectable<RendersTable> | undefined) => (row ? asRow(row) : null);

export const rendersRepository = (db: Kysely<Tables>) => ({
  async insert(
    userId: number,
    { request, finalPrompt, hash }: PreparedRender,
    { key, runId, now }: { readonly key: string | null; readonly runId: number | null; readonly now: Date },
  ): Promise<RenderRow> {
    const row = await db
      .insertInto('renders')
      .values({
        user_id: userId,
        run_id: runId,
        queued_at: now,
        mode: request.mode,
        model: request.model,
        request: JSON.stringify(writeStored(request)),
        final_prompt: finalPrompt,
        seed: request.seed,
        image_count: request.count,
        width: request.width,
        height: request.height,
        idempotency_key: key,
        idempotency_hash: key === null ? null : hash,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return asRow(row);
  },

  async updateJob(id: number, jobId: string): Promise<void> {
    await db.updateTable('renders').set({ job_id: jobId }).where('id', '=', id).execute();
  },

  async findByKey(userId: number, key: string): Promise<RenderRow | null> {
    const query = db.selectFrom('renders').selectAll().where('user_id', '=', userId).where('idempotency_key', '=', key);
    return asRowOrNull(await query.executeTakeFirst());
  },

  /** Returns null when there is none, it belongs to another person, or it was removed from the list. */
  async findOfUser(userId: number, id: number): Promise<RenderRow | null> {
    const query = db
      .selectFrom('renders')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('is_hidden', '=', false);
    return asRowOrNull(await query.executeTakeFirst());
  },

  /** Includes renders that were removed from the list. */
  async listOfIds(userId: number, ids: readonly number[]): Promise<RenderRow[]> {
    if (ids.length === 0) return [];
    const query = db
      .selectFrom('renders')
      .selectAll()
      .where('user_id', '=', userId)
      .where('id', 'in', [...ids]);
    return (await query.execute()).map(asRow);
  },

  /** Locks the render until the transaction ends; required before changing its status. */
  async lock(id: number): Promise<RenderRow | null> {
    return asRowOrNull(await db.selectFrom('renders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst());
  },

  /** Lists the newest first, without those of runs; renders of dialogs only when `dialogs` is set. */
  async listOfUser(
    userId: number,
    { before, limit, dialogs }: { before: number | null; limit: number; dialogs: boolean },
  ): Promise<RenderRow[]> {
    let query = db
      .selectFrom('renders')
      .selectAll()
      .where('user_id', '=', userId)
      .where('is_hidden', '=', false)
      .where('run_id', 'is', null)
      .orderBy('id', 'desc')
      .limit(limit);
    if (before !== null) query = query.where('id', '<', before);
    if (!dialogs) query = query.where(sql<string>`request->>'is_dialog'`, '=', '0');
    return (await query.execute()).map(asRow);
  },

  /** Claims a render for one run; null when that run has ended or was replaced by a later one. */
  async claim(id: number, attempt: number, now: Date): Promise<RenderRow | null> {
    const row = await db
      .updateTable('renders')
      .set({ status: 'processing', started_at: now })
      .where('id', '=', id)
      .where('attempt', '=', attempt)
      .where('status', 'in', LIVE)
      .returningAll()
      .executeTakeFirst();
    return asRowOrNull(row);
  },

  /** Returns false when the run has ended meanwhile. */
  async updateProgress(
    { id, attempt }: Pick<RenderRow, 'id' | 'attempt'>,
    { progress, stage, previews }: Pick<RenderRow, 'progress' | 'stage' | 'previews'>,
  ): Promise<boolean> {
    const result = await db
      .updateTable('renders')
      .set({ progress, stage, previews: JSON.stringify(previews) })
      .where('id', '=', id)
      .where('attempt', '=', attempt)
      .where('status', '=', 'processing')
      .executeTakeFirst();
    return result.numUpdatedRows > 0n;
  },

  /** Returns the render to the queue for another run. */
  async requeue({ id, attempt }: Pick<RenderRow, 'id' | 'attempt'>, fault: string): Promise<void> {
    await db
      .updateTable('renders')
      .set({ status: 'queued', stage: null, progress: 0, fault })
      .where('id', '=', id)
      .where('attempt', '=', attempt)
      .where('status', '=', 'processing')
      .execute();
  },

  async end(id: number, { status, reason, fault, offers, now }: RenderEnd): Promise<void> {
    const done = status === 'completed' ? { progress: 100 } : {};
    await db
      .updateTable('renders')
      .set({
        ...done,
        status,
        reason,
        fault,
        offers: JSON.stringify(offers),
        stage: null,
        previews: '[]',
        finished_at: now,
      })
      .where('id', '=', id)
      .execute();
  },

  /** Starts the next attempt. */
  async restart(id: number, { attempt, now }: { readonly attempt: number; readonly now: Date }): Promise<RenderRow> {
    const fresh = {
      progress: 0,
      stage: null,
      reason: null,
      fault: null,
      offers: '[]',
      started_at: null,
      finished_at: null,
    };
    const row = await db
      .updateTable('renders')
      .set({ ...fresh, status: 'queued', attempt, queued_at: now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return asRow(row);
  },

  async hide(id: number): Promise<void> {
    await db.updateTable('renders').set({ is_hidden: true }).where('id', '=', id).execute();
  },

  /** Renders that wait or run, oldest first, with ids above `after`. */
  async listLive({ after, limit }: { readonly after: number; readonly limit: number }): Promise<RenderRow[]> {
    const query = db.selectFrom('renders').selectAll().where('status', 'in', LIVE).where('id', '>', after);
    return (await query.orderBy('id').limit(limit).execute()).map(asRow);
  },

  /** Waiting renders by the plan of their account, and when the oldest of each was requested. */
  async measureWaiting(): Promise<{ plan: Plan; isBatch: boolean; count: number; oldestAt: Date }[]> {
    const query = db
      .selectFrom('renders')
      .innerJoin('users', 'users.id', 'renders.user_id')
      .select(({ fn }) => ['users.plan', 'renders.is_batch as isBatch', fn.countAll<number>().as('count')])
      .select(({ fn }) => fn.min('renders.queued_at').as('oldestAt'))
      .where('renders.status', '=', 'queued')
      .groupBy(['users.plan', 'renders.is_batch']);
    return query.execute();
  },

  /** Mean duration in seconds of the latest completed renders; null without any. */
  async measureSeconds(count: number): Promise<number | null> {
    const latest = db
      .selectFrom('renders')
      .select(['started_at', 'finished_at'])
      .where('status', '=', 'completed')
      .orderBy('id', 'desc')
      .limit(count);
    const rows = await latest.execute();
    const seconds = rows.flatMap(({ started_at: from, finished_at: to }) =>
      from === null || to === null ? [] : [(to.getTime() - from.getTime()) / 1000],
    );
    return seconds.length === 0 ? null : seconds.reduce((sum, each) => sum + each, 0) / seconds.length;
  },

  async countByStatus(): Promise<{ status: RenderStatus; count: number }[]> {
    const query = db
      .selectFrom('renders')
      .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
      .groupBy('status');
    return (await query.execute()).map(({ status, count }) => ({ status, count: Number(count) }));
  },
});
