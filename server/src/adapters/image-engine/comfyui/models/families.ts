/** Families of diffusion models and how each is sampled; the family is recognised by the file name. */
export type Family = 'sd15' | 'sdxl' | 'flux' | 'qwen';

interface SamplingDefaults {
  readonly steps: number;
  /** Guidance scale of the sampler; null: taken from the person's slider. */
  readonly cfg: number | null;
  /** Guidance value for models distilled with one; null for other models. */
  readonly distilled: number | null;
  readonly sampler: string;
  readonly scheduler: string;
  /** Approximate number of pixels of the training pictures. */
  readonly pixels: number;
  /** Sides must be multiples of this, because of the scale of the VAE and the patch size. */
  readonly multiple: number;
  /** False for families that run at a guidance scale of 1, where the negative prompt has no effect. */
  readonly usesNegativePrompt: boolean;
}

const MEGAPIXEL = 1024 * 1024;
const SD = { cfg: null, sampler: 'dpmpp_2m', scheduler: 'karras', distilled: null, usesNegativePrompt: true };

const SAMPLING_DEFAULTS: Readonly<Record<Family, SamplingDefaults>> = {
  sd15: { ...SD, steps: 25, pixels: 512 * 768, multiple: 8 },
  sdxl: { ...SD, steps: 28, pixels: MEGAPIXEL, multiple: 64 },
  flux: {
    steps: 20,
    cfg: 1,
    distilled: 3.5,
    sampler: 'euler',
    scheduler: 'simple',
    pixels: MEGAPIXEL,
    multiple: 16,
    usesNegativePrompt: false,
  },
  qwen: {
    steps: 20,
    cfg: 2.5,
    distilled: null,
    sampler: 'euler',
    scheduler: 'simple',
    pixels: MEGAPIXEL,
    multiple: 16,
    usesNegativePrompt: true,
  },
};

const FAMILIES: readonly (readonly [RegExp, Family])[] = [
  [/qwen.?image/i, 'qwen'],
  [/flux/i, 'flux'],
  [/xl|pony|illustrious|noob/i, 'sdxl'],
];

/** Models derived from SD 1.5 share no naming pattern, so any unrecognised name counts as SD 1.5. */
export const familyOf = (name: string): Family => FAMILIES.find(([pattern]) => pattern.test(name))?.[1] ?? 'sd15';

/**
 * Sampling of a model by its file name. Models distilled for few steps get their own values: many steps make their
 * pictures worse.
 */
export function samplingDefaultsOf(name: string): SamplingDefaults {
  const defaults = SAMPLING_DEFAULTS[familyOf(name)];
  if (/schnell/i.test(name)) return { ...defaults, steps: 4, distilled: null };
  if (/turbo|lightning|hyper|lcm/i.test(name) && defaults.usesNegativePrompt)
    return { ...defaults, steps: 8, cfg: 1.5, sampler: 'euler', scheduler: 'sgm_uniform' };
  return defaults;
}
