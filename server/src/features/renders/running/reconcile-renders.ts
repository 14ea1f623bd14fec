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

/** Number of renders that are read and looked up in the queue at once. */
const PAGE = 500;

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

  async function reconcilePage(page: readonly RenderRow[]): Promise<void> {
    const jobIds = page.flatMap((render) => render.job_id ?? []);
    const live = await jobs.listLive('render.run', jobIds);
    for (const render of page) {
      if (render.job_id !== null && live.has(render.job_id)) continue;
      const { reason, code } = ABANDONED;
      if (render.started_at === null) await sendAgain(render);
      else await endRender(render, { status: 'error', reason, fault: 'the job gave up', code, images: [] });
    }
  }

  return async function reconcileRenders(): Promise<void> {
    let after = 0;
    for (;;) {
      const page = await rendersRepository(db).listLive({ after, limit: PAGE });
      await reconcilePage(page);
      if (page.length < PAGE) return;
      after = page.at(-1)!.id;
    }
  };
}
