/**
 * The only way in which a render ends: pictures, quota and status in one transaction, then the events. A second call (a
 * cancellation after a delivery, a revived worker after its successor) changes nothing and returns false.
 */
import type { ErrorCode } from '@kenna/contract';
import type { OfferedPrompt } from '@kenna/contract/engine-task';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../db/tables.ts';
import type { JobQueue } from '../../../ports/job-queue.port.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { Metrics } from '../../../shared/metrics.ts';
import type { ImagesService, NewImage } from '../../images/images.service.ts';
import type { WebhooksService } from '../../webhooks/webhooks.service.ts';
import type { QuotaService } from '../../quota/quota.service.ts';
import type { RenderNews } from '../presenting/render-news.ts';
import { isLive } from '../renders.policy.ts';
import { turnsRepository } from '../waiting/turns.repository.ts';
import { rendersRepository, type RenderRow } from '../renders.repository.ts';

export interface RenderOutcome {
  readonly status: 'completed' | 'error' | 'cancelled';
  /** Text for the person. */
  readonly reason: string | null;
  /** Text for the operator. */
  readonly fault: string | null;
  /** Code of the event; null when the render succeeded. */
  readonly code: ErrorCode | null;
  /** Words with which the same request would be done; absent for none. */
  readonly offers?: readonly OfferedPrompt[];
  readonly images: readonly NewImage[];
}

interface Parts {
  readonly db: Kysely<Tables>;
  readonly images: ImagesService;
  readonly quota: QuotaService;
  readonly webhooks: WebhooksService;
  readonly news: RenderNews;
  readonly jobs: JobQueue;
  readonly metrics: Pick<Metrics, 'countRenderFailure'>;
  readonly clock: Clock;
}

export type EndRender = ReturnType<typeof createEndRender>;

export function createEndRender({ db, images, quota, webhooks, news, jobs, metrics, clock }: Parts) {
  /** False when this run had already ended. */
  return async function endRender(run: Pick<RenderRow, 'id' | 'attempt'>, outcome: RenderOutcome): Promise<boolean> {
    const { status, reason, fault, code, offers = [] } = outcome;
    const ended = await db.transaction().execute(async (transaction) => {
      const renders = rendersRepository(transaction);
      const render = await renders.lock(run.id);
      if (!render || render.attempt !== run.attempt || !isLive(render.status)) return null;
      const delivered = await images.insertRendered(transaction, outcome.images);
      await quota.settle(transaction, { renderId: run.id, attempt: run.attempt, delivered: delivered.length });
      if (render.started_at === null) await turnsRepository(transaction).giveBack(run.id);
      await renders.end(run.id, { status, reason, fault, offers, now: clock.now() });
      const pictures = delivered.map(({ id, image_url }) => ({ id, image_url }));
      const data = { render_id: run.id, status, reason, prompt: render.request.prompt, images: pictures };
      // Written with the end of the render, so that a run goes on whenever one of its pictures has ended.
      if (render.run_id !== null) await jobs.send(transaction, 'run.advance', { runId: render.run_id });
      await webhooks.announce(transaction, render.user_id, { event: 'render.finished', data });
      return { render, delivered, renderLimit: await quota.leftOfUser(transaction, render.user_id) };
    });
    if (ended === null) return false;
    if (status === 'error') metrics.countRenderFailure(code ?? 'internal');
    const { render, delivered, renderLimit } = ended;
    await news.notifyEnd(render, { status, reason, code, images: delivered, renderLimit });
    return true;
  };
}
