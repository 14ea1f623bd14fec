import { blendColour } from '../materials/blend-colour.ts';
import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import { fractalNoise2 } from '../../foundation/geometry/noise.ts';
import { between } from '../../foundation/geometry/random.ts';
import type { Setting } from './setting.ts';
import type { Bokeh } from './scenery.ts';
import { addBokeh, paintedSweep, setColour, wallShare } from './scenery.ts';

/** The edge of a pool: wet pale stone, then water with reflected sunlight, out of focus further away. */
export const water: Setting = {
  name: 'water',
  environment: { sky: [0.26, 0.3, 0.36], horizon: [0.17, 0.2, 0.22], ground: [0.17, 0.2, 0.21] },
  build(context) {
    const glints: Bokeh[] = Array.from({ length: 70 }, () => ({
      across: between(context.random, -2.4, 2.4),
      height: between(context.random, 0.4, 1.1),
      radius: between(context.random, 0.004, 0.015),
      colour: [0.3, 0.32, 0.32] as const,
    }));
    return paintedSweep(
      context,
      { specular: 0.8, reflectance: 0.045, roughness: 0.24, bend: 0.25 },
      (place, surface) => {
        const { across, depth, height } = place;
        const stone = 1 + 0.12 * fractalNoise2(across * 5, depth * 5, 3, 4);
        setColour(surface, [0.5, 0.48, 0.44], stone);
        const joint = Math.abs(across / 0.8 - 0.35 - Math.round(across / 0.8 - 0.35)) * 0.8;
        blendColour(surface, [0.2, 0.19, 0.18], 0.5 * smoothstep(0.01, 0.004, joint));
        const pool = smoothstep(0.6, 0.606, depth);
        if (pool <= 0) return;
        const far = smoothstep(0.9, 2.1, depth + height);
        const swell = fractalNoise2(across * 2.2, depth * 3 + height * 4, 9, 3);
        const web = (1 - far) * caustic(across * 3.2, depth * 4.6 + height * 3);
        setColour(surface, [
          0.1 + 0.1 * far + 0.05 * swell + 0.34 * web,
          0.4 + 0.05 * far + 0.08 * swell + 0.36 * web,
          0.47 + 0.04 * far + 0.08 * swell + 0.32 * web,
        ]);
        // The edge of the stone and its shadow in the water.
        blendColour(surface, [0.62, 0.6, 0.56], smoothstep(0.63, 0.6, depth));
        blendColour(
          surface,
          [0.03, 0.14, 0.18],
          0.55 * smoothstep(0.69, 0.64, depth) * smoothstep(0.615, 0.635, depth),
        );
        const wall = wallShare(place, 0.1);
        const up = Math.min(2.5, height);
        const beyond = smoothstep(1.05, 1.35, height);
        blendColour(surface, [0.5 - 0.1 * up, 0.6 - 0.06 * up, 0.66], 0.9 * beyond);
        surface.specular *= 1 - wall;
        if (wall > 0.7) addBokeh(glints, place, surface);
      },
    );
  },
};

/** Caustics on the floor of a pool: bright lines where ripples focus the sun, 0 to 1. */
function caustic(x: number, y: number): number {
  const bend = 1.3 * fractalNoise2(x * 0.7, y * 0.7, 15, 2);
  const first = Math.abs(fractalNoise2(x + bend, y - bend, 5, 2));
  const second = Math.abs(fractalNoise2(x * 1.3 - bend, y * 1.3 + 4, 25, 2));
  return 0.75 * smoothstep(0.1, 0, first) + 0.4 * smoothstep(0.09, 0, second);
}
