/** Pendants of a chain, in front of the bust; the origin of each is its bail. */
import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { TAU, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { placeMesh } from '../../../foundation/geometry/mesh/place-mesh.ts';
import { addScaled } from '../../../foundation/geometry/vector.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';
import { clawAngle, gemFacets } from './gem-cut.ts';
import type { GemCut } from './gem-cut.ts';
import type { Stone } from '../../parts/gem-body.ts';
import type { Painter } from '../../materials/material.ts';
import { wireRing } from '../hardware/fittings.ts';
import { bead, clawMeshes, girdleReach, railMesh } from './claws.ts';
import { isCut, stoneAt } from './gemstones.ts';
import type { GemName } from './gemstones.ts';

export interface Pendant {
  readonly metal: readonly Mesh[];
  readonly stone: Stone | null;
  readonly small: readonly Stone[];
  readonly engraved?: Painter;
}

/** Position of a pendant and the direction that its face points. */
export interface Hanging {
  readonly at: Vec3;
  readonly out: Vec3;
  readonly detail: number;
}

/** The ring of `size` metres by which a pendant hangs. */
export function bail({ at, out, detail }: Hanging, size: number): Mesh {
  const across = addScaled([0, 0, 0], out, size * 0.8);
  return wireRing(addScaled(at, [0, -1, 0], size * 0.9), across, [0, size, 0], size * 0.28, detail);
}

/** A stone in claws within a ring of small ones. */
export function stonePendant(hanging: Hanging, gem: GemName, cut: GemCut, halo: boolean): Pendant {
  const { at, out, detail } = hanging;
  const size = 0.0062;
  const shape = isCut(gem) ? cut : 'round';
  const facets = gemFacets(shape);
  const tall = girdleReach(facets, Math.PI) * size;
  const drop = 0.0042 + (halo ? 0.0022 : 0) + tall;
  const centre = addScaled(addScaled(at, [0, -1, 0], drop), out, 0.0026);
  const down: Vec3 = [0, -1, 0];
  const stone = standing(centre, out, down, size);
  const first = clawAngle(shape);
  const angles = [first, Math.PI - first, Math.PI + first, TAU - first];
  const metal = [bail(hanging, 0.0021), ...clawMeshes({ stone, facets, angles, foot: 0.5, wire: 0.00062, detail })];
  const small: Stone[] = [];
  if (halo) {
    const gap = 0.0011;
    const count = Math.round(((tall + size) / 2 + gap * 1.2) * (TAU / (gap * 2.1)));
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * TAU;
      const reach = girdleReach(facets, angle) * size + gap * 1.15;
      const place = addScaled(addScaled(centre, stone.x, reach * Math.cos(angle)), stone.z, reach * Math.sin(angle));
      small.push(stoneAt(place, out, stone.x, gap));
    }
    for (const share of [1.02, 1.4]) metal.push(railMesh(stone, facets, share, -0.1, 0.00042, detail));
    metal.push(railMesh(stone, facets, 1.2, -0.24, 0.0008, detail));
  }
  const top = addScaled(at, down, 0.0038);
  metal.push(bead(top, 0.0009, out, detail));
  return { metal, stone, small };
}

/** A stone whose longer axis hangs down; the tip of a pear points up. */
function standing(at: Vec3, out: Vec3, down: Vec3, size: number): Stone {
  const stone = stoneAt(at, out, [1, 0, 0], size);
  const up: Vec3 = [-down[0], -down[1], -down[2]];
  const side = stoneAt(at, out, up, size).z;
  return { ...stone, x: up, z: side };
}

/** A pearl or bead on a cap of metal. */
export function dropPendant(hanging: Hanging, radius: number): Pendant {
  const { at, out, detail } = hanging;
  const centre = addScaled(at, [0, -1, 0], 0.0042 + radius);
  const stone = stoneAt(addScaled(centre, out, 0.002), [0, 1, 0], [0, 0, 1], radius);
  const cap = bead(addScaled(stone.at, [0, 1, 0], radius * 0.98), radius * 0.26, [0, 1, 0], detail);
  return { metal: [bail(hanging, 0.0021), cap], stone, small: [] };
}

/** A coin of metal with a raised rim and a star engraved; domed and oval when it is a locket. */
export function medallion(hanging: Hanging, locket: boolean): Pendant {
  const { at, out, detail } = hanging;
  const [w, h] = locket ? [0.0098, 0.0122] : [0.0102, 0.0102];
  const thick = locket ? 0.0034 : 0.0011;
  const profile: [number, number][] = locket
    ? [
        [0, 1],
        [0.3, 0.97],
        [0.6, 0.86],
        [0.8, 0.66],
        [0.93, 0.4],
        [0.97, 0.24],
        [1, 0.16],
        [1.012, 0.05],
        [1.012, -0.05],
        [1, -0.16],
        [0.97, -0.24],
        [0.9, -0.5],
        [0.6, -0.86],
        [0, -1],
      ]
    : [
        [0, 0.55],
        [0.4, 0.55],
        [0.8, 0.55],
        [0.86, 0.62],
        [0.89, 0.92],
        [0.93, 1],
        [0.97, 0.95],
        [1, 0.6],
        [1, 0],
        [1, -0.7],
        [0.96, -1],
        [0, -1],
      ];
  const smooth = 6;
  const mesh = gridMesh(
    {
      columns: atDetail(160, detail),
      rows: (profile.length - 1) * smooth,
      closed: true,
      flip: true,
      develop: (_u, _v, [x, y], cloth) => {
        cloth[0] = x;
        cloth[1] = y;
      },
    },
    (u, v, p) => {
      const k = v * (profile.length - 1);
      const i = Math.min(profile.length - 2, Math.floor(k));
      const t = k - i;
      const [a, b] = [profile[i]!, profile[i + 1]!];
      const reach = Math.max(1e-4, a[0] + (b[0] - a[0]) * t);
      p[0] = w * reach * Math.sin(u * TAU);
      p[1] = h * reach * Math.cos(u * TAU);
      p[2] = thick * (a[1] + (b[1] - a[1]) * t);
    },
  );
  const centre = addScaled(addScaled(at, [0, -1, 0], 0.0046 + h), out, thick + 0.0012);
  return {
    metal: [
      bail(hanging, 0.0024),
      wireRing(addScaled(centre, [0, 1, 0], h + 0.0012), [0.0016, 0, 0], [0, 0.0016, 0], 0.0005, detail),
      placeMesh(mesh, { at: centre, front: out }),
    ],
    stone: null,
    small: [],
    engraved: locket ? garland(w, h) : star(w),
  };
}

/** A star of rays engraved round the centre of a coin. */
function star(radius: number): Painter {
  return (point, surface) => {
    const far = Math.hypot(point.u, point.v) / radius;
    if (point.nz < 0.5 || far > 0.84 || far < 0.02) return;
    const angle = Math.atan2(point.u, point.v);
    const ray = Math.cos(angle * 8);
    const reach = 0.3 + 0.34 * Math.pow(Math.max(0, ray), 3) + (Math.cos(angle * 4) > 0.3 ? 0.14 : 0);
    const cut =
      smoothstep(0.03, 0, Math.abs(far - reach * 0.9)) +
      smoothstep(0.14, 0.03, far) +
      smoothstep(0.02, 0.004, Math.abs(far - 0.78));
    surface.occlusion *= 1 - 0.55 * Math.min(1, cut);
    surface.tiltX += 0.25 * Math.sin(angle * 16) * smoothstep(reach, reach - 0.1, far);
  };
}

/** A wreath engraved on a locket's lid, and the line along which it opens. */
function garland(w: number, h: number): Painter {
  return (point, surface) => {
    const far = Math.hypot(point.u / w, point.v / h);
    const angle = Math.atan2(point.u / w, point.v / h);
    const wave = 0.66 + 0.05 * Math.sin(angle * 9);
    const leaf = smoothstep(0.5, 1, Math.sin(angle * 36) * 0.5 + 0.5) * smoothstep(0.13, 0.05, Math.abs(far - wave));
    const stem = smoothstep(0.022, 0.006, Math.abs(far - wave)) + smoothstep(0.02, 0.005, Math.abs(far - 0.84));
    if (far < 0.95) surface.occlusion *= 1 - 0.5 * Math.min(1, stem + 0.8 * leaf);
    else surface.occlusion *= 0.8;
  };
}
