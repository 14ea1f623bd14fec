import { blendColour } from '../materials/blend-colour.ts';
import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import { fractalNoise2 } from '../../foundation/geometry/noise.ts';
import { between } from '../../foundation/geometry/random.ts';
import type { Setting } from './setting.ts';
import type { Bokeh } from './scenery.ts';
import { addBokeh, addColour, CORNER, paintedSweep, setColour, wallShare } from './scenery.ts';

/** A pale glossy catwalk in a dark hall, with rows of lamps and camera flashes at its end. */
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
      // Haze under the lamps: cones that widen downwards from a row of lamp heads above the picture.
      const lamp = across / 0.62 - Math.round(across / 0.62);
      const fall = Math.max(0, 2.35 - height);
      const spread = 0.03 + 0.16 * fall;
      const cone = Math.exp(-((lamp * 0.62) ** 2) / (spread * spread)) / (1 + 1.6 * fall);
      const smoke = 0.7 + 0.5 * fractalNoise2(across * 1.6, height * 1.3, 21, 3);
      addColour(surface, [0.2, 0.215, 0.25], wall * cone * smoke);
      // Rows of the audience: dark heads in front of the light of the hall.
      addColour(surface, [0.032, 0.029, 0.033], wall * smoothstep(1.1, 0.35, height) * smoke);
      const heads = 0.4 + 0.07 * Math.abs(Math.sin(across * 17)) + 0.02 * fractalNoise2(across * 4, 2, 9, 2);
      const edge = smoothstep(0.63, 0.8, Math.abs(across));
      blendColour(surface, [0.012, 0.011, 0.013], 0.85 * wall * edge * smoothstep(heads + 0.04, heads - 0.04, height));
      if (wall > 0.7) addBokeh(cameras, place, surface);
    });
  },
};
