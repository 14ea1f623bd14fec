import { resample } from '../picture/resample.ts';
import type { LookRecipe } from '../picture/look.ts';
import { developFrame } from '../picture/tone.ts';

/** The look of a studio photograph: the lit scene through the tone curve. */
export const studioLook: LookRecipe = {
  name: 'studio',
  stage: (_brief, staging) => staging,
  finish({ frame, width, height, background, backgroundColour: top, backgroundBelow, exposure, check }) {
    const colours = developFrame(frame, exposure, top && { top, bottom: backgroundBelow ?? top }, check);
    const alpha = background === 'transparent' ? frame.coverage : null;
    return resample({ width: frame.width, height: frame.height, colours, alpha }, width, height);
  },
};
