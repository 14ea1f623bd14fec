/** The front of a pair of glasses: rims, bridge, ends with hinges, and nose pads. */
import { bell, clamp, lerp, smoothstep, TAU } from '../../../foundation/geometry/interpolation.ts';
import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import type { PlanePoint } from '../../../foundation/geometry/curves/outline.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';
import { stud } from '../../construction/hardware/fittings.ts';
import type { FrameShape } from './frame-shape.ts';

/** z of the front in metres at x: 0 at the bridge and negative towards the temples, to which it curves back. */
export function faceCurve(x: number): number {
  return -4.6 * x * x;
}

/**
 * Rims, bridge and ends, or the bar of a single pane. `lift` is the height of the bridge line above the table in
 * metres.
 */
export function frontMesh(shape: FrameShape, outline: readonly PlanePoint[], lift: number, detail: number): Mesh {
  const parts: Mesh[] = [];
  if (shape.make.rimmed) parts.push(...[-1, 1].map((side) => rimMesh(shape, outline, side, lift, detail)));
  if (shape.make.onePane) parts.push(browBar(shape, lift, detail));
  else parts.push(...bridges(shape, outline, lift, detail), ...ends(shape, outline, lift, detail));
  return mergeMeshes(parts);
}

/** A ring with a rounded rectangular section around a lens, wider along the brow and at the outer corner. */
function rimMesh(shape: FrameShape, outline: readonly PlanePoint[], side: number, lift: number, detail: number): Mesh {
  const n = outline.length;
  const top = Math.max(...outline.map(([, y]) => y));
  const outer = Math.max(...outline.map(([x]) => x));
  const power = shape.make.roundness;
  return gridMesh(
    {
      columns: atDetail(260, detail),
      rows: atDetail(36, detail),
      closed: true,
      closedRows: true,
      ...(side > 0 ? { flip: true } : {}),
    },
    (u, v, out) => {
      const at = u * n;
      const k = Math.floor(at) % n;
      const t = at - Math.floor(at);
      const point = (i: number) => outline[(i + n) % n]!;
      const x = lerp(point(k)[0], point(k + 1)[0], t);
      const y = lerp(point(k)[1], point(k + 1)[1], t);
      const dx = lerp(point(k + 1)[0] - point(k - 1)[0], point(k + 2)[0] - point(k)[0], t);
      const dy = lerp(point(k + 1)[1] - point(k - 1)[1], point(k + 2)[1] - point(k)[1], t);
      const unit = 1 / (Math.hypot(dx, dy) || 1);
      const [nx, ny] = [dy * unit, -dx * unit];
      const corner = bell(x - outer, 0.016) * bell(y - top, 0.012);
      const wide = shape.rim + shape.brow * smoothstep(0.1, 0.9, ny) + shape.flick * corner;
      const angle = v * TAU;
      const [c, s] = [Math.cos(angle), Math.sin(angle)];
      const across = Math.sign(c) * Math.pow(Math.abs(c), power);
      const deep = Math.sign(s) * Math.pow(Math.abs(s), power);
      const far = wide * (0.5 + 0.5 * across) - 0.0007;
      // The corner is extended upwards and outwards.
      const pull = shape.flick * corner * (0.5 + 0.5 * across);
      const px = x + nx * far + pull * 0.35;
      out[0] = side * px;
      out[1] = lift + y + ny * far + pull * 0.45;
      out[2] = faceCurve(px) + (deep * shape.depth) / 2;
    },
  );
}

function bridges(shape: FrameShape, outline: readonly PlanePoint[], lift: number, detail: number): Mesh[] {
  const inner = Math.min(...outline.map(([x]) => x)) - shape.rim * 0.5;
  const acetate = shape.make.sawn;
  const bar = (height: number, rise: number, size: number, reach: number): Mesh => {
    const at = (x: number, y: number): Vec3 => [x, lift + y, faceCurve(x) + (acetate ? 0 : 0.0008)];
    const path = [
      at(-reach, height - rise),
      at((0.0025 - reach) * 0.55, height),
      at(0, height + rise * 0.25),
      at((reach - 0.0025) * 0.55, height),
      at(reach, height - rise),
    ];
    return tubeMesh(smoothPath(path, 10), {
      radius: (t) => {
        const flare = Math.abs(2 * t - 1) ** 2.5;
        return [size * (1 + (acetate ? 0.7 : 0) * flare), acetate ? shape.depth * 0.47 : size];
      },
      up: [0, 1, 0],
      sides: atDetail(28, detail),
      rows: atDetail(70, detail),
    });
  };
  const size = acetate ? shape.rim * 0.72 : 0.001;
  const low = bar(shape.bridgeHeight, acetate ? 0.0025 : 0.003, size, inner + 0.0025);
  if (shape.upperBar === 0) return [low];
  return [low, bar(shape.bridgeHeight + 0.0085, 0.001, 0.0011, shape.upperBar)];
}

function ends(shape: FrameShape, outline: readonly PlanePoint[], lift: number, detail: number): Mesh[] {
  const [hx, hy] = shape.hinge;
  const gap = ([x, y]: PlanePoint) => Math.hypot(x - hx, y - hy);
  const corner = outline.reduce((best, point) => (gap(point) < gap(best) ? point : best));
  const acetate = shape.make.sawn;
  return [-1, 1].map((side) => {
    const at = (x: number, y: number, back: number): Vec3 => [side * x, lift + y, faceCurve(x) - back];
    const path = [
      at(corner[0] - (acetate ? 0 : 0.001), corner[1], 0),
      at((corner[0] + hx) / 2 + 0.0008, (corner[1] + hy) / 2, 0.0002),
      at(hx - 0.0006, hy, 0.0016),
      at(hx, hy, 0.006),
    ];
    return tubeMesh(smoothPath(path, 10), {
      radius: (t) =>
        acetate
          ? [lerp(shape.rim * 0.66, shape.rim * 0.6, t), lerp(shape.depth * 0.47, 0.0019, clamp(t * 1.5))]
          : 0.001,
      up: [0, 1, 0],
      sides: atDetail(24, detail),
      rows: atDetail(50, detail),
    });
  });
}

/** A slim bar along the upper edge of a shield's pane. */
function browBar(shape: FrameShape, lift: number, detail: number): Mesh {
  const [hx, hy] = shape.hinge;
  const half: Vec3[] = [
    [hx, lift + hy, faceCurve(hx) - 0.004],
    [hx - 0.001, lift + hy + 0.002, faceCurve(hx)],
    [hx - 0.0075, lift + 0.0197, faceCurve(hx - 0.0075)],
    [0.036, lift + 0.0217, faceCurve(0.036)],
  ];
  const path = [...half, [0, lift + 0.0202, 0] as Vec3, ...half.map(([x, y, z]): Vec3 => [-x, y, z]).reverse()];
  return tubeMesh(smoothPath(path, 12), {
    radius: () => [0.0011, 0.0015],
    up: [0, 1, 0],
    sides: 16,
    rows: atDetail(200, detail),
  });
}

/** Small metal: hinge barrels, with rivets on acetate and the arms of nose pads on wire. */
export function smallMetal(shape: FrameShape, lift: number, detail: number): Mesh[] {
  const [hx, hy] = shape.hinge;
  const { sawn, padded } = shape.make;
  return [-1, 1].flatMap((side): Mesh[] => {
    const z = faceCurve(hx) - 0.0068;
    const barrel = tubeMesh(
      [
        [side * (hx - 0.0022), lift + hy - 0.0026, z],
        [side * (hx - 0.0022), lift + hy + 0.0026, z],
      ],
      { radius: 0.0011, sides: 12, rows: 8 },
    );
    const rivets = sawn
      ? [-0.002, 0.002].map((down) =>
          stud(
            [side * (hx - 0.0055), lift + hy + down, faceCurve(hx - 0.0055) + shape.depth * 0.5],
            0.0009,
            0.0005,
            [0, 0, 1],
          ),
        )
      : [];
    if (!padded) return [barrel, ...rivets];
    const arm = tubeMesh(
      smoothPath(
        [
          [side * 0.0105, lift + 0.003, faceCurve(0.01)],
          [side * 0.0085, lift + 0.001, -0.006],
          [side * 0.0078, lift - 0.003, -0.0085],
        ],
        6,
      ),
      { radius: 0.0005, sides: 8, rows: atDetail(24, detail) },
    );
    return [barrel, arm];
  });
}

/** Silicone pads, whose arms are part of `smallMetal`; null for frames that rest directly on the nose. */
export function nosePads(shape: FrameShape, lift: number): Mesh | null {
  if (!shape.make.padded) return null;
  return mergeMeshes(
    [-1, 1].map((side) => {
      const pad = stud([side * 0.0072, lift - 0.004, -0.009], 0.0036, 0.0018, [-side * 0.85, 0.1, 0.5]);
      return pad;
    }),
  );
}
