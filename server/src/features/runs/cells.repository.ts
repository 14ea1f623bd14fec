import { CELL_STATES, type CellCounts, type CellState, type RunShot } from '@kenna/contract';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { RunCellsTable } from '../../db/tables/run-tables.ts';
import type { RowRecord } from './runs.repository.ts';

export type CellRecord = Pick<Selectable<RunCellsTable>, 'id' | 'row_id' | 'shot_id' | 'state' | 'reason' | 'image_id'>;

/** A cell should show this. `problem` says why it cannot be drawn. */
interface WantedCell {
  readonly rowId: number;
  readonly shotId: number;
  readonly key: string;
  readonly problem: string | null;
}

/** This cell is to be drawn, from this product and shot. */
export interface OpenCell {
  readonly id: number;
  readonly key: string;
  readonly row: RowRecord;
  readonly shot: RunShot;
}

/** The export of a run contains this of each cell. */
export interface ExportedCell {
  readonly sku: string;
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
  /** It is the name of the shot. */
  readonly shot: string;
  readonly state: CellState;
  readonly reason: string | null;
  readonly imageId: number | null;
}

const NO_CELLS = Object.fromEntries(CELL_STATES.map((state) => [state, 0])) as CellCounts;

export const cellsRepository = (db: Kysely<Tables>) => ({
  /**
   * Gives the run a cell for each of these. A cell whose key has changed is stale, or waits when it has no picture yet; a
   * cell whose picture already shows what is wanted is done. One that is being drawn stays so until its render ends.
   */
  async want(runId: number, cells: readonly WantedCell[]): Promise<void> {
    const sent = JSON.stringify(cells);
    await sql`
      INSERT INTO run_cells AS cell (run_id, row_id, shot_id, key, state, reason)
      SELECT ${runId}::bigint, "rowId", "shotId", key, CASE WHEN problem IS NULL THEN 'waiting' ELSE 'failed' END, problem
      FROM jsonb_to_recordset(${sent}::jsonb) AS sent ("rowId" bigint, "shotId" bigint, key text, problem text)
      ON CONFLICT (row_id, shot_id) DO UPDATE SET
        key = excluded.key,
        state = CASE
          WHEN cell.state = 'drawing' THEN 'drawing'
          WHEN excluded.reason IS NOT NULL THEN 'failed'
          WHEN cell.image_id IS NULL THEN 'waiting'
          WHEN cell.image_key = excluded.key THEN 'done'
          ELSE 'stale'
        END,
        reason = excluded.reason
      WHERE cell.key <> excluded.key
    `.execute(db);
  },

  async count(runIds: readonly number[]): Promise<Map<number, CellCounts>> {
    if (runIds.length === 0) return new Map();
    const rows = await db
      .selectFrom('run_cells')
      .select(({ fn }) => ['run_id', 'state', fn.countAll<number>().as('count')])
      .where('run_id', 'in', [...runIds])
      .groupBy(['run_id', 'state'])
      .execute();
    const counts = new Map<number, CellCounts>(runIds.map((id) => [id, NO_CELLS]));
    for (const { run_id: id, state, count } of rows) {
      counts.set(id, { ...counts.get(id)!, [state]: Number(count) });
    }
    return counts;
  },

  /** Counts the pictures that failed while they were drawn, which may succeed the next time. */
  async countRedrawable(runId: number): Promise<number> {
    const { count } = await db
      .selectFrom('run_cells')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('run_id', '=', runId)
      .where('state', '=', 'failed')
      .whereRef('drawing_key', '=', 'key')
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  /** Lists the first pictures of each of these runs, product by product. */
  async listFirstImages(runIds: readonly number[], limit: number): Promise<{ runId: number; imageId: number }[]> {
    if (runIds.length === 0) return [];
    const { rows } = await sql<{ runId: string; imageId: string }>`
      SELECT run.id AS "runId", cell.image_id AS "imageId"
      FROM unnest(${[...runIds]}::bigint[]) AS run (id) CROSS JOIN LATERAL (
        SELECT id, image_id FROM run_cells
        WHERE run_id = run.id AND state = 'done' AND image_id IS NOT NULL ORDER BY id LIMIT ${limit}
      ) AS cell ORDER BY cell.id
    `.execute(db);
    return rows.map(({ runId, imageId }) => ({ runId: Number(runId), imageId: Number(imageId) }));
  },

  async listOfRows(rowIds: readonly number[]): Promise<CellRecord[]> {
    if (rowIds.length === 0) return [];
    return db
      .selectFrom('run_cells')
      .select(['id', 'row_id', 'shot_id', 'state', 'reason', 'image_id'])
      .where('row_id', 'in', [...rowIds])
      .execute();
  },

  /** Lists all cells with their product and shot, product by product. */
  async listAll(runId: number): Promise<ExportedCell[]> {
    const cells = await db
      .selectFrom('run_cells as cell')
      .innerJoin('run_rows as row', 'row.id', 'cell.row_id')
      .innerJoin('run_shots as shot', 'shot.id', 'cell.shot_id')
      .select(['row.sku', 'row.name', 'row.values', 'shot.settings'])
      .select(['cell.state', 'cell.reason', 'cell.image_id as imageId'])
      .where('cell.run_id', '=', runId)
      .orderBy('row.position')
      .orderBy('shot.position')
      .execute();
    return cells.map(({ settings, ...cell }) => ({ ...cell, shot: settings.name }));
  },

  /** Returns the next cell of a running run that is to be drawn, product by product, or null. */
  async findNext(runId: number): Promise<OpenCell | null> {
    const found = await db
      .selectFrom('run_cells as cell')
      .innerJoin('runs as run', 'run.id', 'cell.run_id')
      .innerJoin('run_rows as row', 'row.id', 'cell.row_id')
      .innerJoin('run_shots as shot', 'shot.id', 'cell.shot_id')
      .select(['cell.id', 'cell.key', 'shot.settings'])
      .select(['row.id as rowId', 'row.sku', 'row.name', 'row.values'])
      .where('cell.run_id', '=', runId)
      .where('run.status', '=', 'running')
      .where('cell.state', 'in', ['waiting', 'stale'])
      .orderBy('row.position')
      .orderBy('shot.position')
      .limit(1)
      .executeTakeFirst();
    if (!found) return null;
    const { id, key, settings, rowId, sku, name, values } = found;
    return { id, key, shot: settings, row: { id: rowId, sku, name, values } };
  },

  /**
   * Marks a cell as drawn by a render, in the transaction that creates the render. False when the run was stopped or is
   * being changed, or when the cell was changed or taken meanwhile: the render must then not be created.
   */
  async claim({ id, key }: Pick<OpenCell, 'id' | 'key'>, renderId: number): Promise<boolean> {
    // Whoever stops the run or changes its cells then waits until this transaction ends. This one does not wait for them,
    // because it holds the lock on the turns of all accounts.
    const run = await db
      .selectFrom('runs')
      .innerJoin('run_cells', 'run_cells.run_id', 'runs.id')
      .select('runs.status')
      .where('run_cells.id', '=', id)
      .forShare('runs')
      .skipLocked()
      .executeTakeFirst();
    if (run?.status !== 'running') return false;
    const { numUpdatedRows } = await db
      .updateTable('run_cells')
      .set({ state: 'drawing', reason: null, render_id: renderId, drawing_key: key })
      .where('id', '=', id)
      .where('key', '=', key)
      .where('state', 'in', ['waiting', 'stale'])
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  },

  /** Marks a cell that cannot be drawn as it is, unless it has changed meanwhile. */
  async fail({ id, key }: Pick<OpenCell, 'id' | 'key'>, reason: string): Promise<void> {
    await db
      .updateTable('run_cells')
      .set({ state: 'failed', reason })
      .where('id', '=', id)
      .where('key', '=', key)
      .where('state', 'in', ['waiting', 'stale'])
      .execute();
  },

  /**
   * Takes over the results of the renders that have ended. A cell whose words were changed while it was drawn is drawn
   * again, and so is one whose render was given up with the whole run. Idempotent. Returns how many cells have changed.
   */
  async settle(runId: number): Promise<number> {
    const { numAffectedRows } = await sql`
      UPDATE run_cells AS cell SET
        image_id = coalesce(image.id, cell.image_id),
        image_key = CASE WHEN image.id IS NULL THEN cell.image_key ELSE cell.drawing_key END,
        state = CASE
          WHEN image.id IS NOT NULL AND cell.drawing_key = cell.key THEN 'done'
          WHEN image.id IS NOT NULL THEN 'stale'
          WHEN cell.drawing_key <> cell.key OR (render.status = 'cancelled' AND run.status = 'cancelled')
            THEN CASE WHEN cell.image_id IS NULL THEN 'waiting' ELSE 'stale' END
          ELSE 'failed'
        END,
        reason = CASE
          WHEN image.id IS NOT NULL OR cell.drawing_key <> cell.key THEN NULL
          WHEN render.status <> 'cancelled' THEN coalesce(render.reason, 'No picture was made.')
          WHEN run.status <> 'cancelled' THEN 'It was cancelled.'
        END
      FROM runs AS run, renders AS render LEFT JOIN images AS image ON image.render_id = render.id
      WHERE cell.run_id = ${runId} AND run.id = cell.run_id AND cell.state = 'drawing' AND render.id = cell.render_id
        AND render.status NOT IN ('queued', 'processing')
    `.execute(db);
    return Number(numAffectedRows ?? 0);
  },

  async listDrawing(runId: number): Promise<number[]> {
    const cells = await db
      .selectFrom('run_cells')
      .select('render_id')
      .where('run_id', '=', runId)
      .where('state', '=', 'drawing')
      .execute();
    return cells.flatMap(({ render_id: id }) => id ?? []);
  },

  /**
   * Has cells drawn again: those given that are not waiting or being drawn, or all that failed while they were drawn. Returns
   * how many.
   */
  async redraw(runId: number, ids: readonly number[] | null): Promise<number> {
    const ended: CellState[] = ids === null ? ['failed'] : ['failed', 'done'];
    let query = db
      .updateTable('run_cells')
      .set({ state: sql<CellState>`CASE WHEN image_id IS NULL THEN 'waiting' ELSE 'stale' END`, reason: null })
      .where('run_id', '=', runId)
      .where('state', 'in', ended);
    query = ids === null ? query.whereRef('drawing_key', '=', 'key') : query.where('id', 'in', [...ids]);
    return Number((await query.executeTakeFirst()).numUpdatedRows);
  },
});
