import type { OpenAI } from 'openai';
import type { EngineTask, Pixels } from '../../../ports/engine-task.ts';
import type { EngineImage, EngineRunOptions } from '../../../ports/image-engine.port.ts';
import type { ModelSettings } from '../engine-settings.ts';
import { separateNegative } from '../hosted/separate-negative.ts';
import { drawEach, type ReportPicture } from '../hosted/draw-each.ts';
import { planPictures, type PicturePlan } from '../hosted/plan-pictures.ts';
import { wordsOfTask } from '../hosted/words-of-task.ts';
import { askPicture, type OptionalField, type PictureRequest } from './ask-picture.ts';
import { servesOpenModels, type Dialect } from './dialect.ts';
import { modelFields, promptWithNegative } from './open-model-fields.ts';
import { rulesOf } from './model-rules.ts';
import { pictureSize } from './picture-size.ts';

interface Asking {
  readonly client: OpenAI;
  readonly unsupportedFields: Map<string, Set<OptionalField>>;
  readonly dialect: Dialect;
  readonly model: string;
  readonly settings: ModelSettings;
}

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
  const apart = hasFields ? separateNegative(task, settings) : { task, settings, negative: '' };
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

/** Sends one request per picture. */
export async function drawPictures(
  task: EngineTask,
  asking: Asking,
  options: EngineRunOptions,
): Promise<EngineImage[]> {
  const { client, unsupportedFields, model, settings } = asking;
  const plan = await planPictures(task, (asked) => pictureSize(asked, model, settings.size));
  const draw = async (index: number, seed: number, report: ReportPicture): Promise<Pixels> => {
    const onPartial = (preview: Pixels, order: number) => report(PARTIAL_FRACTIONS[order] ?? 0.9, { preview });
    const request = requestOf(task, plan, asking, index, seed);
    const made = await askPicture(client, request, { signal: options.signal, unsupportedFields, onPartial });
    return plan.finish(made);
  };
  return drawEach({ count: task.count, stage: plan.stage, options, draw });
}
