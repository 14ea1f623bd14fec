/** Upholstered chairs, moulded chairs and chairs of bent tube. */
import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { bell, clamp, lerp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { placeMesh } from '../../../foundation/geometry/mesh/place-mesh.ts';
import { curve } from '../../../foundation/geometry/curves/profile.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import type { MutableVec3, Vec3 } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { ChairDesign, ChairRequest } from './chair-design.ts';
import { cushionMesh, pipingMesh } from '../../construction/products/cushion.ts';
import type { CushionOptions } from '../../construction/products/cushion.ts';
import { bentPath, member, pair, pipe } from '../../construction/products/member.ts';

interface Placed {
  readonly cushion: CushionOptions;
  readonly at: Vec3;
  /** Directions of the cushion's top and front. By default +y and +z. */
  readonly up?: Vec3;
  readonly front?: Vec3;
  readonly piped?: readonly (1 | -1)[];
}

function upholster(blocks: readonly Placed[]): Pick<ChairDesign, 'cover' | 'piping'> {
  const where = ({ at, up, front }: Placed) => ({ at, ...(up ? { up } : {}), ...(front ? { front } : {}) });
  return {
    cover: blocks.map((block) => placeMesh(cushionMesh(block.cushion), where(block))),
    piping: blocks.flatMap((block) =>
      (block.piped ?? []).map((side) => placeMesh(pipingMesh(block.cushion, side), where(block))),
    ),
  };
}

export function armchair({ detail, tufted }: ChairRequest): ChairDesign {
  const lean: Vec3 = [0, 0.22, 0.975];
  const backUp: Vec3 = [0, 0.975, -0.22];
  const block = (half: Vec3, soft: number, more: Partial<CushionOptions> = {}): CushionOptions => ({
    half,
    soft,
    detail,
    ...more,
  });
  const arm = (side: number): Placed => ({
    cushion: block([0.058, 0.178, 0.335], 0.3, { square: 9, crown: 0.012 }),
    at: [side * 0.345, 0.395, 0.015],
    piped: [1],
  });
  const soft = upholster([
    { cushion: block([0.37, 0.075, 0.33], 0.22, { square: 12 }), at: [0, 0.245, 0.01] },
    arm(-1),
    arm(1),
    { cushion: block([0.39, 0.075, 0.33], 0.55, { square: 7 }), at: [0, 0.52, -0.3], up: lean, front: [0, -1, 0.2] },
    {
      cushion: block([0.283, 0.075, 0.315], 0.7, { square: 8, crown: 0.03, sag: 0.018 }),
      at: [0, 0.392, 0.045],
      piped: [1, -1],
    },
    {
      cushion: block([0.278, 0.062, 0.215], 0.85, {
        square: 6,
        crown: 0.045,
        ...(tufted ? { tufts: [4, 3] as const } : {}),
      }),
      at: [0, 0.648, -0.238],
      up: lean,
      front: [-backUp[0], -backUp[1], -backUp[2]],
      piped: [1],
    },
  ]);
  const leg = (z: number, splay: number): Mesh[] =>
    pair(
      [
        [0.33 + splay, 0, z + Math.sign(z) * splay],
        [0.315, 0.185, z],
      ],
      (t) => lerp(0.0105, 0.021, t),
      detail,
    );
  return { ...soft, frame: [...leg(0.27, 0.02), ...leg(-0.27, 0.025)] };
}

export function lounge({ detail, tufted }: ChairRequest): ChairDesign {
  const seatUp: Vec3 = [0, 0.985, -0.17];
  const seatFront: Vec3 = [0, 0.17, 0.985];
  const backUp: Vec3 = [0, 0.42, 0.907];
  const backDown: Vec3 = [0, -0.907, 0.42];
  const tufts = tufted ? { tufts: [4, 3] as const } : {};
  const soft = upholster([
    {
      cushion: { half: [0.268, 0.062, 0.29], square: 9, soft: 0.55, crown: 0.025, sag: 0.014, detail, ...tufts },
      at: [0, 0.372, 0.035] as const,
      up: seatUp,
      front: seatFront,
      piped: [1, -1] as const,
    },
    {
      cushion: { half: [0.268, 0.058, 0.285], square: 9, soft: 0.55, crown: 0.03, detail, ...tufts },
      at: [0, 0.655, -0.275] as const,
      up: backUp,
      front: backDown,
      piped: [1, -1] as const,
    },
  ]);
  const arm: Vec3[] = [
    [0.318, 0.548, 0.345],
    [0.322, 0.562, 0.2],
    [0.318, 0.545, -0.05],
    [0.305, 0.5, -0.3],
  ];
  const slats = [0.5, 0.6, 0.7, 0.8, 0.88].map((y) =>
    member(
      [
        [-0.29, y, -0.25 - (y - 0.4) * 0.46],
        [0.29, y, -0.25 - (y - 0.4) * 0.46],
      ],
      () => [0.016, 0.007],
      detail,
      [0, 1, -0.4],
    ),
  );
  return {
    ...soft,
    frame: [
      ...pair(arm, (t) => [0.011, 0.019 + 0.015 * bell(t - 0.3, 0.3)], detail, [0, 1, 0]),
      ...pair(
        [
          [0.325, 0, 0.35],
          [0.318, 0.3, 0.305],
          [0.318, 0.55, 0.28],
        ],
        (t) => lerp(0.0115, 0.019, smoothstep(0, 0.6, t)),
        detail,
      ),
      ...pair(
        [
          [0.315, 0, -0.36],
          [0.305, 0.27, -0.22],
          [0.3, 0.42, -0.265],
          [0.292, 0.92, -0.492],
        ],
        (t) => 0.0125 + 0.0075 * bell(t - 0.35, 0.25),
        detail,
      ),
      ...pair(
        [
          [0.318, 0.335, 0.3],
          [0.303, 0.25, -0.235],
        ],
        () => [0.022, 0.0105],
        detail,
        [0, 1, 0],
      ),
      member(
        [
          [-0.318, 0.325, 0.29],
          [0.318, 0.325, 0.29],
        ],
        () => [0.022, 0.0105],
        detail,
        [0, 1, 0],
      ),
      member(
        [
          [-0.303, 0.245, -0.225],
          [0.303, 0.245, -0.225],
        ],
        () => [0.02, 0.0105],
        detail,
        [0, 1, 0],
      ),
      ...slats,
    ],
  };
}

/** A seat and back moulded in one sheet on four splayed wooden legs. */
export function shellChair({ detail }: ChairRequest): ChairDesign {
  const place = shellPoint();
  const sheet = (off: number) =>
    gridMesh({ columns: atDetail(150, detail), rows: atDetail(190, detail), flip: off > 0 }, (u, v, out) =>
      place(u, v, off, out),
    );
  const edge: Vec3[] = [];
  const at: MutableVec3 = [0, 0, 0];
  const steps = atDetail(70, detail);
  const walk = (u: number, v: number) => {
    place(u, v, 0, at);
    edge.push([...at]);
  };
  for (let i = 0; i < steps; i++) walk(i / steps, 0);
  for (let i = 0; i < steps; i++) walk(1, i / steps);
  for (let i = 0; i < steps; i++) walk(1 - i / steps, 1);
  for (let i = 0; i <= steps; i++) walk(0, 1 - i / steps);
  const rim = tubeMesh(edge, { radius: 0.0046, closed: true, sides: 12, rows: edge.length });
  const leg = (foot: Vec3, top: Vec3) => pair([foot, top], (t) => lerp(0.0105, 0.0165, t), detail);
  const rod = (a: Vec3, b: Vec3) => pair([a, b], 0.0035, detail);
  return {
    cover: [sheet(0.0032), sheet(-0.0032), rim],
    frame: [...leg([0.228, 0, 0.215], [0.1, 0.425, 0.06]), ...leg([0.218, 0, -0.245], [0.1, 0.425, -0.07])],
    metal: [
      ...rod([0.168, 0.2, 0.142], [-0.1, 0.41, 0.06]),
      ...rod([0.163, 0.2, -0.163], [-0.1, 0.41, -0.07]),
      ...rod([0.168, 0.2, 0.142], [0.105, 0.41, -0.06]),
      ...rod([0.163, 0.2, -0.163], [0.105, 0.41, 0.05]),
    ],
  };
}

function shellPoint(): (u: number, v: number, off: number, out: MutableVec3) => void {
  const depth = curve([
    [0, 0.235],
    [0.06, 0.222],
    [0.3, 0.06],
    [0.48, -0.12],
    [0.58, -0.192],
    [0.7, -0.222],
    [1, -0.295],
  ]);
  const height = curve([
    [0, 0.425],
    [0.06, 0.442],
    [0.3, 0.428],
    [0.48, 0.436],
    [0.58, 0.487],
    [0.7, 0.58],
    [1, 0.83],
  ]);
  const wide = curve([
    [0, 0.215],
    [0.2, 0.228],
    [0.45, 0.243],
    [0.65, 0.242],
    [1, 0.222],
  ]);
  // The corners are rounded: over the last sixth of the back and the first tenth of the seat.
  const width = (v: number) => {
    const end = Math.max((v - 0.84) / 0.16, (0.1 - v) / 0.1 - 0.25, 0);
    return wide(v) * (0.62 + 0.38 * Math.sqrt(Math.max(0, 1 - end ** 2.4)));
  };
  const curl = curve([
    [0, 0.03],
    [0.25, 0.085],
    [0.5, 0.15],
    [0.72, 0.11],
    [1, 0.05],
  ]);
  return (u, v, off, out) => {
    const h = 0.07;
    const [v0, v1] = [clamp(v - h), clamp(v + h)];
    const [tz, ty] = [depth(v1) - depth(v0), height(v1) - height(v0)];
    const length = Math.hypot(tz, ty);
    // Normal of the profile: upwards from the seat and forwards from the back.
    const [nz, ny] = [ty / length, -tz / length];
    const a = u * 2 - 1;
    const side = Math.abs(a);
    const lift = curl(v) * Math.pow(side, 2.5);
    const lean = (curl(v) * Math.pow(side, 1.5) * 2.5) / (width(v) * 1 + 0.05);
    const tilt = Math.atan(lean * 0.4) * Math.sign(a);
    const rise = lift + off * Math.cos(tilt);
    out[0] = a * width(v) * (1 - 0.09 * side * side) - off * Math.sin(tilt);
    out[1] = height(v) + ny * rise - (v < 0.08 ? 0.02 * side * side * (1 - v / 0.08) : 0);
    out[2] = depth(v) + nz * rise;
  };
}

/** A cantilever of bent tube with seat and back of cane in wooden frames. */
export function caneCantilever(request: ChairRequest): ChairDesign {
  const { detail } = request;
  const r = 0.0125;
  const half: Vec3[] = [
    [0.205, 0.84, -0.262],
    [0.205, 0.5, -0.198],
    [0.205, 0.45, -0.18],
    [0.208, 0.442, 0.235],
    [0.212, r, 0.235],
    [0.212, r, -0.245],
    [0, r, -0.245],
  ];
  const path = bentPath(
    [
      ...half,
      ...half
        .slice(0, -1)
        .reverse()
        .map(([x, y, z]): Vec3 => [-x, y, z]),
    ],
    0.075,
  );
  const panel = (w: number, d: number, at: Vec3, up: Vec3, front: Vec3): [Mesh, Mesh] => {
    const bow = (x: number) => 0.02 * (x / w) ** 2;
    const frame: Vec3[] = Array.from({ length: 161 }, (_, i) => {
      const angle = (i / 160) * Math.PI * 2;
      const power = (value: number) => Math.sign(value) * Math.pow(Math.abs(value), 0.3);
      const x = w * power(Math.sin(angle));
      return [x, bow(x), d * power(Math.cos(angle))];
    });
    const ring = tubeMesh(frame, { radius: () => [0.0105, 0.021], closed: true, sides: 24, rows: 320, up: [0, 1, 0] });
    const sheet = gridMesh(
      {
        columns: 24,
        rows: 12,
        develop: (_u, _v, [x, , z], out) => {
          out[0] = x;
          out[1] = -z;
        },
      },
      (u, v, out) => {
        out[0] = (u * 2 - 1) * w * 0.985;
        out[1] = bow(out[0]) + 0.004;
        out[2] = (v * 2 - 1) * d * 0.985;
      },
    );
    const where = { at, up, front };
    return [placeMesh(ring, where), placeMesh(sheet, where)];
  };
  const [seatFrame, seat] = panel(0.222, 0.205, [0, 0.468, 0.015], [0, 1, 0], [0, 0, 1]);
  const [backFrame, back] = panel(0.222, 0.105, [0, 0.735, -0.228], [0, 0.18, 0.983], [0, -0.983, 0.18]);
  return {
    frame: [seatFrame, backFrame],
    cane: request.padded ? [] : [seat, back],
    cover: request.padded ? [seat, back] : [],
    metal: [pipe(path, r, detail)],
    tubular: true,
  };
}
