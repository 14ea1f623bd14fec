import type { Kin } from './family.ts';
import { findName, pickName } from './find-name.ts';
import type { Inventory } from './inventory.ts';
import { kinOfPart } from './kin-of-part.ts';

/** How the lines of a sketch control a picture: a control net, or a patch of the model itself. */
export type LineControl =
  | {
      readonly kind: 'net';
      readonly name: string;
      /** The type of lines to announce to a network that handles several; null for the other networks. */
      readonly union: 'hed/pidi/scribble/ted' | 'canny/lineart/anime_lineart/mlsd' | null;
    }
  | { readonly kind: 'patch'; readonly name: string; readonly node: PatchNode };

type PatchNode = 'ZImageFunControlnet' | 'QwenImageDiffsynthControlnet';

const HAND_DRAWN = [/scribble|sketch/i, /line.?art/i, /soft.?edge|hed|pidi/i, /canny/i, /union|promax/i];
const FROM_PHOTOGRAPH = [/canny/i, /line.?art/i, /soft.?edge|hed|pidi/i, /union|promax/i, /scribble|sketch/i];

/** Union networks of newer architectures recognise the kind of lines by themselves. */
const isTypedUnion = (name: string, kin: Kin): boolean =>
  /union|promax/i.test(name) && (kin === 'sdxl' || (kin === 'flux-1' && !/2\.0/.test(name)));

interface Lines {
  readonly kin: Kin;
  readonly isPhotograph: boolean;
  readonly wanted: string | null;
}

/** Chooses a control for white lines on black; null when none fits the model. */
export function chooseLineControl(inventory: Inventory, lines: Lines): LineControl | null {
  const { kin, isPhotograph, wanted } = lines;
  const { controlNets, modelPatches } = inventory.modelFiles;
  const patterns = isPhotograph ? FROM_PHOTOGRAPH : HAND_DRAWN;
  const pick = (names: readonly string[]) =>
    wanted === null
      ? pickName(
          names.filter((name) => kinOfPart(name) === kin),
          patterns,
          /inpaint/i,
        )
      : findName(names, wanted);
  const net = pick(controlNets);
  // A Z-Image file in the folder of control nets does not load as one.
  if (net !== null && kin !== 'z-image') {
    const union = isPhotograph ? 'canny/lineart/anime_lineart/mlsd' : 'hed/pidi/scribble/ted';
    return { kind: 'net', name: net, union: isTypedUnion(net, kin) ? union : null };
  }
  const node = patchNodeOf(kin, inventory);
  const patch = node === null ? null : pick(modelPatches);
  return node === null || patch === null ? null : { kind: 'patch', name: patch, node };
}

function patchNodeOf(kin: Kin, { nodes }: Inventory): PatchNode | null {
  if (kin === 'z-image' && nodes.has('ModelPatchLoader', 'ZImageFunControlnet')) return 'ZImageFunControlnet';
  const isPatched = kin === 'z-image' || kin === 'qwen-image';
  return isPatched && nodes.has('ModelPatchLoader', 'QwenImageDiffsynthControlnet')
    ? 'QwenImageDiffsynthControlnet'
    : null;
}

/** What helps a model without weights for filling to fill a hole. */
export interface FillControl {
  readonly kind: 'net' | 'patch';
  readonly name: string;
}

/** Returns null where only the noise is limited to the hole. */
export function chooseFillControl({ nodes, modelFiles }: Inventory, kin: Kin): FillControl | null {
  if (kin === 'qwen-image' && nodes.has('ControlNetInpaintingAliMamaApply')) {
    const isFitting = (name: string) => kinOfPart(name) === kin && /inpaint/i.test(name);
    const name = modelFiles.controlNets.find(isFitting);
    return name === undefined ? null : { kind: 'net', name };
  }
  if (kin === 'z-image' && nodes.has('ModelPatchLoader', 'ZImageFunControlnet')) {
    // The first generation has no channels for the mask: the server fails when it is given only a hole.
    const isFitting = (name: string) => kinOfPart(name) === kin && /union.?2[._]\d/i.test(name);
    const name = modelFiles.modelPatches.find(isFitting);
    return name === undefined ? null : { kind: 'patch', name };
  }
  return null;
}

/** Chooses an upscaler for cloth and skin: a network for illustrations is only the last choice. */
export function chooseUpscaler(names: readonly string[], factor: 2 | 4, wanted: string | null): string | null {
  if (wanted !== null) return findName(names, wanted);
  const fitting = factor === 2 ? /x2|2x/i : /x4|4x/i;
  return pickName(names, [fitting, /./], /anime|manga/i) ?? names[0] ?? null;
}

/** Chooses the network for cutting out. */
export const chooseMatte = (names: readonly string[], wanted: string | null): string | null =>
  wanted === null ? (names[0] ?? null) : findName(names, wanted);
