/**
 * ComfyUI behind the port. It builds a graph per operation for the weights that a server has, or uses the operator's
 * own graph; it follows the job over a socket and composes the pictures into the result. One instance per server.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { EngineOperation, EngineTask } from '../../../ports/engine-task.ts';
import {
  ImageEngineError,
  type EngineReport,
  type EngineRunOptions,
  type ImageEngine,
} from '../../../ports/image-engine.port.ts';
import { StartError } from '../../../shared/program/start-error.ts';
import type { RemoteEngineSettings } from '../engine-settings.ts';
import {
  capabilityOf,
  controlsOf,
  lorasFor,
  sizesFor,
  rulesOf,
  strengthsFor,
  strengthsOf,
  warningsOf,
} from './abilities.ts';
import { createLoraMetadataReader, takeInventory, type Inventory } from './models/inventory.ts';
import { lorasOf, notThere, resolveLoras, withTriggers } from '../loras/loras.ts';
import { reportFamilies } from './models/report-families.ts';
import { reportFiles } from './models/report-files.ts';
import { settingsForFile } from './models/try-file.ts';
import type { FindWornArea, PlanPicture } from './operations/plan-context.ts';
import { checkTask, planTask } from './operations/plan-task.ts';
import { mistakesIn } from './own/check-workflow.ts';
import { planOwn } from './own/plan-own.ts';
import { createComfyApi, type ComfyLimits } from './protocol/comfy-api.ts';
import { createComfyHttp } from './protocol/comfy-http.ts';
import { openComfySocket } from './protocol/comfy-socket.ts';
import type { FollowTimes } from './protocol/follow-job.ts';
import type { PromptParts } from './protocol/run-prompt.ts';
import { createUpload, runPictures } from './run-pictures.ts';

export interface ComfyuiTimes extends ComfyLimits, Omit<FollowTimes, 'lostMs'> {
  /** Timeout for opening a socket, in milliseconds. */
  readonly socketMs: number;
}

export interface ComfyuiParts {
  readonly settings: RemoteEngineSettings;
  readonly log: Logger;
  /** For a try-on network, which needs a mask of the worn area. */
  readonly findWornArea?: FindWornArea;
  readonly times?: ComfyuiTimes;
  /** Maximum number of waiting jobs; further ones are refused. */
  readonly queueLimit?: number;
}

const TIMES: ComfyuiTimes = {
  answerMs: 15_000,
  slowAnswerMs: 60_000,
  socketMs: 10_000,
  pollMs: 2000,
  quietMs: 15_000,
  refusedMs: 15_000,
};
const QUEUE_LIMIT = 200;
/** Maximum time in ms that the engine waits for background work when it closes. */
const CLOSE_GRACE_MS = 5000;

/** @throws StartError for workflows that cannot work. */
function checkWorkflows({ name, workflows }: RemoteEngineSettings): void {
  const mistakes = Object.entries(workflows).flatMap(([operation, graph]) =>
    mistakesIn(operation as EngineOperation, graph),
  );
  if (mistakes.length > 0) throw new StartError([`The engine ${name} needs your attention:`, ...mistakes].join('\n  '));
}

const withNote =
  (plan: PlanPicture, words: string): PlanPicture =>
  (seed, index) => {
    const planned = plan(seed, index);
    return { ...planned, note: [planned.note, words].filter(Boolean).join(' ') };
  };

const portError = (error: unknown): ImageEngineError =>
  error instanceof ImageEngineError ? error : new ImageEngineError('failed', String(error), { cause: error });

export function createComfyuiEngine(parts: ComfyuiParts): ImageEngine {
  const { settings: configured, log, findWornArea = null, times = TIMES, queueLimit = QUEUE_LIMIT } = parts;
  checkWorkflows(configured);
  let settings = configured;
  const { url, key } = configured;
  const api = createComfyApi(createComfyHttp({ url, key }), times);
  const readMetadata = configured.offersLoras ? createLoraMetadataReader(api) : null;
  const background = new Set<Promise<void>>();
  let inventory: Inventory | null = null;
  // A server that comes back may have other weights; until it does, the old inventory stays valid.
  let isStale = true;

  const known = () => ({ settings, inventory, findWornArea });
  async function refreshInventory(signal?: AbortSignal): Promise<Inventory> {
    inventory = await takeInventory(api, readMetadata, signal);
    isStale = false;
    return inventory;
  }
  const inBackground = (work: Promise<void>) => {
    background.add(work);
    void work.finally(() => background.delete(work));
  };

  async function run(task: EngineTask, options: EngineRunOptions) {
    const { signal } = options;
    if (signal.aborted) throw new ImageEngineError('cancelled', 'stopped');
    checkTask(task, options.seed);
    const used = options.weights === undefined ? settings : settingsForFile(settings, options.weights);
    const own = used.models[task.model];
    if (!own) throw new ImageEngineError('missing_model', `${task.model} is not served by ${settings.name}`);
    const found = inventory !== null && !isStale ? inventory : await refreshInventory(signal);
    if ((await api.queueDepth()) >= queueLimit) throw new ImageEngineError('busy', 'too many jobs wait there');
    const { chosen, missing } = resolveLoras('loras' in task ? (task.loras ?? []) : [], lorasOf(settings, found));
    const resources = {
      inventory: found,
      // People chose the LoRAs among those of the usual models, whatever else the words ask for.
      rules: rulesOf(settings, chosen.length > 0 ? [] : strengthsFor(task, own), chosen),
      loras: chosen.map(({ name, strength }) => ({ name, strength })),
      parts: used.parts,
      settings: own,
      signal,
      // A network for try-on would be used instead of the file that is tried.
      findWornArea: options.weights === undefined ? findWornArea : null,
    };
    const workflow = settings.workflows[task.operation];
    const context = { ...resources, upload: createUpload(api, found, signal) };
    const withWords = withTriggers(task, chosen);
    const planned = workflow ? await planOwn(withWords, workflow, context) : await planTask(withWords, context);
    const plan = missing.length > 0 ? withNote(planned, notThere(missing)) : planned;
    const prompts: PromptParts = {
      api,
      log,
      inBackground,
      hasJobs: found.hasJobs,
      times: { ...times, lostMs: settings.lostAfterSeconds * 1000 },
      openSocket: (clientId, listener) => openComfySocket({ url, key, clientId, timeoutMs: times.socketMs }, listener),
    };
    return runPictures(prompts, task, plan, options);
  }

  async function describe(signal: AbortSignal): Promise<EngineReport> {
    const [{ system, devices }, queue, found] = await Promise.all([
      api.systemStats(signal),
      api.queueDepth(),
      refreshInventory(signal),
    ]);
    return {
      version: system.comfyui_version ?? null,
      devices: devices.map(({ name, vram_total: total, vram_free: free }) => ({
        name,
        memoryTotal: total ?? null,
        memoryFree: free ?? null,
      })),
      models: Object.values(found.modelFiles).flat(),
      files: reportFiles(settings, { inventory: found, rules: rulesOf(settings) }),
      families: reportFamilies({ inventory: found, rules: rulesOf(settings) }),
      queue,
      warnings: warningsOf(settings, found),
    };
  }

  return {
    name: settings.name,
    description: `${settings.title}: draws and edits with the models of a ComfyUI server`,
    sourceType: 'trainedAlgorithmicMedia',
    vocabulary: null,
    capabilityOf: (operation, model) => capabilityOf(known(), operation, model),
    controlsOf: (operation, model) => controlsOf(known(), operation, model),
    sizesOf: (operation, model) => sizesFor(known(), operation, model),
    lorasOf: (operation, model) => lorasFor(known(), operation, model),
    strengthsOf: (operation, model, wanted) => strengthsOf(known(), operation, model, wanted),

    preferFamilies(ids) {
      settings = { ...configured, familyOrder: ids ?? configured.familyOrder };
    },

    async isHealthy() {
      try {
        await api.queueDepth();
        if (isStale) await refreshInventory();
        return true;
      } catch {
        isStale = true;
        return false;
      }
    },
    queueDepth: () => api.queueDepth().catch(() => null),

    async describe({ signal }) {
      try {
        return await describe(signal);
      } catch (error) {
        throw new ImageEngineError('unavailable', portError(error).message, { cause: error });
      }
    },

    async run(task, options) {
      try {
        return await run(task, options);
      } catch (error) {
        const failure = portError(error);
        if (failure.kind === 'missing_model' || failure.kind === 'unavailable') isStale = true;
        throw failure;
      }
    },

    async close() {
      await Promise.race([Promise.allSettled(background), delay(CLOSE_GRACE_MS, undefined, { ref: false })]);
    },
  };
}
