/**
 * Draws a run. Called after each of its pictures, when it is started, and every minute, possibly by several workers at the
 * same time: a cell is claimed in the transaction that creates its render, so that none is drawn or charged twice. A picture of
 * several steps has a render for each, one after the other.
 */
import type { AskedRender } from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Tables } from '../../db/tables.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Clock } from '../../shared/clock.ts';
import type { ImagesService } from '../images/images.service.ts';
import type { QuotaService } from '../quota/quota.service.ts';
import type { RendersService } from '../renders/renders.service.ts';
import { askOfPicture } from './ask-of-picture.ts';
import { requestOfCell, type CellRequest } from './cell-request.ts';
import { cellsRepository, type OpenCell } from './cells.repository.ts';
import { refusalOf } from './run-failures.ts';
import type { RunNews } from './run-news.ts';
import type { RunReports } from './run-reports.ts';
import { runsRepository, type RunRecord } from './runs.repository.ts';

/** At most this number of a run's pictures are in the queue or being drawn, enough to keep several workers busy. */
const MAX_DRAWING = 8;

/** This number of unfinished runs is read at once. */
const PAGE = 200;

interface Parts {
  readonly db: Kysely<Tables>;
  readonly renders: RendersService;
  readonly quota: QuotaService;
  readonly images: ImagesService;
  readonly news: RunNews;
  readonly reports: RunReports;
  readonly clock: Clock;
  readonly log: Logger;
}

const NO_SOURCE = 'The photograph with which this shot begins was deleted or is in the bin.';

/** The next render of a cell, or why there is none. */
type NextStep = { readonly key: string; readonly asked: AskedRender } | { readonly problem: string };

/** Undoes the transaction of a render. Whoever stopped or changed the run, or took the cell, sees to what comes next. */
class CellNotClaimed extends Error {}

export function createAdvanceRun({ db, renders, quota, images, news, reports, clock, log }: Parts) {
  const runs = runsRepository(db);
  const cells = cellsRepository(db);

  /** Changes the status of a run, unless it has changed meanwhile, and reports that in the same transaction. */
  async function changeStatus(
    runId: number,
    change: (repository: ReturnType<typeof runsRepository>) => Promise<boolean>,
  ): Promise<boolean> {
    return db.transaction().execute(async (transaction) => {
      const isChanged = await change(runsRepository(transaction));
      if (isChanged) await reports.post(transaction, runId);
      return isChanged;
    });
  }

  /** Returns the step after the last one that was made. Null when all were, because somebody else has taken the cell over. */
  async function nextStep(
    { user_id: userId }: RunRecord,
    cell: OpenCell,
    { problem, steps, photograph }: CellRequest,
  ): Promise<NextStep | null> {
    if (problem !== null) return { problem };
    const made = await cells.findMade(
      cell.id,
      steps.map(({ key }) => key),
    );
    const step = steps[made === null ? 0 : made.step + 1];
    if (step === undefined) return null;
    const sourceId = made?.imageId ?? photograph;
    if (sourceId === null) return step;
    const [source] = await images.listByIds(userId, [sourceId]);
    return source ? { key: step.key, asked: askOfPicture(step.asked, source) } : { problem: NO_SOURCE };
  }

  /** Only `next` means that further cells should be tried now. */
  async function draw(run: RunRecord, cell: OpenCell): Promise<'next' | 'stop' | 'paused'> {
    const step = await nextStep(run, cell, requestOfCell(run, cell.row, cell.shot, cell.variant));
    if (step === null) return 'stop';
    if ('problem' in step) {
      await cells.fail(cell, step.problem);
      return 'next';
    }
    try {
      await renders.createForRun(run.user_id, step.asked, run.id, async (transaction, renderId) => {
        if (!(await cellsRepository(transaction).claim(cell, step.key, renderId))) throw new CellNotClaimed();
      });
      return 'next';
    } catch (error) {
      if (error instanceof CellNotClaimed) return 'stop';
      const refusal = refusalOf(error);
      if (refusal === null) throw error;
      if (refusal.kind === 'later') return 'stop';
      if (refusal.kind === 'cell') {
        await cells.fail(cell, refusal.reason);
        return 'next';
      }
      return (await changeStatus(run.id, (repository) => repository.pauseRunning(run.id, refusal.reason)))
        ? 'paused'
        : 'stop';
    }
  }

  /** Settles the pictures that have ended, and starts the next ones. */
  async function advance(runId: number): Promise<void> {
    const before = await runs.find(runId);
    if (!before) return;
    const settled = await cells.settle(runId);
    if (settled > 0) await runs.noteEnds(runId, settled, clock.now());
    await cells.takeMade(runId);
    const findNext = async () => ((await cells.listDrawing(runId)).length < MAX_DRAWING ? cells.findNext(runId) : null);
    let started = 0;
    let isPaused = false;
    let next = await findNext();
    while (next !== null) {
      const outcome = await draw(before, next);
      isPaused = outcome === 'paused';
      if (outcome !== 'next') break;
      started += 1;
      next = await findNext();
    }
    const isFinished = await changeStatus(runId, (repository) => repository.finish(runId));
    const change = isFinished ? 'finished' : isPaused ? 'paused' : null;
    if (settled + started > 0 || change !== null || next !== null) await news.announce(runId, change);
  }

  /** Tells whether what the run has waited for is there again. */
  async function canContinue({ user_id: userId, pause_reason: reason }: RunRecord): Promise<boolean> {
    if (reason === 'quota') {
      const left = await quota.leftOfUser(db, userId);
      return left === null || left > 0;
    }
    try {
      await images.checkStorage(db, userId);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'storage_full') return false;
      throw error;
    }
  }

  async function lookAfter(run: RunRecord): Promise<void> {
    if (run.pause_reason !== null) {
      if (!(await canContinue(run)) || !(await runs.continuePaused(run.id, run.pause_reason, clock.now()))) return;
    }
    await advance(run.id);
  }

  return {
    advance,

    /** Continues runs whose job was lost, and those that waited for a new month, an upgrade or free storage. */
    async round(): Promise<void> {
      let after = 0;
      for (;;) {
        const page = await runs.listUnfinished({ after, limit: PAGE });
        for (const run of page) {
          // One run that fails must not keep the others waiting.
          await lookAfter(run).catch((error: unknown) => log.error({ err: error, run: run.id }, 'a run cannot go on'));
        }
        if (page.length < PAGE) return;
        after = page.at(-1)!.id;
      }
    },
  };
}
