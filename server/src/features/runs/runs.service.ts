/**
 * Catalogue runs: a sheet of products and a recipe of shots, of which each pair is one picture. Every picture is an
 * ordinary render, charged when it starts, with the turn of a batch; `advance-run.ts` keeps a few of them in the queue.
 */
import { createHash, randomInt } from 'node:crypto';
import {
  LISTED_PICTURES,
  PAGE_SIZE,
  RUN_CAPS,
  RUN_LIMIT,
  SEED_LIMIT,
  type ImageItem,
  type ParsedBody,
  type ParsedQuery,
  type Plan,
  type RunRecipe,
  type RunRow,
  type runRoutes,
  type RunRows,
  type RunStatus,
  type RunSummary,
  type RunView,
} from '@kenna/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Tables } from '../../db/tables.ts';
import type { JobQueue } from '../../ports/job-queue.port.ts';
import type { RealtimePublisher } from '../../ports/realtime-publisher.port.ts';
import { AppError, invalidFields } from '../../shared/app-error.ts';
import type { Background } from '../../shared/background.ts';
import { checkSameRequest } from '../../shared/check-same-request.ts';
import { decodeCursor, pageOf } from '../../shared/cursor.ts';
import type { Clock } from '../../shared/clock.ts';
import type { ImagesService } from '../images/images.service.ts';
import type { MailsService } from '../mails/mails.service.ts';
import type { QuotaService } from '../quota/quota.service.ts';
import type { RendersService } from '../renders/renders.service.ts';
import type { WebhooksService } from '../webhooks/webhooks.service.ts';
import { createAdvanceRun } from './advance-run.ts';
import { requestOfCell } from './cell-request.ts';
import { cellsRepository, ROW_CONDITIONS, type ExportedCell } from './cells.repository.ts';
import { checkPersons } from './check-persons.ts';
import { createChosenPictures } from './chosen-pictures.ts';
import { openCells, presentCell, presentPhotograph, presentRun, presentSummary } from './present-run.ts';
import type { RunSender } from './run-mails.ts';
import { createRunNews } from './run-news.ts';
import { createRunReports } from './run-reports.ts';
import { runsRepository, type RunRecord } from './runs.repository.ts';
import { readSheet } from './sheet/read-sheet.ts';
import { readWorkbook } from './sheet/read-workbook.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly renders: RendersService;
  readonly quota: QuotaService;
  readonly images: ImagesService;
  readonly mails: MailsService;
  readonly webhooks: WebhooksService;
  readonly jobs: JobQueue;
  readonly realtime: RealtimePublisher;
  readonly background: Background;
  readonly clock: Clock;
  readonly log: Logger;
  readonly settings: RunSender;
}

type Body<Name extends keyof typeof runRoutes> = ParsedBody<(typeof runRoutes)[Name]>;

const FROM_START: readonly RunStatus[] = ['draft', 'finished', 'cancelled'];

const noSuchRun = () => new AppError('not_found', { text: 'There is no such run.' });
const nothingToDraw = () => new AppError('nothing_to_change', { text: 'There is nothing to draw in this run.' });

/** @throws AppError `invalid_fields` when the plan allows fewer. */
function checkCaps(plan: Plan, { rows, shots }: { readonly rows?: number; readonly shots?: number }): void {
  const caps = RUN_CAPS[plan];
  const tooMany = (what: string, max: number) =>
    `Your plan allows ${max} ${what} in a run. Choose a larger plan for more.`;
  if ((rows ?? 0) > caps.rows) throw invalidFields({ rows: tooMany('products', caps.rows) });
  if ((shots ?? 0) > caps.shots) throw invalidFields({ shots: tooMany('shots', caps.shots) });
}

const CHANGED_ELSEWHERE = 'It was changed in another window meanwhile. Save yours over it, or discard your changes.';

/** @throws AppError `conflict` when the version that was changed is not the current one. */
function checkVersion(changed: number | undefined, current: number): void {
  if (changed !== undefined && changed !== current) throw new AppError('conflict', { text: CHANGED_ELSEWHERE });
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

export type RunsService = ReturnType<typeof createRunsService>;

export function createRunsService(parts: Parts) {
  const { db, renders, quota, images, jobs, background, clock } = parts;
  const runs = runsRepository(db);
  const cells = cellsRepository(db);
  const news = createRunNews(parts);
  const { advance, round } = createAdvanceRun({ ...parts, news, reports: createRunReports(parts) });
  const notify = (runId: number) => background.run('notifying of a run', () => news.announce(runId));

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

  /**
   * Makes the cells of these products, or of all, agree with the sheet and the recipe, and has a running run draw what has
   * changed.
   */
  async function wantCells(transaction: Transaction<Tables>, id: number, only?: readonly number[]): Promise<void> {
    const repository = runsRepository(transaction);
    const run = await repository.find(id);
    if (!run) throw noSuchRun();
    const shots = (await repository.listShots([id])).get(id) ?? [];
    const replaced = await cellsRepository(transaction).listVariants(id);
    const variants = new Map(replaced.map(({ rowId, shotId, variant }) => [`${rowId} ${shotId}`, variant]));
    const wanted = (await repository.listRows(id, { only })).flatMap((row) =>
      shots.map((shot) => {
        const variant = variants.get(`${row.id} ${shot.id}`) ?? 0;
        const { key, steps, problem } = requestOfCell(run, row, shot.settings, variant);
        return { rowId: row.id, shotId: shot.id, key, stepKeys: steps.map((step) => step.key), problem };
      }),
    );
    await cellsRepository(transaction).want(id, wanted);
    await cellsRepository(transaction).takeMade(id);
    if (run.status === 'running') await jobs.send(transaction, 'run.advance', { runId: id });
  }

  /** Runs a change in a transaction in which the run is locked. */
  async function change(
    userId: number,
    id: number,
    run: (transaction: Transaction<Tables>, record: RunRecord) => Promise<void>,
  ): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      const record = await runsRepository(transaction).lockOfUser(userId, id);
      if (!record) throw noSuchRun();
      await run(transaction, record);
    });
    notify(id);
  }

  /**
   * `before`: the sheet that is replaced. A photograph that it names stays, even if it was deleted since. Called outside of
   * transactions. @throws AppError `invalid_fields`.
   */
  async function checkPhotographs(userId: number, before: readonly RunRow[], rows: readonly RunRow[]): Promise<void> {
    const known = new Set(before.flatMap(({ photographs }) => photographs));
    const added = new Set(
      rows.flatMap(({ photographs }) => photographs).filter((photograph) => !known.has(photograph)),
    );
    for (const { id } of await images.listFiles(userId, [...added])) added.delete(id);
    for (const [index, { photographs }] of rows.entries()) {
      const other = photographs.find((photograph) => added.has(photograph));
      if (other === undefined) continue;
      throw invalidFields({ [`rows.${index}.photographs`]: `You have no picture ${other}. It may be in the bin.` });
    }
  }

  async function replaceSheet(
    transaction: Transaction<Tables>,
    id: number,
    { columns, rows }: { readonly columns: readonly string[]; readonly rows: readonly RunRow[] },
  ): Promise<void> {
    const repository = runsRepository(transaction);
    await repository.updateColumns(id, columns);
    await repository.replaceRows(id, rows);
  }

  async function replaceRecipe(transaction: Transaction<Tables>, id: number, recipe: RunRecipe): Promise<void> {
    const repository = runsRepository(transaction);
    await repository.replaceShots(id, (await repository.listShots([id])).get(id) ?? [], recipe);
  }

  /** Starts a run whose cells may have been changed in this transaction. @throws AppError `conflict`, `nothing_to_change`. */
  async function begin(transaction: Transaction<Tables>, { id, user_id: userId, status }: RunRecord): Promise<void> {
    const caps = RUN_CAPS[await quota.planOf(transaction, userId)];
    const { running } = await runsRepository(transaction).count(userId);
    if (status !== 'running' && running >= caps.running) {
      const text = `On your plan ${caps.running} runs draw at a time. Wait for one of them, or pause it.`;
      throw new AppError('conflict', { text });
    }
    const counts = (await cellsRepository(transaction).count([id])).get(id)!;
    if (openCells(counts) + counts.drawing === 0) throw nothingToDraw();
    await runsRepository(transaction).start(id, clock.now());
    await jobs.send(transaction, 'run.advance', { runId: id });
  }

  /** Starts a run that has one of these statuses. The account is locked first, as in every render's transaction. */
  async function beginFrom(userId: number, id: number, from: readonly RunStatus[], text: string) {
    await db.transaction().execute(async (transaction) => {
      await quota.lockAccount(transaction, userId);
      const run = await runsRepository(transaction).lockOfUser(userId, id);
      if (!run) throw noSuchRun();
      if (!from.includes(run.status)) throw new AppError('conflict', { text });
      await begin(transaction, run);
    });
    notify(id);
    return view(userId, id);
  }

  /** Gives up the pictures in progress of a run that no longer draws. */
  async function stopDrawing(userId: number, id: number): Promise<void> {
    await renders.stopAll(userId, await cells.listDrawing(id));
    await cells.settle(id);
  }

  async function insertOnce(
    transaction: Transaction<Tables>,
    userId: number,
    { idempotency_key, user_id: _, ...sent }: Body<'create'>,
  ): Promise<number> {
    const key = idempotency_key ?? null;
    const { plan } = await quota.lockAccount(transaction, userId);
    const repository = runsRepository(transaction);
    const hash = createHash('sha256').update(JSON.stringify(sent)).digest();
    const earlier = key === null ? null : await repository.findByKey(userId, key);
    if (earlier) {
      checkSameRequest(earlier.idempotency_hash, hash);
      return earlier.id;
    }
    checkCaps(plan, { rows: sent.rows.length, shots: sent.shots.length });
    if ((await repository.count(userId)).all >= RUN_LIMIT) {
      throw invalidFields({ name: `An account keeps ${RUN_LIMIT} runs. Delete one first.` });
    }
    const { name, columns, sends_mail: sendsMail } = sent;
    const seed = sent.seed ?? randomInt(SEED_LIMIT + 1);
    const { id } = await repository.insert({ userId, name, columns, seed, sendsMail, key, hash });
    await replaceSheet(transaction, id, sent);
    await replaceRecipe(transaction, id, sent.shots);
    await wantCells(transaction, id);
    return id;
  }

  return {
    advance,
    round,

    readSheet,

    readWorkbook,

    async list(userId: number, cursor?: string): Promise<{ runs: RunSummary[]; next: string | null }> {
      const before = cursor === undefined ? null : decodeCursor(cursor);
      const { page, next } = pageOf(await runs.listOfUser(userId, { before, limit: PAGE_SIZE + 1 }), PAGE_SIZE);
      const ids = page.map(({ id }) => id);
      const around = await surroundingsOf(ids);
      const pictures = await firstPictures(userId, ids);
      return { runs: page.map((run) => presentSummary(run, around(run.id), pictures(run.id))), next };
    },

    get: view,

    /** @throws AppError `invalid_fields` when the plan allows fewer products or shots, `idempotency_conflict`. */
    async create(userId: number, sent: Body<'create'>): Promise<{ run: RunView }> {
      await checkPhotographs(userId, [], sent.rows);
      await checkPersons(images, userId, [], sent.shots);
      const id = await db.transaction().execute((transaction) => insertOnce(transaction, userId, sent));
      notify(id);
      return view(userId, id);
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

    async update(userId: number, id: number, { user_id: _, ...changes }: Body<'update'>): Promise<{ run: RunView }> {
      await change(userId, id, (transaction, record) => runsRepository(transaction).update(record, changes));
      return view(userId, id);
    },

    /** @throws AppError `invalid_fields`, `conflict` when another version was saved meanwhile. */
    async updateRows(userId: number, id: number, sheet: Body<'updateRows'>): Promise<{ run: RunView }> {
      await getOwn(userId, id);
      await checkPhotographs(userId, await runs.listRows(id), sheet.rows);
      await change(userId, id, async (transaction, { sheet_version: current }) => {
        checkVersion(sheet.version, current);
        checkCaps(await quota.planOf(transaction, userId), { rows: sheet.rows.length });
        await replaceSheet(transaction, id, sheet);
        await wantCells(transaction, id);
      });
      return view(userId, id);
    },

    /** @throws AppError `invalid_fields`, `conflict` when another version was saved meanwhile. */
    async updateRecipe(
      userId: number,
      id: number,
      { shots, version }: Body<'updateRecipe'>,
    ): Promise<{ run: RunView }> {
      await getOwn(userId, id);
      const before = (await runs.listShots([id])).get(id) ?? [];
      await checkPersons(images, userId, before, shots);
      await change(userId, id, async (transaction, { recipe_version: current }) => {
        checkVersion(version, current);
        checkCaps(await quota.planOf(transaction, userId), { shots: shots.length });
        await replaceRecipe(transaction, id, shots);
        await wantCells(transaction, id);
      });
      return view(userId, id);
    },

    start: (userId: number, id: number) => beginFrom(userId, id, FROM_START, 'This run has already been started.'),

    resume: (userId: number, id: number) => beginFrom(userId, id, ['paused'], 'This run is not paused.'),

    /** Pictures in progress are finished. @throws AppError `conflict` unless it is running. */
    async pause(userId: number, id: number): Promise<{ run: RunView }> {
      await change(userId, id, async (transaction, { status }) => {
        if (status !== 'running') throw new AppError('conflict', { text: 'This run is not running.' });
        await runsRepository(transaction).updateStatus(id, 'paused', 'person');
      });
      return view(userId, id);
    },

    /** Pictures in progress are given up and not charged. @throws AppError `conflict` unless it runs or is paused. */
    async cancel(userId: number, id: number): Promise<{ run: RunView }> {
      await change(userId, id, async (transaction, { status }) => {
        if (FROM_START.includes(status)) throw new AppError('conflict', { text: 'This run is not running.' });
        await runsRepository(transaction).updateStatus(id, 'cancelled');
      });
      await stopDrawing(userId, id);
      notify(id);
      return view(userId, id);
    },

    ...createChosenPictures({ images, jobs, getOwn, change, view }),

    /**
     * Pictures that were made are replaced by others, with another seed.
     * @throws AppError `nothing_to_change` when none of the cells has ended, `conflict`.
     */
    async rerun(userId: number, id: number, ids: readonly number[] | null): Promise<{ run: RunView }> {
      await db.transaction().execute(async (transaction) => {
        await quota.lockAccount(transaction, userId);
        const run = await runsRepository(transaction).lockOfUser(userId, id);
        if (!run) throw noSuchRun();
        const repository = cellsRepository(transaction);
        const replaced = ids === null ? [] : await repository.replaceMade(id, ids);
        const redrawn = await repository.redrawFailed(id, ids);
        if (replaced.length + redrawn === 0) throw nothingToDraw();
        if (replaced.length > 0) await wantCells(transaction, id, replaced);
        await begin(transaction, run);
      });
      notify(id);
      return view(userId, id);
    },

    async remove(userId: number, id: number): Promise<void> {
      await change(userId, id, (transaction) => runsRepository(transaction).updateStatus(id, 'cancelled'));
      await stopDrawing(userId, id);
      await runs.remove(id);
    },
  };
}
