import type { Surface, SurfacePoint } from './material.ts';

/** A point of flat fabric seen straight on, with samples of `footprint` metres, for painters outside a picture. */
export function flatPoint(footprint: number): SurfacePoint {
  return { x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 1, u: 0, v: 0, edge: Infinity, facing: 1, back: false, footprint };
}

/** A black, opaque surface without reflections; `applyMaterial` sets it to the values of a material. */
export function blackSurface(): Surface {
  return {
    r: 0,
    g: 0,
    b: 0,
    roughness: 0,
    reflectance: 0,
    metal: 0,
    specular: 0,
    sheen: 0,
    transmission: 0,
    opacity: 1,
    coat: 0,
    occlusion: 1,
    tiltX: 0,
    tiltY: 0,
    tiltZ: 0,
    thread: null,
  };
}
