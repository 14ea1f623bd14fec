import type { GenerateTask } from '../../../../ports/engine-task.ts';
import { drawingSize } from '@kenna/contract';
import { coverTo } from '../../composition/fit-to-size.ts';
import { cfgScale } from '../../diffusion/cfg-scale.ts';
import { diffusionWords } from '../../diffusion/diffusion-words.ts';
import { checkpointTitle } from './checkpoint-title.ts';
import type { PlanParts } from './plan-parts.ts';
import { sampling } from './sampling.ts';
import { plainShot, type Plan } from './shot.ts';

export function planGenerate(task: GenerateTask, { model, server }: PlanParts): Plan {
  const shot = {
    ...plainShot,
    ...diffusionWords(task, model),
    ...drawingSize(task, model.size),
    ...sampling(model, server, {
      cfg: cfgScale(task.guidance),
      guidance: task.guidance,
      fine: task.highQuality === true,
      checkpoint: model.checkpoint,
    }),
    checkpoint: checkpointTitle(server, model.checkpoint),
  };
  return {
    shots: Array.from({ length: task.count }, () => shot),
    finish: (made) => coverTo(made, task),
    note: null,
    stage: 'Drawing',
  };
}
