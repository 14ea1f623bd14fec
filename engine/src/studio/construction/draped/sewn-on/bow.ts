import { gridMesh } from '../../../../foundation/geometry/mesh/grid.ts';
import { lerp, smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../../foundation/geometry/mesh/mesh.ts';
import { placeMesh } from '../../../../foundation/geometry/mesh/place-mesh.ts';
import type { Random } from '../../../../foundation/geometry/random.ts';
import { between } from '../../../../foundation/geometry/random.ts';
import { smoothPath } from '../../../../foundation/geometry/curves/path.ts';
import { tubeMesh } from '../../../../foundation/geometry/mesh/tube.ts';
import type { Vec3 } from '../../../../foundation/geometry/vector.ts';
import { atDetail } from '../../../parts/at-detail.ts';

export interface BowOptions {
  /** Position of the knot. */
  readonly at: Vec3;
  /** Direction that the knot faces. */
  readonly front: Vec3;
  /** Metres from the knot to the tip of a loop. */
  readonly loop: number;
  /** Width of the ribbon in metres. */
  readonly width: number;
  /** Lengths of the two hanging ends in metres. */
  readonly tails: readonly [number, number];
  /** Distance of the ends in front of the knot, in metres, by metres below it: over a bust. Default none. */
  readonly swell?: (down: number) => number;
}

/** Two loops of ribbon, the knot that pinches them and two hanging ends, each as a mesh. */
export function bowMeshes(options: BowOptions, random: Random, detail: number): Mesh[] {
  const { at, front } = options;
  const meshes = [
    loopMesh(-1, options, random, detail),
    loopMesh(1, options, random, detail),
    ...options.tails.map((length, i) => tailMesh(i === 0 ? -1 : 1, length, options, random, detail)),
    knotMesh(options),
  ];
  return meshes.map((mesh) => placeMesh(mesh, { at, front }));
}

/** Ribbon that leaves the knot, turns at the tip and returns in front, narrow and creased where it is tied. */
function loopMesh(side: number, { loop, width }: BowOptions, random: Random, detail: number): Mesh {
  const droop = between(random, 0.1, 0.24) * loop;
  const belly = between(random, 0.2, 0.27) * loop;
  const lean = between(random, -0.12, 0.12);
  const reach = loop * between(random, 0.94, 1.06);
  return gridMesh({ columns: atDetail(90, detail), rows: atDetail(36, detail) }, (u, v, out) => {
    const turn = u * Math.PI * 2;
    const open = Math.sin(u * Math.PI);
    const far = Math.pow((1 - Math.cos(turn)) / 2, 0.72);
    const across = (v - 0.5) * 2;
    const half = (width / 2) * lerp(0.2, 1, smoothstep(0, 0.8, far));
    // Pleats start at the knot and fade before the tip.
    const pleat = 0.05 * width * Math.cos(across * 7 + side) * (1 - far) * open;
    out[0] = side * (0.004 + reach * far * (1 - 0.1 * across * across));
    out[1] = across * half - droop * far * far + lean * reach * far;
    out[2] = -belly * Math.sin(turn) * (1 - 0.4 * far) * (1 - 0.16 * across * across) + pleat + 0.006;
  });
}

/** A ribbon end that hangs in a slow wave and is cut diagonally. */
function tailMesh(side: number, length: number, { width, swell }: BowOptions, random: Random, detail: number): Mesh {
  const sway = between(random, 0.12, 0.26);
  const phase = between(random, 0, 6);
  return gridMesh({ columns: atDetail(24, detail), rows: atDetail(30 + length * 120, detail) }, (u, v, out) => {
    const across = (u - 0.5) * 2;
    const half = (width / 2) * lerp(0.22, 0.86, smoothstep(0, 0.35, v));
    const cut = length * (v + 0.1 * v ** 6 * across * side);
    const fold = 0.2 * width * Math.sin(across * 1.8 + v * 4 + phase) * smoothstep(0, 0.3, v);
    out[0] = across * half * 0.92 + side * (0.006 + sway * length * Math.pow(v, 0.75)) + 0.01 * Math.sin(v * 7 + phase);
    out[1] = -cut * 0.97;
    out[2] = 0.004 + fold - 0.012 * v + (swell?.(cut) ?? 0);
  });
}

function knotMesh({ width }: BowOptions): Mesh {
  const half = width * 0.2;
  const path: Vec3[] = [
    [0.001, half * 1.05, -0.006],
    [0, half * 0.8, half * 0.55],
    [-0.001, 0, half * 0.85],
    [0, -half * 0.8, half * 0.5],
    [0.001, -half * 1.05, -0.006],
  ];
  return tubeMesh(smoothPath(path, 8), {
    radius: (t) => [half * 0.3, half * (0.72 + 0.16 * Math.cos(t * 6.28))],
    up: [0, 0, 1],
    sides: 28,
  });
}
