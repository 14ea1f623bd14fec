/**
 * The program behind the interface, recognised by the models that it lists: the service itself or a gateway to it;
 * stable-diffusion.cpp, which reads masks as white and takes the seed from the prompt; or a server of one open model
 * (vLLM-Omni, SGLang), which takes the parameters of a diffusion model in fields of their own.
 */
import type { Mask, Pixels } from '../../../ports/engine-task.ts';
import { recognise } from '../comfyui/models/recognise.ts';
import type { Family } from '../comfyui/models/family.ts';
import { maskAsPixels } from '../composition/mask-forms.ts';

export interface Dialect {
  readonly name: 'openai' | 'sd-cpp' | 'one-model';
  readonly hasSeeds: boolean;
  /** The model that the program was started with, where it has only one; it refuses requests for another. */
  readonly onlyModel: string | null;
  /** The family of the only model; null where that is not known. */
  readonly family: Family | null;
  /** Name of the mask's field. */
  readonly maskField: 'mask' | 'mask_image';
  maskOf(mask: Mask): Pixels;
  /** @param strength how far the result may depart from the source, 0 to 1; null: the program's own choice. */
  promptOf(words: string, seed: number, strength: number | null): string;
}

/** A model as the program lists it. */
export interface ListedModel {
  readonly id: string;
  readonly owned_by?: string | undefined;
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
  onlyModel: null,
  family: null,
  maskField: 'mask',
  maskOf: clearMask,
  promptOf: (words) => words,
};

/** Without a seed the program always uses seed 42. */
const SD_CPP: Dialect = {
  ...OPENAI,
  name: 'sd-cpp',
  hasSeeds: true,
  maskOf: maskAsPixels,
  promptOf: (words, seed, strength) =>
    `${words} <sd_cpp_extra_args>${JSON.stringify({ seed, ...(strength !== null && { strength }) })}</sd_cpp_extra_args>`,
};

const ONE_MODEL_SERVERS = /^(vllm-omni|sglang)/i;

function oneModel(id: string): Dialect {
  const recognition = recognise(id, 'diffusionModels');
  return {
    ...OPENAI,
    name: 'one-model',
    hasSeeds: true,
    onlyModel: id,
    family: recognition.kind === 'family' ? recognition.family : null,
    maskField: 'mask_image',
    maskOf: maskAsPixels,
  };
}

export function dialectOf(models: readonly ListedModel[]): Dialect {
  if (models.some(({ id }) => id === 'sd-cpp-local')) return SD_CPP;
  const [first] = models;
  return first && ONE_MODEL_SERVERS.test(first.owned_by ?? '') ? oneModel(first.id) : OPENAI;
}
