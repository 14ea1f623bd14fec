import { lerp, smoothstep } from '../geometry/interpolation.ts';
import type { Rgb } from '../raster/softbox.ts';
import { clothLightness } from './build-scene.ts';
import type { Subject } from './build-scene.ts';
import { scaleColour } from './colour.ts';

/** Linear colours that suit the sweep of a studio; pale goods are set off by a paper darker than they are. */
const PAPER: Rgb = [0.825, 0.806, 0.781];
const PAPER_UNDER_WHITE = 0.56;
/** How much longer white goods are exposed, so that they come out white rather than grey. */
const LONGER = 1.15;
/** What lies flat faces the lights over it squarely and is exposed for less. */
const LYING = 0.86;

/** Colour of the paper and factor of exposure that a photographer chooses by how pale the goods are. */
export function setUpForGoods({ parts, presentation }: Subject): { readonly paper: Rgb; readonly exposure: number } {
  const pale = smoothstep(0.34, 0.6, clothLightness(parts.filter((part) => part.piece >= 0)));
  return {
    paper: scaleColour(PAPER, lerp(1, PAPER_UNDER_WHITE, pale)),
    exposure: presentation === 'board' ? LYING : lerp(1, LONGER, pale),
  };
}
