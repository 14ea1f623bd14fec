import { EngineError } from '../image-engine.ts';
import type { RemoveBackgroundTask } from '../image-engine.ts';
import type { Operation } from './edit-context.ts';

export const removeBackground: Operation<RemoveBackgroundTask> = async () => {
  throw new EngineError('failed', 'removeBackground is not there yet');
};
