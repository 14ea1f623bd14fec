/** Families of diffusion models: how each is sampled, told by the names of its files. */
export type Family = 'sd15' | 'sdxl' | 'flux' | 'qwen';

interface Habits {
  readonly steps: number;
  /** Guidance scale of the sampler; null: by the person's slider. */
  readonly cfg: number | null;
  /** Guidance that the model was distilled with; null for models without. */
  readonly distilled: number | null;
  readonly sampler: string;
  readonly scheduler: string;
  /** Pixels that it was trained on, about. */
  readonly pixels: number;
  /** Sides of its pictures are multiples of this: the scale of its VAE and what its patches need. */
  readonly multiple: number;
  /** At a guidance scale of 1 the negative prompt is not heard. */
  readonly hearsNegative: boolean;
}

const MEGAPIXEL = 1024 * 1024;
const SD = { cfg: null, sampler: 'dpmpp_2m', scheduler: 'karras', distilled: null, hearsNegative: true };

const HABITS: Readonly<Record<Family, Habits>> = {
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
    hearsNegative: false,
  },
  qwen: {
    steps: 20,
    cfg: 2.5,
    distilled: null,
    sampler: 'euler',
    scheduler: 'simple',
    pixels: MEGAPIXEL,
    multiple: 16,
    hearsNegative: true,
  },
};

const FAMILIES: readonly (readonly [RegExp, Family])[] = [
  [/qwen.?image/i, 'qwen'],
  [/flux/i, 'flux'],
  [/xl|pony|illustrious|noob/i, 'sdxl'],
];

/** SD 1.5 gave its descendants no name in common: what is nothing else is taken for one. */
export const familyOf = (name: string): Family => FAMILIES.find(([pattern]) => pattern.test(name))?.[1] ?? 'sd15';

/** Models that were distilled to need few steps are spoiled by many. */
export function habitsOf(name: string): Habits {
  const habits = HABITS[familyOf(name)];
  if (/schnell/i.test(name)) return { ...habits, steps: 4, distilled: null };
  if (/turbo|lightning|hyper|lcm/i.test(name) && habits.hearsNegative)
    return { ...habits, steps: 8, cfg: 1.5, sampler: 'euler', scheduler: 'sgm_uniform' };
  return habits;
}
