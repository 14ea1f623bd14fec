import type { Family } from './family.ts';
import { MEGAPIXEL, neededFile, QWEN_VAE } from './shared.ts';

const KREA_2 = {
  kin: 'krea-2',
  folder: 'diffusion_models',
  encoders: {
    type: 'krea2',
    files: [
      neededFile(
        'qwen3vl_4b_fp8_scaled.safetensors',
        'Comfy-Org/Krea-2/tree/main/text_encoders',
        /qwen.?3.?vl.?4b.*fp8/i,
        /qwen.?3.?vl.?4b/i,
      ),
    ],
  },
  vae: QWEN_VAE,
  emptyLatent: 'EmptySD3LatentImage',
  size: { multiple: 16, pixels: MEGAPIXEL },
  patches: [],
  encoderPatches: [],
  strengths: ['text'],
  edit: null,
  fillsHoles: false,
  accelerator: null,
  licence: { name: 'Krea 2 Community', sells: 'conditions' },
  memory: 16,
} as const;

export const KREA_2_FAMILIES: readonly Family[] = [
  {
    ...KREA_2,
    id: 'krea-2-turbo',
    title: 'Krea 2 Turbo',
    names: /krea.?2.*turbo/i,
    sampling: { steps: 8, sampler: 'euler', scheduler: 'simple', guidance: { kind: 'fixed', cfg: 1 } },
    negative: 'zeroed',
    draws: 78,
  },
  {
    ...KREA_2,
    id: 'krea-2',
    title: 'Krea 2 Raw',
    names: /krea.?2/i,
    sampling: { steps: 52, sampler: 'euler', scheduler: 'simple', guidance: { kind: 'scaled', cfg: 4.5 } },
    negative: 'text',
    draws: 52,
  },
];
