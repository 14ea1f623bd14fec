/** Trimmings of shoes and boots: bows, tassels, pull tabs and elastic. */
import { beltMesh } from '../../../foundation/geometry/mesh/belt.ts';
import { bell, lerp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import { addScaled } from '../../../foundation/geometry/vector.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Painter } from '../../materials/material.ts';
import type { Part } from '../../parts/part.ts';
import { shadeLine, stitchRow } from '../../construction/sewing/seam.ts';
import { meetUpper } from './foot-surface.ts';
import type { ShoeLast } from './shoe-last.ts';
import type { Trimming } from './shoe-straps.ts';

/** A flat bow of two loops and a knot on the vamp at x. */
export function vampBow({ last, detail }: Trimming, x: number, size: number): Part {
  const c = meetUpper(last, [x, last.bed(x) + 0.16, 0], [0, -1, 0], 0.002);
  const loops = [-1, 1].map((side): Mesh => {
    const path: Vec3[] = [
      c,
      [c[0] + 0.001, c[1] + size * 0.2, c[2] + side * size * 0.5],
      [c[0] + 0.002, c[1] + size * 0.08, c[2] + side * size],
      [c[0] + 0.002, c[1] - size * 0.12, c[2] + side * size * 0.98],
      [c[0] + 0.001, c[1] - size * 0.04, c[2] + side * size * 0.5],
      [c[0], c[1] - 0.0005, c[2]],
    ];
    return beltMesh(smoothPath(path, 10), {
      half: (t) => size * (0.16 + 0.3 * Math.sin(Math.PI * t)),
      thickness: 0.0013,
      up: [0, 1, 0],
      rows: atDetail(70, detail),
    });
  });
  const knot = beltMesh(
    smoothPath(
      [
        [c[0] - size * 0.22, c[1], c[2]],
        [c[0], c[1] + size * 0.22, c[2]],
        [c[0] + size * 0.22, c[1] - 0.001, c[2]],
      ],
      8,
    ),
    { half: size * 0.17, thickness: 0.003, up: [0, 1, 0], rows: atDetail(24, detail) },
  );
  return { name: 'bow', role: 'cloth', colourPart: 'bow', mesh: mergeMeshes([...loops, knot]), solid: true };
}

/** Two tassels that hang from a knot on the vamp. */
export function tassels({ last, detail }: Trimming, x: number): Part {
  const c = meetUpper(last, [x, last.bed(x) + 0.16, 0], [0, -1, 0], 0.003);
  const meshes = [-1, 1].flatMap((side): Mesh[] => {
    const head: Vec3 = [c[0] + 0.011, c[1] - 0.0035, c[2] + side * 0.0075];
    const cord = tubeMesh(smoothPath([c, [c[0] + 0.005, c[1] + 0.001, c[2] + side * 0.004], head], 6), {
      radius: 0.0011,
      sides: 8,
      rows: 14,
    });
    const strands = Array.from({ length: 13 }, (_, i) => {
      const spread = (i - 6) / 6;
      const end: Vec3 = [head[0] + 0.021 - 0.003 * spread * spread, 0.2, head[2] + side * 0.002 + spread * 0.0068];
      const low = meetUpper(last, end, [0, -1, 0], 0.0016);
      const mid: Vec3 = [(head[0] + low[0]) / 2, (head[1] + low[1]) / 2 + 0.0016, (head[2] + low[2]) / 2];
      return beltMesh(smoothPath([head, mid, low], 5), { half: 0.0009, thickness: 0.0012, up: [0, 1, 0], rows: 10 });
    });
    const cap = tubeMesh([addScaled(head, [1, -0.3, 0], -0.002), addScaled(head, [1, -0.3, 0], 0.0045)], {
      radius: 0.0028,
      sides: atDetail(16, detail),
      rows: 8,
    });
    return [cord, cap, ...strands];
  });
  return { name: 'tassels', role: 'cloth', colourPart: 'trim', mesh: mergeMeshes(meshes), solid: true };
}

/** A loop of webbing at the top of a boot's back. */
export function pullTab({ last, detail }: Trimming): Part {
  const { shaft } = last.design;
  const y = shaft - 0.012;
  const at = meetUpper(last, [-0.25, y, 0], [1, 0, 0], 0.0008);
  const inner: Vec3 = [at[0] + 0.005, y - 0.004, 0];
  const path: Vec3[] = [
    [at[0], y - 0.012, 0],
    at,
    [at[0] - 0.0025, shaft + 0.008, 0],
    [at[0] + 0.001, shaft + 0.017, 0],
    [at[0] + 0.005, shaft + 0.008, 0],
    inner,
  ];
  const mesh = beltMesh(smoothPath(path, 8), {
    half: 0.0085,
    thickness: 0.0016,
    up: [-1, 0, 0],
    rows: atDetail(60, detail),
  });
  const webbing: Painter = (point, surface) => {
    surface.roughness = 0.8;
    shadeLine(surface, (point.v / 0.0016 - Math.round(point.v / 0.0016)) * 0.0016, 0.0003, 0.3);
  };
  return { name: 'pull tab', role: 'cloth', colourPart: 'trim', mesh, solid: true, detail: webbing };
}

/** Ribbed elastic in the sides of a chelsea boot, painted on the upper. */
export function elasticGore(last: ShoeLast): Painter {
  const { shaft } = last.design;
  return (point, surface) => {
    const down = shaft - point.y;
    const width = lerp(0.0205, 0.009, smoothstep(0, 0.085, down));
    const inside = Math.min(width - Math.abs(point.x + 0.0725), 0.086 - down);
    if (inside < -0.004 || Math.abs(point.z) < 0.012) return;
    if (inside < 0) {
      shadeLine(surface, inside, 0.0008, 0.5);
      stitchRow(point, surface, inside + 0.0022, point.y, { colour: null, width: 0.0006, pitch: 0.0026 });
      return;
    }
    const rib = Math.sin(point.x * 2900);
    const fine = Math.max(0, 1 - point.footprint / 0.0009);
    surface.r = lerp(surface.r * 0.25, 0.012, 0.7);
    surface.g = lerp(surface.g * 0.25, 0.0115, 0.7);
    surface.b = lerp(surface.b * 0.25, 0.0115, 0.7);
    surface.roughness = 0.85;
    surface.tiltX += 0.5 * fine * rib;
    surface.occlusion *= 1 - 0.35 * fine * Math.max(0, -rib) - 0.4 * bell(inside, 0.0012);
  };
}
