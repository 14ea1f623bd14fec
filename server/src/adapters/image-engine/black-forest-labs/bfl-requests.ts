/** The request for each operation: a model that draws and edits, or one of the tools for a single purpose. */
import type { PixelSize } from '@kenna/contract';
import type { EngineOperation, EngineTask, Pixels } from '../../../ports/engine-task.ts';
import { ImageEngineError } from '../../../ports/image-engine.port.ts';
import { expandCanvas } from '../composition/expand-canvas.ts';
import { placedPart } from '../composition/fit-to-size.ts';
import { maskAsPixels } from '../composition/mask-forms.ts';
import { encodePng } from '../composition/png.ts';
import { prepareRepaintOfRegion } from '../composition/repaint-part.ts';
import type { ModelSettings } from '../engine-settings.ts';
import { separateNegative } from '../hosted/separate-negative.ts';
import { checkTask, planPictures, type SizeOf } from '../hosted/plan-pictures.ts';
import { wordsOfTask } from '../hosted/words-of-task.ts';
import { bflSize, modelNamed, TOOLS } from './bfl-models.ts';

export interface BflRequest {
  /** Below `/v1/`. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface BflPlan {
  readonly stage: string;
  requestOf(index: number, seed: number): BflRequest;
  finish(made: Pixels): Promise<Pixels>;
}

interface ModelChoice {
  readonly model: string;
  readonly settings: ModelSettings;
}

/** Lossless: a service's JPEG would soften edges that are composed into a picture. */
const FORMAT = { output_format: 'png' } as const;

const base64 = async (pixels: Pixels): Promise<string> => (await encodePng(pixels)).toString('base64');

/** The tool that does an operation alone; null for a model that draws and edits. */
function toolOf(task: Pick<EngineTask, 'operation'> & { readonly prompt?: string }): string | null {
  const tools: Partial<Record<EngineOperation, string>> = { outpaint: TOOLS.expand, tryOn: TOOLS.tryOn };
  if (task.operation === 'inpaint') return task.prompt?.trim() === '' ? TOOLS.erase : TOOLS.fill;
  return tools[task.operation] ?? null;
}

/** @throws ImageEngineError `bad_input` or `missing_model` */
export async function planBfl(task: EngineTask, { model, settings }: ModelChoice): Promise<BflPlan> {
  const sizeOf = (asked: PixelSize) => bflSize(asked, settings.size);
  // FLUX.2 knows no negative words: what is named in a prompt appears.
  const { task: positive, settings: plain } = separateNegative(task, settings);
  const wordsOf = (index: number) => wordsOfTask(positive, plain, index);
  if (task.operation === 'outpaint') return planExpansion(task, sizeOf);
  const plan = await planPictures(task, sizeOf);
  const pictures = await Promise.all(plan.images.map(base64));
  const mask = plan.mask && (await base64(maskAsPixels(plan.mask)));
  const tool = toolOf(task);
  const shared = { stage: plan.stage, finish: (made: Pixels) => plan.finish(made) };
  if (task.operation === 'tryOn') {
    const [person, garment] = pictures;
    return {
      ...shared,
      requestOf: (index, seed) => ({
        path: TOOLS.tryOn,
        body: { prompt: wordsOf(index), person, garment, seed, ...FORMAT },
      }),
    };
  }
  if (tool !== null) {
    const prompt = tool === TOOLS.fill ? { prompt: wordsOf(0) } : {};
    return {
      ...shared,
      requestOf: (_index, seed) => ({ path: tool, body: { image: pictures[0], mask, ...prompt, seed, ...FORMAT } }),
    };
  }
  const fields = {
    ...plan.size,
    ...modelNamed(model).asWritten,
    ...FORMAT,
    ...Object.fromEntries(pictures.map((picture, k) => [k === 0 ? 'input_image' : `input_image_${k + 1}`, picture])),
  };
  return {
    ...shared,
    requestOf: (index, seed) => ({ path: model, body: { prompt: wordsOf(index), seed, ...fields } }),
  };
}

/** The tool gets the picture and its place; what it drew over the picture itself is replaced by the original. */
async function planExpansion(task: Extract<EngineTask, { operation: 'outpaint' }>, sizeOf: SizeOf): Promise<BflPlan> {
  checkTask(task);
  const { source, width, height, placement, prompt } = task;
  const canvas = await expandCanvas(source, { width, height }, placement).catch((error: unknown) => {
    throw new ImageEngineError('bad_input', String(error), { cause: error });
  });
  const whole = { x: 0, y: 0, width, height };
  const part = await prepareRepaintOfRegion({ source: canvas.pixels, mask: canvas.mask, sizeOf }, whole);
  const size = { width: part.pixels.width, height: part.pixels.height };
  const scaled = (at: number, side: number, drawn: number) =>
    Math.round((Math.min(Math.max(at, 0), side) * drawn) / side);
  const x = scaled(placement.x, width, size.width);
  const y = scaled(placement.y, height, size.height);
  const inner = {
    x,
    y,
    width: Math.max(1, scaled(placement.x + placement.width, width, size.width) - x),
    height: Math.max(1, scaled(placement.y + placement.height, height, size.height) - y),
  };
  const picture = await base64(await placedPart(part.pixels, inner));
  const words = prompt.trim();
  return {
    stage: 'Filling',
    // The tool has no seed.
    requestOf: () => ({
      path: TOOLS.expand,
      body: {
        input_image: picture,
        ...size,
        reference_offset_x: x,
        reference_offset_y: y,
        ...(words !== '' && { prompt: words }),
        ...FORMAT,
      },
    }),
    finish: (made) => part.finish(made),
  };
}
