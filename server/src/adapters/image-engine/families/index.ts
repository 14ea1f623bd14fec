/** The families of diffusion models in the order in which file names are compared with them. */
import type { Family } from './family.ts';
import { FLUX_1_FAMILIES } from './flux-1.ts';
import { FLUX_2_FAMILIES } from './flux-2.ts';
import { HIDREAM_FAMILIES } from './hidream.ts';
import { KREA_2_FAMILIES } from './krea-2.ts';
import { QWEN_IMAGE_FAMILIES } from './qwen-image.ts';
import { STABLE_DIFFUSION_FAMILIES } from './stable-diffusion.ts';
import { Z_IMAGE_FAMILIES } from './z-image.ts';

export { OTHER_FILES } from './other-files.ts';
export { UNKNOWN_CHECKPOINT, UNKNOWN_FEW_STEPS } from './stable-diffusion.ts';

export const FAMILIES: readonly Family[] = [
  ...FLUX_2_FAMILIES,
  ...KREA_2_FAMILIES,
  ...FLUX_1_FAMILIES,
  ...QWEN_IMAGE_FAMILIES,
  ...Z_IMAGE_FAMILIES,
  ...HIDREAM_FAMILIES,
  ...STABLE_DIFFUSION_FAMILIES,
];
