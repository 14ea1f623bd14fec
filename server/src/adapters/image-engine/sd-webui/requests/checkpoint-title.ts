import { ImageEngineError } from '../../../../ports/image-engine.port.ts';
import type { WebuiServer } from '../protocol/probe-server.ts';

/**
 * The title by which a request names a checkpoint, from whatever the settings call it. Forge sets what a request overrides
 * for good, so there the one that is loaded is named where the settings name none.
 * @throws ImageEngineError `missing_model`.
 */
export function checkpointTitle({ flavour, checkpoints, loaded }: WebuiServer, wanted: string | null): string | null {
  // Its one model is chosen when it is started.
  if (flavour === 'sd-cpp') return null;
  if (wanted === null) return flavour === 'forge' ? loaded : null;
  const name = wanted.toLowerCase();
  const found = checkpoints.find(({ names }) => names.some((each) => each.toLowerCase() === name));
  if (!found) throw new ImageEngineError('missing_model', `has no checkpoint ${wanted}`);
  return found.title;
}
