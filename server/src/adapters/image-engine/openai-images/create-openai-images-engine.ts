/**
 * The engine behind OpenAI's Images interface, through its official library: the service itself, gateways to it, and
 * compatible programs. Each picture is a separate request, several at a time; partial pictures serve as previews.
 */
import type { Model } from '@kenna/contract';
import { OpenAI } from 'openai';
import { z } from 'zod';
import type { EngineStrength } from '../../../ports/engine-strengths.ts';
import type { EngineOperation, EngineTask } from '../../../ports/engine-task.ts';
import {
  ImageEngineError,
  type EngineImage,
  type EngineReport,
  type EngineRunOptions,
  type ImageEngine,
} from '../../../ports/image-engine.port.ts';
import { createServiceRuns } from '../hosted/service-runs.ts';
import type { RemoteEngineParts } from '../remote-engine-parts.ts';
import type { OptionalField } from './ask-picture.ts';
import { capabilityOf, controlsOf } from './capabilities.ts';
import { dialectFor, dialectOf, localAi, OPENAI, servesOpenModels, type Dialect, type ListedModel } from './dialect.ts';
import { drawPictures } from './draw-pictures.ts';
import { fetchWithDetail } from './error-detail.ts';
import { failureOfError } from './failure-of-error.ts';
import { isKnownModel } from './model-rules.ts';

/** Default model where the settings name none. */
const MODEL = 'gpt-image-2';
/** What OpenAI's own models do better than most. */
const STRENGTHS: readonly EngineStrength[] = ['edit', 'text'];
const LIST_TIMEOUT_MS = 15_000;

const SERVER_NAMES: Partial<Record<Dialect['name'], string>> = { 'sd-cpp': 'stable-diffusion.cpp', localai: 'LocalAI' };

const modelList = z.object({ data: z.array(z.object({ id: z.string(), owned_by: z.string().optional() })) });

/** What a server answers outside `/v1`; null where it has no such route. */
async function readUnversioned(url: string, path: string, request: RequestInit): Promise<unknown> {
  const response = await fetch(`${url.replace(/\/v1$/, '')}${path}`, request).catch(() => null);
  return response?.ok ? response.json().catch(() => null) : null;
}

const sglangModel = z.object({ model_path: z.string() });

/** The model of an SGLang server; null for other programs. */
async function modelOfSglang(url: string, signal: AbortSignal): Promise<string | null> {
  return sglangModel.safeParse(await readUnversioned(url, '/models', { signal })).data?.model_path ?? null;
}

const localAiSystem = z.object({ backends: z.array(z.string()), loaded_models: z.array(z.unknown()).nullable() });

/** Whether the program is LocalAI, which lists its backends. */
async function isLocalAi(url: string, key: string | null, signal: AbortSignal): Promise<boolean> {
  const headers = key === null ? {} : { authorization: `Bearer ${key}` };
  return localAiSystem.safeParse(await readUnversioned(url, '/system', { headers, signal })).success;
}

export function createOpenAiImagesEngine({ settings, log }: RemoteEngineParts): ImageEngine {
  const client = new OpenAI({
    // Other programs need no key, but the library requires one.
    apiKey: settings.key ?? 'none',
    baseURL: settings.url,
    organization: null,
    project: null,
    webhookSecret: null,
    adminAPIKey: null,
    // An attempt costs money: the queue and the router decide about retries.
    maxRetries: 0,
    // In ms: 20 minutes by default, longer than the time limit of any render, which therefore applies first.
    timeout: settings.lostAfterSeconds * 1000 * 10,
    logLevel: 'off',
    fetch: fetchWithDetail,
  });
  const unsupportedFields = new Map<string, Set<OptionalField>>();
  const runs = createServiceRuns(failureOfError);
  let dialect: Dialect | null = null;

  const modelOf = (task: Pick<EngineTask, 'operation' | 'model'>): string => {
    const named = settings.models[task.model];
    if (!named) throw new ImageEngineError('missing_model', `does not serve ${task.model}`);
    const isEdit = task.operation !== 'generate' && settings.parts.edit !== null;
    return (isEdit ? settings.parts.edit : named.checkpoint) ?? dialect?.onlyModel ?? MODEL;
  };

  /** The dialect of the model that would do the operation. */
  const dialectOfTask = (operation: EngineOperation, model: Model): Dialect =>
    settings.models[model] === undefined
      ? (dialect ?? OPENAI)
      : dialectFor(dialect ?? OPENAI, modelOf({ operation, model }));

  function rememberDialect(models: readonly ListedModel[], found = dialectOf(models)): readonly string[] {
    if (dialect === null) log.info({ dialect: found.name, model: found.onlyModel }, 'found');
    dialect = found;
    return models.map(({ id }) => id);
  }

  async function readModels(signal: AbortSignal): Promise<readonly string[]> {
    try {
      const listed = modelList.safeParse(await (await client.models.list({ signal }).asResponse()).json());
      const models = listed.data?.data ?? [];
      // No other known program lists models without owners, so the extra request is sent only then.
      const isOwned = models.some(({ owned_by: owner }) => owner !== undefined);
      if (!isOwned && (await isLocalAi(settings.url, settings.key, signal)))
        return rememberDialect(models, localAi(models));
      return rememberDialect(models);
    } catch (error) {
      const failure = failureOfError(error, signal);
      // A gateway may not have a list of models, and SGLang names its one elsewhere.
      if (failure.kind !== 'missing_model') throw failure;
      const model = await modelOfSglang(settings.url, signal);
      return rememberDialect(model === null ? [] : [{ id: model, owned_by: 'sglang' }]);
    }
  }

  async function draw(task: EngineTask, options: EngineRunOptions): Promise<readonly EngineImage[]> {
    if (dialect === null) await readModels(AbortSignal.any([options.signal, AbortSignal.timeout(LIST_TIMEOUT_MS)]));
    const model = modelOf(task);
    const dialectOfModel = dialectOfTask(task.operation, task.model);
    if (capabilityOf(dialectOfModel, settings, task.operation, task.model) === 'unavailable') {
      throw new ImageEngineError('missing_model', `does not support ${task.operation}`);
    }
    const asking = {
      client,
      unsupportedFields,
      dialect: dialectOfModel,
      model,
      settings: settings.models[task.model]!,
    };
    return drawPictures(task, asking, options);
  }

  async function report(signal: AbortSignal): Promise<EngineReport> {
    const models = await runs.askForReport(readModels, signal);
    const named = Object.values(settings.models).map(({ checkpoint }) => checkpoint ?? dialect?.onlyModel ?? MODEL);
    const wanted = [...new Set([...named, ...(settings.parts.edit ? [settings.parts.edit] : [])])];
    const isListed = (model: string) => models.length === 0 || dialect?.name === 'sd-cpp' || models.includes(model);
    return {
      version: SERVER_NAMES[dialect?.name ?? 'openai'] ?? null,
      devices: [],
      queue: runs.count(),
      models: models.filter(
        (model) =>
          (dialect !== null && servesOpenModels(dialect)) ||
          wanted.includes(model) ||
          /image|dall-e|sd-cpp|flux|stable/i.test(model),
      ),
      warnings: wanted.filter((model) => !isListed(model)).map((model) => `The model ${model} is not offered there.`),
    };
  }

  return {
    name: settings.name,
    description: `${settings.title}: draws and edits through the OpenAI Images interface`,
    sourceType: 'trainedAlgorithmicMedia',
    vocabulary: null,
    capabilityOf: (operation, model) => capabilityOf(dialectOfTask(operation, model), settings, operation, model),
    controlsOf: (operation, model) => controlsOf(dialectOfTask(operation, model), operation),
    strengthsOf(operation, model, wanted) {
      if (dialect?.name === 'sd-cpp') return [];
      const isOpenAi = isKnownModel(modelOf({ operation, model }));
      const strengths = dialectOfTask(operation, model).family?.strengths ?? (isOpenAi ? STRENGTHS : []);
      return wanted.filter((one) => strengths.includes(one));
    },
    isHealthy: () => runs.isHealthy(readModels),
    queueDepth: async () => runs.count(),
    describe: ({ signal }) => report(signal),
    run: (task, options) => runs.runTask(options, (within) => draw(task, within)),
    close: async () => runs.close(),
  };
}
