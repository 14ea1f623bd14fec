/**
 * The engine behind the API of Black Forest Labs: FLUX.2 for drawing and edits with references, and its tools for filling,
 * erasing, expanding and virtual try-on. Results are fetched at once, because their addresses expire within minutes.
 */
import type { EngineControl, Model } from '@kenna/contract';
import type { EngineStrength } from '../../../ports/engine-strengths.ts';
import type { EngineOperation, EngineTask, Pixels } from '../../../ports/engine-task.ts';
import {
  ImageEngineError,
  type Capability,
  type EngineImage,
  type EngineReport,
  type EngineRunOptions,
  type ImageEngine,
  type ReportedFile,
} from '../../../ports/image-engine.port.ts';
import { drawEach, type ReportPicture } from '../hosted/draw-each.ts';
import { fetchResult } from '../hosted/fetch-result.ts';
import { runJob, type JobNews } from '../hosted/run-job.ts';
import { createServiceHttp, lostRequest } from '../hosted/service-http.ts';
import type { RemoteEngineParts } from '../remote-engine-parts.ts';
import { createBflApi, kindOfBfl } from './bfl-api.ts';
import { DEFAULT_MODEL, modelNamed, MODELS, TOOLS } from './bfl-models.ts';
import { planBfl, type BflPlan, type BflRequest } from './bfl-requests.ts';

const CAPABILITIES: Record<EngineOperation, Capability> = {
  generate: 'native',
  vary: 'composed',
  inpaint: 'composed',
  outpaint: 'composed',
  sketch: 'native',
  tryOn: 'native',
  instructEdit: 'native',
  removeBackground: 'unavailable',
  upscale: 'unavailable',
  enhanceFaces: 'unavailable',
};

const CONTROLS: Record<EngineOperation, readonly EngineControl[]> = {
  generate: ['seed'],
  vary: ['seed', 'strength', 'blend', 'colourways'],
  inpaint: ['seed'],
  // The tool has no seed.
  outpaint: [],
  sketch: ['seed'],
  tryOn: ['seed'],
  instructEdit: ['seed'],
  removeBackground: [],
  upscale: [],
  enhanceFaces: [],
};

/** The tool for try-on keeps the person. */
const TRY_ON_STRENGTHS: readonly EngineStrength[] = ['edit'];
const HEALTH_TIMEOUT_MS = 6_000;
const REPORT_TIMEOUT_MS = 15_000;
/** Share of the progress at which the picture is drawn and only has to be fetched. */
const DRAWN = 0.95;

const LICENCE = { name: 'Terms of the Black Forest Labs API', sells: 'conditions' } as const;
/** The operations that a FLUX.2 model does itself. */
const OF_MODELS: readonly EngineOperation[] = ['generate', 'vary', 'sketch', 'instructEdit'];

const OF_TOOLS: readonly {
  readonly name: string;
  readonly words: string;
  readonly operations: readonly EngineOperation[];
}[] = [
  { name: TOOLS.fill, words: 'Used to fill holes with what the words name.', operations: ['inpaint'] },
  { name: TOOLS.erase, words: 'Used to fill holes without words.', operations: [] },
  { name: TOOLS.expand, words: 'Used for backdrops.', operations: ['outpaint'] },
  { name: TOOLS.tryOn, words: 'Used for try-on.', operations: ['tryOn'] },
];

export function createBflEngine({ settings, log }: RemoteEngineParts): ImageEngine {
  const { key, url } = settings;
  const http = createServiceHttp({ url, key, headers: key === null ? {} : { 'x-key': key }, kindOf: kindOfBfl });
  const api = createBflApi(http);
  const closing = new AbortController();
  let running = 0;

  /** The FLUX.2 model for an operation. */
  function modelOf({ operation, model }: Pick<EngineTask, 'operation' | 'model'>): string {
    const named = settings.models[model];
    if (!named) throw new ImageEngineError('missing_model', `does not serve ${model}`);
    const edits = operation === 'generate' ? null : settings.parts.edit;
    return edits ?? named.checkpoint ?? DEFAULT_MODEL;
  }

  function capabilityOf(operation: EngineOperation, model: Model): Capability {
    const isServed =
      settings.models[model] !== undefined && (settings.operations === null || settings.operations.includes(operation));
    return isServed ? CAPABILITIES[operation] : 'unavailable';
  }

  async function drawOne(
    request: BflRequest,
    plan: BflPlan,
    report: ReportPicture,
    signal: AbortSignal,
  ): Promise<Pixels> {
    const onNews = (news: JobNews<string>) => {
      if (news.state === 'waiting') report(0, { stage: 'Waiting' });
      if (news.state === 'running') report(DRAWN * Math.min(1, news.fraction ?? 0));
    };
    const { result, job } = await runJob({
      submit: (sending) => api.order(request, { signal: sending, patience: signal }),
      signal,
      onNews,
      lostAfterMs: settings.lostAfterSeconds * 1000,
      log,
    });
    report(DRAWN);
    return plan.finish(await fetchResult(http, { result, job }, signal));
  }

  async function run(task: EngineTask, options: EngineRunOptions): Promise<readonly EngineImage[]> {
    const signal = AbortSignal.any([options.signal, closing.signal]);
    running++;
    try {
      signal.throwIfAborted();
      if (capabilityOf(task.operation, task.model) === 'unavailable') {
        throw new ImageEngineError('missing_model', `does not support ${task.operation}`);
      }
      const model = options.weights ?? modelOf(task);
      const isTool = OF_TOOLS.some(({ name }) => name === model);
      const plan = await planBfl(task, {
        model: isTool ? modelOf(task) : model,
        settings: settings.models[task.model]!,
      });
      return await drawEach({
        count: task.count,
        stage: plan.stage,
        options: { ...options, signal },
        draw: (index, seed, report) => drawOne(plan.requestOf(index, seed), plan, report, signal),
      });
    } catch (error) {
      throw lostRequest(error, signal);
    } finally {
      running--;
    }
  }

  function filesOf(): readonly ReportedFile[] {
    const named = Object.values(settings.models).map(({ checkpoint }) => checkpoint ?? DEFAULT_MODEL);
    const editing = settings.parts.edit === null ? named : [settings.parts.edit];
    const all = [...new Set([...named, ...editing, ...MODELS.map(({ id }) => id)])];
    const may = (operation: EngineOperation) => settings.operations?.includes(operation) ?? true;
    const models = all.map((name): ReportedFile => {
      const uses = [...(named.includes(name) ? ['to draw'] : []), ...(editing.includes(name) ? ['to edit'] : [])];
      return {
        name,
        folder: 'models',
        use: uses.length > 0 ? 'used' : 'ready',
        words: uses.length > 0 ? `Used ${uses.join(' and ')}.` : 'Used where the file of engines names it.',
        licence: LICENCE,
        operations: OF_MODELS.filter(may),
      };
    });
    const tools = OF_TOOLS.map(({ name, words, operations }): ReportedFile => ({
      name,
      folder: 'tools',
      use: 'used',
      words,
      licence: LICENCE,
      operations: operations.filter(may),
    }));
    return [...models, ...tools];
  }

  async function describe(signal: AbortSignal): Promise<EngineReport> {
    const left = await api
      .creditsLeft(AbortSignal.any([signal, AbortSignal.timeout(REPORT_TIMEOUT_MS)]))
      .catch((error: unknown) => {
        throw new ImageEngineError('unavailable', lostRequest(error, signal).message, { cause: error });
      });
    const files = filesOf();
    return {
      version: null,
      devices: [],
      queue: running,
      models: files.filter(({ use }) => use === 'used').map(({ name }) => name),
      files,
      warnings: left > 0 ? [] : ['The account has no credits left.'],
    };
  }

  return {
    name: settings.name,
    description: `${settings.title}: draws and edits with FLUX.2, and fits garments on people`,
    sourceType: 'trainedAlgorithmicMedia',
    vocabulary: null,
    capabilityOf,
    controlsOf: (operation) => CONTROLS[operation],
    strengthsOf(operation, model, wanted) {
      if (capabilityOf(operation, model) === 'unavailable') return [];
      const strengths = operation === 'tryOn' ? TRY_ON_STRENGTHS : modelNamed(modelOf({ operation, model })).strengths;
      return wanted.filter((one) => strengths.includes(one));
    },
    isHealthy: () =>
      api.creditsLeft(AbortSignal.any([closing.signal, AbortSignal.timeout(HEALTH_TIMEOUT_MS)])).then(
        (left) => left > 0,
        () => false,
      ),
    queueDepth: async () => running,
    describe: ({ signal }) => describe(signal),
    run,
    close: async () => closing.abort(),
  };
}
