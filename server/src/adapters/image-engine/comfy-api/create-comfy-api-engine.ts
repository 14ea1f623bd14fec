/**
 * The engine behind Comfy API v2: Comfy Cloud, a deployment of it, or the proxy in front of a ComfyUI of one's own. The
 * API does not say which nodes and weights there are, so that it runs the operator's own workflows only.
 */
import type { EngineOperation, EngineTask } from '../../../ports/engine-task.ts';
import {
  ImageEngineError,
  type EngineImage,
  type EngineReport,
  type EngineRunOptions,
  type ImageEngine,
} from '../../../ports/image-engine.port.ts';
import { StartError } from '../../../shared/program/start-error.ts';
import { capabilityOf, controlsOf, rulesOf } from '../comfyui/abilities.ts';
import { unknownInventory } from '../comfyui/models/inventory.ts';
import { checkTask } from '../comfyui/operations/plan-task.ts';
import { mistakesIn } from '../comfyui/own/check-workflow.ts';
import { planOwn } from '../comfyui/own/plan-own.ts';
import type { Graph } from '../comfyui/protocol/comfy-api.ts';
import { isServed, type RemoteEngineSettings } from '../engine-settings.ts';
import { drawEach } from '../hosted/draw-each.ts';
import { drawJob } from '../hosted/draw-job.ts';
import { placeholdersIn } from '../placeholders.ts';
import type { OrderSignals } from '../hosted/run-job.ts';
import { createServiceHttp } from '../hosted/service-http.ts';
import { createServiceRuns } from '../hosted/service-runs.ts';
import type { RemoteEngineParts } from '../remote-engine-parts.ts';
import { createComfyJobs, kindOfComfy, type UploadedAsset } from './comfy-jobs.ts';

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

export function createComfyApiEngine({ settings, log, findWornArea, firstPauseMs }: RemoteEngineParts): ImageEngine {
  checkWorkflows(settings);
  const { key, url, workflows } = settings;
  const headers = key === null ? {} : { authorization: `Bearer ${key}` };
  const http = createServiceHttp({ url, key, headers, kindOf: kindOfComfy });
  const jobs = createComfyJobs(http);
  const runs = createServiceRuns();
  const known = { settings, inventory: null, findWornArea: findWornArea ?? null };

  async function draw(task: EngineTask, options: EngineRunOptions): Promise<readonly EngineImage[]> {
    const { signal } = options;
    const { lostAfterSeconds } = settings;
    const assets = new Map<string, UploadedAsset>();
    checkTask(task, options.seed);
    const workflow = workflows[task.operation];
    if (!workflow || !isServed(settings, task.operation, task.model)) {
      throw new ImageEngineError('missing_model', `has no workflow for ${task.operation}`);
    }
    try {
      const planPicture = await planOwn(task, workflow, {
        inventory: unknownInventory(),
        rules: rulesOf(settings),
        loras: [],
        parts: settings.parts,
        settings: settings.models[task.model]!,
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
        options,
        async draw(index, seed, report) {
          const plan = planPicture(seed, index);
          const order = (signals: OrderSignals) =>
            jobs.order(withAssets(plan.graph, assets) as Graph, plan.resultNode, signals);
          const job = { http, order, report, signal, lostAfterSeconds, firstPauseMs, log, withKey: true };
          return plan.finish(await drawJob(job));
        },
      });
    } finally {
      for (const { remove } of assets.values()) {
        void remove().catch((error: unknown) => log.warn({ reason: String(error) }, 'a picture could not be removed'));
      }
    }
  }

  async function describe(signal: AbortSignal): Promise<EngineReport> {
    await runs.askForReport((within) => jobs.check(within), signal);
    return { version: 'Comfy API v2', devices: [], queue: runs.count(), models: [], warnings: [] };
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
    isHealthy: () => runs.isHealthy((within) => jobs.check(within)),
    queueDepth: async () => runs.count(),
    describe: ({ signal }) => describe(signal),
    run: (task, options) => runs.runTask(options, (within) => draw(task, within)),
    close: async () => runs.close(),
  };
}
