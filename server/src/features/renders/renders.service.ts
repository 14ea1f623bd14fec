/**
 * Renders, from the request to the end: validation, cost, and the owner's later actions. The row, its quota reservation
 * and its job are written in one transaction, so that none exists without the others.
 */
import {
  HOME_MODEL,
  PAGE_SIZE,
  type AskedRender,
  type Preview,
  type RenderAccepted,
  type RenderJobList,
  type RenderView,
  type SceneVocabulary,
  type Settings,
} from '@kenna/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Logger } from 'pino';
import type { Tables } from '../../db/tables.ts';
import type { BlobStore } from '../../ports/blob-store.port.ts';
import type { StoredScene } from '../../ports/engine-task.ts';
import type { InstructionReading } from '../../ports/image-engine.port.ts';
import type { JobQueue } from '../../ports/job-queue.port.ts';
import type { RealtimePublisher } from '../../ports/realtime-publisher.port.ts';
import { AppError } from '../../shared/app-error.ts';
import type { Background } from '../../shared/background.ts';
import { checkSameRequest } from '../../shared/check-same-request.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Metrics } from '../../shared/metrics.ts';
import type { SecretBox } from '../../shared/security/secret-box.ts';
import { decodeCursor, pageOf } from '../../shared/cursor.ts';
import type { ImagesService } from '../images/images.service.ts';
import type { QuotaAccount, QuotaService } from '../quota/quota.service.ts';
import type { ColoursService } from '../colours/colours.service.ts';
import type { DefaultPromptsService } from '../default-prompts/default-prompts.service.ts';
import type { WebhooksService } from '../webhooks/webhooks.service.ts';
import { checkDrawable } from './creating/check-drawable.ts';
import { checkTakes } from './creating/check-takes.ts';
import { createEndRender } from './running/end-render.ts';
import { needOf } from './running/engine-task.ts';
import { readPictures } from './running/read-inputs.ts';
import type { EngineNeed, EnginesService } from '../engines/engines.service.ts';
import { prepareRender, type PreparedRender } from './creating/prepare-render.ts';
import { placeholdersOf, presentJob, presentRender } from './presenting/present-render.ts';
import { createReconcileRenders } from './running/reconcile-renders.ts';
import { createRenderNews } from './presenting/render-news.ts';
import { createLivePreviews } from './previewing/live-previews.ts';
import { createSeenScenes } from './previewing/seen-scenes.ts';
import { isLive, permissionsOf } from './renders.policy.ts';
import { rendersRepository, type RenderRow } from './renders.repository.ts';
import { createRunRender } from './running/run-render.ts';
import { createSceneFiles } from './presenting/scene-files.ts';
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

/** A write in the transaction of a new render, so that both succeed or fail together. */
type AlsoWrite = (transaction: Transaction<Tables>, renderId: number) => Promise<void>;

const INSTRUCT: EngineNeed = {
  operation: 'instructEdit',
  model: HOME_MODEL,
  scenes: false,
  engine: null,
  controls: [],
  strengths: ['edit'],
};
/** The texts of a request in which a person's own colours may be named. */
const wordsOf = ({ prompt, negativePrompt, accentPrompt, text, colourways }: Settings): readonly string[] => [
  prompt,
  negativePrompt,
  accentPrompt,
  text,
  ...colourways,
];

/** A waiting person is told the time that this number of latest renders took on average. */
const PACE_RENDERS = 20;

const OF_A_RUN = 'This picture belongs to a run. Draw it again there.';

const CANCELLED = { status: 'cancelled', reason: null, fault: null, code: null, images: [] } as const;

export type RendersService = ReturnType<typeof createRendersService>;

export function createRendersService(parts: Parts) {
  const { db, images, quota, prompts, engines, colours, jobs, blobs, realtime, clock, background } = parts;
  const renders = rendersRepository(db);
  const news = createRenderNews({ realtime, urlOf: blobs.urlOf });
  const endRender = createEndRender({ ...parts, news });
  const line = createWaitingLine(parts);
  const sceneFiles = createSceneFiles({ images, engines });
  const seenScenes = createSeenScenes(parts.secretBox);
  const drawPreview = createLivePreviews({ engines, seenScenes });
  /** Runs in the background, because a hosted realtime server may be slow. */
  const notifyQueued = (render: RenderRow, left: number | null) =>
    background.run('notifying of a queued render', () => news.notifyQueued(render, left));

  async function surroundingsOf(rows: readonly RenderRow[]) {
    const pictures = await images.listOfRenders(rows.map(({ id }) => id));
    const waiting = rows.filter(({ status }) => status === 'queued');
    const ids = waiting.flatMap(({ job_id }) => job_id ?? []);
    const ahead = ids.length === 0 ? new Map<string, number>() : await jobs.countAhead('render.run', ids);
    const usualSeconds = ids.length === 0 ? null : await renders.measureSeconds(PACE_RENDERS);
    return ({ id, job_id: jobId }: RenderRow) => ({
      images: pictures.get(id) ?? [],
      position: (jobId === null ? null : ahead.get(jobId)) ?? null,
      usualSeconds,
      urlOf: blobs.urlOf,
    });
  }

  async function getOwn(userId: number, id: number): Promise<RenderRow> {
    const render = await renders.findOfUser(userId, id);
    if (!render) throw new AppError('not_found');
    return render;
  }

  async function present(render: RenderRow): Promise<RenderView> {
    return presentRender(render, (await surroundingsOf([render]))(render));
  }

  const view = async (userId: number, id: number): Promise<RenderView> => present(await getOwn(userId, id));

  /** Resolves the pictures that a request names, which must be the person's own. */
  async function withSources(userId: number, asked: AskedRender, onlyOne: boolean): Promise<PreparedRender> {
    const { sceneImageId: sceneId, promptImageUrl: url, maskImageUrl: mask, blendImageUrl: blend } = asked.settings;
    const takes = checkTakes(asked.settings.takes, engines.vocabulary());
    const scene = sceneId === null ? null : await images.sceneSourceOf(userId, sceneId);
    const picture = scene !== null || url === null ? null : await images.ownImageOf(userId, url);
    if (mask !== null) await images.checkOwnMask(userId, mask);
    await images.checkPlaced(
      userId,
      asked.settings.artworks.map(({ image_id }) => image_id),
    );
    const second = scene !== null || blend === null ? null : await images.ownImageOf(userId, blend);
    const template = await prompts.activeTemplateOf(asked.mode);
    const namedColours = await colours.namedIn(userId, wordsOf(asked.settings));
    const seen = scene !== null || asked.scene === null ? null : seenScenes.open(asked.scene, asked.settings);
    return prepareRender(asked, { takes, scene, picture, blend: second, template, namedColours, seen, onlyOne });
  }

  /** The same for a preview, which a visitor may ask for: `userId` is null, and the words are all there is. */
  async function previewSources(userId: number | null, { settings, ...asked }: AskedRender, signal: AbortSignal) {
    // Create reads no picture, so one in its panel makes no difference.
    const bare = { ...asked, settings: { ...settings, promptImageUrl: null, maskImageUrl: null, blendImageUrl: null } };
    const { sceneImageId: sceneId } = settings;
    if (userId !== null) {
      const scene = sceneId === null ? null : (await images.sceneSourceOf(userId, sceneId)).scene;
      const prepared = await withSources(userId, bare, false);
      return { prepared, scene, pictures: await readPictures(userId, settings.artworks, images, signal) };
    }
    if (sceneId !== null) throw new AppError('not_found');
    const takes = checkTakes(settings.takes, engines.vocabulary());
    const template = await prompts.activeTemplateOf(asked.mode);
    const nothing = { scene: null, picture: null, blend: null, namedColours: [], seen: null, onlyOne: false };
    return { prepared: prepareRender(bare, { ...nothing, takes, template }), scene: null, pictures: [] };
  }

  async function insertOnce(
    transaction: Transaction<Tables>,
    account: QuotaAccount,
    prepared: PreparedRender,
    { key, runId }: { readonly key: string | null; readonly runId: number | null },
  ): Promise<{ render: RenderRow; left: number | null; isNew: boolean }> {
    const repository = rendersRepository(transaction);
    const earlier = key === null ? null : await repository.findByKey(account.id, key);
    if (earlier) {
      checkSameRequest(earlier.idempotency_hash, prepared.hash);
      return { render: earlier, left: await quota.leftOf(transaction, account), isNew: false };
    }
    await images.checkStorage(transaction, account.id);
    if (runId === null) await line.checkRoom(transaction, account.id);
    const render = await repository.insert(account.id, prepared, { key, runId, now: clock.now() });
    const { id: renderId, attempt, image_count: imageCount } = render;
    const left = await quota.reserve(transaction, account, { renderId, attempt, imageCount });
    await line.send(transaction, account, render);
    return { render, left, isNew: true };
  }

  async function listRows(userId: number, cursor: string | undefined, dialogs: boolean) {
    const before = cursor === undefined ? null : decodeCursor(cursor);
    const { page, next } = pageOf(
      await renders.listOfUser(userId, { before, limit: PAGE_SIZE + 1, dialogs }),
      PAGE_SIZE,
    );
    return { page, next, around: await surroundingsOf(page) };
  }

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
    const prepared = await withSources(userId, asked, runId !== null);
    const need = needOf(prepared.request);
    engines.checkChoice(need);
    await engines.checkLoras(need);
    if (!engines.canRun(need)) throw new AppError('engine_unavailable');
    checkDrawable(engines, need, prepared.request);
    const key = asked.idempotencyKey;
    const accepted = await db.transaction().execute(async (transaction) => {
      const account = await quota.lockAccount(transaction, userId);
      const { render, left, isNew } = await insertOnce(transaction, account, prepared, { key, runId });
      if (isNew) await alsoWrite?.(transaction, render.id);
      return { account, render, left, isNew };
    });
    const { account, render, left, isNew } = accepted;
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
    ): Promise<Preview> =>
      drawPreview({
        of: userId === null ? `address ${address}` : `person ${userId}`,
        side,
        signal,
        prepare: (ended) => previewSources(userId, asked, ended),
      }),

    vocabulary: (): SceneVocabulary => engines.vocabulary(),

    sceneFile: sceneFiles,

    get: view,

    /** Renders by id, including those that were removed from the list. */
    async viewsOf(userId: number, ids: readonly number[]): Promise<Map<number, RenderView>> {
      const rows = await renders.listOfIds(userId, ids);
      const around = await surroundingsOf(rows);
      return new Map(rows.map((render) => [render.id, presentRender(render, around(render))]));
    },

    /** The renders for the workspace; those of dialogs are shown in the dialog only. */
    async list(userId: number, cursor?: string): Promise<{ renders: RenderView[]; next: string | null }> {
      const { page, next, around } = await listRows(userId, cursor, false);
      return { renders: page.map((render) => presentRender(render, around(render))), next };
    },

    async listJobs(userId: number, cursor?: string): Promise<RenderJobList> {
      const { page, next, around } = await listRows(userId, cursor, true);
      return { jobs: page.map((render) => presentJob(render, around(render))), next };
    },

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
      const queued = await db.transaction().execute(async (transaction) => {
        const account = await quota.lockAccount(transaction, userId);
        const repository = rendersRepository(transaction);
        const render = await repository.lock(id);
        if (!render || !permissionsOf(render.status).retry) throw new AppError('not_retryable');
        if (render.run_id !== null) throw new AppError('not_retryable', { text: OF_A_RUN });
        await images.checkStorage(transaction, userId);
        await line.checkRoom(transaction, userId);
        const again = { attempt: render.attempt + 1, now: clock.now() };
        const restarted = await repository.restart(id, again);
        const { attempt, image_count: imageCount } = restarted;
        const left = await quota.reserve(transaction, account, { renderId: id, attempt, imageCount });
        await line.send(transaction, account, restarted);
        await alsoWrite?.(transaction, id);
        return { restarted, left };
      });
      notifyQueued(queued.restarted, queued.left);
      return present(queued.restarted);
    },

    /** Removes a render from the list; its pictures stay in the library. */
    async remove(userId: number, id: number): Promise<void> {
      const render = await getOwn(userId, id);
      if (isLive(render.status)) await stop(render);
      await renders.hide(id);
    },
  };
}
