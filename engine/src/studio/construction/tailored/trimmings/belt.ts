import { beltMesh } from '../../../../foundation/geometry/mesh/belt.ts';
import { lerp, smoothstep, TAU } from '../../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../../foundation/geometry/mesh/mesh.ts';
import { smoothPath } from '../../../../foundation/geometry/curves/path.ts';
import { tubeMesh } from '../../../../foundation/geometry/mesh/tube.ts';
import { addScaled, normalise } from '../../../../foundation/geometry/vector.ts';
import type { MutableVec3, Vec3 } from '../../../../foundation/geometry/vector.ts';
import { material } from '../../../materials/material.ts';
import type { Part } from '../../../parts/part.ts';
import { layerParts } from '../../sewing/layer.ts';
import { spotOn } from '../../sewing/surface-point.ts';
import { edgeStitch } from './edge-stitch.ts';
import type { Belt } from '../cut/belts.ts';
import type { TailoredCut } from '../cut/cut.ts';

/** Height in metres of a belt's centre line. */
export const BELT_HEIGHT = 1.075;
/** Half the width of a belt in metres. */
const HALF = 0.021;

/**
 * Builds a belt of the coat's own cloth round the waist, lying on `trunk`. It is closed by a buckle, with one hanging
 * end, or by a knot, with two.
 */
export function beltParts(trunk: Mesh, cut: TailoredCut, spacing: number): Part[] {
  const { belt } = cut;
  if (!belt) return [];
  const edge = (x: number, y: number) => HALF - Math.abs(y - BELT_HEIGHT - 0.004 * Math.sin(x * 9));
  const band = layerParts({
    name: 'belt',
    role: 'cloth',
    colourPart: 'belt',
    on: trunk,
    edge,
    height: 0.009,
    wall: 0.01,
    round: 0.0016,
    spacing,
    detail: edgeStitch(cut, edge),
  });
  const sheet = band[0]?.mesh;
  if (!sheet) return [];
  return [...band, ...(belt.tied ? [] : buckle(sheet, cut)), ...ends(trunk, sheet, cut, belt)];
}

const TORTOISE = material({ albedo: [0.07, 0.036, 0.018], roughness: 0.22, reflectance: 0.05, wrap: 0, coat: 0.4 });

function buckle(sheet: Mesh, { lap }: TailoredCut): Part[] {
  const centre = spotOn(sheet, lap * 0.12, BELT_HEIGHT);
  if (!centre) return [];
  const [cx, cy] = centre.at;
  const z = centre.at[2] + 0.006;
  const frame: MutableVec3[] = Array.from({ length: 65 }, (_, i) => {
    const a = (i / 64) * TAU;
    const corner = (value: number) => Math.sign(value) * Math.pow(Math.abs(value), 0.42);
    const x = cx + 0.025 * corner(Math.cos(a));
    return [x, cy + 0.031 * corner(Math.sin(a)), z - 1.6 * (x - cx) ** 2];
  });
  frame[64] = frame[0]!;
  return [
    {
      name: 'buckle',
      role: 'hardware',
      colourPart: 'hardware',
      mesh: tubeMesh(frame, { radius: () => [0.0036, 0.0044], closed: true, sides: 14, rows: 160, up: [0, 0, 1] }),
      material: TORTOISE,
      solid: true,
    },
    {
      name: 'buckle tongue',
      role: 'hardware',
      mesh: tubeMesh(
        [
          [cx - 0.026, cy, z + 0.002],
          [cx, cy, z + 0.005],
          [cx + 0.026, cy, z + 0.004],
        ],
        { radius: 0.0022, sides: 10, rows: 16 },
      ),
      solid: true,
    },
  ];
}

/** The end of the belt that hangs from the buckle, or the two ends and the knot of a sash. */
function ends(trunk: Mesh, sheet: Mesh, cut: TailoredCut, { tied }: Belt): Part[] {
  const start = cut.lap * 0.12;
  const falls: (readonly [number, number][])[] = tied
    ? [
        [
          [start, 0.004],
          [start + 0.028, -0.03],
          [start + 0.04, -0.12],
          [start + 0.036, -0.22],
          [start + 0.044, -0.33],
        ],
        [
          [start, 0.004],
          [start - 0.014, -0.035],
          [start - 0.012, -0.13],
          [start - 0.02, -0.22],
          [start - 0.016, -0.29],
        ],
      ]
    : [
        [
          [start + 0.022, 0],
          [start + 0.062, -0.006],
          [start + 0.092, -0.034],
          [start + 0.1, -0.085],
          [start + 0.097, -0.14],
          [start + 0.102, -0.185],
        ],
      ];
  const knot = tied ? [knotPart(sheet, start)] : [];
  const parts = falls.flatMap((points, i) => {
    const path = fallPath(trunk, points, i);
    if (path.length < 3) return [];
    const gathered = tied ? 0.42 : 0;
    const half = (t: number) => HALF * 0.92 * (1 - gathered * smoothstep(0.22, 0, t));
    const mesh = beltMesh(path, { half, thickness: 0.003, up: [0, 0, 1] });
    return [{ name: `belt end ${i + 1}`, role: 'cloth' as const, colourPart: 'belt' as const, mesh, solid: true }];
  });
  return [...knot, ...parts];
}

function fallPath(trunk: Mesh, points: readonly (readonly [number, number])[], turn: number): MutableVec3[] {
  const flat = smoothPath(
    points.map(([x, y]) => [x, BELT_HEIGHT + y, 0] as Vec3),
    8,
  );
  return flat.flatMap(([x, y], i) => {
    const spot = spotOn(trunk, x, y);
    if (!spot) return [];
    // Each end hangs clear of the belt and then rests on the skirt.
    const clear = lerp(0.014, 0.0075, smoothstep(0.2, 0.9, i / (flat.length - 1)));
    const off = clear + 0.003 * turn + 0.0025 * Math.sin(i * 0.22 + turn * 2);
    return [addScaled([x, y, spot.at[2]], [0, 0, 1], off)];
  });
}

function knotPart(sheet: Mesh, x: number): Part {
  const z = (spotOn(sheet, x, BELT_HEIGHT)?.at[2] ?? 0.14) + 0.008;
  const loop: Vec3[] = [
    [x - 0.006, BELT_HEIGHT + 0.023, z - 0.012],
    [x - 0.004, BELT_HEIGHT + 0.019, z + 0.002],
    [x, BELT_HEIGHT + 0.002, z + 0.0075],
    [x + 0.007, BELT_HEIGHT - 0.018, z + 0.003],
    [x + 0.01, BELT_HEIGHT - 0.024, z - 0.012],
  ];
  const mesh = tubeMesh(smoothPath(loop, 8), {
    radius: (t) => [0.0066, 0.0185 + 0.006 * (2 * t - 1) ** 2],
    up: [0, 0, 1],
    sides: 56,
    rows: 40,
  });
  crease(mesh, x);
  return { name: 'belt knot', role: 'cloth', colourPart: 'belt', mesh, solid: true };
}

/** Adds the creases of gathered fabric to a knot: they run along it and fan out towards its ends. */
function crease({ positions: p, normals: n }: Mesh, x: number): void {
  for (let k = 0; k < p.length; k += 3) {
    const down = (p[k + 1]! - BELT_HEIGHT) / 0.024;
    const across = (p[k]! - x + 0.009 * down) / (1 + 0.35 * down * down);
    const angle = across * 640 + 0.8 * down;
    const slope = 0.55 * Math.cos(angle);
    const rise = 0.0009 * Math.sin(angle);
    for (let axis = 0; axis < 3; axis++) p[k + axis] = p[k + axis]! + n[k + axis]! * rise;
    const [nx, ny, nz] = normalise([n[k]! - slope * n[k + 2]!, n[k + 1]!, n[k + 2]!]);
    n.set([nx, ny, nz], k);
  }
}
