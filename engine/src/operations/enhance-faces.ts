import { EngineError } from '../image-engine.ts';
import type { EnhanceFacesTask } from '../image-engine.ts';
import type { Operation } from './edit-context.ts';

export const enhanceFaces: Operation<EnhanceFacesTask> = async () => {
  throw new EngineError('failed', 'enhanceFaces is not there yet');
};
