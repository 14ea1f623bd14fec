/**
 * One run of a render: engine, files, then the end. Called by the job handler, possibly more than once for the same
 * run: a run that has ended is left alone, and a run whose worker died starts again without a second charge.
 */
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Tables } from '../../../db/tables.ts';
import type { EngineProgress } from '../../../ports/image-engine.port.ts';
import type { JobContext, JobPayloads } from '../../../ports/job-queue.port.ts';
import type { Clock } from '../../../shared/clock.ts';
import { isOutageError } from '../../../shared/database-outage.ts';
import type { EnginesService, FailedLease } from '../../engines/engines.service.ts';
import type { ImagesService } from '../../images/images.service.ts';
import type { QuotaService } from '../../quota/quota.service.ts';
import { drawRender, type Drawing } from './draw-render.ts';
import type { EndRender } from './end-render.ts';
import { needOf } from './engine-task.ts';
import { createProgressReporter, type ProgressReport } from './progress-reporter.ts';
import { failureOf, faultOf, kindToMoveOn } from './render-failures.ts';
import type { RenderNews } from '../presenting/render-news.ts';
import { turnsRepository } from '../waiting/turns.repository.ts';
import { rendersRepository, type RenderRow } from '../renders.repository.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly engines: EnginesService;
  readonly images: ImagesService;
  readonly quota: QuotaService;
  readonly news: RenderNews;
  readonly endRender: EndRender;
  readonly clock: Clock;
  readonly log: Logger;
  readonly productName: string;
}

export function createRunRender({ db, engines, images, quota, news, endRender, clock, log, productName }: Parts) {
  const renders = rendersRepository(db);
  const turns = turnsRepository(db);

  function reporterOf(render: RenderRow) {
    const previews = new Map(render.previews.map(({ index, key }) => [index, key]));

    async function write({ progress, stage, previews: drawn }: ProgressReport): Promise<void> {
      let preview: { index: number; key: string } | null = null;
      for (const [index, pixels] of drawn) {
        preview = { index, key: await images.storePreview(pixels) };
        previews.set(index, preview.key);
      }
      const shown = [...previews].map(([index, key]) => ({ index, key }));
      // Queried each time, because other renders of the person change it.
      const renderLimit = await quota.leftOfUser(db, render.user_id);
      const isStored = await renders.updateProgress(render, { progress, stage, previews: shown });
      if (isStored) await news.notifyProgress(render, { progress, stage, preview, renderLimit });
    }

    // Progress is optional: when it cannot be published, the render continues.
    return createProgressReporter((report) =>
      write(report).catch((error: unknown) =>
        log.warn({ err: error, render: render.id }, 'progress could not be published'),
      ),
    );
  }

  async function draw(render: RenderRow, signal: AbortSignal): Promise<Drawing> {
    const reporter = reporterOf(render);
    try {
      const first = await drawOnce(render, [], signal, reporter.report);
      if (first.failed === null || signal.aborted) return first.drawing;
      return await drawAgain(render, { ...first, failed: first.failed }, signal, reporter.report);
    } catch (error) {
      return { images: [], error };
    } finally {
      await reporter.stop();
    }
  }

  async function drawOnce(
    render: RenderRow,
    failed: readonly FailedLease[],
    signal: AbortSignal,
    onProgress: (progress: EngineProgress) => void,
  ): Promise<{ readonly drawing: Drawing; readonly failed: FailedLease | null }> {
    const lease = await engines.lease(needOf(render.request), failed);
    const drawing = await drawRender({ render, lease, engines, images, productName, signal, onProgress });
    lease.end(drawing.error);
    const kind = kindToMoveOn(drawing.error);
    return { drawing, failed: kind && { lease, kind } };
  }

  /** Tries another engine once after an error; the better of the two results is used. */
  async function drawAgain(
    render: RenderRow,
    { drawing: first, failed }: { readonly drawing: Drawing; readonly failed: FailedLease },
    signal: AbortSignal,
    onProgress: (progress: EngineProgress) => void,
  ): Promise<Drawing> {
    const next = await drawOnce(render, [failed], signal, onProgress).catch((error: unknown) => {
      log.warn({ err: error, render: render.id }, 'no other engine for the render');
      return null;
    });
    if (next === null) return first;
    const { drawing: second } = next;
    const isBetter = second.error === null || second.images.length > first.images.length;
    await images.discard(isBetter ? first.images : second.images);
    return isBetter ? second : first;
  }

  async function deliver(render: RenderRow, drawing: Drawing): Promise<void> {
    const made = drawing.images.length;
    const reason = made < render.image_count ? `${made} of ${render.image_count} pictures could be made.` : null;
    const fault = drawing.error === null ? null : faultOf(drawing.error);
    const outcome = { status: 'completed', reason, fault, code: null, images: drawing.images } as const;
    if (!(await endRender(render, outcome))) await images.discard(drawing.images);
  }

  return async function runRender(
    { renderId, attempt }: JobPayloads['render.run'],
    context: JobContext,
  ): Promise<void> {
    const render = await renders.claim(renderId, attempt, clock.now());
    if (!render) return;
    await turns.start(render.turn);
    const drawing = await draw(render, context.signal);
    if (drawing.error === null) return deliver(render, drawing);

    const failure = failureOf(drawing.error, render.request.mode);
    const fault = faultOf(drawing.error);
    const isHandedBack = context.signal.aborted || isOutageError(drawing.error);
    log.warn({ render: renderId, attempt, fault, isHandedBack }, 'render did not succeed');
    if (isHandedBack || (failure.retry && !context.lastTry)) {
      await images.discard(drawing.images);
      await renders.requeue(render, fault);
      throw drawing.error;
    }
    if (drawing.images.length > 0) return deliver(render, drawing);
    const { reason, code, offers = [] } = failure;
    await endRender(render, { status: 'error', reason, fault, code, offers, images: [] });
  };
}
