/**
 * Finds renders that wait or run without a live job, as after a crash, and resolves them: one that never started is
 * sent again, one whose job was given up is marked as failed.
 */
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { JobQueue } from '../../../ports/job-queue.port.ts';
import type { WaitingLine } from '../waiting/waiting-line.ts';
import type { EndRender } from './end-render.ts';
import { ABANDONED } from './render-failures.ts';
import { rendersRepository, type RenderRow } from '../renders.repository.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly jobs: JobQueue;
  readonly line: WaitingLine;
  readonly endRender: EndRender;
}

export function createReconcileRenders({ db, jobs, line, endRender }: Parts) {
  async function sendAgain({ id, job_id: lostJob }: RenderRow): Promise<void> {
    await db.transaction().execute(async (transaction) => {
      const renders = rendersRepository(transaction);
      const render = await renders.lock(id);
      if (render?.status !== 'queued' || render.job_id !== lostJob) return;
      await line.sendAgain(transaction, render);
    });
  }

  return async function reconcileRenders(): Promise<void> {
    for (const render of await rendersRepository(db).listLive()) {
      if (render.job_id !== null && (await jobs.isLive('render.run', render.job_id))) continue;
      const { reason, code } = ABANDONED;
      if (render.started_at === null) await sendAgain(render);
      else await endRender(render, { status: 'error', reason, fault: 'the job gave up', code, images: [] });
    }
  };
}
