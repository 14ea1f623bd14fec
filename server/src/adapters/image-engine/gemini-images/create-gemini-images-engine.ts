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
import { drawEach } from '../hosted/draw-each.ts';
import { planPictures } from '../hosted/plan-pictures.ts';
import { createServiceHttp, lostRequest } from '../hosted/service-http.ts';
import { wordsOfTask } from '../hosted/words-of-task.ts';
import type { RemoteEngineParts } from '../remote-engine-parts.ts';
import { createGeminiApi, kindOfGemini, pauseOfGemini } from './gemini-api.ts';
import { geminiSize, imageSizeOf, namesSizes, ratioOf, usualModel } from './gemini-models.ts';

/** Used until the list of models was read. */
const MODEL = 'gemini-3.1-flash-image';
const STRENGTHS: readonly EngineStrength[] = ['edit', 'text'];
const HEALTH_TIMEOUT_MS = 6_000;
const REPORT_TIMEOUT_MS = 15_000;
/** A large picture takes longer than the silence after which the job of another service counts as lost. */
const PATIENCE = 3;

const CAPABILITIES: Record<EngineOperation, Capability> = {
  generate: 'native',
  vary: 'composed',
  inpaint: 'unavailable',
  outpaint: 'unavailable',
  sketch: 'native',
  tryOn: 'native',
  instructEdit: 'native',
  removeBackground: 'unavailable',
  upscale: 'unavailable',
  enhanceFaces: 'unavailable',
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
  const closing = new AbortController();
  let usual = MODEL;
  let running = 0;

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

  function capabilityOf(operation: EngineOperation, model: Model): Capability {
    const isServed =
      settings.models[model] !== undefined && (settings.operations === null || settings.operations.includes(operation));
    return isServed ? CAPABILITIES[operation] : 'unavailable';
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
      const timeoutMs = settings.lostAfterSeconds * 1000 * PATIENCE;
      return await drawEach({
        count: task.count,
        stage: plan.stage,
        options: { ...options, signal },
        draw: async (index) => {
          const words = wordsOfTask(task, settings.models[task.model]!, index);
          return plan.finish(await api.draw({ ...asked, words }, { signal, timeoutMs }));
        },
      });
    } catch (error) {
      throw lostRequest(error, signal);
    } finally {
      running--;
    }
  }

  async function describe(signal: AbortSignal): Promise<EngineReport> {
    const ids = await readModels(AbortSignal.any([signal, AbortSignal.timeout(REPORT_TIMEOUT_MS)])).catch(
      (error: unknown) => {
        throw new ImageEngineError('unavailable', lostRequest(error, signal).message, { cause: error });
      },
    );
    const named = Object.values(settings.models).map(({ checkpoint }) => checkpoint ?? usual);
    const wanted = [...new Set([...named, ...(settings.parts.edit ? [settings.parts.edit] : [])])];
    const files = ids.map((name): ReportedFile => ({
      name,
      folder: 'models',
      use: wanted.includes(name) ? 'used' : 'ready',
      words: wanted.includes(name) ? 'Used to draw and edit.' : 'Used where the file of engines names it.',
      licence: LICENCE,
      operations: OPERATIONS.filter((operation) => settings.operations?.includes(operation) ?? true),
    }));
    return {
      version: null,
      devices: [],
      queue: running,
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
    isHealthy: () =>
      readModels(AbortSignal.any([closing.signal, AbortSignal.timeout(HEALTH_TIMEOUT_MS)])).then(
        () => true,
        () => false,
      ),
    queueDepth: async () => running,
    describe: ({ signal }) => describe(signal),
    run,
    close: async () => closing.abort(),
  };
}
