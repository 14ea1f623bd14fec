import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { JobQueue } from '../../../ports/job-queue.port.ts';
import { requestOfCell } from '../cell-request.ts';
import { cellsRepository } from '../cells.repository.ts';
import { noSuchRun } from '../runs.policy.ts';
import { runsRepository } from '../runs.repository.ts';

/**
 * Makes the cells of these products, or of all, agree with the sheet and the recipe, and has a running run draw what has
 * changed.
 */
export async function wantCells(
  transaction: Transaction<Tables>,
  jobs: JobQueue,
  id: number,
  only?: readonly number[],
): Promise<void> {
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
