/**
 * Single earrings: hoops and studs around the origin, drops below the bar that they hang from. Lengths are in metres.
 */
import { clamp, lerp, TAU } from '../../../foundation/geometry/interpolation.ts';
import { latheMesh } from '../../../foundation/geometry/mesh/lathe.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { placeMesh } from '../../../foundation/geometry/mesh/place-mesh.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import { addScaled } from '../../../foundation/geometry/vector.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';
import { gemFacets } from '../../construction/gemstones/gem-cut.ts';
import type { GemCut } from '../../construction/gemstones/gem-cut.ts';
import type { Stone } from '../../parts/gem-body.ts';
import { wireRing } from '../../construction/hardware/fittings.ts';
import { dropPendant, stonePendant } from '../../construction/gemstones/pendants.ts';
import { bead, clawMeshes } from '../../construction/gemstones/claws.ts';
import { isCut, stoneAt } from '../../construction/gemstones/gemstones.ts';
import type { GemName } from '../../construction/gemstones/gemstones.ts';

export interface Earring {
  readonly metal: readonly Mesh[];
  readonly stones: readonly Stone[];
}

export interface EarringRequest {
  /** The stone, or null for an earring of metal alone. */
  readonly gem: GemName | null;
  readonly cut: GemCut;
  /** Scale of the earring: 1 by default, larger for statement earrings, smaller for earrings close to the ear. */
  readonly size: number;
  readonly detail: number;
}

/**
 * Angles from the top, in radians, at which the tube of a hoop starts and ends. The wire through the ear closes the
 * gap.
 */
const [HINGE, CATCH] = [-0.16, 0.42];

/**
 * A tube bent round in the (x, y) plane, thickest at the bottom, closed by a hinged wire. Stones are set along its
 * front.
 */
export function hoop({ gem, size, detail }: EarringRequest): Earring {
  const radius = 0.0205 * size;
  const wire = 0.0017 * Math.sqrt(size);
  const at = (angle: number, off = 0): Vec3 => [(radius + off) * Math.sin(angle), (radius + off) * Math.cos(angle), 0];
  const steps = 150;
  const bent = Array.from({ length: steps + 1 }, (_, i) => at(lerp(CATCH, TAU + HINGE, i / steps)));
  const thickness = (t: number) => wire * (0.72 + 0.4 * Math.sin(Math.PI * t));
  const post = Array.from({ length: 25 }, (_, i) => at(lerp(HINGE - 0.02, CATCH + 0.03, i / 24), 0.0003));
  const up: Vec3 = [0, 0, 1];
  const metal = [
    tubeMesh(bent, { radius: thickness, sides: atDetail(32, detail), rows: atDetail(300, detail), up }),
    tubeMesh(post, { radius: 0.00045, sides: atDetail(14, detail), up }),
    ...[HINGE, CATCH].map((angle) => bead(at(angle), wire * 0.78, [0, 1, 0], detail)),
    // The barrel of the hinge lies across the hoop.
    tubeMesh([addScaled(at(HINGE), up, -wire), addScaled(at(HINGE), up, wire)], {
      radius: 0.0008,
      sides: 16,
      up: [1, 0, 0],
    }),
  ];
  if (gem === null) return { metal, stones: [] };
  const pearl = !isCut(gem);
  const gap = pearl ? 0.0021 : 0.00105;
  const count = Math.floor((2.3 * radius) / (gap * 2.08));
  const stones = Array.from({ length: count }, (_, i) => {
    const angle = Math.PI / 2 + (2.3 * (i + 0.5 - count / 2)) / count + 0.35;
    const out = at(angle);
    return stoneAt(at(angle, wire * (pearl ? 1.5 : 1.02)), out, up, gap);
  });
  return { metal, stones };
}

/** A stone in four claws, or a pearl in a cup, on a post with a scroll behind it. The stone faces along z. */
export function stud({ gem, cut, size, detail }: EarringRequest): Earring {
  const reach = 0.0042 * size;
  const shaft = tubeMesh(
    [
      [0, 0, -reach * 0.5],
      [0, 0, -0.0125],
    ],
    { radius: 0.00042, sides: 12, rows: 8, up: [0, 1, 0] },
  );
  const scroll = [1, -1].map((side) =>
    wireRing([side * 0.0017, 0, -0.0098], [0.0016, 0, 0], [0, 0, 0.0013], 0.00055, detail),
  );
  if (gem === null) {
    const dome = Array.from({ length: 25 }, (_, i): [number, number] => {
      const angle = (i / 24) * Math.PI;
      return [Math.max(1e-6, reach * Math.sin(angle)), reach * Math.cos(angle)];
    });
    const ball = latheMesh(dome, { columns: atDetail(72, detail) });
    return {
      metal: [placeMesh(ball, { at: [0, 0, 0], up: [0, 0, 1], front: [0, 1, 0] }), shaft, ...scroll],
      stones: [],
    };
  }
  const stone = stoneAt([0, 0, 0], [0, 0, 1], [0, 1, 0], reach * (isCut(gem) ? 0.85 : 1));
  if (!isCut(gem)) {
    const cup = bead([0, 0, -reach * 0.9], reach * 0.36, [0, 0, 1], detail);
    return { metal: [cup, shaft, ...scroll], stones: [stone] };
  }
  const angles = [1, 3, 5, 7].map((eighth) => (eighth * TAU) / 8);
  const claws = clawMeshes({ stone, facets: gemFacets(cut), angles, foot: 0.95, wire: 0.0004 * size, detail });
  return { metal: [...claws, shaft, ...scroll], stones: [stone] };
}

/** A hook over the bar at `at`, with a stone, a pearl or a drop of metal below it. */
export function drop({ gem, cut, size, detail }: EarringRequest, [x, y, z]: Vec3, bar: number): Earring {
  const over = bar + 0.0005;
  const hook = smoothPath(
    [
      [x, y - 0.015, z - 0.0052],
      [x, y - 0.006, z - over - 0.0006],
      [x, y + over * 0.4, z - over * 0.9],
      [x, y + over, z],
      [x, y + over * 0.3, z + over * 0.95],
      [x, y - 0.005, z + over + 0.0008],
      [x, y - 0.0085, z + over + 0.0004],
    ],
    10,
  );
  const wire = tubeMesh(hook, { radius: 0.00042, sides: atDetail(14, detail), rows: atDetail(120, detail) });
  const end: Vec3 = [x, y - 0.0098, z + over + 0.0004];
  const loop = wireRing(end, [0, 0, 0.0012], [0, 0.0013, 0], 0.0004, detail);
  const hanging = { at: addScaled(end, [0, -1, 0], 0.0007), out: [0, 0, 1] as const, detail };
  if (gem === null) return { metal: [wire, loop, tear(hanging.at, 0.021 * size, detail)], stones: [] };
  const { metal, stone } = isCut(gem) ? stonePendant(hanging, gem, cut, false) : dropPendant(hanging, 0.0056 * size);
  return { metal: [wire, loop, ...metal], stones: stone ? [stone] : [] };
}

/** A hollow drop of polished metal, `length` metres long, with its tip at `at`. */
function tear(at: Vec3, length: number, detail: number): Mesh {
  const rows = atDetail(60, detail);
  const outline = Array.from({ length: rows + 1 }, (_, i): [number, number] => {
    const t = i / rows;
    const radius = 0.34 * length * Math.pow(t, 1.25) * Math.sqrt(clamp(1 - t ** 5)) + 0.0004 * (1 - t);
    return [Math.max(1e-6, radius), -0.0006 - t * length * 0.92];
  });
  return placeMesh(latheMesh(outline, { columns: atDetail(72, detail) }), { at });
}
