import type { OpenAI } from 'openai';
import type { EngineTask, Pixels } from '../../../ports/engine-task.ts';
import type { EngineImage, EngineRunOptions } from '../../../ports/image-engine.port.ts';
import type { ModelSettings } from '../engine-settings.ts';
import { askPicture, type OptionalField, type PictureRequest } from './ask-picture.ts';
import { servesOpenModels, type Dialect } from './dialect.ts';
import { apartFromNegative, modelFields, promptWithNegative } from './open-model-fields.ts';
import { rulesOf } from './model-rules.ts';
import { planOfTask, type PicturePlan } from './plan-of-task.ts';
import { wordsOfTask } from './words-of-task.ts';

interface Asking {
  readonly client: OpenAI;
  readonly unsupportedFields: Map<string, Set<OptionalField>>;
  readonly dialect: Dialect;
  readonly model: string;
  readonly settings: ModelSettings;
}

/** Maximum number of parallel requests of one render: accounts have low limits per minute. */
const AT_ONCE = 3;
const SEEDS = 2 ** 32;
/** Progress after the first and the second partial picture. */
const PARTIAL_FRACTIONS = [0.35, 0.7];

function optionalFields(task: EngineTask, model: string): PictureRequest['optional'] {
  const { quality, fidelity, transparent } = rulesOf(model);
  const isFine = 'highQuality' in task && task.highQuality;
  const isCutOut = (task.operation === 'generate' || task.operation === 'sketch') && task.background === 'transparent';
  return {
    ...(quality && { quality: isFine ? 'high' : 'medium', output_format: 'png' }),
    ...(transparent && isCutOut && { background: 'transparent' }),
    ...(fidelity && task.operation !== 'generate' && { input_fidelity: 'high' }),
  };
}

/** Strength for a program that starts from the source: a variation that is held closely departs least from it. */
function strengthOf(task: EngineTask): number | null {
  if (task.operation === 'vary') return Math.round((0.9 - 0.6 * task.strength) * 100) / 100;
  return task.operation === 'inpaint' || task.operation === 'outpaint' ? 0.95 : null;
}

function requestOf(task: EngineTask, plan: PicturePlan, asking: Asking, index: number, seed: number): PictureRequest {
  const { model, settings, dialect } = asking;
  const { size, images, mask } = plan;
  const hasFields = servesOpenModels(dialect);
  const apart = hasFields ? apartFromNegative(task, settings) : { task, settings, negative: '' };
  const words = promptWithNegative(wordsOfTask(apart.task, apart.settings, index), apart.negative, dialect);
  return {
    prompt: dialect.promptOf(words, seed, strengthOf(task)),
    own: hasFields ? modelFields(task, dialect, { settings, seed, negative: apart.negative }) : {},
    maskField: dialect.maskField,
    picturesIn: dialect.picturesIn,
    model,
    images,
    size: `${size.width}x${size.height}`,
    optional: optionalFields(task, model),
    streams: rulesOf(model).streams,
    mask: mask && dialect.maskOf(mask),
  };
}

/** Combines the progress of several pictures, which never decreases. */
function createProgressReporter(
  { count }: EngineTask,
  { stage }: PicturePlan,
  onProgress: EngineRunOptions['onProgress'],
) {
  const fractions = new Array<number>(count).fill(0);
  return (imageIndex: number, fraction: number, preview?: Pixels): void => {
    fractions[imageIndex] = Math.max(fractions[imageIndex]!, fraction);
    const whole = fractions.reduce((sum, each) => sum + each, 0) / count;
    onProgress({ imageIndex, stage, fraction: Math.min(1, whole), ...(preview && { preview }) });
  };
}

/**
 * Sends one request per picture, a few at a time, and delivers the pictures in order. When one fails, no further
 * request is sent, the pictures of running requests are still delivered, and then the first error is thrown.
 */
export async function drawPictures(
  task: EngineTask,
  asking: Asking,
  options: EngineRunOptions,
): Promise<EngineImage[]> {
  const plan = await planOfTask(task, asking);
  const report = createProgressReporter(task, plan, options.onProgress);
  const results: (EngineImage | undefined)[] = [];
  const failures: unknown[] = [];
  let [next, handed] = [0, 0];
  let isOver = false;

  async function draw(index: number): Promise<EngineImage> {
    const seed = (options.seed + index) % SEEDS;
    report(index, 0);
    const onPartial = (preview: Pixels, order: number) => {
      if (!isOver) report(index, PARTIAL_FRACTIONS[order] ?? 0.9, preview);
    };
    const request = requestOf(task, plan, asking, index, seed);
    const made = await askPicture(asking.client, request, {
      ...options,
      unsupportedFields: asking.unsupportedFields,
      onPartial,
    });
    const pixels = await plan.finish(made);
    options.signal.throwIfAborted();
    return { index, seed, pixels, brief: [], scene: null, remarks: [] };
  }

  function handOver(done: ReadonlySet<number>): void {
    for (; done.has(handed); handed++) {
      const image = results[handed];
      if (image) options.onImage?.(image);
    }
  }

  const done = new Set<number>();
  async function work(): Promise<void> {
    while (next < task.count && failures.length === 0) {
      const index = next++;
      await draw(index).then(
        (image) => {
          results[index] = image;
          report(index, 1);
        },
        (error: unknown) => failures.push(error),
      );
      done.add(index);
      handOver(done);
    }
  }

  await Promise.all(Array.from({ length: Math.min(AT_ONCE, task.count) }, work));
  isOver = true;
  if (failures.length > 0) throw failures[0];
  return results.filter((image) => image !== undefined);
}
