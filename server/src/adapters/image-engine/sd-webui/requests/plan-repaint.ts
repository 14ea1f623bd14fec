import { CREATIVE_RANGE } from '@kenna/contract';
import type { EditTask } from '../../../../ports/engine-task.ts';
import { ImageEngineError } from '../../../../ports/image-engine.port.ts';
import { expandCanvas } from '../../composition/expand-canvas.ts';
import { prepareRepaint, prepareRepaintOfRegion, type PartialRepaint } from '../../composition/repaint-part.ts';
import { cfgScale } from '../../diffusion/cfg-scale.ts';
import { diffusionWords } from '../../diffusion/diffusion-words.ts';
import { checkpointTitle } from './checkpoint-title.ts';
import { editingSize } from './editing-size.ts';
import type { PlanParts } from './plan-parts.ts';
import { USUAL_GUIDANCE } from '../../families/guidance.ts';
import { sampling } from './sampling.ts';
import { plainShot, type Plan, type Shot } from './shot.ts';

type InpaintTask = Extract<EditTask, { operation: 'inpaint' }>;
type OutpaintTask = Extract<EditTask, { operation: 'outpaint' }>;

/** Prompt where something is removed, or where a canvas is expanded without words. */
const NOTHING_THERE = 'empty background, seamless continuation of the surroundings';
const NOTHING_THERE_NEGATIVE = 'object, person, text';
/** Guidance scale for repainting: high enough to follow the words, low enough for edges to match. */
const REPAINT_CFG = 6.5;

interface Repaint {
  readonly part: PartialRepaint;
  readonly count: number;
  readonly shot: Pick<Shot, 'positive' | 'negative'>;
  readonly cfg: number;
  /** Position of the guidance slider. */
  readonly guidance: number;
  readonly denoising: number;
  readonly begins: 'smear' | 'keep';
}

function planRepaint(
  { part, count, shot, cfg, guidance, denoising, begins }: Repaint,
  { model, server, parts }: PlanParts,
): Plan {
  const { width, height } = part.pixels;
  const repainted = {
    ...plainShot,
    ...shot,
    width,
    height,
    ...sampling(model, server, { cfg, guidance, fine: false, checkpoint: parts.inpaint ?? model.checkpoint }),
    checkpoint: checkpointTitle(server, parts.inpaint ?? model.checkpoint),
    start: { pixels: part.pixels, mask: part.mask, denoising, begins },
  };
  return {
    shots: Array.from({ length: count }, () => repainted),
    finish: (made) => part.finish(made),
    note: null,
    stage: 'Filling',
  };
}

export async function planInpaint(task: InpaintTask, made: PlanParts): Promise<Plan> {
  const { source, mask, count, creative, prompt, strength = 0 } = task;
  if (mask.width !== source.width || mask.height !== source.height) {
    throw new ImageEngineError('bad_input', 'picture and mask differ in size');
  }
  const part = await prepareRepaint({ source, mask, sizeOf: (region) => editingSize(region, made.model) });
  if (part === null) throw new ImageEngineError('bad_input', 'the mask covers nothing');
  const isTakenAway = prompt.trim() === '';
  const { minimum, maximum } = CREATIVE_RANGE;
  const along = (creative - minimum) / (maximum - minimum);
  const negativePrompt = [task.negativePrompt, isTakenAway ? NOTHING_THERE_NEGATIVE : ''].filter(Boolean).join(', ');
  const shot = isTakenAway
    ? { positive: NOTHING_THERE, negative: diffusionWords({ prompt: '', negativePrompt }, made.model).negative }
    : diffusionWords({ ...task, negativePrompt }, made.model);
  const maxDenoising = Math.min(1, 1.1 - strength);
  const denoising = Math.round(maxDenoising * (isTakenAway ? 1 : 0.75 + 0.25 * along) * 100) / 100;
  const begins = isTakenAway ? 'smear' : 'keep';
  return planRepaint({ part, count, shot, cfg: REPAINT_CFG, guidance: USUAL_GUIDANCE, denoising, begins }, made);
}

/** The new area starts from the edge colours, to which a high `strength` stays close. */
export async function planOutpaint(task: OutpaintTask, made: PlanParts): Promise<Plan> {
  const { source, width, height, placement, count, strength, guidance } = task;
  const { pixels, mask } = await expandCanvas(source, { width, height }, placement).catch((error: unknown) => {
    throw new ImageEngineError('bad_input', String(error), { cause: error });
  });
  const whole = { x: 0, y: 0, width, height };
  const sizeOf = (region: typeof whole) => editingSize(region, made.model);
  const part = await prepareRepaintOfRegion({ source: pixels, mask, sizeOf: () => sizeOf(whole) }, whole);
  const shot = diffusionWords({ ...task, prompt: task.prompt || NOTHING_THERE }, made.model);
  const denoising = Math.round((1 - 0.2 * strength) * 100) / 100;
  return planRepaint({ part, count, shot, cfg: cfgScale(guidance), guidance, denoising, begins: 'keep' }, made);
}
