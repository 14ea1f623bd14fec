import { smoothstep } from '../../geometry/interpolation.ts';
import { fractalNoise2 } from '../../geometry/noise.ts';
import { between } from '../../geometry/random.ts';
import type { Setting } from '../setting.ts';
import type { Bokeh } from './scenery.ts';
import { addBokeh, addColour, blendColour, CORNER, paintedSweep, setColour, wallShare } from './scenery.ts';

/** A pale gloss catwalk in a dark hall, lamps in rows, cameras glinting at its end. */
export const runway: Setting = {
  name: 'runway',
  environment: { sky: [0.16, 0.16, 0.18], horizon: [0.05, 0.05, 0.06], ground: [0.1, 0.1, 0.1] },
  relight: (rig) => ({
    ...rig,
    boxes: [
      ...rig.boxes,
      { azimuth: 0.9, elevation: 0.9, halfWidth: 0.2, halfHeight: 0.3, irradiance: [0.5, 0.5, 0.52], shadows: false },
      { azimuth: -2.5, elevation: 0.7, halfWidth: 0.2, halfHeight: 0.4, irradiance: [0.4, 0.42, 0.5], shadows: false },
    ],
  }),
  build(context) {
    const { random } = context;
    const cameras: Bokeh[] = Array.from({ length: 40 }, () => ({
      across: between(random, -2, 2),
      height: between(random, 0.12, 0.52),
      radius: between(random, 0.014, 0.042),
      colour: random() < 0.75 ? ([0.16, 0.15, 0.14] as const) : ([0.7, 0.7, 0.72] as const),
    }));
    return paintedSweep(context, { specular: 1, reflectance: 0.05, roughness: 0.2, bend: CORNER }, (place, surface) => {
      const { across, depth, height } = place;
      setColour(surface, [0.03, 0.03, 0.033]);
      const walk = smoothstep(0.66, 0.64, Math.abs(across));
      blendColour(surface, [0.5, 0.5, 0.505], walk * (1 + 0.05 * fractalNoise2(across * 4, depth * 4, 3, 3)));
      const strip = smoothstep(0.018, 0.008, Math.abs(Math.abs(across) - 0.655));
      blendColour(surface, [0.95, 0.95, 0.98], strip);
      const wall = wallShare(place, 0.05);
      if (wall <= 0) return;
      blendColour(surface, [0.014, 0.014, 0.018], wall);
      surface.specular *= 1 - wall;
      // Two ranks of vertical light bars, nearer ones larger and softer.
      const pitch = across * 2.3 - Math.round(across * 2.3);
      const bar =
        smoothstep(0.13, 0.05, Math.abs(pitch)) * smoothstep(0.62, 0.7, height) * smoothstep(2.2, 1.9, height);
      const middle = smoothstep(0.35, 0.75, Math.abs(across));
      addColour(surface, [0.62, 0.64, 0.7], wall * bar * (0.25 + 0.75 * middle));
      if (wall > 0.7) addBokeh(cameras, place, surface);
    });
  },
};
