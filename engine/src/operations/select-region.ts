import { EngineError } from '../image-engine.ts';
import type { EngineMask, EnginePixels, RegionKind } from '../image-engine.ts';

export async function selectRegion(
  _source: EnginePixels,
  _kind: RegionKind,
  _isCancelled: () => boolean,
): Promise<EngineMask> {
  throw new EngineError('failed', 'selectRegion is not there yet');
}
