/** Chooses the weights for a model of the product, and for operations that need special weights. */
import type { ModelSettings, PartNames } from '../../engine-settings.ts';
import { familyOf, type Family } from './families.ts';
import { findName, pickName } from './find-name.ts';
import type { Inventory } from './inventory.ts';

/** What a graph loads: one checkpoint file, or a diffusion model with separate encoders and VAE. */
export interface Weights {
  readonly name: string;
  readonly family: Family;
  /** True for weights with extra input channels for the mask. */
  readonly isInpaint: boolean;
  /** null when the checkpoint contains the encoders and the VAE. */
  readonly parts: { readonly encoders: readonly string[]; readonly vae: string } | null;
}

const INPAINT = /inpaint|flux1?[-_.]?fill/i;
const EDIT = /kontext|edit/i;

const ENCODERS: Partial<Record<Family, readonly (readonly RegExp[])[]>> = {
  flux: [[/^clip_l/i], [/t5xxl.*fp8/i, /t5xxl/i]],
  qwen: [[/qwen.?2\.5.?vl.*fp8/i, /qwen.?2\.5.?vl/i]],
};
const VAES: Partial<Record<Family, readonly RegExp[]>> = {
  flux: [/^ae\./i, /flux.*(vae|ae)/i],
  qwen: [/qwen.*image.*vae/i],
};

const fromCheckpoint = (name: string): Weights => ({
  name,
  family: familyOf(name),
  isInpaint: INPAINT.test(name),
  parts: null,
});

/** null when the server lacks the encoders or the VAE of the model. */
function fromDiffusionModel(name: string, { modelFiles }: Inventory): Weights | null {
  const family = familyOf(name);
  const encoders = (ENCODERS[family] ?? []).map((patterns) => pickName(modelFiles.textEncoders, patterns));
  const vae = pickName(modelFiles.vaes, VAES[family] ?? []);
  const found = encoders.filter((encoder) => encoder !== null);
  if (vae === null || found.length === 0 || found.length < encoders.length) return null;
  return { name, family, isInpaint: INPAINT.test(name), parts: { encoders: found, vae } };
}

/** Finds weights by a name from the settings. */
function named(name: string, inventory: Inventory): Weights | null {
  const checkpoint = findName(inventory.modelFiles.checkpoints, name);
  if (checkpoint !== null) return fromCheckpoint(checkpoint);
  const model = findName(inventory.modelFiles.diffusionModels, name);
  return model === null ? null : fromDiffusionModel(model, inventory);
}

/** Used when the settings name no checkpoint: the most capable family first, and within it the first file. */
const PREFERENCE = [/xl|pony|illustrious|noob/i, /flux/i, /./];

/** null when the named checkpoint is missing, or the server has no suitable one. */
export function chooseWeights({ checkpoint }: ModelSettings, inventory: Inventory): Weights | null {
  if (checkpoint !== null) return named(checkpoint, inventory);
  const never = new RegExp(`${INPAINT.source}|${EDIT.source}|refiner`, 'i');
  const found = pickName(inventory.modelFiles.checkpoints, PREFERENCE, never);
  if (found !== null) return fromCheckpoint(found);
  const model = pickName(inventory.modelFiles.diffusionModels, [/qwen.?image/i, /flux/i], never);
  return model === null ? null : fromDiffusionModel(model, inventory);
}

/**
 * Weights for filling holes: those that the settings name, otherwise inpainting weights of the model's family,
 * otherwise the model's own.
 */
export function chooseInpaintWeights(weights: Weights, parts: PartNames, inventory: Inventory): Weights {
  if (parts.inpaint !== null) return named(parts.inpaint, inventory) ?? weights;
  const { checkpoints } = inventory.modelFiles;
  const made = checkpoints.find((name) => INPAINT.test(name) && familyOf(name) === weights.family);
  return made === undefined ? weights : fromCheckpoint(made);
}

export interface EditWeights {
  readonly kind: 'kontext' | 'qwen';
  readonly weights: Weights;
  /** A LoRA that reduces the number of steps; null for none. */
  readonly lightning: { readonly name: string; readonly steps: number } | null;
}

/**
 * Weights for edits by instruction. Qwen is preferred: it accepts several reference pictures and its licence allows
 * commercial use.
 */
export function chooseEditWeights(parts: PartNames, inventory: Inventory): EditWeights | null {
  const { modelFiles } = inventory;
  const all = [...modelFiles.diffusionModels, ...modelFiles.checkpoints];
  const name =
    parts.edit === null ? pickName(all, [/qwen.*edit.*25\d\d/i, /qwen.*edit/i, /kontext/i]) : findName(all, parts.edit);
  const weights = name === null ? null : named(name, inventory);
  if (weights === null) return null;
  if (weights.family !== 'qwen') return { kind: 'kontext', weights, lightning: null };
  const lora = pickName(modelFiles.loras, [/qwen.*edit.*lightning.*4.?step/i, /qwen.*edit.*lightning.*8.?step/i]);
  const lightning = lora === null ? null : { name: lora, steps: /4.?step/i.test(lora) ? 4 : 8 };
  return { kind: 'qwen', weights, lightning };
}
