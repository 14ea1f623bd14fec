import type { PauseReason, RunRecipe, RunRow, RunShot, RunStatus } from '@kenna/contract';
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { RunsTable } from '../../db/tables/run-tables.ts';
import { partPattern } from '../../shared/search/part-pattern.ts';
import { PACE_PICTURES } from './run-pace.ts';
import { readShot, storedShot } from './stored-shot.ts';

export type RunRecord = Selectable<RunsTable>;
export interface ShotRecord {
  readonly id: number;
  readonly settings: RunShot;
}
export interface RowRecord extends RunRow {
  readonly id: number;
}

interface RunPage {
  /** Part of the name. */
  readonly search: string | undefined;
  readonly before: number | null;
  readonly limit: number;
}

interface NewRun {
  readonly userId: number;
  readonly name: string;
  readonly columns: readonly string[];
  readonly seed: number;
  readonly sendsMail: boolean;
  readonly key: string | null;
  readonly hash: Buffer;
}

interface RowQuery {
  readonly only?: readonly number[] | undefined;
  readonly having?: RawBuilder<boolean> | undefined;
  readonly page?: { readonly from: number; readonly limit: number };
}

const hasCell = (having: RawBuilder<boolean>) => sql<boolean>`
  EXISTS (SELECT FROM run_cells WHERE run_cells.row_id = run_rows.id AND ${having})
`;

const skuKey = (sku: string): string => sku.toLowerCase();

export const runsRepository = (db: Kysely<Tables>) => ({
  async insert({ userId, name, columns, seed, sendsMail, key, hash }: NewRun): Promise<RunRecord> {
    return db
      .insertInto('runs')
      .values({
        user_id: userId,
        name,
        columns: JSON.stringify(columns),
        seed,
        sends_mail: sendsMail,
        idempotency_key: key,
        idempotency_hash: key === null ? null : hash,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  },

  async findByKey(userId: number, key: string): Promise<RunRecord | null> {
    const query = db.selectFrom('runs').selectAll().where('user_id', '=', userId).where('idempotency_key', '=', key);
    return (await query.executeTakeFirst()) ?? null;
  },

  async find(id: number): Promise<RunRecord | null> {
    return (await db.selectFrom('runs').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  },

  /** Returns null when there is none, or it belongs to another person. */
  async findOfUser(userId: number, id: number): Promise<RunRecord | null> {
    const query = db.selectFrom('runs').selectAll().where('id', '=', id).where('user_id', '=', userId);
    return (await query.executeTakeFirst()) ?? null;
  },

  /** Locks a person's run until the transaction ends; required before changing it. */
  async lockOfUser(userId: number, id: number): Promise<RunRecord | null> {
    const query = db.selectFrom('runs').selectAll().where('id', '=', id).where('user_id', '=', userId).forUpdate();
    return (await query.executeTakeFirst()) ?? null;
  },

  /** Lists the newest first. */
  async listOfUser(userId: number, { search, before, limit }: RunPage): Promise<RunRecord[]> {
    let query = db.selectFrom('runs').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').limit(limit);
    if (search) query = query.where('name', 'ilike', partPattern(search));
    if (before !== null) query = query.where('id', '<', before);
    return query.execute();
  },

  /** Counts the runs of a person, and those of them that are running. */
  async count(userId: number): Promise<{ all: number; running: number }> {
    const { all, running } = await db
      .selectFrom('runs')
      .select(({ fn }) => fn.countAll<number>().as('all'))
      .select(({ fn }) => fn.countAll<number>().filterWhere('status', '=', 'running').as('running'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return { all: Number(all), running: Number(running) };
  },

  /** Fields that are left out stay as they are. */
  async update(
    before: RunRecord,
    changes: { readonly name?: string | undefined; readonly sends_mail?: boolean | undefined },
  ): Promise<void> {
    const { name = before.name, sends_mail = before.sends_mail } = changes;
    await db.updateTable('runs').set({ name, sends_mail }).where('id', '=', before.id).execute();
  },

  /** Returns the owner of runs as the recipient of a mail; null when the account was deleted. */
  async findOwner(userId: number): Promise<{ email: string; firstName: string } | null> {
    const query = db.selectFrom('users').select(['email', 'first_name as firstName']).where('id', '=', userId);
    return (await query.executeTakeFirst()) ?? null;
  },

  /** Stores the columns of a new version of the sheet. */
  async updateColumns(id: number, columns: readonly string[]): Promise<void> {
    await db
      .updateTable('runs')
      .set(({ eb }) => ({ columns: JSON.stringify(columns), sheet_version: eb('sheet_version', '+', 1) }))
      .where('id', '=', id)
      .execute();
  },

  /** The run must be locked. */
  async updateStatus(id: number, status: RunStatus, pause: PauseReason | null = null): Promise<void> {
    await db.updateTable('runs').set({ status, pause_reason: pause }).where('id', '=', id).execute();
  },

  /** Has the run draw, and measures its pace from now on. The run must be locked. */
  async start(id: number, now: Date): Promise<void> {
    await db
      .updateTable('runs')
      .set({ status: 'running', pause_reason: null, recent_ends: [now] })
      .where('id', '=', id)
      .execute();
  },

  /** Notes that this number of its pictures have ended, as part of its pace. */
  async noteEnds(id: number, count: number, now: Date): Promise<void> {
    const all = sql`recent_ends || array_fill(${now}::timestamptz, ARRAY[${count}::integer])`;
    const first = sql`greatest(1, cardinality(recent_ends) + ${count}::integer - ${PACE_PICTURES}::integer)`;
    await sql`UPDATE runs SET recent_ends = (${all})[${first}:] WHERE id = ${id} AND status = 'running'`.execute(db);
  },

  /** Pauses a run. It returns false when the run has been stopped meanwhile. */
  async pauseRunning(id: number, reason: PauseReason): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('runs')
      .set({ status: 'paused', pause_reason: reason })
      .where('id', '=', id)
      .where('status', '=', 'running')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Continues a run that paused for this reason. It returns false when the run no longer does. */
  async continuePaused(id: number, reason: PauseReason, now: Date): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('runs')
      .set({ status: 'running', pause_reason: null, recent_ends: [now] })
      .where('id', '=', id)
      .where('pause_reason', '=', reason)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Ends a running run in which nothing waits and nothing is drawn. It returns false when there still is something. */
  async finish(id: number): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('runs')
      .set({ status: 'finished' })
      .where('id', '=', id)
      .where('status', '=', 'running')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('run_cells')
              .select('id')
              .where('run_id', '=', id)
              .where('state', 'in', ['waiting', 'stale', 'drawing']),
          ),
        ),
      )
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  async remove(id: number): Promise<void> {
    await db.deleteFrom('runs').where('id', '=', id).execute();
  },

  /** Lists runs that draw, and those that wait for quota or storage, in the order of their ids above `after`. */
  async listUnfinished({ after, limit }: { readonly after: number; readonly limit: number }): Promise<RunRecord[]> {
    return db
      .selectFrom('runs')
      .selectAll()
      .where('status', 'in', ['running', 'paused'])
      .where((eb) => eb.or([eb('status', '=', 'running'), eb('pause_reason', 'in', ['quota', 'storage'])]))
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();
  },

  /** `only` names the rows, otherwise all are listed; `having` is a condition for one of the row's cells. */
  async listRows(runId: number, { only, having, page }: RowQuery = {}): Promise<RowRecord[]> {
    let query = db
      .selectFrom('run_rows')
      .select(['id', 'sku', 'name', 'values', 'photographs'])
      .where('run_id', '=', runId)
      .orderBy('position');
    if (only) query = query.where('id', '=', sql<number>`ANY(${[...only]}::bigint[])`);
    if (having) query = query.where(hasCell(having));
    if (page) query = query.offset(page.from).limit(page.limit);
    return query.execute();
  },

  /** Counts the products of a run of which a cell meets this condition. */
  async countRowsWith(runId: number, having: RawBuilder<boolean>): Promise<number> {
    const { count } = await db
      .selectFrom('run_rows')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('run_id', '=', runId)
      .where(hasCell(having))
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  async countRows(runIds: readonly number[]): Promise<Map<number, number>> {
    if (runIds.length === 0) return new Map();
    const counts = await db
      .selectFrom('run_rows')
      .select(({ fn }) => ['run_id', fn.countAll<number>().as('count')])
      .where('run_id', 'in', [...runIds])
      .groupBy('run_id')
      .execute();
    return new Map(counts.map(({ run_id: runId, count }) => [runId, Number(count)]));
  },

  /** Lists the shots by run, in the order of the recipe. */
  async listShots(runIds: readonly number[]): Promise<Map<number, ShotRecord[]>> {
    if (runIds.length === 0) return new Map();
    const shots = await db
      .selectFrom('run_shots')
      .select(['id', 'run_id', 'settings'])
      .where('run_id', 'in', [...runIds])
      .orderBy('position')
      .execute();
    return Map.groupBy(
      shots.map(({ settings, ...shot }) => ({ ...shot, settings: readShot(settings) })),
      ({ run_id: runId }) => runId,
    );
  },

  /** Products with the SKU of an earlier one keep its row, and thereby their pictures. */
  async replaceRows(runId: number, rows: readonly RunRow[]): Promise<void> {
    const keys = rows.map(({ sku }) => skuKey(sku));
    await sql`DELETE FROM run_rows WHERE run_id = ${runId} AND sku_key <> ALL(${keys}::text[])`.execute(db);
    const sent = JSON.stringify(rows.map((row, position) => ({ ...row, position, sku_key: skuKey(row.sku) })));
    await sql`
      INSERT INTO run_rows (run_id, position, sku, sku_key, name, "values", photographs)
      SELECT ${runId}::bigint, position, sku, sku_key, name, "values", photographs
      FROM jsonb_to_recordset(${sent}::jsonb)
        AS sent (position integer, sku text, sku_key text, name text, "values" jsonb, photographs jsonb)
      ON CONFLICT (run_id, sku_key) DO UPDATE
      SET position = excluded.position, sku = excluded.sku, name = excluded.name, "values" = excluded."values",
        photographs = excluded.photographs
    `.execute(db);
  },

  /** Shots with the id of an earlier one, or without an id with its name, keep its pictures. */
  async replaceShots(runId: number, earlier: readonly ShotRecord[], recipe: RunRecipe): Promise<void> {
    const left = new Map(earlier.map((shot) => [shot.id, shot]));
    const sameName = (name: string) => [...left.values()].find(({ settings }) => settings.name === name);
    const named = new Set(recipe.flatMap(({ id }) => id ?? []));
    const kept = recipe.map(({ id, name }) => {
      const before = id === undefined ? sameName(name) : left.get(id);
      if (!before || (id === undefined && named.has(before.id))) return null;
      left.delete(before.id);
      return before.id;
    });
    await db
      .updateTable('runs')
      .set(({ eb }) => ({ recipe_version: eb('recipe_version', '+', 1) }))
      .where('id', '=', runId)
      .execute();
    if (left.size > 0)
      await db
        .deleteFrom('run_shots')
        .where('id', 'in', [...left.keys()])
        .execute();
    for (const [position, { id: _id, ...shot }] of recipe.entries()) {
      const settings = JSON.stringify(storedShot(shot));
      const id = kept[position] ?? null;
      if (id === null) await db.insertInto('run_shots').values({ run_id: runId, position, settings }).execute();
      else await db.updateTable('run_shots').set({ position, settings }).where('id', '=', id).execute();
    }
  },
});
