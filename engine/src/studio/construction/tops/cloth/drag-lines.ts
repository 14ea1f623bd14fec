import { smoothstep } from '../../../../foundation/geometry/interpolation.ts';
import { between } from '../../../../foundation/geometry/random.ts';
import type { Random } from '../../../../foundation/geometry/random.ts';
import type { ClothLines } from './cloth-piece.ts';
import type { UpperCut } from '../cut/cut.ts';

interface DragLine {
  readonly face: 1 | -1;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  /** Half the width in metres. */
  readonly width: number;
  /** Height in metres. */
  readonly height: number;
  /** Deviation in metres of the midpoint from a straight line. */
  readonly bend: number;
}

/**
 * Drag lines of worn fabric, which arm, chest and hip pull: the start under the arm (at +x), the end, and the height,
 * in metres.
 */
const DRAGS = [
  { from: [0.172, 1.285], to: [0.075, 1.225], height: 0.0032 },
  { from: [0.174, 1.27], to: [0.1, 1.15], height: 0.0036 },
  { from: [0.172, 1.255], to: [0.07, 1.06], height: 0.004 },
  { from: [0.17, 1.235], to: [0.118, 0.96], height: 0.0036 },
  { from: [0.162, 1.33], to: [0.085, 1.385], height: 0.0024 },
  { from: [0.168, 1.305], to: [0.1, 1.3], height: 0.0024 },
  { from: [0.15, 1.1], to: [0.03, 0.95], height: 0.0016 },
] as const;

/**
 * Cloth on which folds are raised: positions and normals as it hangs, and positions in the cut, 3 numbers per vertex,
 * metres.
 */
export interface RaisedCloth {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly rest: Float32Array;
  readonly lines: ClothLines;
}

/** Raises the drag lines of worn fabric along the normals of the cloth. Their places are those in the cut as sewn. */
export function raiseDragLines(
  { positions, normals, rest, lines: { armhole } }: RaisedCloth,
  cut: UpperCut,
  share: number,
  random: Random,
): void {
  const drags = dragLines(cut, random);
  for (let k = 0; k < rest.length; k += 3) {
    // Drag lines have faded before they reach the sleeve.
    if (armhole[k / 3]! > 0.05) continue;
    const [x, y, z] = [rest[k]!, rest[k + 1]!, rest[k + 2]!];
    let height = 0;
    for (const line of drags) if (z * line.face > 0) height += heightOn(line, x, y);
    if (height === 0) continue;
    const waist = cut.tuck ? smoothstep(cut.tuck.waist + 0.03, cut.tuck.waist + 0.1, y) : 1;
    const lift =
      height * share * waist * smoothstep(0.012, 0.05, Math.abs(z)) * smoothstep(0.2, 0.17, Math.abs(x) - cut.ease);
    for (let axis = 0; axis < 3; axis++) positions[k + axis] = positions[k + axis]! + normals[k + axis]! * lift;
  }
}

/** Varies the drag lines of each side on its own, because no two sides hang alike. */
function dragLines(cut: UpperCut, random: Random): DragLine[] {
  const lower = cut.armpit - 1.262;
  return ([1, -1] as const).flatMap((face) =>
    ([1, -1] as const).flatMap((side) =>
      DRAGS.map(({ from, to, height }): DragLine => {
        const stray = () => between(random, -0.016, 0.016);
        return {
          face,
          from: [side * (from[0] + cut.ease), from[1] + lower + stray()],
          to: [side * (to[0] + stray()), to[1] + lower + 2 * stray()],
          width: between(random, 0.0085, 0.014),
          height: height * between(random, 0.35, 1.25),
          bend: between(random, -0.016, 0.016),
        };
      }),
    ),
  );
}

/** Height of a ridge that rises quickly at its start and fades slowly to its end, with a hollow on its lower side. */
function heightOn({ from, to, width, height, bend }: DragLine, x: number, y: number): number {
  const [ex, ey] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(ex, ey);
  const [px, py] = [x - from[0], y - from[1]];
  const t = (px * ex + py * ey) / (length * length);
  if (t <= -0.05 || t >= 1) return 0;
  const across = (ex * py - ey * px) / length - bend * Math.sin(Math.PI * t);
  const side = ex < 0 ? -across : across;
  const spread = width * (0.8 + 0.7 * t);
  const ridge = Math.exp(-((side / spread) ** 2)) - 0.6 * Math.exp(-(((side + 2 * spread) / (1.3 * spread)) ** 2));
  return height * ridge * smoothstep(-0.05, 0.14, t) * smoothstep(1, 0.45, t);
}
