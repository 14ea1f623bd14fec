/**
 * Catalogue runs: a sheet of products and a recipe of shots, of which each pair is one picture. Every picture is an
 * ordinary render, charged when it starts, with the turn of a batch; `advance-run.ts` keeps a few of them in the queue.
 */
import type { ParsedBody, runRoutes, RunStatus, RunView } from '@kenna/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Tables } from '../../db/tables.ts';
import type { JobQueue } from '../../ports/job-queue.port.ts';
import type { RealtimePublisher } from '../../ports/realtime-publisher.port.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Background } from '../../shared/background.ts';
import type { Clock } from '../../shared/clock.ts';
import type { ImagesService } from '../images/images.service.ts';
import type { MailsService } from '../mails/mails.service.ts';
import type { QuotaService } from '../quota/quota.service.ts';
import type { RendersService } from '../renders/renders.service.ts';
import type { WebhooksService } from '../webhooks/webhooks.service.ts';
import { createAdvanceRun } from './advance-run.ts';
import { cellsRepository } from './cells.repository.ts';
import { checkPersons } from './changing/check-persons.ts';
import { checkPhotographs } from './changing/check-photographs.ts';
import { createChosenPictures } from './changing/chosen-pictures.ts';
import { insertRun, replaceRecipe, replaceSheet } from './changing/save-run.ts';
import { createStartRun } from './changing/start-run.ts';
import { wantCells } from './changing/want-cells.ts';
import type { RunSender } from './run-mails.ts';
import { createRunNews } from './run-news.ts';
import { createRunReports } from './run-reports.ts';
import { createRunViews } from './run-views.ts';
import { checkCaps, checkVersion, FROM_START, noSuchRun } from './runs.policy.ts';
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

export type { ExportedRun } from './run-views.ts';
export type RunsService = ReturnType<typeof createRunsService>;

export function createRunsService(parts: Parts) {
  const { db, renders, quota, images, jobs, background } = parts;
  const runs = runsRepository(db);
  const cells = cellsRepository(db);
  const news = createRunNews(parts);
  const { advance, round } = createAdvanceRun({ ...parts, news, reports: createRunReports(parts) });
  const { getOwn, view, list, listRows, exportOf } = createRunViews(parts);
  const { startFrom, drawAgain } = createStartRun(parts);
  const notify = (runId: number) => background.run('notifying of a run', () => news.announce(runId));

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

  async function begin(
    userId: number,
    id: number,
    from: readonly RunStatus[],
    text: string,
  ): Promise<{ run: RunView }> {
    await startFrom(userId, id, from, text);
    notify(id);
    return view(userId, id);
  }

  /** Gives up the pictures in progress of a run that no longer draws. */
  async function stopDrawing(userId: number, id: number): Promise<void> {
    await renders.stopAll(userId, await cells.listDrawing(id));
    await cells.settle(id);
  }

  return {
    advance,
    round,

    readSheet,
    readWorkbook,

    list,
    get: view,
    listRows,
    exportOf,

    /** @throws AppError `invalid_fields` when the plan allows fewer products or shots, `idempotency_conflict`. */
    async create(userId: number, sent: Body<'create'>): Promise<{ run: RunView }> {
      await checkPhotographs(images, userId, [], sent.rows);
      await checkPersons(images, userId, [], sent.shots);
      const id = await db.transaction().execute((transaction) => insertRun({ quota, jobs }, transaction, userId, sent));
      notify(id);
      return view(userId, id);
    },

    async update(userId: number, id: number, { user_id: _, ...changes }: Body<'update'>): Promise<{ run: RunView }> {
      await change(userId, id, (transaction, record) => runsRepository(transaction).update(record, changes));
      return view(userId, id);
    },

    /** @throws AppError `invalid_fields`, `conflict` when another version was saved meanwhile. */
    async updateRows(userId: number, id: number, sheet: Body<'updateRows'>): Promise<{ run: RunView }> {
      await getOwn(userId, id);
      await checkPhotographs(images, userId, await runs.listRows(id), sheet.rows);
      await change(userId, id, async (transaction, { sheet_version: current }) => {
        checkVersion(sheet.version, current);
        checkCaps(await quota.planOf(transaction, userId), { rows: sheet.rows.length });
        await replaceSheet(transaction, id, sheet);
        await wantCells(transaction, jobs, id);
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
        await wantCells(transaction, jobs, id);
      });
      return view(userId, id);
    },

    start: (userId: number, id: number) => begin(userId, id, FROM_START, 'This run has already been started.'),

    resume: (userId: number, id: number) => begin(userId, id, ['paused'], 'This run is not paused.'),

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

    async rerun(userId: number, id: number, ids: readonly number[] | null): Promise<{ run: RunView }> {
      await drawAgain(userId, id, ids);
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
