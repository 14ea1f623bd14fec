import type { BodySeeds } from './body-seeds.ts';

/** Distance between colours from which what lies on an arm is something else than the cloth beside it. */
const OTHER = 9;
/** Weight of lightness in that distance, where hue has 1. */
const LIGHTNESS_WEIGHT = 0.6;

/**
 * Removes the seeds of cloth on forearms and hands that lie in front of the trunk or of a thigh, where skin is seen and
 * not the clothes behind it. Those of the colour of the cloth beside the arm stay: a sleeve, a pocket with a hand in it.
 * @param colours of the planes, from `softColours`.
 */
export function withoutArms(seeds: BodySeeds, colours: Float32Array): BodySeeds {
  return { ...seeds, upper: withoutOthers(seeds.upper), lower: withoutOthers(seeds.lower) };

  function withoutOthers(cloth: Uint8Array): Uint8Array {
    const sum = [0, 0, 0];
    let size = 0;
    for (let i = 0; i < cloth.length; i++) {
      if (!cloth[i] || seeds.arms[i]) continue;
      size++;
      for (let c = 0; c < 3; c++) sum[c] = sum[c]! + colours[i * 3 + c]!;
    }
    const apart = (i: number) => [0, 1, 2].map((c) => colours[i * 3 + c]! - sum[c]! / size) as [number, number, number];
    return cloth.map((value, i) => {
      if (!value || !seeds.arms[i]) return value;
      if (size === 0) return 0;
      const [light, ...hue] = apart(i);
      return Math.hypot(LIGHTNESS_WEIGHT * light, ...hue) < OTHER ? 1 : 0;
    });
  }
}
