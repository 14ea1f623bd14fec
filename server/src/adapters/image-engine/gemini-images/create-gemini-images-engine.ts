/**
 * The engine behind the image models of the Gemini API, by plain HTTP. A request draws one picture and is answered with
 * it. The service takes no mask, so that filling and backdrops are left to other engines.
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
import { planPictures } from '../hosted/plan-pictures.ts';
import { createServiceHttp } from '../hosted/service-http.ts';
import { createServiceRuns } from '../hosted/service-runs.ts';
import { wordsOfTask } from '../hosted/words-of-task.ts';
import type { RemoteEngineParts } from '../remote-engine-parts.ts';
import { createGeminiApi, kindOfGemini, pauseOfGemini } from './gemini-api.ts';
import { geminiSize, imageSizeOf, namesSizes, ratioOf, usualModel } from './gemini-models.ts';

/** Used until the list of models was read. */
const MODEL = 'gemini-3.1-flash-image';
const STRENGTHS: readonly EngineStrength[] = ['edit', 'text'];
/** A large picture takes longer than the silence after which the job of another service counts as lost. */
const PATIENCE = 3;

const CAPABILITIES: Record<EngineOperation, Capability> = {
  ...DRAWING_CAPABILITIES,
  inpaint: 'unavailable',
  outpaint: 'unavailable',
};
const OPERATIONS = (Object.keys(CAPABILITIES) as EngineOperation[]).filter(
  (one) => CAPABILITIES[one] !== 'unavailable',
);

const CONTROLS: Partial<Record<EngineOperation, readonly EngineControl[]>> = {
  generate: ['negativePrompt', 'highQuality'],
  vary: ['negativePrompt', 'strength', 'blend', 'colourways', 'highQuality'],
  sketch: ['negativePrompt'],
};

const LICENCE = { name: 'Terms of the Gemini API', sells: 'conditions' } as const;

export function createGeminiImagesEngine({ settings }: RemoteEngineParts): ImageEngine {
  const { key, url } = settings;
  const headers = key === null ? {} : { 'x-goog-api-key': key };
  const api = createGeminiApi(createServiceHttp({ url, key, headers, kindOf: kindOfGemini, pauseOf: pauseOfGemini }));
  const runs = createServiceRuns();
  let usual = MODEL;

  async function readModels(signal: AbortSignal): Promise<readonly string[]> {
    const ids = await api.imageModels(signal);
    usual = usualModel(ids) ?? MODEL;
    return ids;
  }

  function modelOf({ operation, model }: Pick<EngineTask, 'operation' | 'model'>): string {
    const named = settings.models[model];
    if (!named) throw new ImageEngineError('missing_model', `does not serve ${model}`);
    return (operation === 'generate' ? null : settings.parts.edit) ?? named.checkpoint ?? usual;
  }

  const capabilityOf = (operation: EngineOperation, model: Model): Capability =>
    isServed(settings, operation, model) ? CAPABILITIES[operation] : 'unavailable';

  async function draw(task: EngineTask, options: EngineRunOptions): Promise<readonly EngineImage[]> {
    if (capabilityOf(task.operation, task.model) === 'unavailable') {
      throw new ImageEngineError('missing_model', `does not support ${task.operation}`);
    }
    const model = options.weights ?? modelOf(task);
    const isFine = 'highQuality' in task && task.highQuality;
    const sizeOf = (asked: Parameters<typeof ratioOf>[0]) =>
      geminiSize(asked, namesSizes(model) ? imageSizeOf(asked, isFine) : '1K');
    const plan = await planPictures(task, sizeOf);
    const asked = {
      model,
      pictures: plan.images,
      aspectRatio: ratioOf(plan.size),
      imageSize: namesSizes(model) ? imageSizeOf('width' in task ? task : task.source, isFine) : null,
    };
    const { signal } = options;
    const timeoutMs = settings.lostAfterSeconds * 1000 * PATIENCE;
    return drawEach({
      count: task.count,
      stage: plan.stage,
      options,
      draw: async (index) => {
        const words = wordsOfTask(task, settings.models[task.model]!, index);
        return plan.finish(await api.draw({ ...asked, words }, { signal, timeoutMs }));
      },
    });
  }

  async function describe(signal: AbortSignal): Promise<EngineReport> {
    const ids = await runs.askForReport(readModels, signal);
    const named = Object.values(settings.models).map(({ checkpoint }) => checkpoint ?? usual);
    const wanted = [...new Set([...named, ...(settings.parts.edit ? [settings.parts.edit] : [])])];
    const files = ids.map((name): ReportedFile => ({
      name,
      folder: 'models',
      use: wanted.includes(name) ? 'used' : 'ready',
      words: wanted.includes(name) ? 'Used to draw and edit.' : 'Used where the file of engines names it.',
      licence: LICENCE,
      operations: OPERATIONS.filter((operation) => isAllowed(settings, operation)),
    }));
    return {
      version: null,
      devices: [],
      queue: runs.count(),
      models: ids,
      files,
      warnings: wanted.filter((id) => !ids.includes(id)).map((id) => `The model ${id} is not offered there.`),
    };
  }

  return {
    name: settings.name,
    description: `${settings.title}: draws and edits with the image models of Gemini`,
    sourceType: 'trainedAlgorithmicMedia',
    vocabulary: null,
    capabilityOf,
    controlsOf: (operation) => CONTROLS[operation] ?? [],
    strengthsOf: (operation, model, wanted) =>
      capabilityOf(operation, model) === 'unavailable' ? [] : wanted.filter((one) => STRENGTHS.includes(one)),
    isHealthy: () => runs.isHealthy(readModels),
    queueDepth: async () => runs.count(),
    describe: ({ signal }) => describe(signal),
    run: (task, options) => runs.runTask(options, (within) => draw(task, within)),
    close: async () => runs.close(),
  };
}
