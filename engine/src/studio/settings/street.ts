import { blendColour } from '../materials/blend-colour.ts';
import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import { fractalNoise2, noise2 } from '../../foundation/geometry/noise.ts';
import { between } from '../../foundation/geometry/random.ts';
import type { Random } from '../../foundation/geometry/random.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import { mixColours } from '../materials/colour.ts';
import type { LightRig } from '../light/lights.ts';
import type { Setting } from './setting.ts';
import type { Bokeh } from './scenery.ts';
import { addBokeh, gradient, paintedSweep, setColour, VIEW, wallShare } from './scenery.ts';

/** A paved street by day: pale façades and trees out of focus, one side in the sun. */
export const street: Setting = {
  name: 'street',
  environment: { sky: [0.25, 0.275, 0.32], horizon: [0.175, 0.175, 0.175], ground: [0.175, 0.165, 0.15] },
  relight: sunlight,
  detailed: true,
  build(context) {
    const leaves = treeDiscs(context.random);
    return paintedSweep(context, { specular: 0.25, roughness: 0.6, bend: VIEW }, (place, surface) => {
      const { across, depth, height, footprint } = place;
      const slab = noise2(Math.floor(across * 1.7 + 0.5 * Math.floor(depth * 2.6)), Math.floor(depth * 2.6), 13);
      const grain = 0.1 * fractalNoise2(across * 9, depth * 9, 5, 4) + 0.06 * noise2(across * 90, depth * 90, 7);
      setColour(surface, PAVING, 1 + 0.05 * slab + grain);
      const aside = away(across * 1.7 + 0.5 * Math.floor(depth * 2.6)) / 1.7;
      const blur = footprint + 0.012 * Math.max(0, depth);
      blendColour(surface, JOINT, 0.6 * smoothstep(0.009 + blur, 0.003, aside));
      // The floor is seen at a low angle, so a sample is several times as deep as it is wide.
      const long = 0.011 + 4 * blur;
      blendColour(
        surface,
        JOINT,
        0.6 * Math.min(1, 0.02 / long) * smoothstep(long, 0.2 * long, away(depth * 2.6) / 2.6),
      );
      const wall = wallShare(place, 0.14);
      if (wall <= 0) return;
      blendColour(surface, view(across, height), wall);
      surface.specular *= 1 - wall;
      if (wall > 0.7) addBokeh(leaves, place, surface);
    });
  },
};

const PAVING: Rgb = [0.29, 0.275, 0.252];
const JOINT: Rgb = [0.09, 0.085, 0.08];
const SUNLIT: Rgb = [0.56, 0.465, 0.345];
const SHADED: Rgb = [0.21, 0.205, 0.22];
const PANE: Rgb = [0.1, 0.115, 0.135];
const SHOPS: Rgb = [0.13, 0.125, 0.12];
const LEAF: Rgb = [0.12, 0.17, 0.06];

/** Linear colours of the sky by height in subject sizes. */
const SKY: readonly (readonly [number, Rgb])[] = [
  [0.2, [0.74, 0.73, 0.7]],
  [0.9, [0.66, 0.73, 0.8]],
  [2.2, [0.4, 0.56, 0.76]],
];

/** Distance of a value from the nearest whole number. */
const away = (value: number): number => Math.abs(value - Math.round(value));

/** Two rows of houses that recede to a strip of sky, out of focus. */
function view(across: number, height: number): Rgb {
  const sky = gradient(SKY, height);
  const aside = across + 0.16;
  const side = Math.abs(aside);
  const gap = 0.1 + 0.2 * height;
  const house = smoothstep(gap - 0.07, gap + 0.09, side);
  // Storeys and columns of windows shrink towards the vanishing point.
  const near = 0.3 + side;
  const storey = (height - 0.12) / (0.62 * near);
  const column = 3.4 * Math.log(near);
  const pane = smoothstep(0.16, 0.4, away(column)) * smoothstep(0.12, 0.38, away(storey + 0.1));
  const plaster = mixColours(SHADED, SUNLIT, smoothstep(-0.05, 0.12, aside));
  const tinted = 1 + 0.13 * noise2(Math.floor(column / 3), aside > 0 ? 1 : 2, 9);
  const upper = mixColours(
    [plaster[0] * tinted, plaster[1] * tinted, plaster[2] * tinted],
    PANE,
    0.72 * pane * smoothstep(0, 0.4, storey),
  );
  const shops = smoothstep(0.5, 0.12, storey) * (0.6 + 0.3 * noise2(column * 1.3, 2, 21));
  const front = mixColours(upper, SHOPS, Math.max(0, shops));
  const trees =
    smoothstep(-0.3, 0.1, fractalNoise2(across * 1.6 + 7, height * 1.9, 31, 3)) *
    smoothstep(0.4, 0.75, height) *
    smoothstep(0.55, 0.95, side) *
    smoothstep(2.1, 1.3, height);
  const colour = mixColours(mixColours(sky, front, house), LEAF, 0.8 * trees);
  // Haze where the street meets the ground far away.
  return mixColours(colour, [0.58, 0.55, 0.5], 0.45 * smoothstep(0.42, 0.05, side) * smoothstep(0.6, 0.1, height));
}

/** Gaps in the trees through which the sky is seen, and sunlit leaves. */
function treeDiscs(random: Random): Bokeh[] {
  return Array.from({ length: 44 }, (_, i) => {
    const side = i % 2 === 0 ? 1 : -1;
    const isGap = random() < 0.4;
    return {
      across: side * between(random, 0.85, 2) - 0.16,
      height: between(random, 0.7, 1.5),
      radius: 0.025 + 0.06 * random(),
      colour: isGap ? ([0.12, 0.125, 0.1] as const) : ([0.06, 0.085, 0.015] as const),
    };
  });
}

/** The sun makes the key narrower and warmer. */
function sunlight(rig: LightRig): LightRig {
  const [key, ...others] = rig.boxes;
  if (!key) return rig;
  const [r, g, b] = key.irradiance;
  const sun = { ...key, halfWidth: key.halfWidth * 0.6, halfHeight: key.halfHeight * 0.6 };
  return { ...rig, boxes: [{ ...sun, irradiance: [r * 1.06, g * 1.0, b * 0.88] }, ...others] };
}
