import { gridMesh } from '../../foundation/geometry/mesh/grid.ts';
import { bell, lerp, smoothstep, TAU } from '../../foundation/geometry/interpolation.ts';
import { fractalNoise2 } from '../../foundation/geometry/noise.ts';
import type { Mesh } from '../../foundation/geometry/mesh/mesh.ts';
import { curve } from '../../foundation/geometry/curves/profile.ts';
import { bodyPoint, HEIGHTS } from '../body/body.ts';
import { atDetail } from '../parts/at-detail.ts';
import { material } from '../materials/material.ts';
import type { Material } from '../materials/material.ts';
import type { Part } from '../parts/part.ts';
import { ROLE_MATERIALS } from '../dressing/role-materials.ts';

const CHARCOAL = [0.062, 0.06, 0.06] as const;
/** Heights in metres between which the torso is built. */
const TOP = 1.565;
const BOTTOM = 0.8;
/** Distance in metres by which a slim stand is inside the surface of the body. */
const SLIMMER = 0.022;

/**
 * Builds a padded torso covered in linen, with a turned wooden neck cap and a round foot. `dark` uses charcoal linen,
 * which contrasts with pale fabric; `slim` fits into clothes that were not cut on the stand.
 */
export function dressFormStand(detail: number, dark: boolean, slim = false): Part[] {
  const { torso, turnings } = standMeshes(detail, slim);
  return [
    { name: 'torso', role: 'stand', mesh: torso, material: dark ? { ...linen, albedo: CHARCOAL } : linen },
    ...turnings,
  ];
}

interface StandMeshes {
  readonly torso: Mesh;
  readonly turnings: readonly Part[];
}

/** Cache of the latest stands by detail and slimness, because a preview and its picture request one each. */
const cached = new Map<string, StandMeshes>();
const MAX_CACHED = 3;

function standMeshes(detail: number, slim: boolean): StandMeshes {
  const key = `${detail} ${slim}`;
  const meshes = cached.get(key) ?? makeStand(detail, slim);
  cached.delete(key);
  cached.set(key, meshes);
  if (cached.size > MAX_CACHED) cached.delete([...cached.keys()][0]!);
  return meshes;
}

function makeStand(detail: number, slim: boolean): StandMeshes {
  const torso = gridMesh({ columns: atDetail(160, detail), rows: atDetail(180, detail), closed: true }, (u, v, out) => {
    const y = lerp(TOP, BOTTOM, v);
    bodyPoint((u - 0.5) * TAU, y, slim ? -SLIMMER * smoothstep(1.46, 1.38, y) : 0, out);
  });
  const turnings = [turned('neck cap', NECK_CAP, detail), turned('pole', POLE, detail), turned('foot', FOOT, detail)];
  return { torso, turnings };
}

/** Heights and radii in metres along a turned piece, from its top down. */
const NECK_CAP: readonly (readonly [number, number])[] = [
  [1.617, 0.0005],
  [1.6165, 0.008],
  [1.613, 0.0125],
  [1.608, 0.0125],
  [1.6035, 0.008],
  [1.6, 0.0085],
  [1.598, 0.03],
  [1.5935, 0.0455],
  [1.588, 0.0505],
  [1.578, 0.0525],
  [1.571, 0.0515],
  [1.566, 0.0495],
  [1.564, 0.0465],
];
const POLE: readonly (readonly [number, number])[] = [
  [0.82, 0.0125],
  [0.7, 0.0125],
  [0.16, 0.0125],
  [0.125, 0.0135],
  [0.115, 0.02],
  [0.1, 0.0205],
  [0.092, 0.015],
  [0.06, 0.018],
  [0.03, 0.032],
];
const FOOT: readonly (readonly [number, number])[] = [
  [0.034, 0.002],
  [0.0335, 0.03],
  [0.03, 0.12],
  [0.026, 0.152],
  [0.018, 0.158],
  [0.004, 0.158],
  [0, 0.154],
];

function turned(name: string, keys: readonly (readonly [height: number, radius: number])[], detail: number): Part {
  // The piece is sampled by index along the key list, so that tight curves get as many rows as long straights.
  const height = curve(keys.map(([y], i) => [i / (keys.length - 1), y] as const));
  const radius = curve(keys.map(([, r], i) => [i / (keys.length - 1), r] as const));
  const mesh = gridMesh({ columns: atDetail(64, detail), rows: atDetail(48, detail), closed: true }, (u, v, out) => {
    const a = (u - 0.5) * TAU;
    out[0] = Math.sin(a) * radius(v);
    out[1] = height(v);
    out[2] = Math.cos(a) * radius(v);
  });
  return { name, role: 'wood', mesh, material: wood, solid: true };
}

const linen: Material = {
  ...ROLE_MATERIALS.stand,
  paint(point, surface) {
    const weave =
      1 + 0.08 * (fractalNoise2(point.u * 500, point.v * 60, 3, 2) + fractalNoise2(point.u * 60, point.v * 500, 4, 2));
    const aside = Math.abs(point.x);
    const panel = princessLine(point.y);
    const seam = Math.min(aside, Math.abs(aside - panel), Math.abs(point.y - NECK_SEAM));
    const tape = Math.abs(point.y - HEIGHTS.waist) - 0.006;
    let shade = weave * (1 - 0.34 * groove(seam, point.footprint));
    if (tape < 0.002) shade *= tape < 0 ? 0.86 : 1 - 0.25 * groove(tape, point.footprint);
    if (aside > 0.1) {
      const plate = (Math.hypot((point.y - 1.366) / 0.054, (point.z + 0.004) / 0.047) - 1) * 0.05;
      if (plate < 0) shade *= 0.9;
      shade *= 1 - 0.4 * groove(plate, point.footprint);
    }
    surface.r *= shade;
    surface.g *= shade;
    surface.b *= shade;
  },
};

/** Height in metres of the seam round the neck. */
const NECK_SEAM = 1.487;

/** Distance in metres from the centre to the panel seams, over the bust and in at the waist, front and back. */
const princessLine = curve([
  [0.8, 0.105],
  [0.9, 0.1],
  [1.1, 0.06],
  [1.28, 0.078],
  [1.4, 0.086],
  [1.46, 0.09],
]);

/** Strength of a seam's groove, 1 on the seam to 0 beside it; `distance` and the width of a sample are in metres. */
function groove(distance: number, footprint: number): number {
  return bell(distance, Math.max(0.0009, footprint * 0.8));
}

const wood: Material = material({
  ...ROLE_MATERIALS.wood,
  paint(point, surface) {
    const grain = 0.8 + 0.5 * fractalNoise2(point.u * 60, point.v * 8, 4, 3);
    surface.r *= grain;
    surface.g *= grain;
    surface.b *= grain;
  },
});
