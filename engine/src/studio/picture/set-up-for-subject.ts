import { lerp, smoothstep } from '../../foundation/geometry/interpolation.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import { clothLightness } from '../scene/build-scene.ts';
import type { Subject } from '../scene/subject.ts';
import type { ScenePart } from '../parts/scene.ts';
import { scaleColour } from '../materials/colour.ts';
import type { LightRig } from '../light/lights.ts';

/** Linear colour of the studio sweep. */
const PAPER: Rgb = [0.825, 0.806, 0.781];
/** Factor on the sweep for white subjects, which need a paper that is darker than they are. */
const PAPER_UNDER_WHITE = 0.56;
/** Factor on the exposure of white subjects, so that they appear white and not grey. */
const WHITE_EXPOSURE = 1.4;
/** Factor on the exposure of a lying subject, which faces the lights above it. */
const LYING_EXPOSURE = 0.86;

/** White fabric has a small tonal range, so the ambient light that would brighten its folds is reduced. */
const WHITE = { ambientFactor: 0.62, fillFactor: 0.6, aside: 1.25 };
/** A lying white subject has a single tone, so less frontal light emphasises edges and folds. */
const LYING_WHITE = { ambientFactor: 0.5, fillFactor: 0.5, aside: 1.15 };
/** Factor on the sweep below a lying white subject, whose edges would not show on a lighter board. */
const BOARD_UNDER_WHITE = 0.46;

/** Maximum angle in radians by which the main light moves to the side. */
const MAX_ASIDE = 1.3;

/**
 * A strong dye on matt fabric reflects mostly one channel, in which folds have little contrast. Less ambient light
 * fills the folds, and a higher exposure compensates.
 */
const VIVID = { ambientFactor: 0.66, fillFactor: 0.62, aside: 1.14, exposureFactor: 1.12 };

interface SubjectSetup {
  readonly paper: Rgb;
  readonly exposure: number;
  /** Adapts the rig to these subjects. */
  readonly relight: (rig: LightRig) => LightRig;
}

/**
 * The paper colour, exposure factor and lights for the lightness of the subject, as a photographer would choose them.
 */
export function setUpForSubject({ parts, presentation }: Subject): SubjectSetup {
  const pieces = parts.filter((part) => part.piece >= 0);
  const pale = smoothstep(0.34, 0.6, clothLightness(pieces));
  const vivid = (1 - pale) * vividness(pieces);
  const lying = presentation === 'board';
  return {
    paper: scaleColour(PAPER, lerp(1, lying ? BOARD_UNDER_WHITE : PAPER_UNDER_WHITE, pale)),
    exposure: lying ? LYING_EXPOSURE : lerp(1, WHITE_EXPOSURE, pale) * lerp(1, VIVID.exposureFactor, vivid),
    relight: (rig) => (lying ? modelled(rig, LYING_WHITE, pale) : modelled(modelled(rig, WHITE, pale), VIVID, vivid)),
  };
}

interface Modelling {
  /** Factor on the radiance of the ambient light. */
  readonly ambientFactor: number;
  /** Factor on the radiance of the fill lights. */
  readonly fillFactor: number;
  /** Factor on the angle of the main light to the side. */
  readonly aside: number;
}

/** A rig that emphasises folds by a share 0 to 1. */
function modelled(rig: LightRig, { ambientFactor, fillFactor, aside: factor }: Modelling, share: number): LightRig {
  if (share === 0) return rig;
  const { sky, horizon, ground } = rig.environment;
  const ambient = lerp(1, ambientFactor, share);
  const boxes = rig.boxes.map((box, i) => {
    if (!box.shadows) return { ...box, irradiance: scaleColour(box.irradiance, lerp(1, fillFactor, share)) };
    if (i > 0) return box;
    const aside = Math.min(Math.max(MAX_ASIDE, Math.abs(box.azimuth)), Math.abs(box.azimuth) * factor);
    return { ...box, azimuth: lerp(box.azimuth, Math.sign(box.azimuth) * aside, share) };
  });
  const environment = {
    sky: scaleColour(sky, ambient),
    horizon: scaleColour(horizon, ambient),
    ground: scaleColour(ground, ambient),
  };
  return { ...rig, boxes, environment };
}

/** Share 0 to 1 of the fabric that is matt and strongly dyed in a colour that is neither dark nor pale. */
function vividness(parts: readonly ScenePart[]): number {
  const cloth = parts.filter(({ role }) => role === 'cloth');
  const sum = cloth.reduce((total, { material: { albedo, roughness } }) => {
    const brightest = Math.max(...albedo);
    const chroma = (brightest - Math.min(...albedo)) / Math.max(brightest, 1e-3);
    return (
      total + smoothstep(0.55, 0.9, chroma) * smoothstep(0.06, 0.25, brightest) * smoothstep(0.55, 0.75, roughness)
    );
  }, 0);
  return sum / Math.max(1, cloth.length);
}
