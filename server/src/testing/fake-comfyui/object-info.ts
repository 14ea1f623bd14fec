/**
 * The `/object_info` of the fake's versions. The nodes are data of the folder `nodes`: what the classes of the real
 * server and of the named extensions declare at the named commits, without explanations. The names of files are filled
 * in.
 */
import { readFileSync } from 'node:fs';
import type { ServerRecording } from '../../adapters/image-engine/comfyui/record-server.ts';

type ModelFolder =
  | 'checkpoints'
  | 'diffusion_models'
  | 'text_encoders'
  | 'vae'
  | 'loras'
  | 'controlnet'
  | 'upscale_models'
  | 'background_removal'
  | 'facerestore_models'
  | 'model_patches'
  | 'unet_gguf'
  | 'clip_gguf';

export type ModelFiles = Readonly<Record<ModelFolder, readonly string[]>>;
type ObjectInfo = ServerRecording['objectInfo'];

interface StoredNodes {
  /** Folders whose files an input lists, by node and input. */
  readonly files: Readonly<Record<string, Readonly<Record<string, readonly ModelFolder[]>>>>;
  readonly nodes: ObjectInfo;
}

const stored = (version: string): StoredNodes =>
  JSON.parse(readFileSync(new URL(`nodes/comfyui-${version}.json`, import.meta.url), 'utf8')) as StoredNodes;

/** Adds files to the choices of an input, in either of the two forms in which servers describe them. */
function withFiles(definition: unknown, names: readonly string[]): unknown {
  const [kind, settings] = definition as readonly [unknown, { readonly options?: readonly string[] } | undefined];
  const listed = (own: readonly string[] = []) => [...new Set([...names, ...own])];
  if (Array.isArray(kind)) return [listed(kind as string[]), settings ?? {}];
  return [kind, { ...settings, options: listed(settings?.options) }];
}

function filled({ files, nodes }: StoredNodes, modelFiles: ModelFiles): ObjectInfo {
  return Object.fromEntries(
    Object.entries(nodes).map(([name, node]) => {
      const required = Object.entries(node.input.required).map(([input, definition]) => {
        const folders = files[name]?.[input];
        const names = folders?.flatMap((folder) => modelFiles[folder]);
        return [input, names ? withFiles(definition, names) : definition] as const;
      });
      return [name, { ...node, input: { ...node.input, required: Object.fromEntries(required) } }];
    }),
  );
}

/** The nodes of a version with these files; 'new' stands for the versions after 0.33. */
export function objectInfoOf(version: 'old' | '0.33' | 'new', modelFiles: ModelFiles): ObjectInfo {
  if (version === 'old') return filled(stored('0.3.64'), modelFiles);
  const nodes = filled(stored('0.33'), modelFiles);
  return version === 'new' ? { ...nodes, ...filled(stored('after-0.33'), modelFiles) } : nodes;
}
