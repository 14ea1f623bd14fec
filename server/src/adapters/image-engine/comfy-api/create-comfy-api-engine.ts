/**
 * The engine behind Comfy API v2: Comfy Cloud, a deployment of it, or the proxy in front of a ComfyUI of one's own. The API
 * does not say which nodes and weights there are, so that it runs the operator's own workflows only.
 */
import type { EngineOperation, EngineTask, Pixels } from '../../../ports/engine-task.ts';
import {
  ImageEngineError,
  type EngineImage,
  type EngineReport,
  type EngineRunOptions,
  type ImageEngine,
} from '../../../ports/image-engine.port.ts';
import { StartError } from '../../../shared/start-error.ts';
import { capabilityOf, controlsOf, rulesOf } from '../comfyui/models/abilities.ts';
import { unknownInventory } from '../comfyui/models/inventory.ts';
import type { PicturePlan } from '../comfyui/operations/plan-context.ts';
import { checkTask } from '../comfyui/operations/plan-task.ts';
import { mistakesIn } from '../comfyui/own/check-workflow.ts';
import { planOwn } from '../comfyui/own/plan-own.ts';
import type { Graph } from '../comfyui/protocol/comfy-api.ts';
import type { RemoteEngineSettings } from '../engine-settings.ts';
import { drawEach, type ReportPicture } from '../hosted/draw-each.ts';
import { fetchResult } from '../hosted/fetch-result.ts';
import { placeholdersIn } from '../hosted/placeholders.ts';
import { runJob, type JobNews } from '../hosted/run-job.ts';
import { createServiceHttp, lostRequest } from '../hosted/service-http.ts';
import type { RemoteEngineParts } from '../remote-engine-parts.ts';
import { createComfyJobs, kindOfComfy, type UploadedAsset } from './comfy-jobs.ts';

const HEALTH_TIMEOUT_MS = 6_000;
const REPORT_TIMEOUT_MS = 15_000;
/** Share of the progress at which the picture is drawn and only has to be fetched. */
const DRAWN = 0.95;
/** Values that follow from the weights of a server, which this API does not list. */
const OF_WEIGHTS = ['checkpoint', 'sampler', 'scheduler', 'steps', 'cfg'];

/** @throws StartError for workflows that cannot work here. */
function checkWorkflows({ name, workflows }: RemoteEngineSettings): void {
  const mistakes = Object.entries(workflows).flatMap(([operation, graph]) => {
    const used = placeholdersIn(Object.values(graph).map(({ inputs }) => inputs));
    const unknown = OF_WEIGHTS.filter((value) => used.includes(value));
    const isLost = Object.values(graph).some(({ class_type: node }) => node === 'SaveImageWebsocket');
    return [
      ...mistakesIn(operation as EngineOperation, graph),
      ...unknown.map(
        (value) =>
          `The workflow for ${operation} has {{${value}}}: write the value, because weights are not listed there.`,
      ),
      ...(isLost
        ? [`The workflow for ${operation} ends in SaveImageWebsocket: use SaveImage, because there is no socket.`]
        : []),
    ];
  });
  if (mistakes.length > 0) throw new StartError([`The engine ${name} needs your attention:`, ...mistakes].join('\n  '));
}

/** A copy of a graph with the references of uploaded pictures in place of their ids. */
function withAssets(value: unknown, assets: ReadonlyMap<string, UploadedAsset>): unknown {
  if (typeof value === 'string') return assets.get(value)?.reference ?? value;
  if (Array.isArray(value)) return value.map((item) => withAssets(item, assets));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, withAssets(item, assets)]));
}

export function createComfyApiEngine({ settings, log, findWornArea }: RemoteEngineParts): ImageEngine {
  checkWorkflows(settings);
  const { key, url, workflows } = settings;
  const headers = key === null ? {} : { authorization: `Bearer ${key}` };
  const http = createServiceHttp({ url, key, headers, kindOf: kindOfComfy });
  const jobs = createComfyJobs(http);
  const closing = new AbortController();
  const known = { settings, inventory: null, findWornArea: findWornArea ?? null };
  let running = 0;

  async function drawOne(
    plan: PicturePlan,
    assets: ReadonlyMap<string, UploadedAsset>,
    report: ReportPicture,
    signal: AbortSignal,
  ): Promise<Pixels> {
    const onNews = (news: JobNews<string>) => {
      if (news.state === 'waiting') report(0, { stage: news.ahead ? `Waiting, ${news.ahead} before it` : 'Waiting' });
      if (news.state === 'running') report(DRAWN * Math.min(1, news.fraction ?? 0));
    };
    const finished = await runJob({
      submit: (sending) =>
        jobs.order(withAssets(plan.graph, assets) as Graph, plan.resultNode, { signal: sending, patience: signal }),
      signal,
      onNews,
      lostAfterMs: settings.lostAfterSeconds * 1000,
      log,
    });
    report(DRAWN);
    return plan.finish(await fetchResult(http, finished, signal, { withKey: true }));
  }

  async function run(task: EngineTask, options: EngineRunOptions): Promise<readonly EngineImage[]> {
    const signal = AbortSignal.any([options.signal, closing.signal]);
    const assets = new Map<string, UploadedAsset>();
    running++;
    try {
      signal.throwIfAborted();
      checkTask(task, options.seed);
      const workflow = workflows[task.operation];
      const own = settings.models[task.model];
      if (!workflow || !own || settings.operations?.includes(task.operation) === false) {
        throw new ImageEngineError('missing_model', `has no workflow for ${task.operation}`);
      }
      const planPicture = await planOwn(task, workflow, {
        inventory: unknownInventory(),
        rules: rulesOf(settings),
        parts: settings.parts,
        settings: own,
        findWornArea: findWornArea ?? null,
        signal,
        async upload(pixels) {
          const uploaded = await jobs.upload(pixels, signal);
          assets.set(uploaded.reference.info.id, uploaded);
          return uploaded.reference.info.id;
        },
      });
      return await drawEach({
        count: task.count,
        stage: 'Drawing',
        options: { ...options, signal },
        draw: (index, seed, report) => drawOne(planPicture(seed, index), assets, report, signal),
      });
    } catch (error) {
      throw lostRequest(error, signal);
    } finally {
      running--;
      for (const { remove } of assets.values()) {
        void remove().catch((error: unknown) => log.warn({ reason: String(error) }, 'a picture could not be removed'));
      }
    }
  }

  async function describe(signal: AbortSignal): Promise<EngineReport> {
    await jobs.check(AbortSignal.any([signal, AbortSignal.timeout(REPORT_TIMEOUT_MS)])).catch((error: unknown) => {
      throw new ImageEngineError('unavailable', lostRequest(error, signal).message, { cause: error });
    });
    return { version: 'Comfy API v2', devices: [], queue: running, models: [], warnings: [] };
  }

  return {
    name: settings.name,
    description: `${settings.title}: runs your own workflows by Comfy API v2`,
    sourceType: 'trainedAlgorithmicMedia',
    vocabulary: null,
    capabilityOf: (operation, model) => (workflows[operation] ? capabilityOf(known, operation, model) : 'unavailable'),
    controlsOf: (operation, model) =>
      // Without a list of weights it is not known whether the graph follows the guidance.
      controlsOf(known, operation, model).filter((control) => control !== 'guidance' && control !== 'highQuality'),
    isHealthy: () =>
      jobs.check(AbortSignal.any([closing.signal, AbortSignal.timeout(HEALTH_TIMEOUT_MS)])).then(
        () => true,
        () => false,
      ),
    queueDepth: async () => running,
    describe: ({ signal }) => describe(signal),
    run,
    close: async () => closing.abort(),
  };
}
