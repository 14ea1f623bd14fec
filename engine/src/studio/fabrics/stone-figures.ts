import { clamp, smoothstep } from '../../foundation/geometry/interpolation.ts';
import { fractalNoise2, noise2 } from '../../foundation/geometry/noise.ts';
import type { Fabric } from './fabric.ts';
import { dye, resolved } from './weave.ts';

type Paint = NonNullable<Fabric['response']['paint']>;

/**
 * Clouds and two sizes of veins in polished marble. They depend on the position in space instead of on (u, v), because
 * a block of stone has no seams.
 */
export const veins: Paint = ({ x, y, z, footprint }, surface) => {
  const [a, b] = [x + 0.42 * y, z - 0.36 * y + 0.3 * x];
  const bend = fractalNoise2(a * 5, b * 5, 21, 4);
  const long = Math.abs(fractalNoise2(a * 2.6 + bend * 0.55, b * 2.6 - bend * 0.4, 5, 3));
  const fine = Math.abs(fractalNoise2(a * 9 + bend, b * 9, 8, 3));
  const strength = smoothstep(-0.2, 0.5, noise2(a * 2.2, b * 2.2, 13));
  const drawn = 0.5 * strength * Math.exp(-long * 34) + 0.2 * resolved(0.02, footprint) * Math.exp(-fine * 26);
  dye(surface, clamp(1.03 + 0.06 * fractalNoise2(a * 3, b * 3, 2, 3) - drawn, 0.3, 1.1));
};

/** Layers and open pores of travertine, which is sawn across its beds. */
export const beds: Paint = ({ x, y, z, footprint }, surface) => {
  const across = z + 0.7 * y + 0.02 * fractalNoise2(x * 6, z * 6, 3, 3);
  const layers = fractalNoise2(across * 46, x * 1.6, 7, 4);
  const pores = resolved(0.006, footprint) * smoothstep(0.52, 0.66, noise2(x * 62, across * 210, 17));
  const large = smoothstep(0.66, 0.74, noise2(x * 17 + 3, across * 64, 29));
  surface.occlusion *= 1 - 0.35 * pores - 0.3 * large;
  dye(surface, clamp(1 + 0.2 * layers - 0.3 * pores - 0.26 * large, 0.4, 1.2));
};
