import { lerp, smoothstep } from '../../foundation/geometry/interpolation.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import { clothLightness } from '../scene/build-scene.ts';
import type { Subject } from '../scene/build-scene.ts';
import type { ScenePart } from '../parts/scene.ts';
import { scaleColour } from '../materials/colour.ts';
import type { LightRig } from '../light/lights.ts';

/** Linear colours that suit the sweep of a studio; pale goods are set off by a paper darker than they are. */
const PAPER: Rgb = [0.825, 0.806, 0.781];
const PAPER_UNDER_WHITE = 0.56;
/** How much longer white goods are exposed, so that they come out white rather than grey. */
const LONGER = 1.4;
/** What lies flat faces the lights over it squarely and is exposed for less. */
const LYING = 0.86;

/** White cloth has little range of tone of its own: the room that would fill its folds is kept darker round it. */
const WHITE = { roomLeft: 0.62, fillLeft: 0.6, aside: 1.25 };
/** Lying, they are all one tone: less of what falls straight on them, and a darker board, draw edges and folds. */
const LYING_WHITE = { roomLeft: 0.5, fillLeft: 0.5, aside: 1.15 };
const BOARD_UNDER_WHITE = 0.46;

/** Radians to the side to which the main light moves at most. */
const FARTHEST_ASIDE = 1.3;

/** What one strong dye leaves of matt cloth is one channel: less of the room fills its folds, and the rest is exposed for. */
const VIVID = { roomLeft: 0.66, fillLeft: 0.62, aside: 1.14, longer: 1.12 };

interface GoodsSetup {
  readonly paper: Rgb;
  readonly exposure: number;
  /** The rig as it is moved for these goods. */
  readonly relight: (rig: LightRig) => LightRig;
}

/** Colour of the paper, factor of exposure and lights that a photographer chooses by how pale the goods are. */
export function setUpForGoods({ parts, presentation }: Subject): GoodsSetup {
  const goods = parts.filter((part) => part.piece >= 0);
  const pale = smoothstep(0.34, 0.6, clothLightness(goods));
  const vivid = (1 - pale) * vividness(goods);
  const lying = presentation === 'board';
  return {
    paper: scaleColour(PAPER, lerp(1, lying ? BOARD_UNDER_WHITE : PAPER_UNDER_WHITE, pale)),
    exposure: lying ? LYING : lerp(1, LONGER, pale) * lerp(1, VIVID.longer, vivid),
    relight: (rig) => (lying ? modelled(rig, LYING_WHITE, pale) : modelled(modelled(rig, WHITE, pale), VIVID, vivid)),
  };
}

interface Modelling {
  /** Shares of the room's and of the fills' light that are left. */
  readonly roomLeft: number;
  readonly fillLeft: number;
  /** Factor by which the main light moves to the side. */
  readonly aside: number;
}

/** A rig that draws folds more strongly, by the share 0 to 1. */
function modelled(rig: LightRig, { roomLeft, fillLeft, aside: factor }: Modelling, share: number): LightRig {
  if (share === 0) return rig;
  const { sky, horizon, ground } = rig.environment;
  const room = lerp(1, roomLeft, share);
  const boxes = rig.boxes.map((box, i) => {
    if (!box.shadows) return { ...box, irradiance: scaleColour(box.irradiance, lerp(1, fillLeft, share)) };
    if (i > 0) return box;
    const aside = Math.min(Math.max(FARTHEST_ASIDE, Math.abs(box.azimuth)), Math.abs(box.azimuth) * factor);
    return { ...box, azimuth: lerp(box.azimuth, Math.sign(box.azimuth) * aside, share) };
  });
  const environment = {
    sky: scaleColour(sky, room),
    horizon: scaleColour(horizon, room),
    ground: scaleColour(ground, room),
  };
  return { ...rig, boxes, environment };
}

/** Share 0 to 1 of a subject's cloth that is matt and strongly dyed in a colour that is neither dark nor pale. */
function vividness(parts: readonly ScenePart[]): number {
  const cloth = parts.filter(({ role }) => role === 'cloth');
  const sum = cloth.reduce((total, { material: { albedo, roughness } }) => {
    const most = Math.max(...albedo);
    const chroma = (most - Math.min(...albedo)) / Math.max(most, 1e-3);
    return total + smoothstep(0.55, 0.9, chroma) * smoothstep(0.06, 0.25, most) * smoothstep(0.55, 0.75, roughness);
  }, 0);
  return sum / Math.max(1, cloth.length);
}
