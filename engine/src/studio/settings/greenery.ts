import { blendColour } from '../materials/blend-colour.ts';
import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import { fractalNoise2, noise2 } from '../../foundation/geometry/noise.ts';
import { between } from '../../foundation/geometry/random.ts';
import type { Random } from '../../foundation/geometry/random.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import type { LightRig } from '../light/lights.ts';
import type { Setting } from './setting.ts';
import type { Bokeh } from './scenery.ts';
import { addBokeh, addColour, gradient, paintedSweep, setColour, VIEW, wallShare } from './scenery.ts';

/** A gravel path through a flowering garden, out of focus. */
export const garden: Setting = {
  name: 'garden',
  environment: { sky: [0.29, 0.31, 0.29], horizon: [0.15, 0.17, 0.12], ground: [0.14, 0.15, 0.1] },
  relight: sunThroughLeaves,
  build(context) {
    const leaves = foliage(
      context.random,
      150,
      [0.35, 2.2],
      [
        [0.04, 0.055, 0.02],
        [0.085, 0.1, 0.045],
        [0.025, 0.045, 0.014],
      ],
    );
    const flowers = foliage(
      context.random,
      44,
      [0.2, 0.85],
      [
        [0.16, 0.075, 0.095],
        [0.17, 0.15, 0.135],
        [0.12, 0.08, 0.04],
      ],
    );
    return paintedSweep(context, { roughness: 0.9, bend: VIEW }, (place, surface) => {
      const { across, depth, height } = place;
      setColour(surface, [0.37, 0.335, 0.275], 1 + 0.14 * fractalNoise2(across * 9, depth * 9, 3, 4));
      const edge = 0.74 + 0.06 * fractalNoise2(depth * 2, 1, 7, 2);
      const lawn = smoothstep(edge - 0.07, edge + 0.07, Math.abs(across));
      const blades = 1 + 0.35 * fractalNoise2(across * 14, depth * 8, 11, 3);
      blendColour(surface, [0.085 * blades, 0.14 * blades, 0.035 * blades], lawn);
      const wall = wallShare(place, 0.22);
      if (wall <= 0) return;
      const mass = 0.5 + 0.7 * fractalNoise2(across * 1.3 + 3, height * 1.5, 17, 4);
      const glow = smoothstep(0.5, 2, height + 0.5 * fractalNoise2(across, height, 23, 3));
      const hedge = gradient(LEAVES, mass);
      blendColour(surface, [hedge[0] + 0.3 * glow, hedge[1] + 0.34 * glow, hedge[2] + 0.2 * glow], wall);
      if (wall < 0.9) return;
      addBokeh(leaves, place, surface);
      addBokeh(flowers, place, surface);
    });
  },
};

/** A clearing with distant trunks and light, and a floor of moss and needles. */
export const forest: Setting = {
  name: 'forest',
  environment: { sky: [0.2, 0.23, 0.19], horizon: [0.09, 0.11, 0.08], ground: [0.09, 0.09, 0.06] },
  relight: sunThroughLeaves,
  build(context) {
    const light = foliage(
      context.random,
      130,
      [0.7, 2.3],
      [
        [0.05, 0.06, 0.028],
        [0.1, 0.105, 0.055],
      ],
    );
    return paintedSweep(context, { roughness: 0.95, bend: VIEW }, (place, surface) => {
      const { across, depth, height } = place;
      const litter = 1 + 0.5 * fractalNoise2(across * 12, depth * 12, 5, 4);
      setColour(surface, [0.13 * litter, 0.1 * litter, 0.055 * litter]);
      blendColour(surface, [0.08, 0.11, 0.03], smoothstep(-0.05, 0.3, fractalNoise2(across * 2, depth * 2, 9, 3)));
      const wall = wallShare(place, 0.2);
      if (wall <= 0) return;
      const haze = gradient(HAZE, height + 0.3 * fractalNoise2(across * 1.2, height, 13, 3));
      blendColour(surface, haze, wall);
      // Trunks: near ones dark and soft, distant ones paler and thinner.
      const far = smoothstep(0.1, 0.4, noise2(across * 5.1 + 5, 0.12 * height, 19));
      const near = smoothstep(0.2, 0.44, noise2(across * 2.6 - 2, 0.06 * height, 29));
      blendColour(surface, [0.13, 0.15, 0.095], 0.6 * wall * far);
      blendColour(surface, [0.05, 0.045, 0.03], 0.8 * wall * near);
      // The sun shines between the trunks in slanted shafts.
      const shaft = smoothstep(0.05, 0.5, noise2((across - 0.55 * height) * 2.4 + 3, 0.1 * height, 37));
      const ray = wall * shaft * smoothstep(0.25, 1.5, height);
      addColour(surface, [0.13, 0.13, 0.075], ray);
      if (wall > 0.9) addBokeh(light, place, surface);
    });
  },
};

/** Linear colours of a hedge by the density of its leaves, 0 to 1. */
const LEAVES: readonly (readonly [number, Rgb])[] = [
  [0.1, [0.016, 0.034, 0.012]],
  [0.45, [0.045, 0.085, 0.024]],
  [0.75, [0.1, 0.15, 0.042]],
  [1, [0.17, 0.22, 0.075]],
];
/** Linear colours of the haze in a forest by height in subject sizes. */
const HAZE: readonly (readonly [number, Rgb])[] = [
  [0.1, [0.05, 0.06, 0.03]],
  [0.7, [0.17, 0.2, 0.12]],
  [1.7, [0.42, 0.46, 0.34]],
];

function foliage(random: Random, count: number, heights: readonly [number, number], colours: readonly Rgb[]): Bokeh[] {
  return Array.from({ length: count }, () => ({
    across: between(random, -2.2, 2.2),
    height: between(random, heights[0], heights[1]),
    radius: 0.03 + 0.13 * random() * random(),
    colour: colours[Math.floor(random() * colours.length)]!,
  }));
}

/** Sunlight makes the key warmer and narrower. */
function sunThroughLeaves(rig: LightRig): LightRig {
  const [key, ...others] = rig.boxes;
  if (!key) return rig;
  const [r, g, b] = key.irradiance;
  const sun = { ...key, halfWidth: key.halfWidth * 0.7, halfHeight: key.halfHeight * 0.7 };
  return { ...rig, boxes: [{ ...sun, irradiance: [r * 1.08, g * 1.0, b * 0.84] }, ...others] };
}
