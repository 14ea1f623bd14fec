import { RUN_CAPS, type RunStatus } from '@kenna/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { JobQueue } from '../../../ports/job-queue.port.ts';
import { AppError } from '../../../shared/app-error.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { QuotaService } from '../../quota/quota.service.ts';
import { cellsRepository } from '../cells.repository.ts';
import { openCells } from '../present-run.ts';
import { noSuchRun, nothingToDraw } from '../runs.policy.ts';
import { runsRepository, type RunRecord } from '../runs.repository.ts';
import { wantCells } from './want-cells.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly quota: QuotaService;
  readonly jobs: JobQueue;
  readonly clock: Clock;
}

/** The ways to start a run. The account is locked before the run, as in every render's transaction. */
export function createStartRun({ db, quota, jobs, clock }: Parts) {
  /** Runs a change in a transaction in which the account and the run are locked, and starts the run. */
  async function lockAndBegin(
    userId: number,
    id: number,
    prepare: (transaction: Transaction<Tables>, run: RunRecord) => Promise<void>,
  ): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      await quota.lockAccount(transaction, userId);
      const run = await runsRepository(transaction).lockOfUser(userId, id);
      if (!run) throw noSuchRun();
      await prepare(transaction, run);
      await begin(transaction, run);
    });
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

  return {
    /** Starts a run that has one of these statuses; others are refused with `text`. */
    startFrom: (userId: number, id: number, from: readonly RunStatus[], text: string): Promise<void> =>
      lockAndBegin(userId, id, async (_transaction, { status }) => {
        if (!from.includes(status)) throw new AppError('conflict', { text });
      }),

    /**
     * Draws these cells again, those that have a picture with another seed; null stands for all that failed.
     * @throws AppError `nothing_to_change` when none of the cells has ended, `conflict`.
     */
    drawAgain: (userId: number, id: number, ids: readonly number[] | null): Promise<void> =>
      lockAndBegin(userId, id, async (transaction) => {
        const repository = cellsRepository(transaction);
        const replaced = ids === null ? [] : await repository.replaceMade(id, ids);
        const redrawn = await repository.redrawFailed(id, ids);
        if (replaced.length + redrawn === 0) throw nothingToDraw();
        if (replaced.length > 0) await wantCells(transaction, jobs, id, replaced);
      }),
  };
}
