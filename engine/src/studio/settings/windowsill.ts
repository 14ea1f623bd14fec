import { blendColour } from '../materials/blend-colour.ts';
import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import { fractalNoise2, noise2 } from '../../foundation/geometry/noise.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import type { Setting } from './setting.ts';
import { CORNER, paintedSweep, setColour, tinted, wallShare } from './scenery.ts';

const PAINT: Rgb = [0.68, 0.67, 0.645];
const SKY: Rgb = [1.02, 1.06, 1.1];
const LEAVES: Rgb = [0.3, 0.4, 0.2];
/** Half the width of the bars of the window, in subject sizes, and their distance. */
const [BAR, PANE] = [0.055, 0.9];
/** Height in subject sizes of the lower frame of the window. */
const FRAME = 0.16;

/** A painted windowsill in front of a window, behind which trees and sky are out of focus. */
export const windowsill: Setting = {
  name: 'windowsill',
  environment: { sky: [0.42, 0.43, 0.44], horizon: [0.36, 0.37, 0.37], ground: [0.24, 0.235, 0.225] },
  build(context) {
    const paint = tinted(PAINT, context);
    const options = { specular: 0.7, reflectance: 0.045, roughness: 0.36, bend: CORNER };
    return paintedSweep(context, options, (place, surface) => {
      const { across, depth, height } = place;
      const brushed =
        1 + 0.02 * noise2(across * 3, depth * 60, 71) + 0.015 * fractalNoise2(across * 2, depth * 3, 73, 3);
      setColour(surface, paint, brushed);
      const wall = wallShare(place, 0.03);
      if (wall <= 0) return;
      const trees = fractalNoise2(across * 1.4 + 7, height * 1.6, 77, 3);
      const green = smoothstep(0.95, 0.25, height + 0.55 * trees);
      const view = SKY.map((sky, i) => sky + (LEAVES[i]! * (1.1 + 0.5 * trees) - sky) * green) as unknown as Rgb;
      blendColour(surface, view, wall);
      // The bars are in front of the view, and as soft as what is a little out of focus.
      const aside = Math.abs(across - PANE * Math.round(across / PANE - 0.5) - PANE / 2);
      const bar = smoothstep(BAR + 0.02, BAR - 0.02, aside);
      const frame = Math.max(bar, smoothstep(FRAME + 0.03, FRAME - 0.03, height));
      blendColour(surface, [0.52, 0.52, 0.51], wall * frame);
    });
  },
};
