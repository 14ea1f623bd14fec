import { assembleFinalPrompt, commandOf, initialSettings, type Model } from '@kenna/contract';

interface Tried {
  readonly prompt: string;
  readonly negativePrompt: string;
  readonly model: Model;
  readonly width: number;
  readonly height: number;
}

/** The page that 'Try prompt' opens. */
const PAGE = 'GenerateImage';

/** The final prompt of a gallery picture, from which 'Try prompt' fills the form. */
export const triedPrompt = ({ prompt, negativePrompt, model, width, height }: Tried): string =>
  assembleFinalPrompt(
    commandOf(PAGE, { ...initialSettings(PAGE, model), prompt, negativePrompt, width, height, count: 1 }),
  );
