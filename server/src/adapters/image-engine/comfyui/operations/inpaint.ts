import { CREATIVE_RANGE } from '@kenna/contract';
import type { EditTask, Pixels } from '../../../../ports/engine-task.ts';
import { compositeOutsideMask } from '../../composition/composite-outside-mask.ts';
import { flattenOn, placedPart, stretchTo } from '../../composition/fit-to-size.ts';
import { maskPart, maskRegion, withPart } from '../../composition/mask-region.ts';
import { diffusionWords } from '../../diffusion/diffusion-words.ts';
import { chooseInpaintWeights } from '../models/choose-weights.ts';
import { tune, USUAL_SAMPLING } from '../models/tune.ts';
import { badInput, rounded, weightsOf, type PlanContext, type PlanPicture } from './plan-context.ts';
import { prepareFilling } from './fill-hole.ts';

type InpaintTask = Extract<EditTask, { operation: 'inpaint' }>;

/** Denoising strength at the slider position that stays closest to the original; at the other end it is 1. */
const CLOSEST = 0.55;
/** Minimum side in pixels: even small models were trained on this size. */
const MIN_SIDE = 512;
/** Prompts for inpainting without words, which removes the covered object. */
const EMPTY = { prompt: 'empty background, seamless surroundings', negativePrompt: 'object, person, text' };
/** Width of the transition between old and new pixels, as a share of the region's shorter side. */
const FEATHER_SHARE = 1 / 64;

const feather = ({ width, height }: { width: number; height: number }) =>
  Math.max(2, Math.min(12, Math.round(Math.min(width, height) * FEATHER_SHARE)));

const isWordless = ({ prompt }: Pick<InpaintTask, 'prompt'>): boolean => prompt.trim() === '';

/** Denoising strength: the share of the covered content that is discarded. */
export function inpaintDenoise(task: Pick<InpaintTask, 'prompt' | 'creative' | 'strength'>): number {
  const given = Math.min(1, 1.1 - (task.strength ?? 0));
  if (isWordless(task)) return rounded(given);
  const { minimum, maximum } = CREATIVE_RANGE;
  const freedom = Math.min(1, Math.max(0, (task.creative - minimum) / (maximum - minimum)));
  return rounded(given * (CLOSEST + (1 - CLOSEST) * freedom));
}

/**
 * Repaints a hole: sends only the region around it to the engine, and composes the result into the original picture.
 */
export async function planInpaint(task: InpaintTask, context: PlanContext): Promise<PlanPicture> {
  const { source, mask } = task;
  const region = maskRegion(mask, MIN_SIDE) ?? badInput('the mask covers nothing');
  const weights = chooseInpaintWeights(weightsOf(context), context.parts, context);
  const tuning = tune(weights, context.settings, USUAL_SAMPLING);
  const flat = await flattenOn(source, '#ffffff');
  const words = diffusionWords(isWordless(task) ? { ...task, ...EMPTY } : task, context.settings);
  const hole = { pixels: await placedPart(flat, region), mask: maskPart(mask, region) };
  const denoise = inpaintDenoise(task);
  const fill = await prepareFilling({ ...hole, weights, tuning, words, denoise, isPrefilled: false }, context);

  async function finish(made: Pixels): Promise<Pixels> {
    const part = await flattenOn(await stretchTo(made, region), '#ffffff');
    const whole = withPart(flat, part, region);
    return compositeOutsideMask({ original: source, made: whole, mask, feather: feather(region) });
  }
  return (seed) => ({ ...fill(seed), finish, isPart: true });
}
