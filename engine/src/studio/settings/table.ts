import { blendColour } from '../materials/blend-colour.ts';
import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import { fractalNoise2, noise2 } from '../../foundation/geometry/noise.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import type { Setting } from './setting.ts';
import { CORNER, paintedSweep, setColour, tinted, wallShare } from './scenery.ts';

const OAK: Rgb = [0.23, 0.125, 0.058];
/** Depth of a board of the table top in subject sizes. */
const BOARD = 0.36;

/** An oiled oak table, seen across its boards, in front of a room out of focus. */
export const table: Setting = {
  name: 'table',
  environment: { sky: [0.23, 0.225, 0.215], horizon: [0.14, 0.13, 0.12], ground: [0.15, 0.12, 0.095] },
  build(context) {
    const timber = tinted(OAK, context);
    const options = { specular: 0.8, reflectance: 0.045, roughness: 0.42, bend: CORNER };
    return paintedSweep(context, options, (place, surface) => {
      const { across, depth, height, footprint } = place;
      const row = Math.floor(depth / BOARD + 0.4);
      const y = depth - (row - 0.4) * BOARD;
      // Growth rings cut at a slant: long loops that follow each other along the board.
      const bent = y * 7 + 0.55 * fractalNoise2(across * 0.7 + row * 5.3, y * 2.4, 111, 3) + row * 3.1;
      const rings = Math.abs(bent * 3.4 - Math.round(bent * 3.4)) * 2;
      const pores = smoothstep(0.006, 0.0015, footprint) * noise2(across * 34, depth * 420, 113);
      const fibres = fractalNoise2(across * 5 + row * 9, depth * 90, 115, 3) * smoothstep(0.012, 0.003, footprint);
      const tone =
        1 +
        0.2 * noise2(row * 2.9, 5, 117) +
        0.34 * (0.5 - rings) * (0.6 + 0.5 * noise2(across * 0.8, row * 3, 121)) +
        0.3 * fibres +
        0.14 * pores;
      setColour(surface, timber, tone);
      const joint = smoothstep(0.0055, 0.0015, Math.min(y, BOARD - y));
      blendColour(surface, [0.035, 0.02, 0.012], 0.75 * joint);
      surface.roughness += 0.12 * fibres;
      // A table ends before the room behind it, so that no light glances along its far end.
      surface.specular *= smoothstep(1.15, 0.55, depth);
      const wall = wallShare(place, 0.035);
      if (wall <= 0) return;
      const glow = smoothstep(1.6, 0.1, Math.hypot(across + 0.5, height - 0.7));
      const shade = 0.75 + 0.5 * glow + 0.06 * fractalNoise2(across, height, 119, 2);
      blendColour(surface, [0.2 * shade, 0.172 * shade, 0.145 * shade], wall);
    });
  },
};
