import { ImageEngineError } from '../../../../ports/image-engine.port.ts';
import type { WebuiServer } from '../protocol/probe-server.ts';

/**
 * The title by which a request names a checkpoint, for a name from the settings. Forge makes a request's override
 * permanent, so where the settings name none, the loaded checkpoint is named there.
 * @throws ImageEngineError `missing_model`.
 */
export function checkpointTitle({ flavour, checkpoints, loaded }: WebuiServer, wanted: string | null): string | null {
  // stable-diffusion.cpp has one model, chosen at its start.
  if (flavour === 'sd-cpp') return null;
  if (wanted === null) return flavour === 'forge' ? loaded : null;
  const name = wanted.toLowerCase();
  const found = checkpoints.find(({ names }) => names.some((each) => each.toLowerCase() === name));
  if (!found) throw new ImageEngineError('missing_model', `has no checkpoint ${wanted}`);
  return found.title;
}
