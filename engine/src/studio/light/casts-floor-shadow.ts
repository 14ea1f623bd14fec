import type { Softbox } from '../../foundation/raster/softbox.ts';

/** Azimuth in radians from the front beyond which a lamp is a rim light. */
const RIM_AZIMUTH = 1.8;

/** False for a rim light, which lights the floor without a shadow: the shadow would run over it towards the viewer. */
export const castsFloorShadow = ({ azimuth }: Pick<Softbox, 'azimuth'>): boolean => Math.abs(azimuth) <= RIM_AZIMUTH;
