import type { ComfyApi } from '../protocol/comfy-api.ts';
import type { LoraMetadata } from '../../loras/lora-metadata.ts';
import { readNodeCatalogue, type NodeCatalogue } from './node-catalogue.ts';

/**
 * Where the server lists weights of a kind: the options of a node, and the model folder for servers whose nodes list
 * none.
 */
const MODEL_FOLDERS = {
  checkpoints: ['CheckpointLoaderSimple', 'ckpt_name', 'checkpoints'],
  diffusionModels: ['UNETLoader', 'unet_name', 'diffusion_models'],
  textEncoders: ['CLIPLoader', 'clip_name', 'text_encoders'],
  modelPatches: ['ModelPatchLoader', 'name', 'model_patches'],
  vaes: ['VAELoader', 'vae_name', 'vae'],
  loras: ['LoraLoaderModelOnly', 'lora_name', 'loras'],
  controlNets: ['ControlNetLoader', 'control_net_name', 'controlnet'],
  upscalers: ['UpscaleModelLoader', 'model_name', 'upscale_models'],
  backgrounds: ['LoadBackgroundRemovalModel', 'bg_removal_name', 'background_removal'],
  faces: ['FaceRestoreModelLoader', 'model_name', 'facerestore_models'],
} as const;
export type ModelFolder = keyof typeof MODEL_FOLDERS;

/** The folders as the server spells them. */
export const MODEL_FOLDER_NAMES: readonly string[] = Object.values(MODEL_FOLDERS).map(([, , folder]) => folder);

/** Nodes of ComfyUI-GGUF, which list quantised files of the same folders. */
const GGUF_LISTS: Partial<Record<ModelFolder, readonly [node: string, input: string]>> = {
  diffusionModels: ['UnetLoaderGGUF', 'unet_name'],
  textEncoders: ['CLIPLoaderGGUF', 'clip_name'],
};

/** The nodes, model files and features of one server. */
export interface Inventory {
  readonly nodes: NodeCatalogue;
  /** File names as the server spells them. */
  readonly modelFiles: Readonly<Record<ModelFolder, readonly string[]>>;
  /** Metadata of LoRA files by name; without the files that were not asked for. */
  readonly loraMetadata: Readonly<Record<string, LoraMetadata>>;
  /** True when the server has the newer job routes. */
  readonly hasJobs: boolean;
  /** Maximum upload size in bytes; null where the server does not report one. */
  readonly uploadLimit: number | null;
}

/** For APIs that list neither nodes nor files: only an operator's own graph, which names its weights, works there. */
export const unknownInventory = (): Inventory => ({
  nodes: readNodeCatalogue({}),
  modelFiles: Object.fromEntries(
    Object.keys(MODEL_FOLDERS).map((kind) => [kind, []]),
  ) as unknown as Inventory['modelFiles'],
  loraMetadata: {},
  hasJobs: true,
  uploadLimit: null,
});

/** Maximum number of LoRAs whose metadata are read from a server. */
const METADATA_LIMIT = 300;
/** Number of files whose metadata are asked for at the same time. */
const METADATA_AT_ONCE = 8;

/**
 * Reads the metadata of LoRA files, of each file once, because they do not change. Metadata that cannot be read are
 * asked for again next time.
 */
export function createLoraMetadataReader(api: Pick<ComfyApi, 'loraMetadata'>) {
  const metadata: Record<string, LoraMetadata> = {};
  return async (names: readonly string[]): Promise<Inventory['loraMetadata']> => {
    const left = names.filter((name) => metadata[name] === undefined).slice(0, METADATA_LIMIT);
    const work = Array.from({ length: METADATA_AT_ONCE }, async () => {
      for (let name = left.shift(); name !== undefined; name = left.shift()) {
        const read = await api.loraMetadata(name).catch(() => null);
        if (read) metadata[name] = read;
      }
    });
    await Promise.all(work);
    return metadata;
  };
}

/** @param readMetadata reads the metadata of LoRAs; null where none are offered. @throws ImageEngineError. */
export async function takeInventory(
  api: ComfyApi,
  readMetadata: ReturnType<typeof createLoraMetadataReader> | null,
  signal?: AbortSignal,
): Promise<Inventory> {
  const [info, hasJobs, uploadLimit] = await Promise.all([api.objectInfo(signal), api.hasJobs(), api.uploadLimit()]);
  const nodes = readNodeCatalogue(info);
  const namesOf = async (kind: ModelFolder) => {
    const [classType, input, folder] = MODEL_FOLDERS[kind];
    if (!nodes.has(classType)) return [];
    const listed = nodes.options(classType, input) ?? (await api.models(folder));
    const [gguf, ggufInput] = GGUF_LISTS[kind] ?? [];
    const quantised = gguf && ggufInput ? (nodes.options(gguf, ggufInput) ?? []) : [];
    return [...new Set([...listed, ...quantised])];
  };
  const modelFiles = Object.keys(MODEL_FOLDERS) as ModelFolder[];
  const names = await Promise.all(modelFiles.map(namesOf));
  const found = Object.fromEntries(
    modelFiles.map((kind, index) => [kind, names[index]]),
  ) as unknown as Inventory['modelFiles'];
  const loraMetadata = readMetadata === null ? {} : await readMetadata(found.loras);
  return { nodes, hasJobs, uploadLimit, modelFiles: found, loraMetadata };
}
