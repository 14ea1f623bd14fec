/** Cases, hands and hour marks of watches, centred at the origin with the dial facing +z; metres. */
import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { TAU } from '../../../foundation/geometry/interpolation.ts';
import { latheMesh } from '../../../foundation/geometry/mesh/lathe.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { placeMesh } from '../../../foundation/geometry/mesh/place-mesh.ts';
import { roundedLoft } from '../../../foundation/geometry/mesh/rounded-loft.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';
import { STRAP_HALF } from './strap.ts';

export interface CaseShape {
  /** Half the width and height of the dial. */
  readonly dial: readonly [width: number, height: number];
  /** Exponent of the outline: 2 is round, 8 is a rectangle with soft corners. */
  readonly square: number;
  readonly bezel: number;
  /** True when the case has four corners. Its dial has roman numerals by default and no date window. */
  readonly cornered: boolean;
  /** True when a ring with a minute scale turns round the dial. */
  readonly turningBezel: boolean;
  /** Half the width in metres of the strap where it meets the case. */
  readonly strap: number;
  /** What stands out at its sides: a crown, a crown between two pushers, or four buttons. */
  readonly buttons: 'crown' | 'pushers' | 'four';
}

const PLAIN = { square: 2, cornered: false, turningBezel: false, strap: STRAP_HALF, buttons: 'crown' } as const;

export const ROUND_CASE: CaseShape = { ...PLAIN, dial: [0.0166, 0.0166], bezel: 0.0024 };
export const DIVE_CASE: CaseShape = { ...PLAIN, dial: [0.0152, 0.0152], bezel: 0.0042, turningBezel: true };
export const TANK_CASE: CaseShape = { ...PLAIN, dial: [0.0118, 0.0152], bezel: 0.0022, square: 9, cornered: true };
/** A small case for a narrow wrist. */
export const SMALL_CASE: CaseShape = { ...PLAIN, dial: [0.0116, 0.0116], bezel: 0.0021, strap: 0.0064 };
/** A case of resin round a display. */
export const DISPLAY_CASE: CaseShape = {
  ...PLAIN,
  dial: [0.0152, 0.0142],
  bezel: 0.0044,
  square: 4.6,
  strap: 0.0108,
  buttons: 'four',
};

/** Distance in metres of the dial in front of the case's centre. */
export const DIAL_Z = 0.0022;
/** Distance in metres of the crystal's rim in front of the case's centre. */
export const CRYSTAL_Z = 0.0044;

/** A point of the outline of the case, `grow` metres outside the dial. */
function rim({ dial: [w, h], square }: CaseShape, grow: number, angle: number): [number, number] {
  const power = (value: number) => Math.sign(value) * Math.pow(Math.abs(value), 2 / square);
  return [(w + grow) * power(Math.sin(angle)), (h + grow) * power(Math.cos(angle))];
}

/** The side of the case, the polished bezel with a chamfer, and the wall down to the dial. */
export function caseMesh(shape: CaseShape, detail: number): Mesh {
  const { bezel } = shape;
  const b = bezel;
  const profile: [grow: number, z: number][] = [
    [-0.0002, DIAL_Z - 0.0004],
    [0, CRYSTAL_Z - 0.0002],
    [0.0003, CRYSTAL_Z + 0.0002],
    [b * 0.5, CRYSTAL_Z + 0.0001],
    [b * 0.85, CRYSTAL_Z - 0.0006],
    [b, CRYSTAL_Z - 0.0014],
    [b + 0.0001, CRYSTAL_Z - 0.0017],
    [b + 0.0007, CRYSTAL_Z - 0.002],
    [b + 0.001, CRYSTAL_Z - 0.0026],
    [b + 0.0011, 0],
    [b + 0.0009, -0.0032],
    [b + 0.0002, -0.0044],
    [-0.004, -0.0048],
    [-0.0118, -0.0048],
  ];
  const smooth = 8;
  const rows = (profile.length - 1) * smooth;
  return gridMesh({ columns: atDetail(220, detail), rows, closed: true, flip: true }, (u, v, out) => {
    const at = v * (profile.length - 1);
    const i = Math.min(profile.length - 2, Math.floor(at));
    const t = at - i;
    const grow = profile[i]![0] + (profile[i + 1]![0] - profile[i]![0]) * t;
    const [x, y] = rim(shape, grow, u * TAU);
    out[0] = x;
    out[1] = y;
    out[2] = profile[i]![1] + (profile[i + 1]![1] - profile[i]![1]) * t;
  });
}

/** A flat or domed sheet inside the case. u and v are metres across and up the dial. */
export function faceMesh(shape: CaseShape, z: number, dome: number, detail: number): Mesh {
  return gridMesh(
    {
      columns: atDetail(160, detail),
      rows: atDetail(40, detail),
      closed: true,
      flip: true,
      develop: (_u, _v, [x, y], out) => {
        out[0] = x;
        out[1] = y;
      },
    },
    (u, v, out) => {
      const [x, y] = rim(shape, 0.0001, u * TAU);
      const share = Math.max(v, 1e-3);
      out[0] = x * share;
      out[1] = y * share;
      out[2] = z + dome * (1 - share * share);
    },
  );
}

/** Angles in radians from three o'clock of the buttons beside a crown, or of all buttons. */
const ANGLES: Readonly<Record<CaseShape['buttons'], readonly number[]>> = {
  crown: [],
  pushers: [0.62, -0.62],
  four: [0.5, -0.5, Math.PI - 0.5, Math.PI + 0.5],
};

/** Four lugs, a crown at three o'clock and, on both sides of it, the pushers of a chronograph; or four buttons. */
export function fittings(shape: CaseShape, reach: number, detail: number): Mesh[] {
  const [w, h] = shape.dial;
  const slim = shape.strap / STRAP_HALF;
  const outer = shape.bezel + 0.001;
  const lugs = [-1, 1].flatMap((side) =>
    [-1, 1].map((end): Mesh => {
      const x = side * (shape.strap + 0.0016 * slim);
      const inner = shape.cornered
        ? h * 0.6
        : shape.square > 2
          ? h + outer * 0.6
          : Math.sqrt(Math.max(1e-6, (h + outer) ** 2 - x * x)) * 0.72;
      const path: Vec3[] = [
        [x * 0.98, end * inner, 0.0008],
        [x, end * (reach * 0.78), 0.0014],
        [x, end * (reach - 0.0006), 0.0002],
        [x, end * (reach + 0.0022), -0.0026],
      ];
      return tubeMesh(path, {
        radius: (t) => [0.0019 * slim * (1 - 0.3 * t), 0.0015 * slim],
        up: [0, 0, 1],
        sides: atDetail(18, detail),
        rows: 40,
      });
    }),
  );
  const crown = latheMesh(
    [
      [1e-6, 0.0031],
      [0.0021, 0.003],
      [0.0025, 0.0026],
      [0.0026, 0.0006],
      [0.0022, 0],
      [1e-6, 0],
    ],
    { columns: atDetail(144, detail), section: (angle) => 1 + 0.035 * Math.cos(angle * 24) },
  );
  const at: Vec3 = [w + shape.bezel + 0.0011, 0, 0];
  const buttons = ANGLES[shape.buttons].map((angle): Mesh => {
    const way: Vec3 = [Math.cos(angle), Math.sin(angle), 0];
    // The buttons of a cornered case stand on its sides, further up than on a round one.
    const at: Vec3 =
      shape.square > 2
        ? [Math.sign(way[0]) * (w + shape.bezel - 0.0006), way[1] * h, 0]
        : [way[0] * (w + shape.bezel), way[1] * (w + shape.bezel), 0];
    const up: Vec3 = shape.square > 2 ? [Math.sign(way[0]), 0, 0] : way;
    const outline: [number, number][] = [
      [1e-6, 0.0034],
      [0.0014, 0.0034],
      [0.0016, 0.0031],
      [0.0016, 0.0019],
      [0.001, 0.0018],
      [0.001, 0],
    ];
    return placeMesh(latheMesh(outline, { columns: 40 }), {
      at,
      up,
      front: [0, 0, 1],
    });
  });
  if (shape.buttons === 'four') return [...lugs, ...buttons];
  return [...lugs, ...buttons, placeMesh(crown, { at, up: [1, 0, 0], front: [0, 0, 1] })];
}

/** A hand or mark on the dial from `from` to `to` metres from the centre, at an angle from twelve o'clock. */
export function bar(angle: number, from: number, to: number, half: number, z: number, taper = 1): Mesh {
  const length = to - from;
  const loft = roundedLoft({
    columns: 40,
    rows: 24,
    bottom: 0,
    top: 0.0003,
    corner: half * 0.3,
    edge: 0.00012,
    halfWidth: () => half,
    halfDepth: () => length / 2,
  });
  const along: Vec3 = [Math.sin(angle), Math.cos(angle), 0];
  const centre = (from + to) / 2;
  const p = loft.positions;
  if (taper !== 1) {
    for (let k = 0; k < p.length; k += 3) p[k] = p[k]! * (1 + (taper - 1) * (0.5 + p[k + 2]! / length));
  }
  return placeMesh(loft, { at: [along[0] * centre, along[1] * centre, z], up: [0, 0, 1], front: along });
}

export function disc(radius: number, z: number, thick: number): Mesh {
  const outline: [number, number][] = [
    [1e-6, thick],
    [radius * 0.9, thick],
    [radius, thick * 0.6],
    [radius, 0],
  ];
  return placeMesh(latheMesh(outline, { columns: 48 }), { at: [0, 0, z], up: [0, 0, 1], front: [0, 1, 0] });
}
