import type { Family, FamilyEdit } from './family.ts';
import { APACHE, MEGAPIXEL, QWEN_2_5_VL, QWEN_VAE } from './shared.ts';

const QWEN = {
  kin: 'qwen-image',
  folder: 'diffusion_models',
  encoders: { type: 'qwen_image', files: [QWEN_2_5_VL] },
  vae: QWEN_VAE,
  emptyLatent: 'EmptySD3LatentImage',
  size: { multiple: 16, pixels: MEGAPIXEL },
  encoderPatches: [],
  negative: 'text',
  fillsHoles: false,
  licence: APACHE,
  memory: 24,
} as const;
const shift = (value: number) => ({ node: 'ModelSamplingAuraFlow', inputs: { shift: value } });
const CFG_NORM = { node: 'CFGNorm', inputs: { strength: 1 } };

const DRAWING = {
  ...QWEN,
  size: { multiple: 16, pixels: 1328 * 1328 },
  patches: [shift(3.1)],
  sampling: { steps: 50, sampler: 'euler', scheduler: 'simple', guidance: { kind: 'scaled', cfg: 4 } },
  strengths: ['text'],
  edit: null,
} as const;
const EDIT: FamilyEdit = {
  rank: 50,
  pictures: 3,
  way: 'qwen encoder',
  startsFromPicture: true,
  referenceMethod: null,
};
const EDITING = {
  ...QWEN,
  patches: [shift(3.1), CFG_NORM],
  sampling: { steps: 40, sampler: 'euler', scheduler: 'simple', guidance: { kind: 'fixed', cfg: 4 } },
  draws: null,
  strengths: ['edit', 'text'],
} as const;
/** Versions before 2511 were published with fewer steps and less guidance. */
const EARLIER = { steps: 20, sampler: 'euler', scheduler: 'simple', guidance: { kind: 'fixed', cfg: 2.5 } } as const;

export const QWEN_IMAGE_FAMILIES: readonly Family[] = [
  {
    ...EDITING,
    id: 'qwen-image-edit-2511',
    title: 'Qwen-Image-Edit 2511',
    names: /qwen.*edit.*2511/i,
    edit: { ...EDIT, rank: 72, referenceMethod: 'index_timestep_zero' },
    accelerator: { names: /qwen.*edit.*2511.*lightning/i, steps: 4 },
  },
  {
    ...EDITING,
    id: 'firered-image-edit',
    title: 'FireRed-Image-Edit',
    names: /fire.?red.*edit/i,
    edit: { ...EDIT, rank: 70 },
    accelerator: { names: /fire.?red.*lightning/i, steps: 8 },
  },
  {
    ...EDITING,
    id: 'qwen-image-edit-2509',
    title: 'Qwen-Image-Edit 2509',
    names: /qwen.*edit.*2509/i,
    patches: [shift(3), CFG_NORM],
    sampling: EARLIER,
    edit: { ...EDIT, rank: 61 },
    accelerator: { names: /qwen.*edit.*2509.*lightning/i, steps: 4 },
  },
  {
    ...EDITING,
    id: 'qwen-image-edit',
    title: 'Qwen-Image-Edit',
    names: /qwen.*edit/i,
    patches: [shift(3), CFG_NORM],
    sampling: EARLIER,
    edit: { ...EDIT, rank: 40, pictures: 1 },
    accelerator: { names: /qwen.*edit.?lightning/i, steps: 4 },
  },
  {
    ...DRAWING,
    id: 'qwen-image-2512',
    title: 'Qwen-Image 2512',
    names: /qwen.?image.?2512/i,
    draws: 70,
    accelerator: { names: /qwen.?image.?2512.*lightning/i, steps: 4 },
  },
  {
    ...DRAWING,
    id: 'qwen-image',
    title: 'Qwen-Image',
    names: /qwen.?image/i,
    draws: 57,
    accelerator: { names: /qwen.?image.?lightning/i, steps: 4 },
  },
];
