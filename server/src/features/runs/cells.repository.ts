import {
  CELL_STATES,
  type CellCounts,
  type CellReview,
  type CellState,
  type RowFilter,
  type RunShot,
} from '@kenna/contract';
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { RunCellsTable } from '../../db/tables/run-tables.ts';
import type { RowRecord } from './runs.repository.ts';
import { readShot } from './stored-shot.ts';
import { wordsOfSteps } from './words-of-steps.ts';

export interface CellRecord extends Pick<
  Selectable<RunCellsTable>,
  'id' | 'row_id' | 'shot_id' | 'state' | 'reason' | 'image_id' | 'review'
> {
  /** Whether it can be drawn again as it is. */
  readonly can_rerun: boolean;
  /** Number of steps of the cell, and how many of them are made in a row. */
  readonly all_steps: number;
  readonly made_steps: number;
  /** Whether its owner has put its picture in by hand. */
  readonly by_hand: boolean;
}

/** What a cell should show. `problem` says why it cannot be drawn. */
interface WantedCell {
  readonly rowId: number;
  readonly shotId: number;
  readonly key: string;
  /** The keys of its steps; the last one is `key`. */
  readonly stepKeys: readonly string[];
  readonly problem: string | null;
}

/** This cell is to be drawn, from this product and shot. */
export interface OpenCell {
  readonly id: number;
  readonly key: string;
  readonly row: RowRecord;
  readonly shot: RunShot;
  /** It counts how often its picture was replaced by another one. */
  readonly variant: number;
}

/** What the export of a run contains of a cell. */
export interface ExportedCell {
  readonly sku: string;
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
  /** It is the name of the shot. */
  readonly shot: string;
  readonly state: CellState;
  readonly reason: string | null;
  readonly review: CellReview | null;
  readonly imageId: number | null;
  /** The words of all steps that have made the picture, in order; null for a picture of one step, or put in by hand. */
  readonly words: string | null;
}

const NO_CELLS = Object.fromEntries(CELL_STATES.map((state) => [state, 0])) as CellCounts;

const anyOf = (ids: readonly number[]) => sql<number>`ANY(${[...ids]}::bigint[])`;

/** The cell failed while it was drawn rather than because of its words, and may succeed the next time. */
const hasFailedDrawing = sql<boolean>`(state = 'failed' AND drawing_key IS NOT DISTINCT FROM key)`;
const canRerun = sql<boolean>`(state = 'done' OR ${hasFailedDrawing})`;

/** The place of the last step that was made and whose picture still exists; 0 where there is none, or a single step. */
const madeSteps = sql<number>`
  CASE WHEN cardinality(step_keys) > 1 THEN coalesce((
    SELECT max(array_position(step_keys, made.key))
    FROM (
      SELECT key, image_id FROM run_made_steps WHERE cell_id = run_cells.id
      UNION SELECT run_cells.image_key, run_cells.image_id
    ) AS made JOIN images AS image ON image.id = made.image_id
    WHERE image.trashed_at IS NULL
  ), 0) ELSE 0 END
`;

/** The picture of the cell was not drawn for it by the run. */
const isByHand = sql<boolean>`(image_id IS NOT NULL AND NOT EXISTS (
  SELECT FROM run_made_steps AS made WHERE made.cell_id = run_cells.id AND made.image_id = run_cells.image_id
))`;

/** The condition that a cell of a product meets, by the filter that finds the product. */
export const ROW_CONDITIONS: Readonly<Record<RowFilter, RawBuilder<boolean>>> = {
  ...(Object.fromEntries(CELL_STATES.map((state) => [state, sql<boolean>`run_cells.state = ${state}`])) as Record<
    CellState,
    RawBuilder<boolean>
  >),
  approved: sql<boolean>`run_cells.review = 'approved'`,
  rejected: sql<boolean>`run_cells.review = 'rejected'`,
  unreviewed: sql<boolean>`run_cells.review IS NULL AND run_cells.image_id IS NOT NULL`,
};

export const cellsRepository = (db: Kysely<Tables>) => ({
  /**
   * Gives the run a cell for each of these. A cell whose key has changed is stale, or waits when it has no picture yet; a
   * cell whose picture already shows what is wanted is done. One that is being drawn stays so until its render ends.
   */
  async want(runId: number, cells: readonly WantedCell[]): Promise<void> {
    const sent = JSON.stringify(cells);
    await sql`
      INSERT INTO run_cells AS cell (run_id, row_id, shot_id, key, step_keys, state, reason)
      SELECT ${runId}::bigint, "rowId", "shotId", key, "stepKeys",
        CASE WHEN problem IS NULL THEN 'waiting' ELSE 'failed' END, problem
      FROM jsonb_to_recordset(${sent}::jsonb)
        AS sent ("rowId" bigint, "shotId" bigint, key text, "stepKeys" text[], problem text)
      ON CONFLICT (row_id, shot_id) DO UPDATE SET
        key = excluded.key,
        step_keys = excluded.step_keys,
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

  /**
   * Gives cells that ask for what one of their earlier steps has made that picture, as when the steps after it were removed.
   */
  async takeMade(runId: number): Promise<void> {
    await sql`
      WITH taken AS (
        UPDATE run_cells AS cell SET state = 'done', image_id = made.image_id, image_key = cell.key, review = NULL
        FROM run_made_steps AS made JOIN images AS image ON image.id = made.image_id
        WHERE cell.run_id = ${runId} AND cell.state IN ('waiting', 'stale') AND made.cell_id = cell.id AND made.key = cell.key
          AND image.trashed_at IS NULL
        RETURNING cell.image_id
      )
      UPDATE images SET is_step = false FROM taken WHERE images.id = taken.image_id AND images.is_step
    `.execute(db);
  },

  /**
   * Returns the last of these steps of a cell that was made and its picture, which is not in the bin; null when none was.
   */
  async findMade(cellId: number, stepKeys: readonly string[]): Promise<{ step: number; imageId: number } | null> {
    const { rows } = await sql<{ place: number; imageId: number }>`
      SELECT array_position(${[...stepKeys]}::text[], made.key) AS place, image.id AS "imageId"
      FROM (
        SELECT key, image_id FROM run_made_steps WHERE cell_id = ${cellId}
        UNION SELECT image_key, image_id FROM run_cells WHERE id = ${cellId}
      ) AS made JOIN images AS image ON image.id = made.image_id
      WHERE made.key = ANY(${[...stepKeys]}::text[]) AND image.trashed_at IS NULL
      ORDER BY place DESC LIMIT 1
    `.execute(db);
    const [last] = rows;
    return last ? { step: last.place - 1, imageId: last.imageId } : null;
  },

  /** Counts the steps that are still to be made: those of the pictures that wait, and those of pictures being drawn. */
  async countSteps(runId: number): Promise<{ open: number; drawing: number }> {
    const { rows } = await sql<{ open: number; drawing: number }>`
      SELECT coalesce(sum(steps) FILTER (WHERE state <> 'drawing'), 0)::integer AS open,
        coalesce(sum(steps) FILTER (WHERE state = 'drawing'), 0)::integer AS drawing
      FROM (
        SELECT cell.state, greatest(1, cardinality(cell.step_keys) - coalesce((
          SELECT max(array_position(cell.step_keys, made.key))
          FROM (
            SELECT key, image_id FROM run_made_steps WHERE cell_id = cell.id UNION SELECT cell.image_key, cell.image_id
          ) AS made JOIN images AS image ON image.id = made.image_id
          WHERE image.trashed_at IS NULL
        ), 0)) AS steps
        FROM run_cells AS cell WHERE cell.run_id = ${runId} AND cell.state IN ('waiting', 'stale', 'drawing')
      ) AS counted
    `.execute(db);
    return rows[0]!;
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

  /** Lists the first pictures of each of these runs, product by product. */
  async listFirstImages(runIds: readonly number[], limit: number): Promise<{ runId: number; imageId: number }[]> {
    if (runIds.length === 0) return [];
    const { rows } = await sql<{ runId: number; imageId: number }>`
      SELECT run.id AS "runId", cell.image_id AS "imageId"
      FROM unnest(${[...runIds]}::bigint[]) AS run (id) CROSS JOIN LATERAL (
        SELECT id, image_id FROM run_cells
        WHERE run_id = run.id AND state = 'done' AND image_id IS NOT NULL ORDER BY id LIMIT ${limit}
      ) AS cell ORDER BY cell.id
    `.execute(db);
    return rows;
  },

  async listOfRows(rowIds: readonly number[]): Promise<CellRecord[]> {
    if (rowIds.length === 0) return [];
    return db
      .selectFrom('run_cells')
      .select(['id', 'row_id', 'shot_id', 'state', 'reason', 'image_id', 'review'])
      .select(canRerun.as('can_rerun'))
      .select([sql<number>`cardinality(step_keys)`.as('all_steps'), madeSteps.as('made_steps'), isByHand.as('by_hand')])
      .where('row_id', 'in', [...rowIds])
      .execute();
  },

  /** Lists how often the pictures of a run were replaced, by product and shot; those that never were are left out. */
  async listVariants(runId: number): Promise<{ rowId: number; shotId: number; variant: number }[]> {
    return db
      .selectFrom('run_cells')
      .select(['row_id as rowId', 'shot_id as shotId', 'variant'])
      .where('run_id', '=', runId)
      .where('variant', '>', 0)
      .execute();
  },

  /** Counts the pictures of each opinion, and those that failed while they were drawn. */
  async countOutcomes(runId: number): Promise<{ reviews: Record<CellReview, number>; redrawable: number }> {
    const { approved, rejected, redrawable } = await db
      .selectFrom('run_cells')
      .select(({ fn }) => fn.countAll<number>().filterWhere('review', '=', 'approved').as('approved'))
      .select(({ fn }) => fn.countAll<number>().filterWhere('review', '=', 'rejected').as('rejected'))
      .select(({ fn }) => fn.countAll<number>().filterWhere(hasFailedDrawing).as('redrawable'))
      .where('run_id', '=', runId)
      .executeTakeFirstOrThrow();
    const reviews = { approved: Number(approved), rejected: Number(rejected) };
    return { reviews, redrawable: Number(redrawable) };
  },

  /** Stores an opinion of the pictures of these cells. Returns how many of them have a picture. */
  async updateReview(runId: number, ids: readonly number[], review: CellReview | null): Promise<number> {
    const { numUpdatedRows } = await db
      .updateTable('run_cells')
      .set({ review })
      .where('run_id', '=', runId)
      .where('id', '=', anyOf(ids))
      .where('image_id', 'is not', null)
      .executeTakeFirst();
    return Number(numUpdatedRows);
  },

  /**
   * Gives a cell a picture as what it asks for now, unless it is being drawn. Returns the state before; null when the run has
   * no such cell. The run must be locked.
   */
  async replaceByHand(runId: number, id: number, imageId: number): Promise<CellState | null> {
    const cell = await db
      .selectFrom('run_cells')
      .select('state')
      .where('run_id', '=', runId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!cell || cell.state === 'drawing') return cell?.state ?? null;
    await db
      .updateTable('run_cells')
      .set(({ ref }) => ({ state: 'done', reason: null, review: null, image_id: imageId, image_key: ref('key') }))
      .where('id', '=', id)
      .execute();
    return cell.state;
  },

  /** Lists all cells with their product and shot, product by product. */
  async listAll(runId: number): Promise<ExportedCell[]> {
    const cells = await db
      .selectFrom('run_cells as cell')
      .innerJoin('run_rows as row', 'row.id', 'cell.row_id')
      .innerJoin('run_shots as shot', 'shot.id', 'cell.shot_id')
      .select(['row.sku', 'row.name', 'row.values', 'shot.settings'])
      .select(['cell.state', 'cell.reason', 'cell.review', 'cell.image_id as imageId', wordsOfSteps.as('words')])
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
      .select(['cell.id', 'cell.key', 'cell.variant', 'shot.settings'])
      .select(['row.id as rowId', 'row.sku', 'row.name', 'row.values', 'row.photographs'])
      .where('cell.run_id', '=', runId)
      .where('run.status', '=', 'running')
      .where('cell.state', 'in', ['waiting', 'stale'])
      .orderBy('row.position')
      .orderBy('shot.position')
      .limit(1)
      .executeTakeFirst();
    if (!found) return null;
    const { id, key, variant, settings, rowId, sku, name, values, photographs } = found;
    return { id, key, variant, shot: readShot(settings), row: { id: rowId, sku, name, values, photographs } };
  },

  /**
   * Marks a cell as drawn by a render, in the transaction that creates the render. False when the run was stopped or is
   * being changed, or when the cell was changed or taken meanwhile: the render must then not be created. `stepKey`: the step
   * that the render makes.
   */
  async claim({ id, key }: Pick<OpenCell, 'id' | 'key'>, stepKey: string, renderId: number): Promise<boolean> {
    // The lock makes transactions that stop the run or change its cells wait until this one ends. This one never waits
    // for them, because it holds the lock on the turns of all accounts.
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
      .set({ state: 'drawing', reason: null, render_id: renderId, drawing_key: key, step_key: stepKey })
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
   * Takes over the results of the renders that have ended. A cell of which a step was made waits for its next one. A cell whose
   * words were changed while it was drawn is drawn again, and so is one whose render was given up with the whole run.
   * Idempotent. Returns how many cells have changed.
   */
  async settle(runId: number): Promise<number> {
    const { numAffectedRows } = await sql`
      WITH ended AS (
        SELECT cell.id, render.status, render.reason, image.id AS image_id, run.status AS run_status,
          coalesce(cell.step_key, cell.drawing_key) AS step_key,
          coalesce(cell.step_key, cell.drawing_key) = cell.drawing_key AS is_last
        FROM run_cells AS cell
          JOIN runs AS run ON run.id = cell.run_id
          JOIN renders AS render ON render.id = cell.render_id
          LEFT JOIN images AS image ON image.render_id = render.id
        WHERE cell.run_id = ${runId} AND cell.state = 'drawing' AND render.status NOT IN ('queued', 'processing')
        FOR UPDATE OF cell
      ), made AS (
        INSERT INTO run_made_steps (cell_id, key, image_id)
        SELECT id, step_key, image_id FROM ended WHERE image_id IS NOT NULL
        ON CONFLICT (cell_id, key) DO UPDATE SET image_id = excluded.image_id
      )
      UPDATE run_cells AS cell SET
        image_id = CASE WHEN ended.image_id IS NOT NULL AND is_last THEN ended.image_id ELSE cell.image_id END,
        image_key = CASE WHEN ended.image_id IS NOT NULL AND is_last THEN cell.drawing_key ELSE cell.image_key END,
        review = CASE WHEN ended.image_id IS NULL OR NOT is_last THEN cell.review END,
        state = CASE
          WHEN ended.image_id IS NOT NULL AND is_last AND cell.drawing_key = cell.key THEN 'done'
          WHEN ended.image_id IS NOT NULL AND is_last THEN 'stale'
          WHEN ended.image_id IS NOT NULL OR cell.drawing_key <> cell.key
            OR (ended.status = 'cancelled' AND ended.run_status = 'cancelled')
            THEN CASE WHEN cell.image_id IS NULL THEN 'waiting' ELSE 'stale' END
          ELSE 'failed'
        END,
        reason = CASE
          WHEN ended.image_id IS NOT NULL OR cell.drawing_key <> cell.key THEN NULL
          WHEN ended.status <> 'cancelled' THEN coalesce(ended.reason, 'No picture was made.')
          WHEN ended.run_status <> 'cancelled' THEN 'It was cancelled.'
        END
      FROM ended WHERE cell.id = ended.id
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
   * Counts these pictures as replaced, if they were made, so that they ask for another seed. Returns their products, whose
   * cells must then be given their new keys.
   */
  async replaceMade(runId: number, ids: readonly number[]): Promise<number[]> {
    const cells = await db
      .updateTable('run_cells')
      .set(({ eb }) => ({ variant: eb('variant', '+', 1) }))
      .where('run_id', '=', runId)
      .where('id', '=', anyOf(ids))
      .where('state', '=', 'done')
      .returning('row_id')
      .execute();
    return [...new Set(cells.map(({ row_id: rowId }) => rowId))];
  },

  /** Has cells drawn again that failed: those given, or all that failed while they were drawn. Returns how many. */
  async redrawFailed(runId: number, ids: readonly number[] | null): Promise<number> {
    let query = db
      .updateTable('run_cells')
      .set({ state: sql<CellState>`CASE WHEN image_id IS NULL THEN 'waiting' ELSE 'stale' END`, reason: null })
      .where('run_id', '=', runId)
      .where('state', '=', 'failed');
    query = ids === null ? query.where(hasFailedDrawing) : query.where('id', '=', anyOf(ids));
    return Number((await query.executeTakeFirst()).numUpdatedRows);
  },
});
