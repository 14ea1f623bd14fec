import type { EditTask } from '../../../../ports/engine-task.ts';
import { flattenOn, stretchTo } from '../../composition/fit-to-size.ts';
import { cfgScale } from '../../diffusion/cfg-scale.ts';
import { colourWords } from '../../diffusion/colour-words.ts';
import { diffusionWords } from '../../diffusion/diffusion-words.ts';
import { checkpointTitle } from './checkpoint-title.ts';
import { editingSize } from './editing-size.ts';
import type { PlanParts } from './plan-parts.ts';
import { sampling } from './sampling.ts';
import { plainShot, type Plan } from './shot.ts';

type VaryTask = Extract<EditTask, { operation: 'vary' }>;

const NO_BLEND = 'This engine varies one picture: the second one was not used.';
const NO_WORDS = 'the same subject';

/**
 * Redraws a picture from itself (img2img): the lower the strength, the larger the changes. Colourways are described in
 * words.
 */
export async function planVary(task: VaryTask, { model, server }: PlanParts): Promise<Plan> {
  const { source, strength, colourways, count, prompt } = task;
  const size = editingSize(source, model);
  const shot = {
    ...plainShot,
    ...size,
    ...sampling(model, server, {
      cfg: cfgScale(task.guidance),
      guidance: task.guidance,
      fine: task.highQuality === true,
      checkpoint: model.checkpoint,
    }),
    checkpoint: checkpointTitle(server, model.checkpoint),
    start: {
      pixels: await stretchTo(await flattenOn(source, '#ffffff'), size),
      denoising: Math.round((0.9 - 0.6 * strength) * 100) / 100,
      mask: null,
      begins: 'keep' as const,
    },
  };
  const words = (colour: string | undefined) => {
    const coloured = colour === undefined ? prompt : `${prompt || NO_WORDS} in ${colourWords(colour)}`;
    return diffusionWords({ ...task, prompt: coloured || NO_WORDS }, model);
  };
  return {
    shots: Array.from({ length: count }, (_, index) => ({ ...shot, ...words(colourways[index]) })),
    finish: (made) => stretchTo(made, source),
    note: task.blend ? NO_BLEND : null,
    stage: 'Drawing',
  };
}
