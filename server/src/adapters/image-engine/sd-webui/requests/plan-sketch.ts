import type { EditTask, Pixels } from '../../../../ports/engine-task.ts';
import { ImageEngineError } from '../../../../ports/image-engine.port.ts';
import { drawingSize } from '@kenna/contract';
import { coverTo, flattenOn, letterbox } from '../../composition/fit-to-size.ts';
import { cfgScale } from '../../diffusion/cfg-scale.ts';
import { diffusionWords } from '../../diffusion/diffusion-words.ts';
import { checkpointTitle } from './checkpoint-title.ts';
import { lineControlModel } from './line-control-model.ts';
import type { PlanParts } from './plan-parts.ts';
import { sampling } from './sampling.ts';
import { plainShot, type Control, type Plan } from './shot.ts';

type SketchTask = Extract<EditTask, { operation: 'sketch' }>;

const NO_CONTROL = 'This engine has no model that follows lines: the drawing was only a starting point.';

/** Refuses an empty drawing: Forge fails on it, and other servers draw as if there were none. */
function checkLines({ data }: Pixels): void {
  let [least, most] = [255, 0];
  for (const value of data) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  if (most - least < 8) throw new ImageEngineError('bad_input', 'there are no lines in the drawing');
}

/**
 * Draws from line art with a ControlNet for lines where there is one; otherwise the drawing is the starting picture.
 */
export async function planSketch(task: SketchTask, { model, server, parts }: PlanParts): Promise<Plan> {
  const { count, edges, strength, lineControl } = task;
  const size = drawingSize(task, model.size);
  const { pixels } = await letterbox(await flattenOn(task.source, '#ffffff'), size);
  checkLines(pixels);
  const controlNet = lineControlModel(server, parts.controlNet, edges);
  const unit: Control | null = controlNet && {
    ...controlNet,
    pixels,
    weight: Math.round((0.3 + 0.8 * lineControl) * 100) / 100,
    until: Math.round((0.4 + 0.6 * strength) * 100) / 100,
    mode: lineControl > 0.8 ? 'ControlNet is more important' : 'Balanced',
  };
  const denoising = Math.round((0.95 - 0.35 * lineControl) * 100) / 100;
  const shot = {
    ...plainShot,
    ...diffusionWords(task, model),
    ...size,
    ...sampling(model, server, {
      cfg: cfgScale(task.guidance),
      guidance: task.guidance,
      fine: false,
      checkpoint: model.checkpoint,
    }),
    checkpoint: checkpointTitle(server, model.checkpoint),
    control: unit,
    start: unit ? null : { pixels, denoising, mask: null, begins: 'keep' as const },
  };
  return {
    shots: Array.from({ length: count }, () => shot),
    finish: (made) => coverTo(made, task),
    note: unit ? null : NO_CONTROL,
    stage: 'Drawing',
  };
}
