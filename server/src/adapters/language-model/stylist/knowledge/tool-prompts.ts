/** What the prompt of a tool may say more of; the rest is settled by the picture that the tool works on. */
import type { Mode } from '@kenna/contract';

export type PromptPart = 'cloth' | 'cut' | 'scene';

export const EVERY_PART: readonly PromptPart[] = ['cloth', 'cut', 'scene'];

/** Tools that are not here take every part. */
export const partsOfTool: Partial<Record<Mode, readonly PromptPart[]>> = {
  LineToDrawing: ['cloth', 'scene'],
  GenerateFill: ['cloth', 'cut'],
};
