import { resample } from '../resample.ts';
import type { LookRecipe } from '../look.ts';
import { developRadiance } from '../tone.ts';

/** The studio photograph: the scene as lit, through the tone curve. */
export const studioLook: LookRecipe = {
  name: 'studio',
  stage: (_brief, staging) => staging,
  finish({ frame, width, height, background, exposure, check }) {
    const colours = developRadiance(frame.radiance, exposure, check);
    const alpha = background === 'transparent' ? frame.coverage : null;
    return resample({ width: frame.width, height: frame.height, colours, alpha }, width, height);
  },
};
