/**
 * The engine behind the API of Black Forest Labs: FLUX.2 for drawing and edits with references, and its tools for
 * filling, erasing, expanding and virtual try-on. Results are fetched at once, because their addresses expire within
 * minutes.
 */
import type { EngineControl, Model } from '@kenna/contract';
import type { EngineStrength } from '../../../ports/engine-strengths.ts';
import type { EngineOperation, EngineTask } from '../../../ports/engine-task.ts';
import {
  ImageEngineError,
  type Capability,
  type EngineImage,
  type EngineReport,
  type EngineRunOptions,
  type ImageEngine,
  type ReportedFile,
} from '../../../ports/image-engine.port.ts';
import { isAllowed, isServed } from '../engine-settings.ts';
import { DRAWING_CAPABILITIES } from '../hosted/capabilities.ts';
import { drawEach } from '../hosted/draw-each.ts';
import { drawJob } from '../hosted/draw-job.ts';
import type { OrderSignals } from '../hosted/run-job.ts';
import { createServiceHttp } from '../hosted/service-http.ts';
import { createServiceRuns } from '../hosted/service-runs.ts';
import type { RemoteEngineParts } from '../remote-engine-parts.ts';
import { createBflApi, kindOfBfl } from './bfl-api.ts';
import { DEFAULT_MODEL, modelNamed, MODELS, TOOLS } from './bfl-models.ts';
import { planBfl } from './bfl-requests.ts';

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

export function createBflEngine({ settings, log, firstPauseMs }: RemoteEngineParts): ImageEngine {
  const { key, url } = settings;
  const http = createServiceHttp({ url, key, headers: key === null ? {} : { 'x-key': key }, kindOf: kindOfBfl });
  const api = createBflApi(http);
  const runs = createServiceRuns();

  /** The FLUX.2 model for an operation. */
  function modelOf({ operation, model }: Pick<EngineTask, 'operation' | 'model'>): string {
    const named = settings.models[model];
    if (!named) throw new ImageEngineError('missing_model', `does not serve ${model}`);
    const edits = operation === 'generate' ? null : settings.parts.edit;
    return edits ?? named.checkpoint ?? DEFAULT_MODEL;
  }

  const capabilityOf = (operation: EngineOperation, model: Model): Capability =>
    isServed(settings, operation, model) ? DRAWING_CAPABILITIES[operation] : 'unavailable';

  async function draw(task: EngineTask, options: EngineRunOptions): Promise<readonly EngineImage[]> {
    if (capabilityOf(task.operation, task.model) === 'unavailable') {
      throw new ImageEngineError('missing_model', `does not support ${task.operation}`);
    }
    const model = options.weights ?? modelOf(task);
    const isTool = OF_TOOLS.some(({ name }) => name === model);
    const plan = await planBfl(task, {
      model: isTool ? modelOf(task) : model,
      settings: settings.models[task.model]!,
    });
    const { signal } = options;
    const { lostAfterSeconds } = settings;
    return drawEach({
      count: task.count,
      stage: plan.stage,
      options,
      async draw(index, seed, report) {
        const order = (signals: OrderSignals) => api.order(plan.requestOf(index, seed), signals);
        return plan.finish(await drawJob({ http, order, report, signal, lostAfterSeconds, firstPauseMs, log }));
      },
    });
  }

  function filesOf(): readonly ReportedFile[] {
    const named = Object.values(settings.models).map(({ checkpoint }) => checkpoint ?? DEFAULT_MODEL);
    const editing = settings.parts.edit === null ? named : [settings.parts.edit];
    const all = [...new Set([...named, ...editing, ...MODELS.map(({ id }) => id)])];
    const may = (operation: EngineOperation) => isAllowed(settings, operation);
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
    const left = await runs.askForReport((within) => api.creditsLeft(within), signal);
    const files = filesOf();
    return {
      version: null,
      devices: [],
      queue: runs.count(),
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
    isHealthy: () => runs.isHealthy(async (within) => (await api.creditsLeft(within)) > 0),
    queueDepth: async () => runs.count(),
    describe: ({ signal }) => describe(signal),
    run: (task, options) => runs.runTask(options, (within) => draw(task, within)),
    close: async () => runs.close(),
  };
}
