import { blendColour } from '../materials/blend-colour.ts';
import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import { fractalNoise2, noise2 } from '../../foundation/geometry/noise.ts';
import { between } from '../../foundation/geometry/random.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import type { Bokeh } from './scenery.ts';
import { addBokeh, gradient, paintedSweep, setColour, VIEW, wallShare } from './scenery.ts';
import type { Setting } from './setting.ts';

/** Linear colour of a blade. */
const BLADE: Rgb = [0.1, 0.19, 0.035];
/** Linear colours of the trees by height in subject sizes. */
const MEADOW: readonly (readonly [number, Rgb])[] = [
  [0.05, [0.09, 0.16, 0.04]],
  [0.5, [0.16, 0.24, 0.08]],
  [1.1, [0.4, 0.47, 0.3]],
  [2, [0.62, 0.7, 0.68]],
];

/** A mown lawn by day, out of focus towards the trees behind it. */
export const grass: Setting = {
  name: 'grass',
  environment: { sky: [0.27, 0.31, 0.33], horizon: [0.17, 0.2, 0.14], ground: [0.12, 0.16, 0.07] },
  detailed: true,
  build(context) {
    const leaves: Bokeh[] = Array.from({ length: 90 }, () => ({
      across: between(context.random, -2.2, 2.2),
      height: between(context.random, 0.3, 1.6),
      radius: 0.03 + 0.1 * context.random() * context.random(),
      colour: [0.05, 0.07, 0.025],
    }));
    return paintedSweep(context, { roughness: 0.75, bend: VIEW, wrap: 0.3 }, (place, surface) => {
      const { across, depth, height } = place;
      const near = smoothstep(0.012, 0.002, place.footprint) * smoothstep(1.3, 0.5, depth);
      // Three layers of blades that lean in different directions. The brightest one is visible.
      const blade = Math.max(
        bladeAt(across, depth, 0.35, 91),
        bladeAt(across + 0.31, depth, -0.5, 93) * 0.92,
        bladeAt(across - 0.17, depth, 0.08, 95) * 0.96,
      );
      const clump = fractalNoise2(across * 4, depth * 4, 97, 3);
      const light = 0.28 + near * (1.2 * blade - 0.08) + (1 - near) * 0.55;
      const dry = smoothstep(0.2, 0.6, noise2(across * 31, depth * 17, 99)) * 0.3;
      setColour(surface, BLADE, light * (1 + 0.25 * clump));
      blendColour(surface, [0.26 * light, 0.25 * light, 0.07 * light], dry * near);
      place.risesAcross = near * 0.5 * noise2(across * 70, depth * 34, 101);
      place.risesAway = near * 0.4 * noise2(across * 70 + 7, depth * 34, 103);
      const wall = wallShare(place, 0.3);
      if (wall <= 0) return;
      blendColour(surface, gradient(MEADOW, height + 0.35 * fractalNoise2(across * 1.3, height * 1.3, 105, 3)), wall);
      if (wall > 0.9) addBokeh(leaves, place, surface);
    });
  },
};

/** Brightness 0 to 1 of a layer of blades that lean by `lean` to the right per unit away. */
function bladeAt(across: number, depth: number, lean: number, layer: number): number {
  const x = (across - lean * depth) * 64;
  const y = depth * 9 + noise2(Math.floor(x) * 1.7, layer, layer);
  const ridge = 1 - Math.abs(2 * (x - Math.floor(x)) - 1);
  const length = 0.5 + 0.5 * noise2(Math.floor(x) * 3.1, Math.floor(y) * 2.3, layer);
  const along = y - Math.floor(y);
  return ridge * length * smoothstep(0, 0.3, along) * smoothstep(1, 0.75, along);
}
