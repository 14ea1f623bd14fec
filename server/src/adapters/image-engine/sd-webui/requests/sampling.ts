import type { ModelSettings } from '../../engine-settings.ts';
import type { WebuiServer } from '../protocol/probe-server.ts';
import { distilledOf, scaleOf } from '../../families/guidance.ts';
import { distilledGuidance, forgeFlux } from './forge-flux.ts';
import { sdCppFamily } from './sd-cpp-family.ts';
import type { Shot } from './shot.ts';

/** Default number of steps; the API's own default, 50, gives no visibly better picture. */
const STEPS = 25;
const FINE_STEPS = 36;
/**
 * Sampler and schedule, the best first: fast and clean at 20 to 30 steps. Older servers have the schedule in the
 * sampler's name. stable-diffusion.cpp spells both differently, so it keeps its own: it chooses by the model, and the
 * schedule karras spoils the pictures of flow models.
 */
const PREFERRED: readonly (readonly [string, string | null])[] = [
  ['DPM++ 2M', 'Karras'],
  ['DPM++ 2M Karras', null],
];

const find = (names: readonly string[], wanted: string | null): string | null =>
  wanted === null ? null : (names.find((name) => name.toLowerCase() === wanted.toLowerCase()) ?? null);

interface SamplingRequest {
  /** Scale of classifier-free guidance. */
  readonly cfg: number;
  /** Position of the guidance slider. */
  readonly guidance: number;
  readonly fine: boolean;
  /** The checkpoint that the settings name for this request; null: the loaded one. */
  readonly checkpoint: string | null;
}

/** Factor by which high quality increases the number of steps. */
const FINE_FACTOR = 1.5;

/**
 * Sampler and schedule from the settings where the server has them, otherwise a preferred pair, otherwise the server's
 * default. FLUX.1 on Forge has its own, and stable-diffusion.cpp the steps and the scale of the family that it runs.
 */
export function sampling(
  { sampler, scheduler, steps, cfg }: ModelSettings,
  server: Pick<WebuiServer, 'samplers' | 'schedulers' | 'flavour' | 'loaded'>,
  { cfg: asked, guidance, fine, checkpoint }: SamplingRequest,
): Pick<Shot, 'steps' | 'cfg' | 'distilled' | 'sampler' | 'scheduler'> {
  const { samplers, schedulers } = server;
  const flux = forgeFlux(server, checkpoint);
  if (flux !== null)
    return {
      steps: steps ?? (fine ? flux.fineSteps : flux.steps),
      cfg: cfg ?? 1,
      distilled: distilledGuidance(flux, guidance),
      sampler: find(samplers, sampler) ?? find(samplers, flux.sampler),
      scheduler: find(schedulers, scheduler) ?? find(schedulers, flux.scheduler),
    };
  const family = sdCppFamily(server);
  if (family !== null) {
    const usual = steps ?? family.sampling.steps;
    return {
      steps: fine ? Math.round(usual * FINE_FACTOR) : usual,
      cfg: cfg ?? scaleOf(family.sampling.guidance, guidance),
      distilled: distilledOf(family.sampling.guidance, guidance),
      sampler: find(samplers, sampler),
      scheduler: find(schedulers, scheduler),
    };
  }
  const pair = PREFERRED.find(
    ([name, schedule]) => find(samplers, name) && (schedule === null || find(schedulers, schedule)),
  );
  const named = find(samplers, sampler);
  const chosen = named ?? (pair ? find(samplers, pair[0]) : null);
  const own = named === null && pair ? find(schedulers, pair[1]) : null;
  return {
    steps: steps ?? (fine ? FINE_STEPS : STEPS),
    cfg: cfg ?? asked,
    distilled: null,
    sampler: chosen,
    scheduler: find(schedulers, scheduler) ?? own,
  };
}
