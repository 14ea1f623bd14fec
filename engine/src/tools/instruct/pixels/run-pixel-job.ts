import { tableOfChange } from '@kenna/contract/colour-table';
import { adjustPixels } from '../../adjust/adjust-pixels.ts';
import { stopIfCancelled } from '../../../foundation/task/edit-context.ts';
import type { EnginePixels } from '../../../foundation/image/pixels.ts';
import { blendByMask } from './blend-by-mask.ts';
import { blurPicture } from './blur-picture.ts';
import type { PixelJob } from './pixel-job.ts';
import { sharpenPicture } from './sharpen-picture.ts';

/** @throws EngineError `cancelled`. */
export function runPixelJob(job: PixelJob, isCancelled: () => boolean): EnginePixels {
  const check = () => stopIfCancelled({ isCancelled });
  const { source } = job;
  const { width, height } = source;
  switch (job.kind) {
    case 'light': {
      const colours = tableOfChange(job.change);
      const lit = adjustPixels(source, { width, height, toSource: [1, 0, 0, 0, 1, 0], colours }, isCancelled);
      return blendByMask(source, lit, job.mask);
    }
    case 'move':
      return adjustPixels(source, { ...job, colours: null }, isCancelled);
    case 'blur':
      return blurPicture(source, job.radius, job.mask, check);
    case 'sharpen':
      return sharpenPicture(source, job.amount, job.mask, check);
    case 'mix':
      return blendByMask(source, job.over, null, job.share);
  }
}
