import { lerp, smoothstep } from '../../foundation/geometry/interpolation.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import type { Brief } from '../../words/prompt/brief.ts';
import { clothLightness } from '../scene/build-scene.ts';
import type { Subject } from '../scene/subject.ts';
import type { Scene, ScenePart } from '../parts/scene.ts';
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

/**
 * Matt black cloth hardly shows its form. Its room is darker, so that its front is not veiled by an even
 * grey, and the lights at the sides and behind are stronger, which draws its edges, folds and grain.
 */
const BLACK = { ambientFactor: 0.5, fillFactor: 1.5, rimFactor: 1.5 };
/** A low card at the left of the camera, which the grain and the left sides of black things mirror. */
const CARD: LightRig['boxes'][number] = {
  azimuth: -0.85,
  elevation: 0.32,
  halfWidth: 0.24,
  halfHeight: 0.36,
  irradiance: [0.09, 0.09, 0.09],
  shadows: false,
};
/**
 * Sheen of black cloth, which light that grazes its fibres gives it at the edges of its folds, and the exponent with which
 * it fades towards the front.
 */
const GRAZED = { sheen: 0.36, power: 3 };
/** Albedo in the brightest channel up to which cloth is black, and from which it is not, as navy and dark brown. */
const BLACK_UP_TO = [0.019, 0.027] as const;
/** Roughness up to which cloth shines and shows its form by what it mirrors, and from which it is matt. */
const MATT_FROM = [0.6, 0.75] as const;

interface SubjectSetup {
  readonly paper: Rgb;
  readonly exposure: number;
  /** Adapts the rig to these subjects. */
  readonly relight: (rig: LightRig) => LightRig;
  /** Adapts the scene to this light. */
  readonly regloss: (scene: Scene) => Scene;
}

/**
 * The paper colour, exposure factor and lights for the lightness of the subject, as a photographer would choose them.
 */
export function setUpForSubject({ parts, presentation }: Subject, drawing: Brief['drawing']): SubjectSetup {
  const pieces = parts.filter((part) => part.piece >= 0);
  const pale = smoothstep(0.34, 0.6, clothLightness(pieces));
  const vivid = (1 - pale) * vividness(pieces);
  const lying = presentation === 'board';
  const isEarlier = drawing === undefined || drawing < 3;
  const black = isEarlier || lying ? 0 : blackness(pieces);
  return {
    paper: scaleColour(PAPER, lerp(1, lying ? BOARD_UNDER_WHITE : PAPER_UNDER_WHITE, pale)),
    exposure: lying ? LYING_EXPOSURE : lerp(1, WHITE_EXPOSURE, pale) * lerp(1, VIVID.exposureFactor, vivid),
    relight: (rig) =>
      lying ? modelled(rig, LYING_WHITE, pale) : litAround(modelled(modelled(rig, WHITE, pale), VIVID, vivid), black),
    regloss: (scene) => (black === 0 ? scene : { ...scene, parts: scene.parts.map((part) => grazed(part, black)) }),
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

/** Share 0 to 1 of the fabric that is black and matt; 0 where there is none. */
function blackness(parts: readonly ScenePart[]): number {
  const cloth = parts.filter(({ role }) => role === 'cloth');
  const sum = cloth.reduce((all, { material }) => all + mattBlackness(material), 0);
  // A thing that is mostly black is lit as one that is wholly black, and one with black trimmings is not.
  return smoothstep(0.5, 0.9, sum / Math.max(1, cloth.length));
}

const mattBlackness = ({ albedo, roughness }: ScenePart['material']): number =>
  (1 - smoothstep(...BLACK_UP_TO, Math.max(...albedo))) * smoothstep(...MATT_FROM, roughness);

/** A part of black cloth with sheen at its edges, by a share 0 to 1. */
function grazed(part: ScenePart, share: number): ScenePart {
  const { material, role } = part;
  if (role !== 'cloth' || mattBlackness(material) === 0) return part;
  const sheen = material.sheen + share * GRAZED.sheen;
  return {
    ...part,
    material: {
      ...material,
      sheen,
      sheenPower: lerp(material.sheenPower, GRAZED.power, share),
      sheenWhite: lerp(material.sheenWhite, 1, share),
    },
  };
}

/** A rig for cloth of which a share 0 to 1 is black. */
function litAround(rig: LightRig, share: number): LightRig {
  if (share === 0) return rig;
  const { sky, horizon, ground } = rig.environment;
  const ambient = lerp(1, BLACK.ambientFactor, share);
  const boxes = rig.boxes.map((box, i) => {
    const factor = box.shadows ? (i > 0 ? BLACK.rimFactor : 1) : BLACK.fillFactor;
    return { ...box, irradiance: scaleColour(box.irradiance, lerp(1, factor, share)) };
  });
  const environment = {
    sky: scaleColour(sky, ambient),
    horizon: scaleColour(horizon, ambient),
    ground: scaleColour(ground, ambient),
  };
  const card = { ...CARD, irradiance: scaleColour(CARD.irradiance, share) };
  return { ...rig, boxes: [...boxes, card], environment };
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
