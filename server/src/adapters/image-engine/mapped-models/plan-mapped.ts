import { drawingSize, type PixelSize } from '@kenna/contract';
import type { EngineTask, Mask, Pixels } from '../../../ports/engine-task.ts';
import { ImageEngineError } from '../../../ports/image-engine.port.ts';
import { varyDenoise } from '../comfyui/operations/vary.ts';
import { ownPictures } from '../comfyui/own/own-pictures.ts';
import { maskAsPixels } from '../composition/mask-forms.ts';
import type { ModelSettings } from '../engine-settings.ts';
import { separateNegative } from '../hosted/separate-negative.ts';
import { filled, placeholdersIn } from '../placeholders.ts';
import { planPictures } from '../hosted/plan-pictures.ts';
import { wordsOfTask } from '../hosted/words-of-task.ts';
import type { MappedModel } from '../model-mapping.ts';

export interface MappedPlan {
  readonly stage: string;
  inputOf(index: number, seed: number): Readonly<Record<string, unknown>>;
  finish(made: Pixels): Promise<Pixels>;
}

interface Context {
  readonly settings: ModelSettings;
  readonly signal: AbortSignal;
  /** Makes a picture readable for the service, and resolves to its address there. */
  upload(pixels: Pixels): Promise<string>;
}

interface Pictures {
  readonly stage: string;
  readonly images: readonly Pixels[];
  readonly mask: Mask | null;
  readonly size: PixelSize;
  finish(made: Pixels): Promise<Pixels>;
}

const valueOf = (ratio: string): number => {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return width / height;
};

function nearestRatio({ width, height }: PixelSize, ratios: readonly string[]): string {
  const distance = (ratio: string) => Math.abs(Math.log(valueOf(ratio) / (width / height)));
  return ratios.reduce((best, ratio) => (distance(ratio) < distance(best) ? ratio : best));
}

/** The size at which the model draws; for a model with fixed aspect ratios it has the nearest ratio. */
function sizeFor({ size, ratios }: MappedModel): (asked: PixelSize) => PixelSize {
  return (asked) => {
    if (ratios === undefined) return drawingSize(asked, size);
    const ratio = valueOf(nearestRatio(asked, ratios));
    const pixels = size.pixels ?? asked.width * asked.height;
    return drawingSize({ width: 1000 * ratio, height: 1000 }, { multiple: size.multiple, pixels });
  };
}

const STAGES: Partial<Record<EngineTask['operation'], string>> = {
  removeBackground: 'Cutting out',
  upscale: 'Enlarging',
  enhanceFaces: 'Enhancing faces',
};

async function picturesOf(task: EngineTask, mapped: MappedModel, { settings, signal }: Context): Promise<Pictures> {
  const stage = STAGES[task.operation];
  if (stage === undefined) return planPictures(task, sizeFor(mapped));
  const context = { settings, signal, findWornArea: null };
  const { inputs, size, finish } = await ownPictures(task, context, placeholdersIn(mapped.input));
  return { stage, images: Object.values(inputs), mask: null, size, finish };
}

/** @throws ImageEngineError */
export async function planMapped(task: EngineTask, mapped: MappedModel, context: Context): Promise<MappedPlan> {
  const used = placeholdersIn(mapped.input);
  const pictures = await picturesOf(task, mapped, context);
  const images: string[] = [];
  for (const each of pictures.images) images.push(await context.upload(each));
  const mask = pictures.mask && used.includes('mask') ? await context.upload(maskAsPixels(pictures.mask)) : null;
  const { task: taskWithoutNegative, settings, negative } = separateNegative(task, context.settings);
  const { size } = pictures;

  function valuesOf(index: number, seed: number): Readonly<Record<string, string | number | readonly string[] | null>> {
    return {
      prompt: wordsOfTask(taskWithoutNegative, settings, index),
      negative_prompt: negative,
      seed,
      ...size,
      aspect_ratio: mapped.ratios ? nearestRatio(size, mapped.ratios) : null,
      image: images[0] ?? null,
      // A model with two fields gets the same picture twice when nothing is blended in.
      second_image: images[1] ?? images[0] ?? null,
      images,
      mask,
      denoise: task.operation === 'vary' ? varyDenoise(task) : null,
      factor: task.operation === 'upscale' ? task.factor : null,
    };
  }

  return {
    stage: pictures.stage,
    finish: (made) => pictures.finish(made),
    inputOf(index, seed) {
      const values = valuesOf(index, seed);
      return filled(mapped.input, (name) => {
        const value = values[name];
        if (value === undefined || value === null) {
          throw new ImageEngineError('missing_model', `no value for {{${name}}} in ${task.operation}`);
        }
        return value;
      }) as Record<string, unknown>;
    },
  };
}
