import { gridMesh } from './grid.ts';
import { TAU, lerp } from '../interpolation.ts';
import type { Mesh } from './mesh.ts';
import { addScaled, cross, dot, normalise, subtract } from '../vector.ts';
import type { MutableVec3, Vec3 } from '../vector.ts';

export interface TubeOptions {
  /**
   * Radius in metres, or half-height (along `up`) and half-width (across `up`); a function takes the share 0 to 1 of
   * the path.
   */
  readonly radius: number | ((t: number) => number | readonly [along: number, across: number]);
  /** Direction of the section's first axis at the start; carried along by parallel transport. */
  readonly up?: Vec3;
  readonly closed?: boolean;
  /** Exponent of the section: 2 is an ellipse, 10 a rectangle with rounded edges. Default 2. */
  readonly square?: number;
  /** Vertices round the section; default 16. */
  readonly sides?: number;
  /** Rows of cells along the path; default two for each segment of the path. */
  readonly rows?: number;
}

/** A round or flat tube along a path: straps, laces, piping, handles, rings. u runs round its section, v along it. */
export function tubeMesh(path: readonly Vec3[], options: TubeOptions): Mesh {
  const last = path.length - 1;
  const frames = transportFrames(path, options.up, options.closed === true);
  const { radius, square = 2 } = options;
  const squared = (value: number) => (square === 2 ? value : Math.sign(value) * Math.abs(value) ** (2 / square));
  return gridMesh(
    { columns: options.sides ?? 16, rows: options.rows ?? last * 2, closed: true, closedRows: options.closed === true },
    (u, v, out) => {
      const at = v * last;
      const i = Math.min(last - 1, Math.floor(at));
      const share = at - i;
      const size = typeof radius === 'number' ? radius : radius(v);
      const [along, across] = typeof size === 'number' ? [size, size] : size;
      const c = squared(Math.cos(-u * TAU)) * along;
      const s = squared(Math.sin(-u * TAU)) * across;
      const a = frames[i]!;
      const b = frames[i + 1]!;
      for (let k = 0; k < 3; k++) {
        out[k] =
          lerp(path[i]![k]!, path[i + 1]![k]!, share) +
          c * lerp(a.first[k]!, b.first[k]!, share) +
          s * lerp(a.second[k]!, b.second[k]!, share);
      }
    },
  );
}

interface PathFrame {
  readonly first: MutableVec3;
  readonly second: MutableVec3;
}

/** Rotation-minimising frames along a path (parallel transport, Bishop 1975). */
export function transportFrames(path: readonly Vec3[], up: Vec3 | undefined, closed: boolean): PathFrame[] {
  const last = path.length - 1;
  const tangents = path.map((_, i) => {
    const wraps = closed && (i === 0 || i === last);
    const before = wraps ? path[last - 1]! : path[Math.max(0, i - 1)]!;
    const after = wraps ? path[1]! : path[Math.min(last, i + 1)]!;
    return normalise(subtract(after, before));
  });
  let first: MutableVec3 = [...(up ?? (Math.abs(tangents[0]![1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]))] as MutableVec3;
  return tangents.map((tangent) => {
    first = normalise(addScaled(first, tangent, -dot(first, tangent)));
    return { first, second: cross(tangent, first) };
  });
}
