import type { Family } from './family.ts';
import { FAMILIES, OTHER_FILES, UNKNOWN_CHECKPOINT, UNKNOWN_FEW_STEPS } from './index.ts';
import { lastPart } from './find-name.ts';

export type DiffusionFolder = 'checkpoints' | 'diffusionModels';

export type Recognition =
  | { readonly kind: 'family'; readonly family: Family }
  /** A file that no graph may draw with. */
  | { readonly kind: 'other'; readonly reason: string }
  | { readonly kind: 'unknown' };

/**
 * Recognises a file by its name, without its folder. A checkpoint of an unknown name may be any model; most of them
 * derive from SD 1.5. A diffusion model of an unknown name cannot be used, because its encoders are unknown.
 */
export function recognise(name: string, folder: DiffusionFolder): Recognition {
  const file = lastPart(name);
  const other = OTHER_FILES.find(({ names }) => names.test(file));
  if (other) return { kind: 'other', reason: other.reason };
  const family = FAMILIES.find(({ names }) => names.test(file));
  if (family) return { kind: 'family', family };
  if (folder === 'diffusionModels') return { kind: 'unknown' };
  return { kind: 'family', family: UNKNOWN_FEW_STEPS.names.test(file) ? UNKNOWN_FEW_STEPS : UNKNOWN_CHECKPOINT };
}
