/** What fills a sneaker's throat: tongue, eyelets and a tied lace. */
import { beltMesh } from '../../../geometry/belt.ts';
import { gridMesh } from '../../../geometry/grid.ts';
import { clamp, lerp, smoothstep } from '../../../geometry/interpolation.ts';
import type { Mesh } from '../../../geometry/mesh.ts';
import { mergeMeshes } from '../../../geometry/merge-meshes.ts';
import { smoothPath } from '../../../geometry/path.ts';
import { curve } from '../../../geometry/profile.ts';
import type { Vec3 } from '../../../geometry/vector.ts';
import { atDetail } from '../../form.ts';
import { wireRing } from '../bag/fittings.ts';
import type { SneakerLast } from './last.ts';

export interface Lacing {
  readonly tongue: Mesh;
  readonly lace: Mesh;
  readonly eyelets: Mesh;
}

/** Outward normal of the instep, on which tongue and laces lie. */
const INSTEP: Vec3 = [0.5, 0.866, 0];

export function lacing(last: SneakerLast, high: boolean, lift: number, detail: number): Lacing {
  const spine: (readonly [number, number])[] = high
    ? [
        [0.07, 0.0765],
        [0.045, 0.091],
        [0.02, 0.104],
        [0, 0.117],
        [-0.013, 0.135],
        [-0.021, 0.158],
        [-0.026, 0.182],
        [-0.028, 0.2],
      ]
    : [
        [0.07, 0.0765],
        [0.045, 0.0905],
        [0.02, 0.1035],
        [-0.005, 0.1155],
        [-0.024, 0.126],
        [-0.036, 0.1365],
        [-0.0435, 0.1455],
      ];
  const raised = spine.map(([x, y]) => [x, y + lift, 0] as const);
  const crest = curve([...raised].reverse().map(([x, y]) => [x, y] as const));
  const rows = high ? [0.054, 0.04, 0.026, 0.012, 0, -0.01, -0.018] : [0.054, 0.0385, 0.023, 0.0075, -0.008, -0.0225];
  const holes = rows.map((x) => [hole(last, x, -1), hole(last, x, 1)] as const);
  return {
    tongue: tongueMesh(last, smoothPath(raised, 12), detail),
    lace: mergeMeshes(lacePaths(holes, crest, last).map((path) => laceMesh(path, detail))),
    eyelets: mergeMeshes(holes.flat().map((at) => eyelet(last, at, detail))),
  };
}

/** Where the lace goes through the stay, found by walking down onto the upper. */
function hole(last: SneakerLast, x: number, side: number): Vec3 {
  const z = last.middle(x) + side * (last.throatHalf(x) + 0.0062);
  let y = 0.24;
  for (let step = 0; step < 120; step++) {
    const far = last.upper(x, y, z);
    if (far < 1e-4) break;
    y -= far * 0.7;
  }
  return [x, y + 0.0014, z];
}

function eyelet(last: SneakerLast, at: Vec3, detail: number): Mesh {
  const slope = (last.upper(at[0], at[1], at[2] + 0.002) - last.upper(at[0], at[1], at[2] - 0.002)) / 0.004;
  return wireRing(at, [0.0021, -0.0012, 0], [0, -0.0024 * slope, 0.0024], 0.0007, detail);
}

/** A padded tongue, thickest in the middle, widening upwards, with a round end. Seen side first, then its lining. */
function tongueMesh(last: SneakerLast, spine: readonly Vec3[], detail: number): Mesh {
  const end = spine.length - 1;
  return gridMesh(
    { columns: atDetail(90, detail), rows: atDetail(120, detail), closed: true, flip: true },
    (u, v, out) => {
      const at = (1 - v) * end;
      const i = Math.min(end - 1, Math.floor(at));
      const x = lerp(spine[i]![0], spine[i + 1]![0], at - i);
      const y = lerp(spine[i]![1], spine[i + 1]![1], at - i);
      const top = 1 - v;
      const seen = u > 0.25 && u < 0.75 ? 1 : -1;
      const s = seen > 0 ? (u - 0.5) * 4 : u <= 0.25 ? -u * 4 : (1 - u) * 4;
      const rounded = Math.sqrt(Math.max(0, 1 - Math.pow(clamp((top - 0.85) / 0.15), 2.2)));
      const width = lerp(0.011, 0.0215, smoothstep(0, 0.85, top)) * lerp(0.45, 1, rounded);
      const thick = 0.0036 * Math.sqrt(Math.max(0, 1 - s * s * s * s)) * lerp(0.7, 1.3, top) * lerp(0.3, 1, rounded);
      const sag = -0.012 * s * s * lerp(0.5, 1.1, top);
      const dx = spine[i + 1]![0] - spine[i]![0];
      const dy = spine[i + 1]![1] - spine[i]![1];
      const swell = (sag + seen * thick) / Math.hypot(dx, dy);
      out[0] = x + dy * swell + 0.001;
      out[1] = y - dx * swell - 0.002;
      out[2] = s * width + last.middle(x);
    },
  );
}

function laceMesh(path: readonly Vec3[], detail: number): Mesh {
  const smooth = smoothPath(path, 8);
  return beltMesh(smooth, { half: 0.0031, thickness: 0.0019, up: INSTEP, rows: atDetail(smooth.length * 1.1, detail) });
}

/** A bar below, crosses above it, and a bow at the top. */
function lacePaths(
  holes: readonly (readonly [Vec3, Vec3])[],
  crest: (x: number) => number,
  last: SneakerLast,
): Vec3[][] {
  const paths: Vec3[][] = [];
  const over = (x: number, lift: number, z: number): Vec3 => {
    const slope = (crest(x + 0.003) - crest(x - 0.003)) / 0.006;
    const unit = lift / Math.hypot(slope, 1);
    return [x - slope * unit, crest(x) + unit, z];
  };
  const span = (a: Vec3, b: Vec3, lift: number): Vec3[] => {
    const x = (a[0] + b[0]) / 2;
    const inward = (p: Vec3, by: number): Vec3 => [p[0], p[1] + by, p[2] * (by > 0 ? 0.9 : 1.0)];
    const third = (p: Vec3, q: Vec3): Vec3 => over(lerp(p[0], q[0], 0.3), lift, lerp(p[2], q[2], 0.3));
    return [
      [a[0], a[1] - 0.003, a[2]],
      inward(a, 0.0015),
      third(a, b),
      over(x, lift + 0.0006, last.middle(x)),
      third(b, a),
      inward(b, 0.0015),
      [b[0], b[1] - 0.003, b[2]],
    ];
  };
  paths.push(span(holes[0]![0], holes[0]![1], 0.0036));
  for (let i = 0; i < holes.length - 1; i++) {
    paths.push(span(holes[i]![0], holes[i + 1]![1], 0.0034));
    paths.push(span(holes[i]![1], holes[i + 1]![0], 0.0055));
  }
  return [...paths, ...bow(holes.at(-1)![0][0], over, last)];
}

function bow(x: number, over: (x: number, lift: number, z: number) => Vec3, last: SneakerLast): Vec3[][] {
  const c = over(x + 0.006, 0.0085, last.middle(x));
  const from = (dx: number, dy: number, dz: number): Vec3 => [c[0] + dx, c[1] + dy, c[2] + dz];
  const halves = [-1, 1].flatMap((side): Vec3[][] => [
    [
      c,
      from(0.005, 0.006, side * 0.014),
      from(0.014, -0.001, side * 0.028),
      from(0.0195, -0.0135, side * 0.0285),
      from(0.011, -0.007, side * 0.015),
      c,
    ],
    [c, from(0.009, 0, side * 0.011), from(0.022, -0.0145, side * 0.0215), from(0.029, -0.031, side * 0.034)],
  ]);
  const knot: Vec3[] = [
    from(-0.003, 0.0005, -0.0035),
    from(0, 0.0028, -0.001),
    from(0.001, 0.0028, 0.001),
    from(0.003, -0.0005, 0.0035),
  ];
  return [...halves, knot];
}
