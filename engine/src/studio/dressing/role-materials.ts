import { material } from '../materials/material.ts';
import type { Material } from '../materials/material.ts';
import type { SurfaceRole } from '../parts/part.ts';

/** Materials of parts for which neither their piece nor their form sets one. */
export const ROLE_MATERIALS: Readonly<Record<SurfaceRole, Material>> = {
  cloth: material({}),
  contrast: material({}),
  lining: material({ albedo: [0.3, 0.28, 0.25], roughness: 0.72, specular: 0.7 }),
  thread: material({ albedo: [0.6, 0.58, 0.54], roughness: 0.8, sheen: 0.2 }),
  hardware: material({ albedo: [0.9, 0.66, 0.3], roughness: 0.24, metal: 1 }),
  leather: material({ albedo: [0.11, 0.045, 0.022], roughness: 0.34, reflectance: 0.055, wrap: 0 }),
  rubber: material({ albedo: [0.72, 0.71, 0.68], roughness: 0.55, reflectance: 0.04 }),
  glass: material({ albedo: [0.85, 0.87, 0.86], roughness: 0.04, reflectance: 0.05, wrap: 0 }),
  liquid: material({ albedo: [0.6, 0.3, 0.08], roughness: 0.05, reflectance: 0.03, transmission: 0.6 }),
  wood: material({ albedo: [0.16, 0.075, 0.035], roughness: 0.32, reflectance: 0.05, wrap: 0 }),
  stand: material({ albedo: [0.62, 0.56, 0.48], roughness: 0.85, sheen: 0.12 }),
  ground: material({ albedo: [0.66, 0.645, 0.625], specular: 0, wrap: 0.1 }),
};
