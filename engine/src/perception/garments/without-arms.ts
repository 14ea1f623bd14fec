import type { BodySeeds } from './body-seeds.ts';
import { colourApart, colourAt, meanColour } from './cloth-colours.ts';

/** Distance between colours from which what lies on an arm is something else than the cloth beside it. */
const MIN_OTHER_DISTANCE = 9;

/**
 * Removes the seeds of cloth on forearms and hands that lie in front of the trunk or of a thigh, where skin is seen and
 * not the clothes behind it. Those of the colour of the cloth beside the arm stay: a sleeve, a pocket with a hand in it.
 * @param colours of the planes, from `softColours`.
 */
export function withoutArms(seeds: BodySeeds, colours: Float32Array): BodySeeds {
  return { ...seeds, upper: withoutOthers(seeds.upper), lower: withoutOthers(seeds.lower) };

  function withoutOthers(cloth: Uint8Array): Uint8Array {
    const beside = meanColour(colours, (i) => cloth[i] !== 0 && !seeds.arms[i]);
    return cloth.map((value, i) => {
      if (!value || !seeds.arms[i]) return value;
      return beside !== null && colourApart(colourAt(colours, i), beside) < MIN_OTHER_DISTANCE ? 1 : 0;
    });
  }
}
