import { EngineError } from '../image-engine.ts';
import type { UpscaleTask } from '../image-engine.ts';
import type { Operation } from './edit-context.ts';

export const upscale: Operation<UpscaleTask> = async () => {
  throw new EngineError('failed', 'upscale is not there yet');
};
