/**
 * The program behind the interface, recognised by the models that it lists: the service itself or a gateway to it;
 * stable-diffusion.cpp, which reads masks as white and takes the seed from the prompt; a server of one open model
 * (vLLM-Omni, SGLang), which takes the parameters of a diffusion model in fields of their own; or LocalAI, which has
 * many models, no route for edits, and fields of its own.
 */
import type { Mask, Pixels } from '../../../ports/engine-task.ts';
import { recognise } from '../families/recognise.ts';
import type { Family } from '../families/family.ts';
import { maskAsPixels } from '../composition/mask-forms.ts';

export interface Dialect {
  readonly name: 'openai' | 'sd-cpp' | 'one-model' | 'localai';
  readonly hasSeeds: boolean;
  /**
   * The model to use where the settings name none: the one that the program was started with, or the first of many that
   * draws; null where neither is known.
   */
  readonly onlyModel: string | null;
  /** The family of the model; null where that is not known. */
  readonly family: Family | null;
  /** Name of the mask's field. */
  readonly maskField: 'mask' | 'mask_image';
  /** `edits`: pictures are files of the route for edits; `ref_images`: texts in a field of the route for drawing. */
  readonly picturesIn: 'edits' | 'ref_images';
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
  picturesIn: 'edits',
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

function familyOf(id: string): Family | null {
  const recognition = recognise(id, 'diffusionModels');
  return recognition.kind === 'family' ? recognition.family : null;
}

function oneModel(id: string): Dialect {
  return {
    ...OPENAI,
    name: 'one-model',
    hasSeeds: true,
    onlyModel: id,
    family: familyOf(id),
    maskField: 'mask_image',
    maskOf: maskAsPixels,
  };
}

/** LocalAI also lists language models and others, so that only a model of a known family is used unasked. */
export function localAi(models: readonly ListedModel[]): Dialect {
  const id = models.map((model) => model.id).find((name) => familyOf(name) !== null) ?? null;
  return {
    ...OPENAI,
    name: 'localai',
    hasSeeds: true,
    onlyModel: id,
    family: id === null ? null : familyOf(id),
    picturesIn: 'ref_images',
  };
}

/** Whether the program has open models, and takes what they need besides the words in fields of its own. */
export const servesOpenModels = ({ name }: Dialect): boolean => name === 'one-model' || name === 'localai';

/** The dialect for a request to one of many models. */
export const dialectFor = (dialect: Dialect, model: string): Dialect =>
  dialect.name === 'localai' ? { ...dialect, family: familyOf(model) } : dialect;

export function dialectOf(models: readonly ListedModel[]): Dialect {
  if (models.some(({ id }) => id === 'sd-cpp-local')) return SD_CPP;
  const [first] = models;
  return first && ONE_MODEL_SERVERS.test(first.owned_by ?? '') ? oneModel(first.id) : OPENAI;
}
