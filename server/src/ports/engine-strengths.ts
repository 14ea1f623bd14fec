/** What some models do better than others. The router and the adapters prefer the models that are better at a task. */
import type { EngineOperation } from './engine-task.ts';

/**
 * `edit`: changing a picture and keeping what it shows; `text`: letters in pictures; `draft`: a good picture in few
 * steps.
 */
export const ENGINE_STRENGTHS = ['edit', 'text', 'draft'] as const;
export type EngineStrength = (typeof ENGINE_STRENGTHS)[number];

const EDITS: readonly EngineOperation[] = ['instructEdit', 'tryOn'];
/** Operations that draw what the words name. */
const WORDED: readonly EngineOperation[] = ['generate', 'vary', 'inpaint', 'outpaint', 'sketch', 'instructEdit'];

/**
 * Words in double quotation marks of any language. A mark after a digit stands for inches, and single marks are
 * apostrophes.
 */
const QUOTED = /(?<!\d)["“”„«»「『][^"“”„«»「」『』\n]*[\p{L}\p{N}][^"“”„«»「」『』\n]*["“”«»」』]/u;

/**
 * What a task asks for above all. `words` are the person's, which want letters in the picture where they quote some.
 */
export function strengthsWanted(operation: EngineOperation, words: string): EngineStrength[] {
  const text = WORDED.includes(operation) && QUOTED.test(words) ? (['text'] as const) : [];
  return EDITS.includes(operation) ? ['edit', ...text] : [...text];
}
