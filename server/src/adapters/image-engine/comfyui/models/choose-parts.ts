import type { UpscaleFactor } from '@kenna/contract';
import type { Kin } from '../../families/family.ts';
import { findName, pickName } from '../../families/find-name.ts';
import type { Inventory } from './inventory.ts';
import { PARTS_OF_KIN, type PatchNode } from '../../families/parts-of-kin.ts';
import { kinOfPart } from '../../families/kin-of-part.ts';

/** How the lines of a sketch control a picture: a control net, or a patch of the model itself. */
export type LineControl =
  | {
      readonly kind: 'net';
      readonly name: string;
      /** The type of lines to announce to a network that handles several; null for the other networks. */
      readonly union: 'hed/pidi/scribble/ted' | 'canny/lineart/anime_lineart/mlsd' | null;
    }
  | { readonly kind: 'patch'; readonly name: string; readonly node: PatchNode };

const HAND_DRAWN = [/scribble|sketch/i, /line.?art/i, /soft.?edge|hed|pidi/i, /canny/i, /union|promax/i];
const FROM_PHOTOGRAPH = [/canny/i, /line.?art/i, /soft.?edge|hed|pidi/i, /union|promax/i, /scribble|sketch/i];

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
  const { nets, typed, patches } = PARTS_OF_KIN[kin].lines;
  const net = nets ? pick(controlNets) : null;
  if (net !== null) {
    const union = isPhotograph ? 'canny/lineart/anime_lineart/mlsd' : 'hed/pidi/scribble/ted';
    return { kind: 'net', name: net, union: typed?.test(net) ? union : null };
  }
  const node = patches.find((one) => inventory.nodes.has('ModelPatchLoader', one)) ?? null;
  const patch = node === null ? null : pick(modelPatches);
  return node === null || patch === null ? null : { kind: 'patch', name: patch, node };
}

/** What helps a model without weights for filling to fill a hole. */
export interface FillControl {
  readonly kind: 'net' | 'patch';
  readonly name: string;
}

/** Returns null where only the noise is limited to the hole. */
export function chooseFillControl({ nodes, modelFiles }: Inventory, kin: Kin): FillControl | null {
  const { fill } = PARTS_OF_KIN[kin];
  if (fill === null || !nodes.has(fill.node, fill.kind === 'net' ? 'ControlNetLoader' : 'ModelPatchLoader'))
    return null;
  const files = fill.kind === 'net' ? modelFiles.controlNets : modelFiles.modelPatches;
  const name = files.find((file) => kinOfPart(file) === kin && fill.names.test(file));
  return name === undefined ? null : { kind: fill.kind, name };
}

/** Chooses an upscaler for cloth and skin: a network for illustrations is only the last choice. */
export function chooseUpscaler(names: readonly string[], factor: UpscaleFactor, wanted: string | null): string | null {
  if (wanted !== null) return findName(names, wanted);
  const fitting = factor === 2 ? /x2|2x/i : /x4|4x/i;
  return pickName(names, [fitting, /./], /anime|manga/i) ?? names[0] ?? null;
}

/** Chooses the network for cutting out. */
export const chooseMatte = (names: readonly string[], wanted: string | null): string | null =>
  wanted === null ? (names[0] ?? null) : findName(names, wanted);
