/**
 * Chairs of turned and bent wood. Seats are 0.44 to 0.46 m high and that of a bar stool 0.735 m; backs end at 0.75 to
 * 0.95 m.
 */
import { TAU, bell, lerp } from '../../../foundation/geometry/interpolation.ts';
import { placeMesh } from '../../../foundation/geometry/mesh/place-mesh.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import type { ChairDesign, ChairRequest } from './chair-design.ts';
import { cushionMesh, pipingMesh } from '../../construction/products/cushion.ts';
import { member, pair } from '../../construction/products/member.ts';

function seat(
  half: Vec3,
  at: Vec3,
  square: number,
  { detail, padded }: ChairRequest,
): Pick<ChairDesign, 'frame' | 'cover' | 'piping'> {
  const board = { half: [half[0], 0.0125, half[2]] as const, square, soft: 0.55, sag: 0.006, detail };
  const wooden = placeMesh(cushionMesh(board), { at });
  if (!padded) return { frame: [wooden] };
  const pad = {
    half: [half[0] * 0.97, 0.022, half[2] * 0.97] as const,
    square,
    soft: 0.85,
    crown: 0.022,
    sag: 0.006,
    detail,
  };
  const on: Vec3 = [at[0], at[1] + 0.03, at[2]];
  return {
    frame: [wooden],
    cover: [placeMesh(cushionMesh(pad), { at: on })],
    piping: [placeMesh(pipingMesh(pad, -1, 0.0036), { at: on })],
  };
}

export function ladderBack(request: ChairRequest): ChairDesign {
  const { detail } = request;
  const posts: Vec3[] = [
    [0.192, 0, -0.245],
    [0.184, 0.24, -0.205],
    [0.18, 0.45, -0.19],
    [0.183, 0.66, -0.212],
    [0.192, 0.9, -0.28],
  ];
  const slats = [0.585, 0.7, 0.815].map((y, i) => {
    const z = lerp(-0.2, -0.255, i / 2);
    const points: Vec3[] = [
      [-0.18, y, z],
      [-0.09, y + 0.004, z - 0.024],
      [0, y + 0.006, z - 0.032],
      [0.09, y + 0.004, z - 0.024],
      [0.18, y, z],
    ];
    return member(points, (t) => [0.026 + 0.009 * bell(t - 0.5, 0.35), 0.0062], detail, [0, 1, -0.15]);
  });
  const base = seat([0.222, 0, 0.212], [0, 0.452, 0.008], 7, request);
  return {
    ...base,
    frame: [
      ...base.frame,
      ...pair(posts, (t) => 0.0135 + 0.0055 * bell(t - 0.5, 0.28), detail),
      ...pair(
        [
          [0.205, 0, 0.205],
          [0.2, 0.45, 0.19],
        ],
        (t) => lerp(0.0125, 0.0195, Math.min(1, t * 1.3)),
        detail,
      ),
      ...slats,
      ...pair(
        [
          [0.197, 0.412, 0.19],
          [0.182, 0.412, -0.19],
        ],
        () => [0.027, 0.0095],
        detail,
        [0, 1, 0],
      ),
      member(
        [
          [-0.2, 0.412, 0.192],
          [0.2, 0.412, 0.192],
        ],
        () => [0.027, 0.0095],
        detail,
        [0, 1, 0],
      ),
      ...pair(
        [
          [0.203, 0.19, 0.2],
          [0.185, 0.19, -0.212],
        ],
        0.0088,
        detail,
      ),
      member(
        [
          [-0.202, 0.27, 0.197],
          [0.202, 0.27, 0.197],
        ],
        0.0088,
        detail,
      ),
      member(
        [
          [-0.184, 0.24, -0.203],
          [0.184, 0.24, -0.203],
        ],
        0.0088,
        detail,
      ),
    ],
  };
}

/** Radius of a turned leg from the floor up: a taper, a ring and a vase shape. */
function turnedLeg(t: number): number {
  return (
    0.0105 + 0.0085 * bell(t - 0.52, 0.2) - 0.004 * bell(t - 0.78, 0.04) + 0.003 * bell(t - 0.85, 0.03) + 0.002 * t
  );
}

export function windsor(request: ChairRequest): ChairDesign {
  const { detail } = request;
  const bow: Vec3[] = [
    [-0.2, 0.46, -0.11],
    [-0.215, 0.64, -0.165],
    [-0.185, 0.83, -0.23],
    [-0.1, 0.945, -0.272],
    [0, 0.975, -0.284],
  ];
  const hoop = smoothPath(
    [
      ...bow,
      ...bow
        .slice(0, -1)
        .reverse()
        .map(([x, y, z]): Vec3 => [-x, y, z]),
    ],
    12,
  );
  const spindles = Array.from({ length: 7 }, (_, i): Mesh => {
    const a = (i - 3) / 3.6;
    const foot: Vec3 = [a * 0.165, 0.462, -0.165 + 0.05 * a * a];
    const top = hoop.reduce(
      (best, p) => (Math.abs(p[0] - a * 0.2) < Math.abs(best[0] - a * 0.2) && p[1] > 0.7 ? p : best),
      hoop[60]!,
    );
    return member([foot, [top[0], top[1], top[2]]], (t) => 0.0055 + 0.0032 * bell(t - 0.3, 0.22), detail);
  });
  const base = seat([0.235, 0, 0.215], [0, 0.455, -0.005], 3.2, request);
  const splay: Vec3[] = [
    [0.215, 0, 0.215],
    [0.135, 0.45, 0.125],
  ];
  const behind: Vec3[] = [
    [0.2, 0, -0.25],
    [0.115, 0.45, -0.13],
  ];
  return {
    ...base,
    frame: [
      ...base.frame,
      member(hoop, 0.0105, detail),
      ...spindles,
      ...pair(splay, turnedLeg, detail),
      ...pair(behind, turnedLeg, detail),
      ...pair(
        [
          [0.187, 0.16, 0.183],
          [0.17, 0.16, -0.207],
        ],
        (t) => 0.008 + 0.005 * bell(t - 0.5, 0.2),
        detail,
      ),
      member(
        [
          [-0.178, 0.16, -0.01],
          [0.178, 0.16, -0.01],
        ],
        (t) => 0.008 + 0.005 * bell(t - 0.5, 0.2),
        detail,
      ),
    ],
  };
}

export function wishbone({ detail }: ChairRequest): ChairDesign {
  const half: Vec3[] = [
    [0.272, 0.672, 0.03],
    [0.28, 0.684, -0.06],
    [0.262, 0.702, -0.16],
    [0.19, 0.724, -0.235],
    [0.09, 0.738, -0.266],
    [0, 0.742, -0.272],
  ];
  const rail = [
    ...half,
    ...half
      .slice(0, -1)
      .reverse()
      .map(([x, y, z]): Vec3 => [-x, y, z]),
  ];
  const fork: Vec3[] = [
    [0.012, 0.46, -0.2],
    [0.014, 0.56, -0.222],
    [0.03, 0.64, -0.24],
    [0.068, 0.7, -0.257],
    [0.085, 0.735, -0.264],
  ];
  const flat = { half: [0.235, 0.011, 0.2] as const, square: 6, soft: 0.9, sag: 0.008, detail };
  return {
    frame: [
      member(rail, (t) => [0.0125, 0.0135 + 0.008 * bell(t - 0.5, 0.25)], detail, [0, 1, 0]),
      ...pair(
        [
          [0.222, 0, 0.215],
          [0.215, 0.25, 0.205],
          [0.208, 0.45, 0.19],
        ],
        (t) => 0.0125 + 0.006 * t,
        detail,
      ),
      ...pair(
        [
          [0.2, 0, -0.235],
          [0.192, 0.24, -0.225],
          [0.2, 0.45, -0.205],
          [0.248, 0.6, -0.155],
          [0.262, 0.69, -0.13],
        ],
        (t) => 0.0125 + 0.0065 * bell(t - 0.6, 0.3),
        detail,
      ),
      ...pair(fork, () => [0.0065, 0.0125], detail, [0, 0, 1]),
      ...pair(
        [
          [0.21, 0.44, 0.19],
          [0.198, 0.435, -0.2],
        ],
        0.0135,
        detail,
      ),
      member(
        [
          [-0.21, 0.44, 0.195],
          [0.21, 0.44, 0.195],
        ],
        0.0135,
        detail,
      ),
      member(
        [
          [-0.198, 0.44, -0.2],
          [0.198, 0.44, -0.2],
        ],
        0.0135,
        detail,
      ),
      ...pair(
        [
          [0.217, 0.21, 0.206],
          [0.195, 0.24, -0.226],
        ],
        0.0092,
        detail,
      ),
      member(
        [
          [-0.216, 0.265, 0.206],
          [0.216, 0.265, 0.206],
        ],
        0.0092,
        detail,
      ),
    ],
    cord: [placeMesh(cushionMesh(flat), { at: [0, 0.448, -0.004] })],
  };
}

export function stool(request: ChairRequest, tall: boolean): ChairDesign {
  const { detail } = request;
  const height = tall ? 0.735 : 0.455;
  const spread = tall ? 0.205 : 0.185;
  const base = seat([0.178, 0, 0.178], [0, height, 0], 2, request);
  const legs: Mesh[] = [];
  const rails: Mesh[] = [];
  const corner = (k: number, y: number): Vec3 => {
    const angle = (k + 0.5) * (TAU / 4);
    const reach = lerp(spread * 1.16, 0.115, y / height);
    return [reach * Math.sin(angle), y, reach * Math.cos(angle)];
  };
  for (let k = 0; k < 4; k++) {
    legs.push(member([corner(k, 0), corner(k, height)], (t) => lerp(0.011, 0.0175, t), detail));
    const y = (tall ? 0.27 : 0.16) + (k % 2) * 0.055;
    rails.push(member([corner(k, y), corner(k + 1, y)], 0.0092, detail));
  }
  return { ...base, frame: [...base.frame, ...legs, ...rails] };
}
