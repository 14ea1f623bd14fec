/**
 * The engine for services that run models of many makers: Replicate and fal. A mapping file of the operator says which
 * model does an operation, and which of its fields get the words, the pictures and the seed.
 */
import type { EngineControl, Model } from '@kenna/contract';
import { ENGINE_OPERATIONS, type EngineOperation, type EngineTask, type Pixels } from '../../../ports/engine-task.ts';
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
import { placeholdersIn } from '../hosted/placeholders.ts';
import { runJob, type JobNews } from '../hosted/run-job.ts';
import { createServiceHttp, lostRequest } from '../hosted/service-http.ts';
import type { RemoteEngineParts } from '../remote-engine-parts.ts';
import { createFalService, kindOfFal } from './fal-service.ts';
import type { MappedModel } from './mapping.ts';
import type { GivenPicture, ModelOrder } from './model-service.ts';
import { planMapped, type MappedPlan } from './plan-mapped.ts';
import { createReplicateService } from './replicate-service.ts';

const HEALTH_TIMEOUT_MS = 6_000;
const REPORT_TIMEOUT_MS = 15_000;
/** Share of the progress at which the picture is drawn and only has to be fetched. */
const DRAWN = 0.95;

/** The settings that follow from the placeholders of an operation's input. */
function controlsFor(operation: EngineOperation, { input }: MappedModel): readonly EngineControl[] {
  const used = placeholdersIn(input);
  const has = (...names: readonly string[]) => names.some((name) => used.includes(name));
  const isVary = operation === 'vary';
  return [
    ...(has('seed') ? (['seed'] as const) : []),
    ...(has('negative_prompt') ? (['negativePrompt'] as const) : []),
    // Without a field for it, the words say how near the variation should be.
    ...(isVary ? (['strength', 'colourways'] as const) : []),
    ...(isVary && has('second_image', 'images') ? (['blend'] as const) : []),
  ];
}

export function createMappedEngine({ settings, log }: RemoteEngineParts): ImageEngine {
  const { key, url, kind, mapping, commercialOnly } = settings;
  const isFal = kind === 'fal';
  const headers = key === null ? {} : { authorization: `${isFal ? 'Key' : 'Bearer'} ${key}` };
  const http = createServiceHttp({ url, key, headers, ...(isFal && { kindOf: kindOfFal }) });
  const service = isFal ? createFalService(http) : createReplicateService(http);
  const closing = new AbortController();
  let running = 0;

  /** The model for an operation; null where none is named, or its licence forbids selling where that is needed. */
  function mappedFor(operation: EngineOperation, model: Model): MappedModel | null {
    const isServed =
      settings.models[model] !== undefined && (settings.operations === null || settings.operations.includes(operation));
    const mapped = mapping[operation];
    return isServed && mapped && !(commercialOnly && mapped.licence?.sells === 'no') ? mapped : null;
  }

  const capabilityOf = (operation: EngineOperation, model: Model): Capability =>
    mappedFor(operation, model) === null ? 'unavailable' : 'composed';

  async function drawOne(
    order: ModelOrder,
    plan: MappedPlan,
    report: ReportPicture,
    signal: AbortSignal,
  ): Promise<Pixels> {
    const onNews = (news: JobNews<string>) => {
      if (news.state === 'waiting') report(0, { stage: news.ahead ? `Waiting, ${news.ahead} before it` : 'Waiting' });
      if (news.state === 'running') report(0);
    };
    const finished = await runJob({
      submit: (sending) => service.order(order, { signal: sending, patience: signal }),
      signal,
      onNews,
      lostAfterMs: settings.lostAfterSeconds * 1000,
      log,
    });
    report(DRAWN);
    return plan.finish(await fetchResult(http, finished, signal));
  }

  async function run(task: EngineTask, options: EngineRunOptions): Promise<readonly EngineImage[]> {
    const signal = AbortSignal.any([options.signal, closing.signal]);
    const given: GivenPicture[] = [];
    running++;
    try {
      signal.throwIfAborted();
      const mapped = mappedFor(task.operation, task.model);
      if (mapped === null) throw new ImageEngineError('missing_model', `no model is named for ${task.operation}`);
      const plan = await planMapped(task, mapped, {
        settings: settings.models[task.model]!,
        signal,
        async give(pixels) {
          const picture = await service.give(pixels, signal);
          given.push(picture);
          return picture.address;
        },
      });
      const orderOf = (index: number, seed: number): ModelOrder => ({
        model: mapped.model,
        input: plan.inputOf(index, seed),
        output: mapped.output ?? null,
      });
      return await drawEach({
        count: task.count,
        stage: plan.stage,
        options: { ...options, signal },
        draw: (index, seed, report) => drawOne(orderOf(index, seed), plan, report, signal),
      });
    } catch (error) {
      throw lostRequest(error, signal);
    } finally {
      running--;
      for (const { remove } of given) {
        void remove?.().catch((error: unknown) =>
          log.warn({ reason: String(error) }, 'a picture could not be removed'),
        );
      }
    }
  }

  function filesOf(): readonly ReportedFile[] {
    const byModel = Map.groupBy(
      ENGINE_OPERATIONS.flatMap((operation) => {
        const mapped = mapping[operation];
        return mapped ? [{ operation, mapped }] : [];
      }),
      ({ mapped }) => mapped.model,
    );
    return [...byModel].map(([name, rows]) => {
      const licence = rows.find(({ mapped }) => mapped.licence)?.mapped.licence ?? null;
      const isForbidden = commercialOnly && licence?.sells === 'no';
      const operations = rows.map(({ operation }) => operation);
      return {
        name,
        folder: 'models',
        use: isForbidden ? 'unused' : 'used',
        words: isForbidden
          ? 'Not used: its licence forbids selling pictures, and only models that allow it are used here.'
          : `Used for ${operations.join(', ')}.`,
        licence,
        operations: isForbidden ? [] : operations,
      };
    });
  }

  async function describe(signal: AbortSignal): Promise<EngineReport> {
    await service.check(AbortSignal.any([signal, AbortSignal.timeout(REPORT_TIMEOUT_MS)])).catch((error: unknown) => {
      throw new ImageEngineError('unavailable', lostRequest(error, signal).message, { cause: error });
    });
    const files = filesOf();
    return { version: null, devices: [], queue: running, models: files.map(({ name }) => name), files, warnings: [] };
  }

  return {
    name: settings.name,
    description: `${settings.title}: runs the models that its mapping names`,
    sourceType: 'trainedAlgorithmicMedia',
    vocabulary: null,
    capabilityOf,
    controlsOf(operation, model) {
      const mapped = mappedFor(operation, model);
      return mapped === null ? [] : controlsFor(operation, mapped);
    },
    isHealthy: () =>
      service.check(AbortSignal.any([closing.signal, AbortSignal.timeout(HEALTH_TIMEOUT_MS)])).then(
        () => true,
        () => false,
      ),
    queueDepth: async () => running,
    describe: ({ signal }) => describe(signal),
    run,
    close: async () => closing.abort(),
  };
}
