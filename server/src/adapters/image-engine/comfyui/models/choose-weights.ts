/** Chooses the weights for a model of the product, and for operations that need special weights. */
import type { ModelSettings, PartNames } from '../../engine-settings.ts';
import { assessFile, type Stock, type Weights } from './assess-file.ts';
import type { Family, FamilyEdit } from '../../families/family.ts';
import { findName } from '../../families/find-name.ts';
import { followsGuidance } from './tune.ts';

/** All weights that a server can draw with, in the order of its lists: whole checkpoints first. */
export function usableWeights(stock: Stock): readonly Weights[] {
  const { checkpoints, diffusionModels } = stock.inventory.modelFiles;
  const assessed = [
    ...checkpoints.map((name) => assessFile(name, 'checkpoints', stock)),
    ...diffusionModels.map((name) => assessFile(name, 'diffusionModels', stock)),
  ];
  return assessed.flatMap((one) => (one.kind === 'ready' ? [one.weights] : []));
}

/** Finds weights by a name from the settings; null when they are missing, incomplete or forbidden. */
function named(name: string, stock: Stock): Weights | null {
  const { checkpoints, diffusionModels } = stock.inventory.modelFiles;
  const checkpoint = findName(checkpoints, name);
  const model = checkpoint === null ? findName(diffusionModels, name) : null;
  const assessed =
    checkpoint !== null
      ? assessFile(checkpoint, 'checkpoints', stock)
      : model === null
        ? null
        : assessFile(model, 'diffusionModels', stock);
  return assessed?.kind === 'ready' ? assessed.weights : null;
}

/** Whether a model follows every setting that the panels offer for the usual one. */
const followsAsMuch = (weights: Weights, usual: Weights): boolean =>
  (usual.family.negative !== 'text' || weights.family.negative === 'text') &&
  (!followsGuidance(usual) || followsGuidance(weights));

/**
 * Sorts by the operator's order, then by what the task asks for, then by the rank that the families have for a job;
 * equal ones keep their order.
 */
function bestFirst(weights: readonly Weights[], { rules }: Stock, rankOf: (family: Family) => number | null) {
  const place = ({ family }: Weights) => {
    const at = rules.familyOrder.indexOf(family.id);
    return at < 0 ? rules.familyOrder.length : at;
  };
  const ranked = weights
    .filter(({ family }) => rankOf(family) !== null)
    .sort(
      (first, second) => place(first) - place(second) || (rankOf(second.family) ?? 0) - (rankOf(first.family) ?? 0),
    );
  const [usual] = ranked;
  const gain = (one: Weights) =>
    usual === undefined || !followsAsMuch(one, usual)
      ? 0
      : rules.wanted.filter((strength) => one.family.strengths.includes(strength)).length;
  return ranked.sort((first, second) => place(first) - place(second) || gain(second) - gain(first));
}

/** Whether weights take every LoRA that a task uses. */
const takesLoras = ({ family }: Weights, { rules }: Stock): boolean => rules.loras.every(({ fits }) => fits(family));

/** All weights that draw from words, the preferred ones first. */
export const drawingWeights = (stock: Stock): readonly Weights[] =>
  bestFirst(
    usableWeights(stock).filter((weights) => !weights.isInpaint && takesLoras(weights, stock)),
    stock,
    ({ draws }) => draws,
  );

/** Returns null when the named checkpoint cannot be used, or the server has no suitable one. */
export function chooseWeights({ checkpoint }: ModelSettings, stock: Stock): Weights | null {
  if (checkpoint === null) return drawingWeights(stock)[0] ?? null;
  const weights = named(checkpoint, stock);
  return weights !== null && takesLoras(weights, stock) ? weights : null;
}

/**
 * Weights for filling holes: those that the settings name, otherwise inpainting weights of the same architecture,
 * otherwise the model's own.
 */
export function chooseInpaintWeights(weights: Weights, parts: PartNames, stock: Stock): Weights {
  if (parts.inpaint !== null) return named(parts.inpaint, stock) ?? weights;
  const made = usableWeights(stock).find(({ isInpaint, family }) => isInpaint && family.kin === weights.family.kin);
  return made ?? weights;
}

export interface EditWeights {
  readonly weights: Weights;
  readonly edit: FamilyEdit;
}

/** Weights for edits by instruction; `pictures` is the number of pictures that they must take. */
export function chooseEditWeights(parts: PartNames, stock: Stock, pictures = 1): EditWeights | null {
  const { nodes } = stock.inventory;
  const candidates =
    parts.edit === null
      ? bestFirst(usableWeights(stock), stock, ({ edit }) => edit?.rank ?? null)
      : [named(parts.edit, stock)].filter((one) => one !== null);
  for (const weights of candidates) {
    const { edit } = weights.family;
    if (edit && edit.pictures >= pictures && nodes.has(...EDIT_NODES[edit.way])) return { weights, edit };
  }
  return null;
}

const EDIT_NODES: Readonly<Record<FamilyEdit['way'], readonly string[]>> = {
  'reference latents': ['ReferenceLatent'],
  // Qwen-Image-Edit of one picture has an older encoder, which every server with the newer one has, too.
  'qwen encoder': ['TextEncodeQwenImageEditPlus'],
  'hidream references': ['HiDreamO1ReferenceImages'],
};
