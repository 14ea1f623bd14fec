import { assembleFinalPrompt, type Model } from '@kenna/contract';

/** Guidance and count of the page that 'Try prompt' opens. */
const TRIED = { guidance: 13, images: 1 } as const;
const NOTHING = { accent: '', with: [], without: [], styles: [], seed: null, color: null } as const;
const NO_SLIDERS = { strength: null, controlGuidance: null, blendGuidance: null, cg: null } as const;

interface Tried {
  readonly prompt: string;
  readonly negativePrompt: string;
  readonly model: Model;
  readonly width: number;
  readonly height: number;
}

/** The final prompt of a gallery picture, from which 'Try prompt' fills the form. */
export const triedPrompt = ({ prompt, negativePrompt, model, width, height }: Tried): string =>
  assembleFinalPrompt({
    command: 'render',
    sensitivity: 'default',
    size: { width, height },
    positive: prompt,
    negative: negativePrompt,
    model,
    ...TRIED,
    ...NOTHING,
    ...NO_SLIDERS,
  });
