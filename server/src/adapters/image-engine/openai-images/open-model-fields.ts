/** The fields in which servers of open models take what a diffusion model needs besides the words. */
import type { EngineTask } from '../../../ports/engine-task.ts';
import type { ModelSettings } from '../engine-settings.ts';
import type { Dialect } from './dialect.ts';

/** Factor by which high quality increases the number of steps. */
const HIGH_QUALITY_STEPS = 1.5;

/** Returns false for models that were distilled without negative words; true where the model is not known. */
export const takesNegativeWords = ({ family }: Dialect): boolean => family === null || family.negative === 'text';

/** LocalAI takes the part of the prompt after the first bar for words to avoid, and drops what follows a second one. */
export function promptWithNegative(words: string, negative: string, dialect: Dialect): string {
  if (dialect.name !== 'localai') return words;
  const plain = (text: string) => text.replaceAll('|', ' ');
  return negative === '' || !takesNegativeWords(dialect) ? plain(words) : `${plain(words)}|${plain(negative)}`;
}

/**
 * What the settings leave open stays at the server's own values for its model, except the number of steps in high
 * quality, which is that of the model's family times `HIGH_QUALITY_STEPS`. Qwen-Image has its scale of classifier-free
 * guidance in another field than the others.
 */
export function modelFields(
  task: EngineTask,
  dialect: Dialect,
  { settings, seed, negative }: { readonly settings: ModelSettings; readonly seed: number; readonly negative: string },
): Readonly<Record<string, string | number>> {
  const { family } = dialect;
  const isFine = 'highQuality' in task && task.highQuality;
  const known = settings.steps ?? (isFine ? (family?.sampling.steps ?? null) : null);
  const steps = known !== null && isFine ? Math.round(known * HIGH_QUALITY_STEPS) : known;
  // The scale is a setting of the model there, and negative words are a part of the prompt.
  if (dialect.name === 'localai') return { seed, response_format: 'b64_json', ...(steps !== null && { step: steps }) };
  return {
    seed,
    // Without this field SGLang returns the address of the picture instead of its bytes.
    response_format: 'b64_json',
    ...(negative !== '' && takesNegativeWords(dialect) && { negative_prompt: negative }),
    ...(steps !== null && { num_inference_steps: steps }),
    ...(settings.cfg !== null && {
      [family?.kin === 'qwen-image' ? 'true_cfg_scale' : 'guidance_scale']: settings.cfg,
    }),
  };
}
