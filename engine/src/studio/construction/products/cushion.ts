import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { TAU, bell, clamp } from '../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { noise2 } from '../../../foundation/geometry/noise.ts';
import { atDetail } from '../../parts/at-detail.ts';

export interface CushionOptions {
  /** Half sizes in metres: width, thickness and depth. */
  readonly half: Vec3;
  /** Exponent of the outline seen from above: 2 is round, 6 is a square with soft corners. */
  readonly square?: number;
  /** Metres by which the top bulges above its seams. */
  readonly crown?: number;
  /** Metres by which the centre of the top is compressed. */
  readonly sag?: number;
  /** Rounding of the edges as a share of the thickness: 1 for a pillow, 0.3 for a firm block. */
  readonly soft?: number;
  /** Columns and rows of buttons that are drawn deep into the top. */
  readonly tufts?: readonly [columns: number, rows: number];
  readonly detail: number;
}

/** A cushion around the origin with its top towards +y. u, v are flat on the top and continue over its edges. */
export function cushionMesh(options: CushionOptions): Mesh {
  const { half, detail, soft = 0.6 } = options;
  const [w, h, d] = half;
  const rim = h * clamp(soft, 0.05, 1);
  return gridMesh(
    {
      columns: atDetail(220, detail),
      rows: atDetail(150, detail),
      closed: true,
      develop: (_u, v, [x, , z], out) => {
        const { drop } = sectionAt(v, h, rim);
        const length = Math.hypot(x / w, z / d) || 1;
        out[0] = x + (drop * (x / w)) / length;
        out[1] = -z - (drop * (z / d)) / length;
      },
    },
    (u, v, out) => {
      const { inset, y, drop } = sectionAt(v, h, rim);
      const angle = u * TAU;
      const [ox, oz] = outline(options, angle);
      const reach = Math.hypot(ox, oz);
      const share = inset.flat * Math.max(0, (reach - inset.metres) / reach);
      const [x, z] = [ox * share, oz * share];
      const swell = drop === 0 ? topHeight(options, x, z) : edgeHeight(options, ox, oz, drop);
      out[0] = x;
      out[1] = y + (y > 0 ? swell : 0);
      out[2] = z;
    },
  );
}

interface Section {
  /**
   * Distance in metres from the outline on the rounded side, and on the flat top and bottom the share of the way to
   * there.
   */
  readonly inset: { readonly flat: number; readonly metres: number };
  readonly y: number;
  /** Metres of cloth down the side from the edge of the top. */
  readonly drop: number;
}

/** Half-width of the rounded edge as a share of its height. */
const ROUND = 0.9;

/** The section from the centre of the top (v = 0) over the side to the centre of the bottom (v = 1). */
function sectionAt(v: number, h: number, rim: number): Section {
  const [top, side] = [0.5, 0.8];
  const metres = rim * ROUND;
  if (v < top) return { inset: { flat: v / top, metres }, y: h, drop: 0 };
  if (v > side) return { inset: { flat: 1 - (v - side) / (1 - side), metres }, y: -h, drop: 2 * h + (v - side) };
  const t = (v - top) / (side - top);
  const arc = (rim * Math.PI) / 2;
  const wall = 2 * (h - rim);
  const along = t * (2 * arc + wall);
  if (along < arc) {
    const angle = along / rim;
    return {
      inset: { flat: 1, metres: metres * (1 - Math.sin(angle)) },
      y: h - rim * (1 - Math.cos(angle)),
      drop: along + 1e-6,
    };
  }
  if (along < arc + wall) return { inset: { flat: 1, metres: 0 }, y: h - rim - (along - arc), drop: along };
  const angle = (along - arc - wall) / rim;
  return {
    inset: { flat: 1, metres: metres * (1 - Math.cos(angle)) },
    y: -h + rim * (1 - Math.sin(angle)),
    drop: along,
  };
}

function outline({ half: [w, , d], square = 6 }: CushionOptions, angle: number): [number, number] {
  const power = (value: number) => Math.sign(value) * Math.pow(Math.abs(value), 2 / square);
  return [w * power(Math.sin(angle)), d * power(Math.cos(angle))];
}

function topHeight({ half: [w, , d], crown = 0, sag = 0, tufts }: CushionOptions, x: number, z: number): number {
  const [a, b] = [clamp(1 - (x / w) ** 2), clamp(1 - (z / d) ** 2)];
  let height = crown * Math.sqrt(a * b) - sag * bell(Math.hypot(x / w, z / d), 0.5);
  // Slow unevenness of used upholstery, which is 0 at the seam.
  height += crown * 0.1 * noise2(x * 9 + 3, z * 9, 5) * Math.min(1, a * b * 4);
  if (!tufts) return height;
  const [columns, rows] = tufts;
  const pitch = [(2 * w) / columns, (2 * d) / rows] as const;
  let deepest = 0;
  for (let j = 0; j < rows; j++) {
    const off = j % 2 === 0 ? 0.5 : 1;
    for (let i = 0; i < columns - (j % 2); i++) {
      const far = Math.hypot((x + w - (i + off) * pitch[0]) / pitch[0], (z + d - (j + 0.5) * pitch[1]) / pitch[1]);
      deepest = Math.max(deepest, Math.exp(-far * 5));
    }
  }
  return height + 0.012 - 0.03 * deepest;
}

/** Remaining bulge of the top at `drop` metres down the side, over a point of the outline. */
function edgeHeight(options: CushionOptions, ox: number, oz: number, drop: number): number {
  const { half, soft = 0.6 } = options;
  const share = 1 - (half[1] * clamp(soft, 0.05, 1) * ROUND) / (Math.hypot(ox, oz) || 1);
  return topHeight(options, ox * share, oz * share) * clamp(1 - drop / (half[1] * 1.2));
}

/** Position of the cord on the rounded edge, as an angle in radians from the flat top. */
const CORD_ANGLE = 0.85;

/** A cord sewn into the seam round the top (or the bottom) of a cushion. */
export function pipingMesh(options: CushionOptions, side: 1 | -1, radius = 0.0042): Mesh {
  const { half, soft = 0.6, detail } = options;
  const steps = atDetail(260, detail);
  const rim = half[1] * clamp(soft, 0.05, 1);
  const path = Array.from({ length: steps + 1 }, (_, i): Vec3 => {
    const [x, z] = outline(options, (i / steps) * TAU);
    const out = rim * ROUND * (1 - Math.sin(CORD_ANGLE)) - radius * 0.4;
    const share = 1 - out / (Math.hypot(x, z) || 1);
    const y = half[1] - rim * (1 - Math.cos(CORD_ANGLE)) + radius * 0.3;
    const swell = side > 0 ? edgeHeight(options, x, z, rim * CORD_ANGLE) : 0;
    return [x * share, side * y + swell, z * share];
  });
  return tubeMesh(path, {
    radius,
    closed: true,
    sides: atDetail(12, Math.max(0.6, detail)),
    rows: steps,
    up: [0, 1, 0],
  });
}
