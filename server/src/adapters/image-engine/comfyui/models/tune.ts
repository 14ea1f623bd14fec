import { cfgScale } from '../../diffusion/cfg-scale.ts';
import type { ModelSettings, SizeRules } from '../../engine-settings.ts';
import type { Weights } from './choose-weights.ts';
import { habitsOf } from './families.ts';

/** Sampling parameters of a model for one task. */
export interface Tuning {
  readonly steps: number;
  readonly cfg: number;
  /** Guidance for models distilled with one; null for other models. */
  readonly distilled: number | null;
  readonly sampler: string;
  readonly scheduler: string;
  readonly hearsNegative: boolean;
  readonly size: { readonly multiple: number; readonly pixels: number };
}

/** Default position of the guidance slider. */
const USUAL_GUIDANCE = 8;
const DISTILLED_LIMIT = 10;
const HIGH_QUALITY_STEPS = 1.5;

export interface Wishes {
  /** 1 (free) to 30 (literal). */
  readonly guidance: number;
  readonly highQuality?: boolean;
}

/**
 * The settings decide where they give a value; otherwise the family's usual value, and the guidance slider where the
 * family leaves the guidance open.
 */
export function tune(weights: Weights, settings: ModelSettings, { guidance, highQuality = false }: Wishes): Tuning {
  const habits = habitsOf(weights.name);
  const steps = settings.steps ?? habits.steps;
  const distilled = (usual: number) => Math.min(DISTILLED_LIMIT, Math.max(1, (usual * guidance) / USUAL_GUIDANCE));
  return {
    steps: highQuality ? Math.round(steps * HIGH_QUALITY_STEPS) : steps,
    cfg: settings.cfg ?? habits.cfg ?? cfgScale(guidance),
    distilled: habits.distilled === null ? null : distilled(habits.distilled),
    sampler: settings.sampler ?? habits.sampler,
    scheduler: settings.scheduler ?? habits.scheduler,
    hearsNegative: habits.hearsNegative,
    size: sizeOf(settings.size, weights),
  };
}

/** Uses the larger of the two multiples, since both have to be met. */
export function sizeOf({ multiple, pixels }: SizeRules, { name }: Weights): Tuning['size'] {
  const habits = habitsOf(name);
  return { multiple: Math.max(multiple, habits.multiple), pixels: pixels ?? habits.pixels };
}
