import { blendColour } from '../materials/blend-colour.ts';
import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import { fractalNoise2, noise2 } from '../../foundation/geometry/noise.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import type { Setting } from './setting.ts';
import { addColour, gradient, paintedSweep, setColour, tinted, VIEW, wallShare } from './scenery.ts';

const SLATE: Rgb = [0.115, 0.11, 0.105];
/** Distance in subject sizes over which the slope of rock is measured. */
const STEP = 0.006;

/** Height of split rock in subject sizes: ledges with broken edges, cracks and a rough grain. */
function rockHeight(x: number, y: number): number {
  const bent = x + 0.35 * fractalNoise2(x * 1.3, y * 1.3, 61, 3);
  const mass = 5 * fractalNoise2(bent * 1.2, y * 1.7, 63, 3);
  const level = Math.floor(mass);
  const ledge = level + smoothstep(0.8, 1, mass - level);
  const crack = smoothstep(0.05, 0, Math.abs(fractalNoise2(x * 1.7 + 4, bent + y * 2.3, 65, 3)));
  return 0.05 * ledge - 0.03 * crack + 0.03 * fractalNoise2(x * 6, y * 9, 67, 5);
}

/** Linear colours of the mist by height in subject sizes. */
const MIST: readonly (readonly [number, Rgb])[] = [
  [0.05, [0.085, 0.09, 0.095]],
  [0.7, [0.17, 0.18, 0.19]],
  [1.9, [0.34, 0.355, 0.37]],
];

/** Split dark rock in ledges, in front of mist. */
export const rock: Setting = {
  name: 'rock',
  build(context) {
    const stone = tinted(SLATE, context);
    return paintedSweep(context, { roughness: 0.75, specular: 0.5, bend: VIEW }, (place, surface) => {
      const { across: x, depth: y, height } = place;
      const wall = wallShare(place, 0.16);
      if (wall < 1) {
        const here = rockHeight(x, y);
        place.risesAcross = ((rockHeight(x + STEP, y) - here) / STEP) * (1 - wall);
        place.risesAway = ((rockHeight(x, y + STEP) - here) / STEP) * (1 - wall);
        const hollow = smoothstep(0.04, -0.03, here - 0.05 * Math.floor(5 * fractalNoise2(x * 1.2, y * 1.7, 63, 1)));
        const strata = fractalNoise2(x * 1.4 + 0.5 * y, y * 7, 69, 4);
        setColour(surface, stone, (1 + 0.5 * strata + 0.3 * noise2(x * 70, y * 90, 73)) * (1 - 0.35 * hollow));
        blendColour(surface, [0.23, 0.21, 0.165], 0.3 * smoothstep(0.2, 0.5, fractalNoise2(x * 3, y * 3, 71, 4)));
      }
      blendColour(surface, gradient(MIST, height + 0.25 * fractalNoise2(x, height, 75, 3)), wall);
      surface.specular *= 1 - wall;
    });
  },
};

/** Linear colours of the rainy sky by height in subject sizes. */
const RAIN: readonly (readonly [number, Rgb])[] = [
  [0.05, [0.1, 0.105, 0.11]],
  [0.6, [0.17, 0.18, 0.19]],
  [1.8, [0.3, 0.315, 0.33]],
];
/** Side of a square slab with its joint, in subject sizes. */
const PAVER = 0.62;

/** Dark stone slabs after rain: films of water that mirror the light, and dry crests between them. */
export const wetStone: Setting = {
  name: 'wet-stone',
  build(context) {
    const stone = tinted([0.062, 0.064, 0.068], context);
    return paintedSweep(context, { specular: 1, reflectance: 0.05, roughness: 0.3, bend: VIEW }, (place, surface) => {
      const { across, depth, height } = place;
      const wall = wallShare(place, 0.12);
      const film = smoothstep(0, 0.07, fractalNoise2(across * 1.5 + 2, depth * 2.1, 81, 4) + 0.05);
      const grain = fractalNoise2(across * 22, depth * 22, 83, 4);
      const dry = 1 - film;
      setColour(surface, stone, (0.35 + 0.35 * dry) * (1 + 0.5 * dry * grain));
      const gap = Math.min(seam(across + 0.2, PAVER), seam(depth - 0.13, PAVER));
      const joint = smoothstep(0.011, 0.004, gap);
      blendColour(surface, [0.012, 0.012, 0.013], 0.8 * joint * (1 - 0.6 * film));
      // Water mirrors the bright mist, the more the farther away it lies.
      const mirrored = film * smoothstep(-1.2, 0.9, depth) * (0.8 + 0.2 * noise2(across * 2.3, 1, 82));
      addColour(surface, [0.3, 0.312, 0.33], mirrored * mirrored);
      surface.roughness = 0.08 + 0.42 * dry;
      surface.specular = 1.3 - 0.8 * dry;
      place.risesAcross = 0.09 * dry * noise2(across * 46, depth * 46, 85) * (1 - wall);
      place.risesAway = 0.09 * dry * noise2(across * 46 + 9, depth * 46, 87) * (1 - wall);
      surface.specular *= 1 - wall;
      blendColour(surface, gradient(RAIN, height + 0.2 * fractalNoise2(across, height, 89, 2)), wall);
    });
  },
};

/** Distance of a coordinate from the nearest joint of slabs with this pitch. */
function seam(value: number, pitch: number): number {
  return Math.abs(value - pitch * Math.round(value / pitch));
}
