import { cfgScale } from '../../diffusion/cfg-scale.ts';
import type { ModelSettings, SizeRules } from '../../engine-settings.ts';
import type { Weights } from './choose-weights.ts';
import { samplingDefaultsOf } from './families.ts';

/** Sampling parameters of a model for one task. */
export interface Tuning {
  readonly steps: number;
  readonly cfg: number;
  /** Guidance for models distilled with one; null for other models. */
  readonly distilled: number | null;
  readonly sampler: string;
  readonly scheduler: string;
  readonly usesNegativePrompt: boolean;
  readonly size: { readonly multiple: number; readonly pixels: number };
}

/** Default position of the guidance slider. */
const USUAL_GUIDANCE = 8;
/** Maximum guidance value of distilled models. */
const DISTILLED_LIMIT = 10;
/** Factor by which high quality increases the number of steps. */
const HIGH_QUALITY_STEPS = 1.5;

export interface RequestedSampling {
  /** Position of the guidance slider, 1 (free) to 30 (literal). */
  readonly guidance: number;
  readonly highQuality?: boolean;
}

/**
 * A value from the settings applies first, then the default of the family; the guidance slider decides where the
 * family leaves the guidance open.
 */
export function tune(
  weights: Weights,
  settings: ModelSettings,
  { guidance, highQuality = false }: RequestedSampling,
): Tuning {
  const defaults = samplingDefaultsOf(weights.name);
  const steps = settings.steps ?? defaults.steps;
  const distilled = (usual: number) => Math.min(DISTILLED_LIMIT, Math.max(1, (usual * guidance) / USUAL_GUIDANCE));
  return {
    steps: highQuality ? Math.round(steps * HIGH_QUALITY_STEPS) : steps,
    cfg: settings.cfg ?? defaults.cfg ?? cfgScale(guidance),
    distilled: defaults.distilled === null ? null : distilled(defaults.distilled),
    sampler: settings.sampler ?? defaults.sampler,
    scheduler: settings.scheduler ?? defaults.scheduler,
    usesNegativePrompt: defaults.usesNegativePrompt,
    size: sizeOf(settings.size, weights),
  };
}

/** Uses the larger of the two multiples, which meets both where one divides the other, as powers of two do. */
export function sizeOf({ multiple, pixels }: SizeRules, { name }: Weights): Tuning['size'] {
  const defaults = samplingDefaultsOf(name);
  return { multiple: Math.max(multiple, defaults.multiple), pixels: pixels ?? defaults.pixels };
}
