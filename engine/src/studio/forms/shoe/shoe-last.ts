/**
 * The shape of a leather shoe: sections on a bed that rises from the ball of the foot to the heel. The shoe lies along
 * x with its heel at -0.118 m and its outer side towards +z.
 */
import { smoothIntersection, superellipse } from '../../../foundation/geometry/curves/distance-field.ts';
import type { DistanceField } from '../../../foundation/geometry/curves/distance-field.ts';
import { bell, clamp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { noise3 } from '../../../foundation/geometry/noise.ts';
import { insideOutline, smoothOutline } from '../../../foundation/geometry/curves/outline.ts';
import { planeTable } from '../../../foundation/geometry/tables/plane-table.ts';
import type { PlanePoint } from '../../../foundation/geometry/curves/outline.ts';
import { curve } from '../../../foundation/geometry/curves/profile.ts';
import { booted } from './boot-leg.ts';
import { LASTS } from './lasts.ts';
import type { ShoeDesign } from './shoe-design.ts';

export interface ShoeLast {
  readonly upper: DistanceField;
  /** The foot alone, without the shaft of a boot. */
  readonly foot: DistanceField;
  /** Closed outline of the footprint in (x, z), starting at the heel towards -z. */
  readonly outline: readonly PlanePoint[];
  readonly heel: DistanceField;
  /** Metres inside the footprint, seen from above. */
  readonly footprint: (x: number, z: number) => number;
  /** Height of the foot's bed in metres by x. */
  readonly bed: (x: number) => number;
  /** Thickness of the sole in metres without its platform. */
  readonly leather: number;
  readonly design: ShoeDesign;
}

/** Thickness in metres of the sole of a pump. */
const SINGLE = 0.0036;
/** Thickness in metres of the sole of a welted shoe. */
const WELTED = 0.0056;

export function shoeLast(design: ShoeDesign): ShoeLast {
  const { rise, platform, shaft, fullness, welt } = design;
  const shape = LASTS[design.last];
  const corners = [...shape.sides, ...shape.toes[design.toe]];
  const smooth = smoothOutline([...corners, corners[0]!], 5).slice(0, -1);
  const footprint = planeTable(insideOutline(smooth), TABLE);
  const leather = welt > 0.002 ? WELTED : SINGLE;
  const bed = tabled(bedCurve(rise, platform, leather, shape.spring));
  const half = tabled(shape.half);
  const height = tabled((x) => shape.height(x) + 0.013 * fullness * smoothstep(0.02, 0.1, x));
  const foot: DistanceField = (x, y, z) => {
    const up = y - bed(x);
    const skin = superellipse(
      z,
      up + 0.01,
      half(x) * (1 - 0.22 * smoothstep(0.02, 0.07, up)),
      height(x) + 0.01,
      shape.crown + 0.25 * fullness,
    );
    const lean =
      0.001 +
      (0.2 - 0.02 * fullness) * Math.max(0, up - 0.006 - 0.006 * fullness) * smoothstep(0.045, 0.11, x) -
      0.006 * smoothstep(0.05, 0.1, x) * fullness * 0.35 +
      // The heel is widest at a third of its height and concave above, at the tendon.
      smoothstep(-0.06, -0.105, x) * (0.0012 * bell(up, 0.012) + 0.13 * Math.max(0, up - 0.03));
    // Full toes are rounded from the sole up, flat ones only at their edge.
    const turn = shape.sideEdge + smoothstep(0.045, 0.1, x) * (shape.toeEdge - shape.sideEdge + 0.02 * fullness);
    return smoothIntersection(skin, lean - footprint(x, z), turn) * 0.85 - flexed(x, up, z, fullness);
  };
  const upper: DistanceField = shaft > 0 ? booted(foot, bed, design) : foot;
  const outline = lasted(smooth, foot, bed);
  const sole = planeTable(insideOutline(outline), TABLE);
  return {
    upper,
    foot,
    outline,
    heel: design.heel.field({ rise, welt, bed, footprint: sole }),
    footprint: sole,
    bed,
    leather,
    design,
  };
}

/** Height in metres above the bed at which the upper is widest and meets the visible sole. */
const FEATHER = 0.006;

/** The footprint shrunk to the base of the upper, so that the sole does not jut out like a plate. */
function lasted(outline: readonly PlanePoint[], foot: DistanceField, bed: (x: number) => number): PlanePoint[] {
  const n = outline.length;
  const gaps = outline.map(([x, z], k) => {
    const [nx, nz] = outwardAt(outline, k);
    let gap = 0;
    for (let step = 0; step < 12; step++) {
      const far = foot(x - nx * gap, bed(x) + FEATHER, z - nz * gap);
      if (far < 1e-4) break;
      gap += far;
    }
    return Math.min(gap, 0.014);
  });
  return outline.map(([x, z], k): PlanePoint => {
    const [nx, nz] = outwardAt(outline, k);
    const gap = (gaps[(k + n - 1) % n]! + 2 * gaps[k]! + gaps[(k + 1) % n]!) / 4;
    return [x - nx * gap, z - nz * gap];
  });
}

function outwardAt(outline: readonly PlanePoint[], k: number): PlanePoint {
  const n = outline.length;
  const [before, after] = [outline[(k + n - 1) % n]!, outline[(k + 1) % n]!];
  const [dx, dz] = [after[0] - before[0], after[1] - before[1]];
  const length = Math.hypot(dx, dz) || 1;
  return [-dz / length, dx / length];
}

/** Range of the footprint's table (x, z) and the distance between its entries, in metres. */
const TABLE = { min: [-0.14, -0.06], max: [0.17, 0.06], step: 0.0012 } as const;

/** A function of x read from a table, because fields are evaluated at every point of a lattice. */
function tabled(of: (x: number) => number): (x: number) => number {
  const [from, step, count] = [-0.15, 0.001, 321];
  const table = Float64Array.from({ length: count }, (_, i) => of(from + i * step));
  return (x) => {
    const at = clamp((x - from) / step, 0, count - 1.001);
    const i = at | 0;
    return table[i]! + (table[i + 1]! - table[i]!) * (at - i);
  };
}

/** Depth in metres of the fine creases of worn leather over the ball of the foot. */
function flexed(x: number, up: number, z: number, fullness: number): number {
  const where = smoothstep(0.045, 0.06, x) * smoothstep(0.085, 0.07, x) * smoothstep(0.012, 0.026, up);
  return where === 0
    ? 0
    : fullness * 0.0003 * where * Math.sin(x * 430 + z * 40 * Math.sign(z) + 2 * noise3(x * 30, up * 30, z * 30));
}

function bedCurve(rise: number, platform: number, leather: number, spring: number): (x: number) => number {
  const under = leather + 0.0006 + platform;
  return curve([
    [-0.12, rise + under + 0.003],
    [-0.088, rise + under],
    [-0.045, rise * 0.74 + under],
    [-0.005, rise * 0.36 + under],
    [0.028, rise * 0.075 + under],
    [0.055, under],
    [0.09, under + spring * 0.23],
    [0.14, under + spring],
  ]);
}
