/** Parts in the throat of a sneaker: tongue, eyelets and a tied lace. */
import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { clamp, lerp, smoothstep, TAU } from '../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import { curve } from '../../../foundation/geometry/curves/profile.ts';
import { addScaled, cross, dot, mix, normalise, subtract } from '../../../foundation/geometry/vector.ts';
import type { MutableVec3, Vec3 } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';
import { wireRing } from '../../construction/hardware/fittings.ts';
import type { SneakerLast } from './last.ts';

export interface Lacing {
  readonly tongue: Mesh;
  /** Position and direction (x, y) of the end of the tongue, metres. */
  readonly tip: { readonly at: readonly [x: number, y: number]; readonly along: readonly [x: number, y: number] };
  readonly lace: Mesh;
  readonly eyelets: Mesh;
}

export function lacing(last: SneakerLast, high: boolean, lift: number, detail: number): Lacing {
  const spine: (readonly [number, number])[] = high
    ? [
        [0.07, 0.0765],
        [0.045, 0.091],
        [0.02, 0.104],
        [0, 0.117],
        [-0.013, 0.135],
        [-0.021, 0.156],
        [-0.0255, 0.172],
        [-0.0275, 0.183],
      ]
    : [
        [0.07, 0.0765],
        [0.045, 0.0905],
        [0.02, 0.1035],
        [-0.005, 0.1155],
        [-0.022, 0.1245],
        [-0.033, 0.133],
        [-0.039, 0.1395],
      ];
  const raised = spine.map(([x, y]) => [x, y + lift, 0] as const);
  const crest = curve([...raised].reverse().map(([x, y]) => [x, y] as const));
  const places = high ? [0.054, 0.04, 0.026, 0.012, 0, -0.01, -0.018] : [0.054, 0.0385, 0.023, 0.0075, -0.008, -0.0225];
  const rows = places.map((x): Row => ({
    x,
    left: threading(last, crest, x, -1),
    right: threading(last, crest, x, 1),
  }));
  const [below, end] = [raised.at(-2)!, raised.at(-1)!];
  const step = Math.hypot(end[0] - below[0], end[1] - below[1]);
  return {
    tip: { at: [end[0], end[1] - 0.0062], along: [(below[0] - end[0]) / step, (below[1] - end[1]) / step] },
    tongue: tongueMesh(
      last,
      smoothPath(raised, 12),
      high ? { wide: 0.0245, fall: 1.25 } : { wide: 0.0232, fall: 1.05 },
      detail,
    ),
    lace: mergeMeshes(lacePaths(rows, crest, last).map((path) => laceMesh(path, crest, detail))),
    eyelets: mergeMeshes(
      rows.flatMap(({ left, right }) => [left.hole, right.hole]).map((at) => eyelet(last, at, detail)),
    ),
  };
}

/** Points at which the lace passes through the stay and crosses its edge. */
interface Threading {
  readonly hole: Vec3;
  readonly rim: Vec3;
}

function threading(last: SneakerLast, crest: (x: number) => number, x: number, side: number): Threading {
  const edge = last.throatHalf(x);
  return {
    hole: onStay(last, crest, x, side * (edge + 0.0062), 0.0014),
    // The lace is half its width above the stay.
    rim: onStay(last, crest, x, side * (edge + 0.0012), 0.0038),
  };
}

/**
 * A point at a distance `aside` from the centre of the throat and `lift` metres above the upper. It is found by a step
 * perpendicular to the instep.
 */
function onStay(last: SneakerLast, crest: (x: number) => number, x: number, aside: number, lift: number): Vec3 {
  const slope = (crest(x + 0.003) - crest(x - 0.003)) / 0.006;
  const out = normalise([-slope, 1, 0]);
  const z = last.centre(x) + aside;
  const from = addScaled([x, crest(x), z], out, 0.03);
  let far = 0;
  for (let step = 0; step < 120; step++) {
    const gap = last.upper(from[0] - out[0] * far, from[1] - out[1] * far, z);
    if (gap < 1e-4 || far > 0.06) break;
    far += gap * 0.7;
  }
  return addScaled(from, out, lift - far);
}

function eyelet(last: SneakerLast, at: Vec3, detail: number): Mesh {
  const slope = (last.upper(at[0], at[1], at[2] + 0.002) - last.upper(at[0], at[1], at[2] - 0.002)) / 0.004;
  return wireRing(at, [0.0021, -0.0012, 0], [0, -0.0024 * slope, 0.0024], 0.0007, detail);
}

function outwards({ upper }: SneakerLast, [x, y, z]: Vec3): MutableVec3 {
  const h = 0.002;
  return normalise([
    upper(x + h, y, z) - upper(x - h, y, z),
    upper(x, y + h, z) - upper(x, y - h, z),
    upper(x, y, z + h) - upper(x, y, z - h),
  ]);
}

/**
 * A padded tongue with a round end, thickest at the centre and wider towards the top. At the top it is `wide` metres to
 * each side, and its sides drop by the share `fall` of that. The result is its visible side and its lining.
 */
function tongueMesh(
  last: SneakerLast,
  spine: readonly Vec3[],
  { wide, fall }: { readonly wide: number; readonly fall: number },
  detail: number,
): Mesh {
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
      const width = lerp(0.012, wide, smoothstep(0, 0.85, top)) * lerp(0.45, 1, rounded);
      const thick = 0.0042 * Math.sqrt(Math.max(0, 1 - s * s * s * s)) * lerp(0.7, 1.3, top) * lerp(0.3, 1, rounded);
      // The sides of the tongue go down under the stays, and around the ankle above them.
      const sag = -wide * s * s * lerp(0.5, fall, smoothstep(0, 0.5, top));
      const dx = spine[i + 1]![0] - spine[i]![0];
      const dy = spine[i + 1]![1] - spine[i]![1];
      const swell = (sag + seen * thick) / Math.hypot(dx, dy);
      out[0] = x + dy * swell + 0.001;
      out[1] = y - dx * swell - 0.0062;
      out[2] = s * width + last.centre(x);
    },
  );
}

/** A flat braid that stays parallel to the instep along its path. */
function laceMesh(path: readonly Vec3[], crest: (x: number) => number, detail: number): Mesh {
  const smooth = smoothPath(path, 8);
  const last = smooth.length - 1;
  return gridMesh({ columns: 18, rows: atDetail(last * 1.4, detail), closed: true }, (u, v, out) => {
    const at = v * last;
    const i = Math.min(last - 1, Math.floor(at));
    const [a, b] = [smooth[i]!, smooth[i + 1]!];
    const centre = mix(a, b, at - i);
    const along = normalise(subtract(smooth[Math.min(last, i + 2)]!, smooth[Math.max(0, i - 1)]!));
    const slope = (crest(centre[0] + 0.004) - crest(centre[0] - 0.004)) / 0.008;
    // The width of the lace lies along the instep, even where it enters a hole.
    const instep = normalise([1, slope, 0]);
    const side = normalise(addScaled(instep, along, -dot(instep, along)));
    const up = cross(side, along);
    const angle = u * TAU;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const wide = LACE * Math.sign(c) * Math.pow(Math.abs(c), 0.7);
    const point = addScaled(addScaled(centre, side, wide), up, 0.001 * Math.sign(s) * Math.pow(Math.abs(s), 0.7));
    out[0] = point[0];
    out[1] = point[1];
    out[2] = point[2];
  });
}

/** Half the width of a lace, metres. */
const LACE = 0.0035;

/** A pair of holes and the point on the crest of the instep between them. */
interface Row {
  readonly x: number;
  readonly left: Threading;
  readonly right: Threading;
}

/** Paths of the lace: a bar at the bottom, crosses above it, and a bar at the top. */
function lacePaths(rows: readonly Row[], crest: (x: number) => number, last: SneakerLast): Vec3[][] {
  const over = (x: number, lift: number, z: number): Vec3 => {
    const slope = (crest(x + 0.003) - crest(x - 0.003)) / 0.006;
    const unit = lift / Math.hypot(slope, 1);
    return [x - slope * unit, crest(x) + unit, z];
  };
  const span = (from: Row, to: Row, side: 'left' | 'right', lift: number): Vec3[] => {
    const { hole: a, rim: leaving } = from[side];
    const { hole: b, rim: arriving } = side === 'left' ? to.right : to.left;
    const [outA, outB] = [outwards(last, a), outwards(last, b)];
    const on = (share: number, by: number) => over(lerp(from.x, to.x, share), by, lerp(a[2], b[2], share));
    return [
      addScaled(a, outA, -0.0035),
      addScaled(a, outA, 0.0016),
      leaving,
      on(0.3, lift),
      on(0.5, lift + 0.0006),
      on(0.7, lift),
      arriving,
      addScaled(b, outB, 0.0016),
      addScaled(b, outB, -0.0035),
    ];
  };
  const [first, end] = [rows[0]!, rows.at(-1)!];
  const paths = [span(first, first, 'left', 0.0018)];
  for (let i = 0; i < rows.length - 1; i++) {
    paths.push(span(rows[i]!, rows[i + 1]!, 'left', 0.0016));
    paths.push(span(rows[i]!, rows[i + 1]!, 'right', 0.0036));
  }
  // The ends are hidden behind the tongue, as in product photographs.
  return [...paths, span(end, end, 'left', 0.0026)];
}
