import { material } from '../../materials/material.ts';

/** The metal of a buckle whose colour words leave open. */
export const STEEL = material({ albedo: [0.78, 0.77, 0.75], roughness: 0.2, metal: 1, reflectance: 0.6, wrap: 0 });
