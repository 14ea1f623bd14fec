import type { EditTask, Mask, Pixels } from '../../../../ports/engine-task.ts';
import { compositeOutsideMask } from '../../composition/composite-outside-mask.ts';
import { expandCanvas, type ExpandedCanvas } from '../../composition/expand-canvas.ts';
import { flattenOn, stretchTo } from '../../composition/fit-to-size.ts';
import { diffusionWords } from '../../diffusion/diffusion-words.ts';
import { chooseInpaintWeights } from '../models/choose-weights.ts';
import { tune } from '../models/tune.ts';
import { badInput, rounded, weightsOf, type PlanContext, type PlanPicture } from './plan-context.ts';
import { prepareFilling } from './fill-hole.ts';

type OutpaintTask = Extract<EditTask, { operation: 'outpaint' }>;

/** Maximum reduction of the denoising strength, at strength 1, where the continuation follows the picture closely. */
const FOLLOWING = 0.25;
/** Width of the transition at the edge of an opaque picture, in pixels. */
const FEATHER = 12;

/** Denoising strength of the new area. */
export const outpaintDenoise = ({ source, strength }: Pick<OutpaintTask, 'source' | 'strength'>): number =>
  source.channels === 4 ? 1 : rounded(1 - FOLLOWING * strength);

/** Background colour behind a cut-out when none was requested. */
const DEFAULT_BACKGROUND = '#808080';

/** Extends a picture beyond its edges; for a cut-out it draws the setting that the words describe. */
export async function planOutpaint(task: OutpaintTask, context: PlanContext): Promise<PlanPicture> {
  const { source } = task;
  const weights = chooseInpaintWeights(weightsOf(context), context.parts, context);
  const tuning = tune(weights, context.settings, task);
  const canvas = await canvasOf(task);
  const words = diffusionWords(task, context.settings);
  const denoise = outpaintDenoise(task);
  const fill = await prepareFilling({ ...canvas, weights, tuning, words, denoise, isPrefilled: true }, context);

  async function finish(made: Pixels): Promise<Pixels> {
    const fitted = await flattenOn(await stretchTo(made, task), '#ffffff');
    // The setting may only reach into a cut-out as far as its own soft edge.
    const feather = source.channels === 4 ? 0 : FEATHER;
    return compositeOutsideMask({ original: canvas.pixels, made: fitted, mask: canvas.mask, feather });
  }
  return (seed) => ({ ...fill(seed), finish });
}

/**
 * The picture on its canvas, and the mask of the new area. @throws ImageEngineError `bad_input` when the picture lies
 * outside the canvas.
 */
export async function canvasOf(task: OutpaintTask): Promise<ExpandedCanvas> {
  const { source, placement, background } = task;
  try {
    if (source.channels === 3) return await expandCanvas(source, task, placement);
    const colour = background?.startsWith('#') ? background : DEFAULT_BACKGROUND;
    const canvas = await expandCanvas(await flattenOn(source, colour), task, placement);
    const cover = await expandCanvas(alphaAsPixels(source), task, placement);
    return { pixels: canvas.pixels, mask: joined(canvas.mask, cover.pixels) };
  } catch (error) {
    if (error instanceof RangeError) return badInput(error.message);
    throw error;
  }
}

function alphaAsPixels({ width, height, data }: Pixels): Pixels {
  const grey = new Uint8Array(width * height * 3);
  for (let k = 0; k < width * height; k++) grey.fill(data[k * 4 + 3]!, k * 3, k * 3 + 3);
  return { width, height, channels: 3, data: grey };
}

/** Unites the new area of the canvas with the transparent part of the cut-out. */
const joined = ({ width, height, data }: Mask, alpha: Pixels): Mask => ({
  width,
  height,
  data: data.map((value, k) => Math.max(value, 255 - alpha.data[k * 3]!)),
});
