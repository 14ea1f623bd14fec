/** Whether a file that a server lists can be drawn with, and what it lacks otherwise. */
import type { EngineStrength } from '../../../../ports/engine-strengths.ts';
import type { Family, NeededFile } from '../../families/family.ts';
import { lastPart, pickName } from '../../families/find-name.ts';
import type { Inventory } from './inventory.ts';
import type { Lora } from '../../loras/loras.ts';
import { recognise, type DiffusionFolder } from '../../families/recognise.ts';

/** The rules for the choice of models: the operator's, and what the task asks for. */
export interface ModelRules {
  /** True when only models may be used whose licence allows selling pictures. */
  readonly commercialOnly: boolean;
  /** Ids of families in the operator's order of preference; families that are not named come after them. */
  readonly familyOrder: readonly string[];
  /** What the task asks for above all: within the operator's order, families that are good at it are preferred. */
  readonly wanted: readonly EngineStrength[];
  /** LoRAs that the weights must take. */
  readonly loras: readonly Lora[];
}

/** What a choice of weights depends on. */
export interface Stock {
  readonly inventory: Inventory;
  readonly rules: ModelRules;
}

/** What a graph loads: one checkpoint file, or a diffusion model with separate encoders and VAE. */
export interface Weights {
  readonly name: string;
  readonly family: Family;
  /** True for weights with extra input channels for the mask. */
  readonly isInpaint: boolean;
  /** Null when the checkpoint contains the encoders and the VAE. */
  readonly parts: { readonly encoders: readonly string[]; readonly vae: string } | null;
  /** A LoRA on the server that reduces the number of steps; null for none. */
  readonly accelerator: { readonly name: string; readonly steps: number } | null;
}

interface MissingFile {
  readonly file: NeededFile;
  readonly folder: 'text_encoders' | 'vae';
}

export type Assessment =
  | { readonly kind: 'ready'; readonly weights: Weights }
  | { readonly kind: 'other'; readonly reason: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'wrong folder'; readonly family: Family; readonly belongs: string }
  | { readonly kind: 'lacks files'; readonly family: Family; readonly missing: readonly MissingFile[] }
  | { readonly kind: 'lacks nodes'; readonly family: Family; readonly missing: readonly string[] }
  | { readonly kind: 'forbidden'; readonly family: Family };

const INPAINT = /inpaint/i;
/** Checkpoints that contain the encoders and the VAE of a family that is usually published without them. */
const ALL_IN_ONE = /aio|all.?in.?one/i;

export const isGguf = (name: string): boolean => /\.gguf$/i.test(name);

/** The node that loads encoders; those for GGUF files read other files, too. */
export const encoderLoader = (encoders: readonly string[]): string => {
  const count = ['', 'Dual', 'Triple', 'Quadruple'][encoders.length - 1] ?? '';
  return `${count}CLIPLoader${encoders.some(isGguf) ? 'GGUF' : ''}`;
};

const FLUX2_SAMPLING = [
  'Flux2Scheduler',
  'SamplerCustomAdvanced',
  'KSamplerSelect',
  'RandomNoise',
  'SplitSigmasDenoise',
] as const;

function neededNodes({ family, parts, name }: Weights): readonly string[] {
  const { scheduler } = family.sampling;
  return [
    ...(parts ? [isGguf(name) ? 'UnetLoaderGGUF' : 'UNETLoader', encoderLoader(parts.encoders), 'VAELoader'] : []),
    family.emptyLatent,
    ...[...family.patches, ...family.encoderPatches].map(({ node }) => node),
    ...(scheduler === 'Flux2Scheduler' ? FLUX2_SAMPLING : []),
    ...(scheduler === 'Flux2Scheduler' ? [family.negative === 'none' ? 'BasicGuider' : 'CFGGuider'] : []),
  ];
}

/** Nodes that the server lacks, and choices that its nodes lack because it is too old, such as `CLIPLoader: flux2`. */
function missingNodes(weights: Weights, { nodes }: Inventory): string[] {
  const lacking = neededNodes(weights).filter((node) => !nodes.has(node));
  const { parts, family } = weights;
  const loader = parts && parts.encoders.length < 3 ? encoderLoader(parts.encoders) : null;
  const types = loader === null ? null : nodes.options(loader, 'type');
  const type = family.encoders?.type ?? '';
  return types === null || types.includes(type) ? lacking : [...lacking, `${loader}: ${type}`];
}

/** The accelerator of the fewest steps. */
function acceleratorOf({ accelerator }: Family, { modelFiles, nodes }: Inventory): Weights['accelerator'] {
  if (accelerator === null || !nodes.has('LoraLoaderModelOnly')) return null;
  const found = modelFiles.loras.flatMap((name) => {
    const file = lastPart(name);
    const steps = Number(/(\d+)[-_. ]?steps?/i.exec(file)?.[1] ?? accelerator.steps);
    return accelerator.names.test(file) ? [{ name, steps }] : [];
  });
  return found.sort((first, second) => first.steps - second.steps)[0] ?? null;
}

function partsOf({ encoders, vae }: Family, { modelFiles }: Inventory) {
  const pick = (file: NeededFile, names: readonly string[]) => ({ file, name: pickName(names, file.names) });
  const found = (encoders?.files ?? []).map((file) => ({
    ...pick(file, modelFiles.textEncoders),
    folder: 'text_encoders' as const,
  }));
  const decoder = vae && { ...pick(vae, modelFiles.vaes), folder: 'vae' as const };
  const all = decoder ? [...found, decoder] : found;
  return {
    missing: all.filter(({ name }) => name === null).map(({ file, folder }) => ({ file, folder })),
    encoders: found.flatMap(({ name }) => name ?? []),
    vae: decoder?.name ?? '',
  };
}

/** Whether a listed file can be drawn with. */
export function assessFile(name: string, folder: DiffusionFolder, { inventory, rules }: Stock): Assessment {
  const recognition = recognise(name, folder);
  if (recognition.kind !== 'family') return recognition;
  const { family } = recognition;
  if (rules.commercialOnly && family.licence.sells === 'no') return { kind: 'forbidden', family };
  const isWhole = folder === 'checkpoints';
  if (isWhole && family.folder === 'diffusion_models' && !ALL_IN_ONE.test(name))
    return { kind: 'wrong folder', family, belongs: 'diffusion_models' };
  if (!isWhole && family.folder === 'checkpoints') return { kind: 'wrong folder', family, belongs: 'checkpoints' };
  const { missing, ...parts } = partsOf(family, inventory);
  if (!isWhole && missing.length > 0) return { kind: 'lacks files', family, missing };
  const weights: Weights = {
    name,
    family,
    isInpaint: family.fillsHoles || INPAINT.test(lastPart(name)),
    parts: isWhole ? null : parts,
    accelerator: acceleratorOf(family, inventory),
  };
  const lacking = missingNodes(weights, inventory);
  return lacking.length > 0 ? { kind: 'lacks nodes', family, missing: lacking } : { kind: 'ready', weights };
}
