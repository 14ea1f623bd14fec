/**
 * The program behind the interface: the service itself or a gateway to it, or stable-diffusion.cpp, which reads masks
 * as white and takes the seed from the prompt.
 */
import type { Mask, Pixels } from '../../../ports/engine-task.ts';
import { maskAsPixels } from '../composition/mask-forms.ts';

export interface Dialect {
  readonly name: 'openai' | 'sd-cpp';
  readonly hasSeeds: boolean;
  maskOf(mask: Mask): Pixels;
  /** @param strength how far the result may depart from the source, 0 to 1; null: the program's own choice. */
  promptOf(words: string, seed: number, strength: number | null): string;
}

/**
 * Transparent where the picture is edited, black elsewhere: the file may have at most 4 MB, which a photograph would
 * exceed.
 */
function clearMask({ width, height, data }: Mask): Pixels {
  const pixels = new Uint8Array(width * height * 4);
  for (let k = 0; k < data.length; k++) pixels[k * 4 + 3] = data[k] === 0 ? 255 : 0;
  return { width, height, channels: 4, data: pixels };
}

export const OPENAI: Dialect = {
  name: 'openai',
  hasSeeds: false,
  maskOf: clearMask,
  promptOf: (words) => words,
};

/** Without a seed the program always uses seed 42. */
const SD_CPP: Dialect = {
  name: 'sd-cpp',
  hasSeeds: true,
  maskOf: maskAsPixels,
  promptOf: (words, seed, strength) =>
    `${words} <sd_cpp_extra_args>${JSON.stringify({ seed, ...(strength !== null && { strength }) })}</sd_cpp_extra_args>`,
};

/** The program is recognised by the one model that it lists. */
export const dialectOf = (models: readonly string[]): Dialect => (models.includes('sd-cpp-local') ? SD_CPP : OPENAI);
