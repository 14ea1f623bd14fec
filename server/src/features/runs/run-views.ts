/** What the owner of a run reads: the list of runs, one run, the products of its sheet. */
import {
  LISTED_PICTURES,
  PAGE_SIZE,
  type ImageItem,
  type ParsedQuery,
  type runRoutes,
  type RunRows,
  type RunSummary,
  type RunView,
} from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Clock } from '../../shared/clock.ts';
import { decodeCursor, pageOf } from '../../shared/cursor.ts';
import type { ImagesService } from '../images/images.service.ts';
import type { QuotaService } from '../quota/quota.service.ts';
import { cellsRepository, ROW_CONDITIONS, type ExportedCell } from './cells.repository.ts';
import { presentCell, presentPhotograph, presentRun, presentSummary } from './present-run.ts';
import { noSuchRun } from './runs.policy.ts';
import { runsRepository, type RunRecord } from './runs.repository.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly quota: QuotaService;
  readonly images: ImagesService;
  readonly clock: Clock;
}

/** What an export of a run contains. */
export interface ExportedRun {
  readonly name: string;
  readonly seed: number;
  /** These are the sheet's columns beside sku and name. */
  readonly columns: readonly string[];
  /** The cells are listed product by product, in the order of the sheet and the shots. */
  readonly cells: readonly ExportedCell[];
}

export function createRunViews({ db, quota, images, clock }: Parts) {
  const runs = runsRepository(db);
  const cells = cellsRepository(db);

  /** @throws AppError `not_found`. */
  async function getOwn(userId: number, id: number): Promise<RunRecord> {
    const run = await runs.findOfUser(userId, id);
    if (!run) throw noSuchRun();
    return run;
  }

  async function surroundingsOf(ids: readonly number[]) {
    const [products, shots, counts] = [await runs.countRows(ids), await runs.listShots(ids), await cells.count(ids)];
    return (id: number) => ({ products: products.get(id) ?? 0, shots: shots.get(id) ?? [], cells: counts.get(id)! });
  }

  async function picturesById(userId: number, ids: readonly number[]): Promise<Map<number, ImageItem>> {
    return new Map((await images.listByIds(userId, ids)).map((image) => [image.id, image]));
  }

  async function firstPictures(userId: number, ids: readonly number[]) {
    const listed = await cells.listFirstImages(ids, LISTED_PICTURES);
    const byId = await picturesById(
      userId,
      listed.map(({ imageId }) => imageId),
    );
    const ofRun = Map.groupBy(listed, ({ runId }) => runId);
    return (id: number) => (ofRun.get(id) ?? []).flatMap(({ imageId }) => byId.get(imageId) ?? []);
  }

  async function view(userId: number, id: number): Promise<{ run: RunView }> {
    const run = await getOwn(userId, id);
    const around = (await surroundingsOf([id]))(id);
    const steps = await cells.countSteps(id);
    const price = await quota.priceOf(userId, steps.open);
    const outcomes = await cells.countOutcomes(id);
    return { run: presentRun(run, around, { price, steps, ...outcomes, now: clock.now() }) };
  }

  return {
    getOwn,

    view,

    async list(
      userId: number,
      { cursor, search }: ParsedQuery<typeof runRoutes.list>,
    ): Promise<{ runs: RunSummary[]; next: string | null }> {
      const before = cursor === undefined ? null : decodeCursor(cursor);
      const rows = await runs.listOfUser(userId, { search, before, limit: PAGE_SIZE + 1 });
      const { page, next } = pageOf(rows, PAGE_SIZE);
      const ids = page.map(({ id }) => id);
      const around = await surroundingsOf(ids);
      const pictures = await firstPictures(userId, ids);
      return { runs: page.map((run) => presentSummary(run, around(run.id), pictures(run.id))), next };
    },

    async listRows(userId: number, id: number, page: ParsedQuery<typeof runRoutes.rows>): Promise<RunRows> {
      await getOwn(userId, id);
      const { from, limit, with: filter } = page;
      const having = filter && ROW_CONDITIONS[filter];
      const found = await runs.listRows(id, { having, page: { from, limit: limit + 1 } });
      const rows = found.slice(0, limit);
      const shots = (await runs.listShots([id])).get(id) ?? [];
      const places = new Map(shots.map((shot, place) => [shot.id, place]));
      const listed = await cells.listOfRows(rows.map((row) => row.id));
      const byId = await picturesById(
        userId,
        [...listed.map((cell) => cell.image_id), ...rows.flatMap((row) => row.photographs)].filter((id) => id !== null),
      );
      const ofRow = Map.groupBy(listed, (cell) => cell.row_id);
      return {
        rows: rows.map((row) => ({
          ...row,
          photographs: row.photographs.map((photographId) => presentPhotograph(photographId, byId)),
          cells: (ofRow.get(row.id) ?? [])
            .sort((one, other) => (places.get(one.shot_id) ?? 0) - (places.get(other.shot_id) ?? 0))
            .map((cell) => presentCell(cell, byId)),
        })),
        total: having ? await runs.countRowsWith(id, having) : ((await runs.countRows([id])).get(id) ?? 0),
        next: found.length > limit ? from + limit : null,
      };
    },

    /** @throws AppError `not_found`. */
    async exportOf(userId: number, id: number): Promise<ExportedRun> {
      const { name, seed, columns } = await getOwn(userId, id);
      return { name, seed, columns, cells: await cells.listAll(id) };
    },
  };
}
