import type { LightRig } from './light-rig.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import { scaleColour } from '../materials/colour.ts';
import { sunLights } from './sun-lights.ts';

export type { LightRig };

/** Catalogue light: a warm key light from the left, a cool rim light behind, a fill light and a weak top light. */
const catalogue: LightRig = {
  name: 'catalogue',
  boxes: [
    {
      azimuth: -0.95,
      elevation: 0.64,
      halfWidth: 0.46,
      halfHeight: 0.66,
      irradiance: [1.26, 1.22, 1.16],
      shadows: true,
    },
    { azimuth: 2.5, elevation: 0.55, halfWidth: 0.35, halfHeight: 0.7, irradiance: [0.55, 0.57, 0.6], shadows: true },
    { azimuth: 1.25, elevation: 0.25, halfWidth: 0.5, halfHeight: 1, irradiance: [0.17, 0.178, 0.195], shadows: false },
    { azimuth: -0.2, elevation: 1.35, halfWidth: 0.8, halfHeight: 0.6, irradiance: [0.15, 0.15, 0.15], shadows: false },
  ],
  environment: { sky: [0.22, 0.225, 0.238], horizon: [0.135, 0.135, 0.14], ground: [0.15, 0.146, 0.14] },
  exposure: 1.08,
};

/** Product light: a key light high on the left, a rim light behind, and two tall strips that outline edges. */
const product: LightRig = {
  name: 'product',
  boxes: [
    { azimuth: -0.7, elevation: 0.85, halfWidth: 0.5, halfHeight: 0.55, irradiance: [1.1, 1.07, 1.03], shadows: true },
    { azimuth: 2.5, elevation: 0.6, halfWidth: 0.35, halfHeight: 0.6, irradiance: [0.5, 0.52, 0.55], shadows: true },
    { azimuth: 1.15, elevation: 0.2, halfWidth: 0.28, halfHeight: 1.1, irradiance: [0.26, 0.27, 0.29], shadows: false },
    { azimuth: -1.5, elevation: 0.2, halfWidth: 0.28, halfHeight: 1.1, irradiance: [0.2, 0.2, 0.2], shadows: false },
  ],
  environment: { sky: [0.26, 0.265, 0.275], horizon: [0.15, 0.15, 0.15], ground: [0.16, 0.155, 0.15] },
  exposure: 1.05,
};

/** Light for polished metal and stones: bright strips with dark gaps between them, so that every edge is visible. */
const jewellery: LightRig = {
  name: 'jewellery',
  boxes: [
    { azimuth: -0.75, elevation: 0.8, halfWidth: 0.5, halfHeight: 0.42, irradiance: [1, 0.98, 0.95], shadows: true },
    { azimuth: 2.5, elevation: 0.6, halfWidth: 0.3, halfHeight: 0.6, irradiance: [0.42, 0.43, 0.45], shadows: true },
    {
      azimuth: 1.05,
      elevation: 0.3,
      halfWidth: 0.17,
      halfHeight: 1.1,
      irradiance: [0.27, 0.275, 0.29],
      shadows: false,
    },
    { azimuth: -1.5, elevation: 0.2, halfWidth: 0.16, halfHeight: 1.1, irradiance: [0.22, 0.22, 0.22], shadows: false },
    { azimuth: 0.1, elevation: 1.3, halfWidth: 0.9, halfHeight: 0.3, irradiance: [0.24, 0.24, 0.24], shadows: false },
    { azimuth: 0.3, elevation: 0.05, halfWidth: 0.1, halfHeight: 0.3, irradiance: [0.03, 0.03, 0.03], shadows: false },
  ],
  environment: { sky: [0.3, 0.305, 0.315], horizon: [0.085, 0.085, 0.09], ground: [0.2, 0.195, 0.19] },
  exposure: 1.06,
};

/** Editorial light: one small hard key from the side, a violet rim and little else. */
const editorial: LightRig = {
  name: 'editorial',
  boxes: [
    {
      azimuth: -1.15,
      elevation: 0.55,
      halfWidth: 0.22,
      halfHeight: 0.6,
      irradiance: [1.75, 1.55, 1.32],
      shadows: true,
    },
    { azimuth: 2.35, elevation: 0.35, halfWidth: 0.18, halfHeight: 0.9, irradiance: [0.75, 0.55, 0.95], shadows: true },
    { azimuth: 1.6, elevation: 0.2, halfWidth: 0.25, halfHeight: 1, irradiance: [0.1, 0.12, 0.22], shadows: false },
    {
      azimuth: -0.1,
      elevation: 0.85,
      halfWidth: 0.5,
      halfHeight: 0.6,
      irradiance: [0.15, 0.14, 0.13],
      shadows: false,
    },
  ],
  environment: { sky: [0.05, 0.045, 0.06], horizon: [0.045, 0.035, 0.05], ground: [0.05, 0.035, 0.035] },
  exposure: 1.15,
};

/** Light for drawings: one soft window from the left and a weak rim, so that folds are clearly modelled. */
const sketch: LightRig = {
  name: 'sketch',
  boxes: [
    { azimuth: -0.85, elevation: 0.7, halfWidth: 0.4, halfHeight: 0.6, irradiance: [1.15, 1.15, 1.15], shadows: true },
    { azimuth: 2.4, elevation: 0.4, halfWidth: 0.3, halfHeight: 0.7, irradiance: [0.3, 0.3, 0.3], shadows: true },
  ],
  environment: { sky: [0.28, 0.28, 0.28], horizon: [0.18, 0.18, 0.18], ground: [0.13, 0.13, 0.13] },
  exposure: 1,
};

/** Further rigs, which only words can name. */
const named: readonly LightRig[] = [
  {
    name: 'soft',
    boxes: [
      {
        azimuth: -0.6,
        elevation: 0.95,
        halfWidth: 0.9,
        halfHeight: 0.72,
        irradiance: [1.06, 1.05, 1.03],
        shadows: true,
      },
      { azimuth: 2.5, elevation: 0.5, halfWidth: 0.5, halfHeight: 0.8, irradiance: [0.35, 0.36, 0.38], shadows: true },
      { azimuth: 1.35, elevation: 0.45, halfWidth: 0.6, halfHeight: 0.9, irradiance: [0.3, 0.3, 0.31], shadows: false },
    ],
    environment: { sky: [0.28, 0.28, 0.29], horizon: [0.18, 0.18, 0.18], ground: [0.18, 0.175, 0.17] },
    exposure: 1.04,
  },
  {
    name: 'hard',
    boxes: [
      {
        azimuth: -0.9,
        elevation: 0.72,
        halfWidth: 0.09,
        halfHeight: 0.09,
        irradiance: [1.5, 1.45, 1.36],
        shadows: true,
      },
      { azimuth: 1.6, elevation: 0.4, halfWidth: 0.6, halfHeight: 0.8, irradiance: [0.16, 0.17, 0.2], shadows: false },
    ],
    environment: { sky: [0.2, 0.22, 0.26], horizon: [0.13, 0.13, 0.14], ground: [0.15, 0.145, 0.14] },
    exposure: 1.02,
  },
  {
    name: 'golden-hour',
    boxes: [
      {
        azimuth: -1.25,
        elevation: 0.26,
        halfWidth: 0.16,
        halfHeight: 0.16,
        irradiance: [1.66, 1.22, 0.76],
        shadows: true,
      },
      { azimuth: 2.2, elevation: 0.5, halfWidth: 0.5, halfHeight: 0.8, irradiance: [0.28, 0.3, 0.42], shadows: true },
      { azimuth: 0.7, elevation: 0.3, halfWidth: 0.8, halfHeight: 0.9, irradiance: [0.26, 0.2, 0.15], shadows: false },
    ],
    environment: { sky: [0.2, 0.19, 0.22], horizon: [0.2, 0.145, 0.1], ground: [0.16, 0.12, 0.09] },
    exposure: 1.06,
  },
  {
    name: 'overcast',
    boxes: [
      {
        azimuth: -0.3,
        elevation: 1.15,
        halfWidth: 1.1,
        halfHeight: 1.1,
        irradiance: [0.72, 0.75, 0.79],
        shadows: true,
      },
      { azimuth: 0.4, elevation: 0.4, halfWidth: 1, halfHeight: 0.8, irradiance: [0.3, 0.31, 0.33], shadows: false },
    ],
    environment: { sky: [0.36, 0.38, 0.41], horizon: [0.22, 0.23, 0.24], ground: [0.15, 0.15, 0.15] },
    exposure: 1.06,
  },
  {
    name: 'low-key',
    boxes: [
      { azimuth: -1.3, elevation: 0.6, halfWidth: 0.28, halfHeight: 0.6, irradiance: [1.3, 1.22, 1.1], shadows: true },
      { azimuth: 2.4, elevation: 0.4, halfWidth: 0.16, halfHeight: 0.9, irradiance: [0.5, 0.52, 0.58], shadows: true },
    ],
    environment: { sky: [0.05, 0.05, 0.055], horizon: [0.035, 0.035, 0.035], ground: [0.04, 0.037, 0.035] },
    exposure: 1,
    paper: [0.07, 0.066, 0.064],
  },
  {
    name: 'high-key',
    boxes: [
      { azimuth: -0.75, elevation: 1, halfWidth: 0.8, halfHeight: 0.7, irradiance: [1.34, 1.33, 1.31], shadows: true },
      { azimuth: 2.4, elevation: 0.6, halfWidth: 0.6, halfHeight: 0.8, irradiance: [0.6, 0.61, 0.62], shadows: true },
      { azimuth: 1.35, elevation: 0.5, halfWidth: 0.6, halfHeight: 0.9, irradiance: [0.4, 0.4, 0.41], shadows: false },
    ],
    environment: { sky: [0.36, 0.36, 0.37], horizon: [0.24, 0.24, 0.24], ground: [0.26, 0.255, 0.25] },
    exposure: 1.16,
  },
  {
    name: 'rim',
    boxes: [
      { azimuth: 2.55, elevation: 0.5, halfWidth: 0.2, halfHeight: 0.9, irradiance: [1.7, 1.65, 1.55], shadows: true },
      {
        azimuth: -2.6,
        elevation: 0.45,
        halfWidth: 0.16,
        halfHeight: 0.9,
        irradiance: [0.9, 0.95, 1.05],
        shadows: true,
      },
      {
        azimuth: -0.6,
        elevation: 0.5,
        halfWidth: 0.6,
        halfHeight: 0.8,
        irradiance: [0.26, 0.26, 0.27],
        shadows: false,
      },
    ],
    environment: { sky: [0.12, 0.12, 0.13], horizon: [0.08, 0.08, 0.085], ground: [0.08, 0.08, 0.08] },
    exposure: 1.06,
    paper: [0.1, 0.1, 0.105],
  },
  {
    name: 'neon',
    boxes: [
      { azimuth: -1.3, elevation: 0.3, halfWidth: 0.14, halfHeight: 1, irradiance: [1.25, 0.16, 0.78], shadows: true },
      { azimuth: 1.5, elevation: 0.35, halfWidth: 0.14, halfHeight: 1, irradiance: [0.08, 0.62, 1.05], shadows: true },
      { azimuth: 0, elevation: 1.2, halfWidth: 0.5, halfHeight: 0.5, irradiance: [0.2, 0.16, 0.3], shadows: false },
    ],
    environment: { sky: [0.06, 0.04, 0.1], horizon: [0.06, 0.035, 0.08], ground: [0.05, 0.035, 0.07] },
    exposure: 1.14,
    paper: [0.16, 0.12, 0.19],
  },
  {
    name: 'gels',
    boxes: [
      { azimuth: -1.1, elevation: 0.5, halfWidth: 0.4, halfHeight: 0.8, irradiance: [1.35, 0.09, 0.07], shadows: true },
      { azimuth: 1.25, elevation: 0.45, halfWidth: 0.4, halfHeight: 0.8, irradiance: [0.04, 0.2, 1.3], shadows: true },
      { azimuth: 0, elevation: 1.1, halfWidth: 0.6, halfHeight: 0.5, irradiance: [0.07, 0.06, 0.08], shadows: false },
    ],
    environment: { sky: [0.055, 0.045, 0.07], horizon: [0.05, 0.035, 0.055], ground: [0.045, 0.035, 0.05] },
    exposure: 1.1,
    paper: [0.3, 0.29, 0.3],
  },
  {
    name: 'window',
    boxes: [
      {
        azimuth: -1.35,
        elevation: 0.5,
        halfWidth: 0.45,
        halfHeight: 0.75,
        irradiance: [1.5, 1.49, 1.45],
        shadows: true,
      },
      { azimuth: 1.5, elevation: 0.3, halfWidth: 0.8, halfHeight: 0.9, irradiance: [0.2, 0.19, 0.175], shadows: false },
    ],
    environment: { sky: [0.2, 0.205, 0.215], horizon: [0.13, 0.128, 0.125], ground: [0.14, 0.13, 0.12] },
    exposure: 1.06,
  },
  {
    name: 'spotlight',
    boxes: [
      {
        azimuth: -0.25,
        elevation: 1.05,
        halfWidth: 0.1,
        halfHeight: 0.1,
        irradiance: [1.66, 1.6, 1.48],
        shadows: true,
      },
      { azimuth: 2.7, elevation: 0.7, halfWidth: 0.15, halfHeight: 0.4, irradiance: [0.5, 0.52, 0.6], shadows: true },
    ],
    environment: { sky: [0.05, 0.05, 0.06], horizon: [0.04, 0.04, 0.045], ground: [0.06, 0.058, 0.055] },
    exposure: 1.05,
    paper: [0.06, 0.057, 0.055],
  },
  {
    name: 'candle',
    boxes: [
      {
        azimuth: -1.2,
        elevation: 0.3,
        halfWidth: 0.12,
        halfHeight: 0.16,
        irradiance: [1.62, 0.98, 0.47],
        shadows: true,
      },
      { azimuth: 1.3, elevation: 0.2, halfWidth: 0.2, halfHeight: 0.3, irradiance: [0.42, 0.23, 0.1], shadows: true },
    ],
    environment: { sky: [0.05, 0.035, 0.03], horizon: [0.06, 0.037, 0.024], ground: [0.07, 0.042, 0.025] },
    exposure: 1.12,
    paper: [0.12, 0.1, 0.085],
  },
  {
    // The flash of scenes that were stored before it was small and beside the lens.
    name: 'soft-flash',
    boxes: [
      {
        azimuth: 0.06,
        elevation: 0.14,
        halfWidth: 0.07,
        halfHeight: 0.07,
        irradiance: [1.45, 1.46, 1.48],
        shadows: true,
      },
      { azimuth: 0.3, elevation: 1, halfWidth: 0.8, halfHeight: 0.8, irradiance: [0.1, 0.1, 0.1], shadows: false },
    ],
    environment: { sky: [0.11, 0.11, 0.115], horizon: [0.08, 0.08, 0.08], ground: [0.08, 0.08, 0.08] },
    exposure: 1.06,
  },
  {
    name: 'flash',
    boxes: [
      {
        azimuth: -0.3,
        elevation: 0.3,
        halfWidth: 0.02,
        halfHeight: 0.02,
        irradiance: [1.45, 1.46, 1.48],
        shadows: true,
      },
      { azimuth: 0.3, elevation: 1, halfWidth: 0.8, halfHeight: 0.8, irradiance: [0.1, 0.1, 0.1], shadows: false },
    ],
    environment: { sky: [0.11, 0.11, 0.115], horizon: [0.08, 0.08, 0.08], ground: [0.08, 0.08, 0.08] },
    exposure: 1.06,
  },
  {
    name: 'moonlight',
    boxes: [
      { azimuth: -1.1, elevation: 0.8, halfWidth: 0.1, halfHeight: 0.1, irradiance: [0.52, 0.68, 1.02], shadows: true },
      { azimuth: 2.3, elevation: 0.4, halfWidth: 0.3, halfHeight: 0.8, irradiance: [0.14, 0.2, 0.36], shadows: true },
    ],
    environment: { sky: [0.06, 0.085, 0.15], horizon: [0.045, 0.06, 0.1], ground: [0.035, 0.045, 0.07] },
    exposure: 1.12,
    paper: [0.16, 0.18, 0.22],
  },
  {
    name: 'high-contrast',
    boxes: [
      {
        azimuth: -1.45,
        elevation: 0.4,
        halfWidth: 0.14,
        halfHeight: 0.5,
        irradiance: [1.8, 1.77, 1.72],
        shadows: true,
      },
      { azimuth: 2.8, elevation: 0.5, halfWidth: 0.12, halfHeight: 0.7, irradiance: [0.55, 0.56, 0.58], shadows: true },
    ],
    environment: { sky: [0.06, 0.06, 0.065], horizon: [0.05, 0.05, 0.05], ground: [0.05, 0.05, 0.05] },
    exposure: 1.04,
    paper: [0.13, 0.13, 0.13],
  },
];

export const LIGHT_RIGS: readonly LightRig[] = [
  catalogue,
  product,
  jewellery,
  editorial,
  sketch,
  ...named,
  ...sunLights,
];

/** The rig with this name; catalogue light for null and for unknown names. */
export function lightRig(name: string | null): LightRig {
  return LIGHT_RIGS.find((rig) => rig.name === name) ?? catalogue;
}

/** Factor on the second lamp when both have one colour, so that forms keep their shading. */
const SECOND_LAMP = 0.55;
/** Minimum share of a channel: a gel absorbs the other colours, but not completely. */
const MIN_CHANNEL = 0.04;

/**
 * A rig whose first two lamps have these colours, each as bright in its brightest channel as before. With a single colour
 * the second lamp is dimmed by `SECOND_LAMP`.
 * @param colours linear, one for both lamps or one for each.
 */
export function dyeLamps(rig: LightRig, colours: readonly Rgb[]): LightRig {
  const [first, second] = colours;
  if (first === undefined) return rig;
  const dyes = [gelOf(first), second ? gelOf(second) : scaleColour(gelOf(first), SECOND_LAMP)];
  const boxes = rig.boxes.map((box, i) => {
    const dye = dyes[i];
    return dye ? { ...box, irradiance: scaleColour(dye, Math.max(...box.irradiance)) } : box;
  });
  return { ...rig, boxes };
}

/** The colour with its brightest channel at 1. Black gives white, because there is no black light. */
function gelOf(colour: Rgb): Rgb {
  const brightest = Math.max(...colour);
  const channel = (c: 0 | 1 | 2) => (brightest === 0 ? 1 : Math.max(MIN_CHANNEL, colour[c] / brightest));
  return [channel(0), channel(1), channel(2)];
}
