import type { ModelSettings, SizeRules } from '../../engine-settings.ts';
import type { Weights } from './assess-file.ts';
import type { Negative } from '../../families/family.ts';
import { distilledOf, scaleOf, USUAL_GUIDANCE } from '../../families/guidance.ts';

/** Sampling parameters of a model for one task. */
export interface Tuning {
  readonly steps: number;
  readonly cfg: number;
  /** Guidance for models distilled with one; null for other models. */
  readonly distilled: number | null;
  readonly sampler: string;
  readonly scheduler: string;
  readonly negative: Negative;
  /** A LoRA for few steps that the steps and the scale belong to; null for none. */
  readonly accelerator: string | null;
  readonly size: { readonly multiple: number; readonly pixels: number };
}

/** Factor by which high quality increases the number of steps. */
const HIGH_QUALITY_STEPS = 1.5;

export interface RequestedSampling {
  /** Position of the guidance slider, 1 (free) to 30 (literal). */
  readonly guidance: number;
  readonly highQuality?: boolean;
}

/** Requested sampling of tasks without a slider and a choice of quality. */
export const USUAL_SAMPLING: RequestedSampling = { guidance: USUAL_GUIDANCE };

/** Returns true when the guidance slider has an effect. */
export const followsGuidance = ({ family }: Weights): boolean => family.sampling.guidance.kind !== 'fixed';

/**
 * A value from the settings applies first, then the default of the family. A LoRA for few steps is used unless the
 * operator set the sampling or the person asked for high quality.
 */
export function tune(
  weights: Weights,
  settings: ModelSettings | null,
  { guidance, highQuality = false }: RequestedSampling,
): Tuning {
  const { sampling, negative } = weights.family;
  const isOwn = settings !== null && (settings.steps !== null || settings.cfg !== null);
  const accelerator = isOwn || highQuality ? null : weights.accelerator;
  const steps = settings?.steps ?? accelerator?.steps ?? sampling.steps;
  const scale = settings?.cfg ?? (accelerator ? 1 : scaleOf(sampling.guidance, guidance));
  return {
    steps: highQuality ? Math.round(steps * HIGH_QUALITY_STEPS) : steps,
    cfg: scale,
    distilled: distilledOf(sampling.guidance, guidance),
    sampler: settings?.sampler ?? sampling.sampler,
    scheduler:
      sampling.scheduler === 'Flux2Scheduler' ? sampling.scheduler : (settings?.scheduler ?? sampling.scheduler),
    negative,
    accelerator: accelerator?.name ?? null,
    size: sizeOf(settings?.size ?? { multiple: 1, pixels: null }, weights),
  };
}

/** Uses the larger of the two multiples, which meets both where one divides the other, as powers of two do. */
export function sizeOf({ multiple, pixels }: SizeRules, { family }: Weights): Tuning['size'] {
  return { multiple: Math.max(multiple, family.size.multiple), pixels: pixels ?? family.size.pixels };
}
