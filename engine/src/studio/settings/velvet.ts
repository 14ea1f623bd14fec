import { fractalNoise2, noise2 } from '../../foundation/geometry/noise.ts';
import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import type { Setting } from './setting.ts';
import { paintedSweep, setColour, subjectSpan, tinted } from './scenery.ts';

/** Wine red, for velvet of which words name no colour. */
const WINE: Rgb = [0.11, 0.008, 0.02];

/** Linear value below which a named colour is so dark that wine red would show through it. */
const BLACK = 0.03;

/** Velvet in soft folds behind the subject and below it, bright where its pile is seen from the side. */
export const velvet: Setting = {
  name: 'velvet',
  build(context) {
    const size = subjectSpan(context);
    const isBlack = context.tint !== null && context.tint !== undefined && Math.max(...context.tint) < BLACK;
    const pile = isBlack ? tinted(context.tint, context) : tinted(WINE, context);
    const bump = (u: number, v: number) => {
      const [x, y] = [u / size, v / size];
      const bent = x + 0.22 * fractalNoise2(x * 0.9, y * 0.7, 45, 2);
      const folds = fractalNoise2(bent * 1.9, y * 0.55 + 3, 47, 2);
      const dents = fractalNoise2(x * 3.1, y * 2.6, 49, 2);
      return size * (0.16 * folds + 0.022 * dents);
    };
    const options = { bump, bumpStep: 0.008 * size, roughness: 0.9, reflectance: 0.03, wrap: 0.1 };
    const sheen = { sheen: 0.32, sheenPower: 2.4, sheenWhite: 0.06 };
    return paintedSweep(context, { ...options, ...sheen }, (place, surface, point) => {
      const shown = smoothstep(0.005, 0.0012, place.footprint);
      const hairs = shown * noise2(point.u * (420 / size), point.v * (420 / size), 51);
      // Where the pile was brushed the other way it is darker.
      const brushed = smoothstep(-0.25, 0.3, fractalNoise2(point.u / size, (point.v / size) * 1.3, 53, 3));
      setColour(surface, pile, (0.42 + 0.2 * brushed) * (1 + 0.07 * hairs));
      surface.sheen *= 0.75 + 0.5 * brushed;
    });
  },
};
