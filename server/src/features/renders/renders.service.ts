/** Renders, from the request to the end: validation, cost, and the owner's later actions. */
import {
  PREVIEW_FINE_SIDE,
  HOME_MODEL,
  type AskedRender,
  type Preview,
  type RenderAccepted,
  type RenderView,
  type SceneVocabulary,
} from '@kenna/contract';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Tables } from '../../db/tables.ts';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import type { StoredScene } from '../../ports/engine-task.ts';
import type { InstructionReading } from '../../ports/image-engine.port.ts';
import type { JobQueue } from '../../ports/job-queue.port.ts';
import type { RealtimePublisher } from '../../ports/realtime-publisher.port.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Background } from '../../shared/background.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Metrics } from '../../shared/metrics.ts';
import type { SecretBox } from '../../shared/security/secret-box.ts';
import type { ColoursService } from '../colours/colours.service.ts';
import type { DefaultPromptsService } from '../default-prompts/default-prompts.service.ts';
import type { EngineNeed, EnginesService } from '../engines/engines.service.ts';
import type { ImagesService } from '../images/images.service.ts';
import type { QuotaService } from '../quota/quota.service.ts';
import type { WebhooksService } from '../webhooks/webhooks.service.ts';
import { checkDrawable } from './creating/check-drawable.ts';
import { createPrepareAsked } from './creating/prepare-asked.ts';
import { createQueueRender, type AlsoWrite } from './creating/queue-render.ts';
import { placeholdersOf } from './presenting/present-render.ts';
import { createRenderNews } from './presenting/render-news.ts';
import { createRenderViews } from './presenting/render-views.ts';
import { createSceneFiles } from './presenting/scene-files.ts';
import { createLivePreviews } from './previewing/live-previews.ts';
import { createSeenScenes } from './creating/seen-scenes.ts';
import { isLive } from './renders.policy.ts';
import { rendersRepository, type RenderRow } from './renders.repository.ts';
import { createEndRender } from './running/end-render.ts';
import { needOf } from './running/engine-task.ts';
import { createReconcileRenders } from './running/reconcile-renders.ts';
import { createRunRender } from './running/run-render.ts';
import { createWaitingLine, type QueueSettings } from './waiting/waiting-line.ts';

interface Parts {
  readonly db: Kysely<Tables>;
  readonly images: ImagesService;
  readonly quota: QuotaService;
  readonly webhooks: WebhooksService;
  readonly prompts: DefaultPromptsService;
  readonly engines: EnginesService;
  readonly colours: ColoursService;
  readonly jobs: JobQueue;
  readonly blobs: BlobStore;
  readonly secretBox: SecretBox;
  readonly realtime: RealtimePublisher;
  readonly metrics: Pick<Metrics, 'countRenderFailure'>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly background: Background;
  readonly productName: string;
  readonly queue: QueueSettings;
}

const INSTRUCT: EngineNeed = {
  operation: 'instructEdit',
  model: HOME_MODEL,
  scenes: false,
  engine: null,
  controls: [],
  strengths: ['edit'],
};

const CANCELLED = { status: 'cancelled', reason: null, fault: null, code: null, images: [] } as const;

export type RendersService = ReturnType<typeof createRendersService>;

export function createRendersService(parts: Parts) {
  const { db, images, quota, engines, jobs, blobs, realtime, background } = parts;
  const renders = rendersRepository(db);
  const news = createRenderNews({ realtime, urlOf: blobs.urlOf });
  const endRender = createEndRender({ ...parts, news });
  const line = createWaitingLine(parts);
  const sceneFiles = createSceneFiles({ images, engines });
  const seenScenes = createSeenScenes(parts.secretBox);
  const { prepareAsked, preparePreview } = createPrepareAsked({ ...parts, seenScenes });
  const { queueNew, queueAgain } = createQueueRender({ ...parts, line });
  const { getOwn, present, view, viewsOf, list, listJobs } = createRenderViews(parts);
  const drawPreview = createLivePreviews({ engines, seenScenes });
  /** Runs in the background, because a hosted realtime server may be slow. */
  const notifyQueued = (render: RenderRow, left: number | null) =>
    background.run('notifying of a queued render', () => news.notifyQueued(render, left));

  async function stop(render: RenderRow): Promise<boolean> {
    const stopped = await endRender(render, CANCELLED);
    if (stopped && render.job_id !== null) await jobs.cancel('render.run', render.job_id);
    return stopped;
  }

  async function create(
    userId: number,
    asked: AskedRender,
    runId: number | null,
    alsoWrite?: AlsoWrite,
  ): Promise<RenderAccepted> {
    const prepared = await prepareAsked(userId, asked, runId !== null);
    const need = needOf(prepared.request);
    engines.checkChoice(need);
    await engines.checkLoras(need);
    if (!engines.canRun(need)) throw new AppError('engine_unavailable');
    checkDrawable(engines, need, prepared.request);
    const origin = { key: asked.idempotencyKey, runId, alsoWrite };
    const { account, render, left, isNew } = await queueNew(userId, prepared, origin);
    if (isNew) notifyQueued(render, left);
    const placeholders = placeholdersOf(render, blobs.urlOf);
    const quota_low = await quota.warnWhenLow(account);
    return { render_id: render.id, placeholders, render_limit: left, quota_low };
  }

  return {
    run: createRunRender({ ...parts, news, endRender }),
    reconcile: createReconcileRenders({ ...parts, endRender, line }),
    countByStatus: renders.countByStatus,
    measureWaiting: renders.measureWaiting,

    /** A repeated request with the same key returns its render, without calling `alsoWrite` again. */
    create: (userId: number, asked: AskedRender, alsoWrite?: AlsoWrite): Promise<RenderAccepted> =>
      create(userId, asked, null, alsoWrite),

    /**
     * Creates a render that belongs to a run: it makes one picture with whatever tool, has the turns of a batch, is not listed,
     * and sends `run.advance` when it ends. `alsoWrite` must mark what it draws.
     */
    async createForRun(userId: number, asked: AskedRender, runId: number, alsoWrite: AlsoWrite): Promise<void> {
      await create(userId, asked, runId, alsoWrite);
    },

    /** Cancels those of the renders that wait or run. */
    async stopAll(userId: number, ids: readonly number[]): Promise<void> {
      for (const render of await renders.listOfIds(userId, ids)) {
        if (isLive(render.status)) await stop(render);
      }
    },

    /**
     * Interprets a message of a conversation; `earlier`: the previous messages, `marked`: whether there is a mask,
     * `second`: whether it comes with a second picture.
     */
    readInstruction: (
      text: string,
      earlier: readonly string[],
      marked: boolean,
      scene: StoredScene | null,
      second: boolean,
    ): InstructionReading =>
      engines.readInstruction({ ...INSTRUCT, controls: second ? ['blend'] : [] }, text, earlier, marked, scene, second),

    /** `address`: a visitor's, of whom there is one preview at a time. `side`: the longest side in pixels. */
    preview: (
      { userId, address, side }: { readonly userId: number | null; readonly address: string; readonly side: number },
      asked: AskedRender,
      signal: AbortSignal,
    ): Promise<Preview | null> =>
      drawPreview({
        of: userId === null ? `address ${address}` : `person ${userId}`,
        // A large drawing takes about four times as long, and nobody without an account can place a picture.
        side: userId === null ? Math.min(side, PREVIEW_FINE_SIDE) : side,
        signal,
        prepare: (ended) => preparePreview(userId, asked, ended),
      }),

    vocabulary: (): SceneVocabulary => engines.vocabulary(),

    sceneFile: sceneFiles,

    get: view,

    viewsOf,

    list,

    listJobs,

    async cancel(userId: number, id: number): Promise<RenderView> {
      if (!(await stop(await getOwn(userId, id)))) throw new AppError('not_cancellable');
      return view(userId, id);
    },

    /**
     * Starts another attempt with the same settings and seed, and charges it again. Returns the render as queued,
     * although it may already be running.
     */
    async retry(userId: number, id: number, alsoWrite?: AlsoWrite): Promise<RenderView> {
      await getOwn(userId, id);
      const { render, left } = await queueAgain(userId, id, alsoWrite);
      notifyQueued(render, left);
      return present(render);
    },

    /** Removes a render from the list; its pictures stay in the library. */
    async remove(userId: number, id: number): Promise<void> {
      const render = await getOwn(userId, id);
      if (isLive(render.status)) await stop(render);
      await renders.hide(id);
    },
  };
}
