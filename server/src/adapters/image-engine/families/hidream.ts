import type { Family, FamilyEdit } from './family.ts';
import { AE, MEGAPIXEL, neededFile, T5 } from './shared.ts';

const I1_FILES = 'Comfy-Org/HiDream-I1_ComfyUI/tree/main/split_files/text_encoders';
const MIT = { name: 'MIT; its Llama encoder under the Llama 3.1 Community licence', sells: 'conditions' } as const;

/** What all families of HiDream have in common. */
const EVERY = { encoderPatches: [], fillsHoles: false, accelerator: null } as const;

/** How distilled models are sampled: in few steps, without guidance and without a negative prompt. */
const distilled = (steps: number) =>
  ({
    sampling: { steps, sampler: 'lcm', scheduler: 'normal', guidance: { kind: 'fixed', cfg: 1 } },
    negative: 'zeroed',
  }) as const;

/** How undistilled models are sampled: with guidance, and therefore with a negative prompt. */
const guided = (steps: number, sampler: string, scheduler: string) =>
  ({
    sampling: { steps, sampler, scheduler, guidance: { kind: 'scaled', cfg: 5 } },
    negative: 'text',
  }) as const;

const I1 = {
  ...EVERY,
  kin: 'hidream-i1',
  folder: 'diffusion_models',
  encoders: {
    type: 'hidream',
    files: [
      neededFile('clip_l_hidream.safetensors', I1_FILES, /^clip_l_hidream/i),
      neededFile('clip_g_hidream.safetensors', I1_FILES, /^clip_g_hidream/i),
      T5,
      neededFile('llama_3.1_8b_instruct_fp8_scaled.safetensors', I1_FILES, /llama.*3\.1.*8b.*fp8/i, /llama.*3\.1.*8b/i),
    ],
  },
  vae: AE,
  emptyLatent: 'EmptySD3LatentImage',
  size: { multiple: 16, pixels: MEGAPIXEL },
  strengths: [],
  edit: null,
  licence: MIT,
  memory: 24,
} as const;
const shift = (value: number) => [{ node: 'ModelSamplingSD3', inputs: { shift: value } }];

const O1_EDIT: FamilyEdit = {
  rank: 45,
  pictures: 4,
  way: 'hidream references',
  startsFromPicture: false,
  referenceMethod: null,
};
const O1 = {
  ...EVERY,
  kin: 'hidream-o1',
  folder: 'checkpoints',
  encoders: null,
  vae: null,
  emptyLatent: 'EmptyHiDreamO1LatentImage',
  // Trained near four megapixels; smaller pictures are noticeably worse.
  size: { multiple: 32, pixels: 4 * MEGAPIXEL },
  strengths: ['text'],
  edit: O1_EDIT,
  licence: { name: 'MIT', sells: 'yes' },
  memory: 18,
} as const;
const noise = (scale: number) => [{ node: 'ModelNoiseScale', inputs: { noise_scale: scale } }];

export const HIDREAM_FAMILIES: readonly Family[] = [
  {
    ...O1,
    ...distilled(28),
    id: 'hidream-o1-dev',
    title: 'HiDream-O1 Dev',
    names: /hidream.?o1.*dev/i,
    patches: noise(7.6),
    draws: 54,
  },
  {
    ...O1,
    ...guided(50, 'dpmpp_2m_sde_gpu', 'normal'),
    id: 'hidream-o1',
    title: 'HiDream-O1',
    names: /hidream.?o1/i,
    patches: noise(8),
    draws: 53,
  },
  {
    ...I1,
    ...distilled(16),
    id: 'hidream-i1-fast',
    title: 'HiDream-I1 Fast',
    names: /hidream.?i1.*fast/i,
    patches: shift(3),
    draws: 50,
  },
  {
    ...I1,
    ...distilled(28),
    id: 'hidream-i1-dev',
    title: 'HiDream-I1 Dev',
    names: /hidream.?i1.*dev/i,
    patches: shift(6),
    draws: 49,
  },
  {
    ...I1,
    ...guided(50, 'uni_pc', 'simple'),
    id: 'hidream-i1',
    title: 'HiDream-I1 Full',
    names: /hidream.?i1/i,
    patches: shift(3),
    draws: 48,
  },
];
