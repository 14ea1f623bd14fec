/**
 * FLUX.1 on Forge. These models were distilled with a guidance value as their input, which Forge takes as
 * `distilled_cfg_scale`; with a scale of classifier-free guidance other than 1 they burn out and take twice as long.
 */
import { USUAL_GUIDANCE } from '../../families/guidance.ts';
import type { WebuiServer } from '../protocol/probe-server.ts';

interface FluxSampling {
  readonly steps: number;
  readonly fineSteps: number;
  /** Guidance at the slider's default position; null for schnell, which takes none. */
  readonly distilled: number | null;
  readonly sampler: 'Euler';
  readonly scheduler: 'Simple';
}

const EULER = { sampler: 'Euler', scheduler: 'Simple' } as const;
const SCHNELL: FluxSampling = { steps: 4, fineSteps: 6, distilled: null, ...EULER };
const DEV: FluxSampling = { steps: 20, fineSteps: 30, distilled: 3.5, ...EULER };
/** Weights that were trained to fill holes need far more guidance. */
const FILL: FluxSampling = { ...DEV, distilled: 30 };

/** FLUX.2 is another architecture, and is not drawn by `distilled_cfg_scale`. */
const FLUX_1 = /flux(?!.?2)/i;

/**
 * How Forge draws with a checkpoint; null for other programs and models. @param checkpoint the one that the settings
 * name; null: the loaded one.
 */
export function forgeFlux(
  { flavour, loaded }: Pick<WebuiServer, 'flavour' | 'loaded'>,
  checkpoint: string | null,
): FluxSampling | null {
  const name = checkpoint ?? loaded ?? '';
  if (flavour !== 'forge' || !FLUX_1.test(name)) return null;
  if (/schnell/i.test(name)) return SCHNELL;
  return /fill/i.test(name) ? FILL : DEV;
}

/** The largest value that keeps colours natural. */
const LIMIT = 10;

/** Guidance value at a position of the slider, 1 (free) to 30 (literal). */
export function distilledGuidance({ distilled }: FluxSampling, guidance: number): number | null {
  if (distilled === null) return null;
  const scaled = Math.round(((distilled * guidance) / USUAL_GUIDANCE) * 100) / 100;
  return Math.min(Math.max(LIMIT, distilled), Math.max(1, scaled));
}
