import type { Environment } from '../../foundation/raster/environment.ts';
import type { Softbox } from '../../foundation/raster/softbox.ts';
import type { LightRig } from './light-rig.ts';

/** Ambient light of a room in which the sun falls through a gobo. */
const AROUND_GOBO: Environment = {
  sky: [0.22, 0.225, 0.235],
  horizon: [0.155, 0.155, 0.16],
  ground: [0.16, 0.152, 0.14],
};

/** A low sun, small enough that the edges of its shadows are drawn by the gobo. */
function sunThroughGobo(azimuth: number, elevation: number): Softbox {
  return { azimuth, elevation, halfWidth: 0.06, halfHeight: 0.06, irradiance: [1.66, 1.56, 1.38], shadows: true };
}

/** The sun overhead, and the sun through gobos. */
export const sunLights: readonly LightRig[] = [
  {
    name: 'noon',
    boxes: [
      {
        azimuth: -0.95,
        elevation: 0.98,
        halfWidth: 0.035,
        halfHeight: 0.035,
        irradiance: [1.72, 1.67, 1.56],
        shadows: true,
      },
      { azimuth: 1.2, elevation: 0.5, halfWidth: 0.9, halfHeight: 0.9, irradiance: [0.13, 0.15, 0.19], shadows: false },
    ],
    environment: { sky: [0.2, 0.235, 0.3], horizon: [0.15, 0.16, 0.18], ground: [0.24, 0.23, 0.215] },
    exposure: 1.05,
  },
  {
    name: 'long-shadow',
    boxes: [
      {
        azimuth: -1.2,
        elevation: 0.36,
        halfWidth: 0.03,
        halfHeight: 0.03,
        irradiance: [1.78, 1.66, 1.46],
        shadows: true,
      },
      { azimuth: 1.1, elevation: 0.6, halfWidth: 0.9, halfHeight: 0.9, irradiance: [0.2, 0.21, 0.24], shadows: false },
    ],
    environment: { sky: [0.21, 0.225, 0.26], horizon: [0.15, 0.155, 0.165], ground: [0.2, 0.19, 0.175] },
    exposure: 1.08,
  },
  {
    name: 'window-shadow',
    boxes: [sunThroughGobo(-0.74, 0.4)],
    environment: AROUND_GOBO,
    exposure: 1.08,
    gobo: 'window',
  },
  {
    name: 'blinds-shadow',
    boxes: [sunThroughGobo(-0.95, 0.5)],
    environment: AROUND_GOBO,
    exposure: 1.08,
    gobo: 'blinds',
  },
  {
    name: 'leaf-shadow',
    boxes: [sunThroughGobo(-0.85, 0.6)],
    environment: AROUND_GOBO,
    exposure: 1.06,
    gobo: 'palm',
  },
  {
    name: 'dappled',
    boxes: [sunThroughGobo(-0.8, 0.72)],
    environment: { sky: [0.23, 0.25, 0.24], horizon: [0.17, 0.18, 0.165], ground: [0.17, 0.165, 0.14] },
    exposure: 1.1,
    gobo: 'foliage',
  },
];
