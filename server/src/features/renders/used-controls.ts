import type { EngineControl } from '@kenna/contract';
import type { StoredRequest } from './stored-request.ts';

/** What a person set that an engine might not know. Sliders always stand somewhere, and say nothing. */
export function usedControls(request: StoredRequest): EngineControl[] {
  const { colourways } = request;
  // A background is what removing it is about: whoever does that knows it.
  const background = request.page === 'RemoveBackground' ? null : request.background_type;
  const used: Partial<Record<EngineControl, boolean>> = {
    seed: request.holds_seed === true,
    negativePrompt: request.negative_prompt !== '',
    transparent: background === 'transparent',
    background: background !== null && background !== 'transparent',
    highQuality: request.hd_image_quality,
    sensitivity: request.model_sensitivity !== 'default',
    edges: request.edges,
    blend: request.blend_image_id !== null && request.page === 'CreateVariations',
    colourways: colourways.length > 0,
  };
  return (Object.keys(used) as EngineControl[]).filter((control) => used[control]);
}
