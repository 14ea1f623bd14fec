/** What to suggest for a tool's prompt; the tool's source picture determines the rest. */
import type { Mode } from '@kenna/contract';

export type PromptPart = 'cloth' | 'cut' | 'scene';

export const EVERY_PART: readonly PromptPart[] = ['cloth', 'cut', 'scene'];

/** Tools that are missing here use every part. */
export const partsOfTool: Partial<Record<Mode, readonly PromptPart[]>> = {
  LineToDrawing: ['cloth', 'scene'],
  GenerateFill: ['cloth', 'cut'],
};
