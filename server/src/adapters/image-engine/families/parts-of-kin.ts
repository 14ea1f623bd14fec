/** What helps the models of each architecture to fill holes and to follow lines. */
import type { Kin } from './family.ts';

export type PatchNode = 'ZImageFunControlnet' | 'QwenImageDiffsynthControlnet';

export interface PartsOfKin {
  /**
   * Weights beside a model that fill holes: a control net or a patch, the node that applies it, and its names. Null
   * where the noise is only limited to the hole. Backdrop extends pictures in the same way.
   */
  readonly fill: {
    readonly kind: 'net' | 'patch';
    readonly node: 'ControlNetInpaintingAliMamaApply' | 'ZImageFunControlnet';
    readonly names: RegExp;
  } | null;
  readonly lines: {
    /** Whether files in the folder of control nets load as such. */
    readonly nets: boolean;
    /** Control nets for several kinds of lines that must be told the kind, by their names; null for none. */
    readonly typed: RegExp | null;
    /** Nodes that apply a patch which follows lines, preferred first. */
    readonly patches: readonly PatchNode[];
  };
}

const BY_NETS: PartsOfKin = { fill: null, lines: { nets: true, typed: null, patches: [] } };

export const PARTS_OF_KIN: Readonly<Record<Kin, PartsOfKin>> = {
  sd15: BY_NETS,
  sdxl: { fill: null, lines: { nets: true, typed: /union|promax/i, patches: [] } },
  sd3: BY_NETS,
  // Version 2.0 of the union network recognises the kind of lines by itself.
  'flux-1': { fill: null, lines: { nets: true, typed: /^(?!.*2\.0).*(union|promax)/i, patches: [] } },
  'flux-2': BY_NETS,
  'z-image': {
    // The first generation has no channels for the mask: the server fails when it is given only a hole.
    fill: { kind: 'patch', node: 'ZImageFunControlnet', names: /union.?2[._]\d/i },
    lines: { nets: false, typed: null, patches: ['ZImageFunControlnet', 'QwenImageDiffsynthControlnet'] },
  },
  'qwen-image': {
    fill: { kind: 'net', node: 'ControlNetInpaintingAliMamaApply', names: /inpaint/i },
    lines: { nets: true, typed: null, patches: ['QwenImageDiffsynthControlnet'] },
  },
  'krea-2': BY_NETS,
  chroma: BY_NETS,
  'hidream-i1': BY_NETS,
  'hidream-o1': BY_NETS,
};
