import { beltMesh } from '../../../foundation/geometry/mesh/belt.ts';
import type { DistanceField } from '../../../foundation/geometry/curves/distance-field.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import { insideOutline } from '../../../foundation/geometry/curves/outline.ts';
import type { PlanePoint } from '../../../foundation/geometry/curves/outline.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import { planeTable } from '../../../foundation/geometry/tables/plane-table.ts';
import { shellMesh } from '../../../foundation/geometry/mesh/shell.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import { addScaled } from '../../../foundation/geometry/vector.ts';
import type { MutableVec3, Vec3 } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Part } from '../../parts/part.ts';
import { metalPart, wireRing } from '../../construction/hardware/fittings.ts';
import { layerParts } from '../../construction/sewing/layer.ts';
import { shadeLine, stitchRow } from '../../construction/sewing/seam.ts';
import { meetUpper, ridge } from './foot-surface.ts';
import type { ShoeLast } from './shoe-last.ts';

/** A slit along the instep, with its laces. */
export interface Lacing {
  /** Metres inside the leather around the slit. */
  readonly slit: DistanceField;
  parts(upper: Mesh, cut: DistanceField, named: boolean, detail: number): Part[];
}

/** Laces over the instep of an oxford, or up the shin of a boot. */
export function lacing(last: ShoeLast, boot: boolean, open: boolean): Lacing {
  const { shaft } = last.design;
  const line = ridge(last, boot ? 0.032 : 0.036, boot ? shaft - 0.004 : last.bed(-0.01) + 0.075, 0.002);
  const until = boot
    ? line.length
    : Math.max(
        8,
        line.findIndex(({ at }) => at[0] < -0.021),
      );
  const used = line.slice(0, until);
  const region = planeTable(
    insideOutline(
      band(
        used.map(({ at, out }) => [at, out] as const),
        0.022,
      ),
    ),
    {
      min: [-0.13, 0],
      max: [0.09, Math.max(0.14, shaft + 0.03)],
      step: 0.002,
    },
  );
  const half = boot ? 0.0085 : open ? 0.0046 : 0.0026;
  const slit: DistanceField = (x, y, z) => Math.max(Math.abs(z) - half, -region(x, y));
  return {
    slit,
    parts(upper, cut, named, detail) {
      const gap = boot ? 6 : 4;
      const rows = used.filter(
        (_, i) => i >= gap && (i - gap) % (boot ? 7 : 5) === 0 && i < used.length - (boot ? 4 : 2),
      );
      const hole = half + 0.0055;
      const across = rows.map(({ at, out }) => span(last, at, out, hole));
      const paths = boot ? crossed(across) : across;
      const laces = paths.map((path) => laceMesh(path, boot ? 0.0021 : 0.0013, detail));
      const facing = half + (boot ? 0.0125 : 0.014);
      // On a derby the quarters carry the eyelets themselves.
      const stays = open
        ? []
        : layerParts({
            name: 'facing',
            role: 'cloth',
            on: upper,
            height: 0.0013,
            spacing: 0.003,
            edge: (x, y, z) => Math.min(facing - Math.abs(z), region(x, y) + 0.006, cut(x, y, z)),
            detail: (point, surface) => {
              const inside = Math.min(facing - Math.abs(point.z), Math.abs(point.z) - half);
              shadeLine(surface, inside, 0.0008, 0.4);
              stitchRow(point, surface, inside - 0.0022, point.x - point.y, {
                colour: null,
                width: 0.0006,
                pitch: 0.0026,
              });
            },
          });
      const tongue: Part = {
        name: 'tongue',
        role: 'cloth' as const,
        mesh: shellMesh(upper, -0.0022, (x, y, z) => Math.abs(z) < half + 0.008 && region(x, y) > -0.004),
      };
      const eyelets = across.flatMap((path) => [path[1]!, path.at(-2)!]).map((at) => eyelet(last, at, detail));
      return [
        ...stays,
        tongue,
        { name: 'laces', role: 'cloth', colourPart: 'laces', mesh: mergeMeshes(laces), solid: true },
        metalPart('eyelets', eyelets, named),
      ];
    },
  };
}

/** A closed outline at `reach` metres on both sides of a line in the median plane. */
function band(line: readonly (readonly [at: Vec3, out: Vec3])[], reach: number): PlanePoint[] {
  const side = (by: number) => line.map(([at, out]): PlanePoint => [at[0] + out[0] * by, at[1] + out[1] * by]);
  return [...side(reach), ...side(-reach).reverse()];
}

/** A lace from hole to hole over the instep: sunk at both ends, raised at the centre. */
function span(last: ShoeLast, at: Vec3, out: Vec3, hole: number): MutableVec3[] {
  const back: Vec3 = [-out[0], -out[1], 0];
  return [-1, -0.95, -0.6, 0, 0.6, 0.95, 1].map((share) => {
    const from = addScaled([at[0], at[1], share * hole], out, 0.03);
    const lift = Math.abs(share) === 1 ? -0.001 : Math.abs(share) > 0.9 ? 0.0024 : 0.0036;
    return meetUpper(last, from, back, lift);
  });
}

/** Each lace runs from a hole to the next higher one on the other side. */
function crossed(rows: readonly MutableVec3[][]): MutableVec3[][] {
  const paths: MutableVec3[][] = [rows[0]!];
  for (let i = 1; i < rows.length; i++) {
    const [low, high] = [rows[i - 1]!, rows[i]!];
    const climb = (from: readonly MutableVec3[], to: readonly MutableVec3[], lift: number): MutableVec3[] =>
      from.map((a, k) => {
        const b = to[k]!;
        const t = k / (from.length - 1);
        const bulge = lift * Math.sin(Math.PI * t);
        return [a[0] + (b[0] - a[0]) * t + bulge, a[1] + (b[1] - a[1]) * t + bulge * 0.6, a[2] + (b[2] - a[2]) * t];
      });
    paths.push(climb(low, high, 0.001), climb([...low].reverse(), [...high].reverse(), 0.0026));
  }
  return paths;
}

function laceMesh(path: readonly Vec3[], radius: number, detail: number): Mesh {
  const smooth = smoothPath(path, 8);
  return radius < 0.0015
    ? tubeMesh(smooth, { radius, sides: 10, rows: atDetail(smooth.length, detail) })
    : beltMesh(smooth, {
        half: radius,
        thickness: 0.0022,
        up: [0.7, 0.7, 0],
        rows: atDetail(smooth.length * 0.6, detail),
      });
}

function eyelet(last: ShoeLast, at: Vec3, detail: number): Mesh {
  const h = 0.001;
  const slope = (axis: 0 | 1 | 2): number => {
    const step: MutableVec3 = [0, 0, 0];
    step[axis] = h;
    const { upper } = last;
    return (
      upper(at[0] + step[0], at[1] + step[1], at[2] + step[2]) -
      upper(at[0] - step[0], at[1] - step[1], at[2] - step[2])
    );
  };
  const n: Vec3 = [slope(0), slope(1), slope(2)];
  const unit = 1 / (Math.hypot(...n) || 1);
  const [nx, ny, nz] = [n[0] * unit, n[1] * unit, n[2] * unit];
  const flat = Math.hypot(nx, ny) || 1;
  const radius = 0.0024;
  const up: Vec3 = [(-ny / flat) * radius, (nx / flat) * radius, 0];
  const side: Vec3 = [(-nz * nx * radius) / flat, (-nz * ny * radius) / flat, flat * radius];
  return wireRing(addScaled(at, [nx, ny, nz], -0.0008), up, side, 0.0007, detail * 0.35);
}
