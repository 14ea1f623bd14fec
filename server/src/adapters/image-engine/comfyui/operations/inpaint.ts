import { CREATIVE_RANGE } from '@kenna/contract';
import type { EditTask, Pixels } from '../../../../ports/engine-task.ts';
import { compositeOutsideMask } from '../../composition/composite-outside-mask.ts';
import { flattenOn, placedPart, stretchTo } from '../../composition/fit-to-size.ts';
import { maskPart, maskRegion, withPart } from '../../composition/mask-region.ts';
import { diffusionWords } from '../../diffusion/diffusion-words.ts';
import { chooseInpaintWeights } from '../models/choose-weights.ts';
import { tune } from '../models/tune.ts';
import { badInput, rounded, weightsOf, type Desk, type PlanPicture } from './desk.ts';
import { prepareFilling } from './fill-hole.ts';

type InpaintTask = Extract<EditTask, { operation: 'inpaint' }>;

/** Denoising strength where the slider keeps closest to what is there; at its other end all is repainted. */
const CLOSEST = 0.55;
const USUAL_GUIDANCE = 8;
/** What even small models were trained on. */
const LEAST_SIDE = 512;
/** Without words what was covered is to be gone. */
const EMPTY = { prompt: 'empty background, seamless surroundings', negativePrompt: 'object, person, text' };
/** Of the shorter side of the region: over how much what is new fades into what was there. */
const FEATHER_SHARE = 1 / 64;

const feather = ({ width, height }: { width: number; height: number }) =>
  Math.max(2, Math.min(12, Math.round(Math.min(width, height) * FEATHER_SHARE)));

const isWordless = ({ prompt }: Pick<InpaintTask, 'prompt'>): boolean => prompt.trim() === '';

/** Denoising strength: how much of what was covered is given up. */
export function inpaintDenoise(task: Pick<InpaintTask, 'prompt' | 'creative' | 'strength'>): number {
  const given = Math.min(1, 1.1 - (task.strength ?? 0));
  if (isWordless(task)) return rounded(given);
  const { minimum, maximum } = CREATIVE_RANGE;
  const freedom = Math.min(1, Math.max(0, (task.creative - minimum) / (maximum - minimum)));
  return rounded(given * (CLOSEST + (1 - CLOSEST) * freedom));
}

/** Repaints a hole, looking at its surroundings alone, and lays the result into the picture as it was. */
export async function planInpaint(task: InpaintTask, desk: Desk): Promise<PlanPicture> {
  const { source, mask } = task;
  const region = maskRegion(mask, LEAST_SIDE) ?? badInput('the mask covers nothing');
  const weights = chooseInpaintWeights(weightsOf(desk), desk.parts, desk.inventory);
  const tuning = tune(weights, desk.settings, { guidance: USUAL_GUIDANCE });
  const ground = await flattenOn(source, '#ffffff');
  const words = diffusionWords(isWordless(task) ? { ...task, ...EMPTY } : task, desk.settings);
  const hole = { pixels: await placedPart(ground, region), mask: maskPart(mask, region) };
  const denoise = inpaintDenoise(task);
  const fill = await prepareFilling({ ...hole, weights, tuning, words, denoise, isPrefilled: false }, desk);

  async function finish(made: Pixels): Promise<Pixels> {
    const part = await flattenOn(await stretchTo(made, region), '#ffffff');
    const whole = withPart(ground, part, region);
    return compositeOutsideMask({ original: source, made: whole, mask, feather: feather(region) });
  }
  return (seed) => ({ ...fill(seed), finish, isPart: true });
}
