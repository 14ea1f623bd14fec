import type { Environment } from '../raster/environment.ts';
import type { Softbox } from '../raster/softbox.ts';

export interface LightRig {
  readonly name: string;
  readonly boxes: readonly Softbox[];
  readonly environment: Environment;
  /** Multiplies radiance before the tone curve, .9 to 1.2. */
  readonly exposure: number;
}

/** Catalogue light: a warm key from the left, a cool rim behind, a fill strip and a top light in the dome. */
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

/** Product light: a high key and two tall strips that draw lines along edges. */
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

/** Editorial light: one small hard key from the side, a violet rim, little else. */
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
  ],
  environment: { sky: [0.05, 0.045, 0.06], horizon: [0.045, 0.035, 0.05], ground: [0.05, 0.035, 0.035] },
  exposure: 1.15,
};

/** Light to draw by: one soft window from the left, so that folds model clearly. */
const sketch: LightRig = {
  name: 'sketch',
  boxes: [
    { azimuth: -0.85, elevation: 0.7, halfWidth: 0.4, halfHeight: 0.6, irradiance: [1.15, 1.15, 1.15], shadows: true },
    { azimuth: 2.4, elevation: 0.4, halfWidth: 0.3, halfHeight: 0.7, irradiance: [0.3, 0.3, 0.3], shadows: true },
  ],
  environment: { sky: [0.28, 0.28, 0.28], horizon: [0.18, 0.18, 0.18], ground: [0.13, 0.13, 0.13] },
  exposure: 1,
};

export const LIGHT_RIGS: readonly LightRig[] = [catalogue, product, editorial, sketch];

/** The rig of that name; catalogue light when there is none. */
export function lightRig(name: string | null): LightRig {
  return LIGHT_RIGS.find((rig) => rig.name === name) ?? catalogue;
}
