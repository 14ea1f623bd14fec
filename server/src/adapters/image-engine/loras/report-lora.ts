/** Says for the operator what becomes of a LoRA on a server. */
import type { ReportedFile } from '../../../ports/image-engine.port.ts';
import type { Family } from '../families/family.ts';
import { isForFewSteps, type Lora } from './loras.ts';

const UNKNOWN =
  'Not used: neither its name nor its metadata says for which model it was made; name its family in the file of engines.';

/** @param drawing families that the server draws with, best first. */
export function reportLora(
  name: string,
  loras: readonly Lora[],
  drawing: readonly Family[],
): Pick<ReportedFile, 'use' | 'words'> {
  if (isForFewSteps(name))
    return { use: 'unused', words: 'Not used: it only makes a model need fewer steps, and is no style.' };
  const lora = loras.find((one) => one.name === name);
  if (!lora) return { use: 'unused', words: 'Not used: the settings of this engine do not offer it as a style.' };
  const base = drawing.find((family) => lora.fits(family));
  if (base) {
    const words = lora.words === '' ? 'It names no trigger words.' : `Trigger words: ${lora.words}.`;
    return { use: 'used', words: `Offered as a style with ${base.title}. ${words}` };
  }
  return { use: 'unused', words: lora.isKnown ? 'Not used: it fits none of the models that draw here.' : UNKNOWN };
}
