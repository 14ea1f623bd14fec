/**
 * The engine for services that run models of many makers: Replicate and fal. A mapping file of the operator says which
 * model does an operation, and which of its fields get the words, the pictures and the seed.
 */
import type { EngineControl, Model } from '@kenna/contract';
import { ENGINE_OPERATIONS, type EngineOperation, type EngineTask } from '../../../ports/engine-task.ts';
import {
  ImageEngineError,
  type Capability,
  type EngineImage,
  type EngineReport,
  type EngineRunOptions,
  type ImageEngine,
  type ReportedFile,
} from '../../../ports/image-engine.port.ts';
import { isServed } from '../engine-settings.ts';
import { drawEach } from '../hosted/draw-each.ts';
import { drawJob } from '../hosted/draw-job.ts';
import { placeholdersIn } from '../placeholders.ts';
import type { OrderSignals } from '../hosted/run-job.ts';
import { createServiceHttp } from '../hosted/service-http.ts';
import { createServiceRuns } from '../hosted/service-runs.ts';
import type { RemoteEngineParts } from '../remote-engine-parts.ts';
import { createFalService, kindOfFal } from './fal-service.ts';
import type { MappedModel } from '../model-mapping.ts';
import type { UploadedPicture, ModelOrder } from './model-service.ts';
import { planMapped } from './plan-mapped.ts';
import { createReplicateService } from './replicate-service.ts';

/** The settings that follow from the placeholders of an operation's input. */
function controlsFor(operation: EngineOperation, { input }: MappedModel): readonly EngineControl[] {
  const used = placeholdersIn(input);
  const has = (...names: readonly string[]) => names.some((name) => used.includes(name));
  const isVary = operation === 'vary';
  return [
    ...(has('seed') ? (['seed'] as const) : []),
    ...(has('negative_prompt') ? (['negativePrompt'] as const) : []),
    // Where the model has no field for the strength, the prompt says how close the variation should be.
    ...(isVary ? (['strength', 'colourways'] as const) : []),
    ...(isVary && has('second_image', 'images') ? (['blend'] as const) : []),
  ];
}

export function createMappedEngine({ settings, log, firstPauseMs }: RemoteEngineParts): ImageEngine {
  const { key, url, kind, mapping, commercialOnly } = settings;
  const isFal = kind === 'fal';
  const headers = key === null ? {} : { authorization: `${isFal ? 'Key' : 'Bearer'} ${key}` };
  const http = createServiceHttp({ url, key, headers, ...(isFal && { kindOf: kindOfFal }) });
  const service = isFal ? createFalService(http) : createReplicateService(http);
  const runs = createServiceRuns();

  /** The model for an operation; null where none is named, or its licence forbids selling where that is needed. */
  function mappedFor(operation: EngineOperation, model: Model): MappedModel | null {
    const mapped = mapping[operation];
    return isServed(settings, operation, model) && mapped && !(commercialOnly && mapped.licence?.sells === 'no')
      ? mapped
      : null;
  }

  const capabilityOf = (operation: EngineOperation, model: Model): Capability =>
    mappedFor(operation, model) === null ? 'unavailable' : 'composed';

  async function draw(task: EngineTask, options: EngineRunOptions): Promise<readonly EngineImage[]> {
    const { signal } = options;
    const { lostAfterSeconds } = settings;
    const given: UploadedPicture[] = [];
    const mapped = mappedFor(task.operation, task.model);
    if (mapped === null) throw new ImageEngineError('missing_model', `no model is named for ${task.operation}`);
    try {
      const plan = await planMapped(task, mapped, {
        settings: settings.models[task.model]!,
        signal,
        async upload(pixels) {
          const picture = await service.upload(pixels, signal);
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
        options,
        async draw(index, seed, report) {
          const order = (signals: OrderSignals) => service.order(orderOf(index, seed), signals);
          return plan.finish(await drawJob({ http, order, report, signal, lostAfterSeconds, firstPauseMs, log }));
        },
      });
    } finally {
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
    await runs.askForReport((within) => service.check(within), signal);
    const files = filesOf();
    return {
      version: null,
      devices: [],
      queue: runs.count(),
      models: files.map(({ name }) => name),
      files,
      warnings: [],
    };
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
    isHealthy: () => runs.isHealthy((within) => service.check(within)),
    queueDepth: async () => runs.count(),
    describe: ({ signal }) => describe(signal),
    run: (task, options) => runs.runTask(options, (within) => draw(task, within)),
    close: async () => runs.close(),
  };
}
