import type { RegionKind } from '@kenna/contract';
import type { Mask, Pixels } from '../../ports/engine-task.ts';
import { ImageEngineError, type ImageEngine } from '../../ports/image-engine.port.ts';
import { AppError } from '../../shared/app-error.ts';

/**
 * Finds regions in pictures with the first engine that can select regions.
 * @throws (the returned function) AppError `engine_unavailable` when there is none or it fails.
 */
export function createFindRegion(engines: readonly ImageEngine[]) {
  const finder = engines.find(({ selectRegion }) => selectRegion !== undefined);
  return async (source: Pixels, kind: RegionKind, signal: AbortSignal): Promise<Mask> => {
    if (!finder?.selectRegion) throw new AppError('engine_unavailable');
    try {
      return await finder.selectRegion(source, kind, { signal });
    } catch (error) {
      if (!(error instanceof ImageEngineError)) throw error;
      const text = 'The selection could not be made. Please try again, or paint it by hand.';
      throw new AppError('engine_unavailable', { text, cause: error });
    }
  };
}
