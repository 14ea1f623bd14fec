import { EngineError } from '../image-engine.ts';
import type { InpaintTask } from '../image-engine.ts';
import type { Operation } from './edit-context.ts';

export const inpaint: Operation<InpaintTask> = async () => {
  throw new EngineError('failed', 'inpaint is not there yet');
};
