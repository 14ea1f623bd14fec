import { lerp, smoothstep } from '../../geometry/interpolation.ts';
import type { Rgb } from '../../raster/softbox.ts';
import { clothLightness } from '../scene/build-scene.ts';
import type { Subject } from '../scene/build-scene.ts';
import { scaleColour } from '../colour.ts';
import type { LightRig } from './lights.ts';

/** Linear colours that suit the sweep of a studio; pale goods are set off by a paper darker than they are. */
const PAPER: Rgb = [0.825, 0.806, 0.781];
const PAPER_UNDER_WHITE = 0.56;
/** How much longer white goods are exposed, so that they come out white rather than grey. */
const LONGER = 1.4;
/** What lies flat faces the lights over it squarely and is exposed for less. */
const LYING = 0.86;

/** White cloth has little range of tone of its own: the room that would fill its folds is kept darker round it. */
const ROOM_LEFT = 0.62;
const FILL_LEFT = 0.6;
/** Factor by which its main light moves to the side, and radians at most. */
const ASIDE = 1.25;
const FARTHEST_ASIDE = 1.3;

interface GoodsSetup {
  readonly paper: Rgb;
  readonly exposure: number;
  /** The rig as it is moved for these goods. */
  readonly relight: (rig: LightRig) => LightRig;
}

/** Colour of the paper, factor of exposure and lights that a photographer chooses by how pale the goods are. */
export function setUpForGoods({ parts, presentation }: Subject): GoodsSetup {
  const pale = smoothstep(0.34, 0.6, clothLightness(parts.filter((part) => part.piece >= 0)));
  const lying = presentation === 'board';
  return {
    paper: scaleColour(PAPER, lerp(1, PAPER_UNDER_WHITE, pale)),
    exposure: lying ? LYING : lerp(1, LONGER, pale),
    relight: (rig) => (lying || pale === 0 ? rig : modelWhites(rig, pale)),
  };
}

function modelWhites(rig: LightRig, pale: number): LightRig {
  const { sky, horizon, ground } = rig.environment;
  const room = lerp(1, ROOM_LEFT, pale);
  const boxes = rig.boxes.map((box, i) => {
    if (!box.shadows) return { ...box, irradiance: scaleColour(box.irradiance, lerp(1, FILL_LEFT, pale)) };
    if (i > 0) return box;
    const aside = Math.min(Math.max(FARTHEST_ASIDE, Math.abs(box.azimuth)), Math.abs(box.azimuth) * ASIDE);
    return { ...box, azimuth: lerp(box.azimuth, Math.sign(box.azimuth) * aside, pale) };
  });
  const environment = {
    sky: scaleColour(sky, room),
    horizon: scaleColour(horizon, room),
    ground: scaleColour(ground, room),
  };
  return { ...rig, boxes, environment };
}
