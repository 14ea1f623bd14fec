import { gridMesh } from './grid.ts';
import { lerp } from '../interpolation.ts';
import type { Mesh } from './mesh.ts';
import { transportFrames } from './tube.ts';
import type { Vec3 } from '../vector.ts';

export interface BeltOptions {
  /** Half width in metres, across `up`; a function takes the share 0 to 1 of the path. */
  readonly half: number | ((t: number) => number);
  /** Thickness in metres, along `up`. */
  readonly thickness: number;
  /** Direction of the visible face of the belt at its start; parallel transport carries it along the path. */
  readonly up: Vec3;
  /**
   * Radians by which the belt is twisted about its path, as a function of the share 0 to 1 along it; default no twist.
   */
  readonly twist?: (t: number) => number;
  readonly closed?: boolean;
  /** Rows of cells along the path; default two for each segment of the path. */
  readonly rows?: number;
}

/** Vertices round the section. */
const SIDES = 28;

/**
 * A flat strap with round edges along a path. On the flattened cloth u runs round its section (0 at the centre of the
 * visible face) and v along it.
 */
export function beltMesh(
  path: readonly Vec3[],
  { half, thickness, up, twist, closed = false, rows }: BeltOptions,
): Mesh {
  const last = path.length - 1;
  const frames = transportFrames(path, up, closed);
  const section: [number, number] = [0, 0];
  return gridMesh({ columns: SIDES, rows: rows ?? last * 2, closed: true, closedRows: closed }, (u, v, out) => {
    const at = v * last;
    const i = Math.min(last - 1, Math.floor(at));
    const share = at - i;
    beltSection(u, typeof half === 'number' ? half : half(v), thickness / 2, section);
    const a = frames[i]!;
    const b = frames[i + 1]!;
    const turn = twist ? twist(v) : 0;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const through = section[1] * c - section[0] * s;
    const across = section[0] * c + section[1] * s;
    for (let k = 0; k < 3; k++) {
      out[k] =
        lerp(path[i]![k]!, path[i + 1]![k]!, share) +
        through * lerp(a.first[k]!, b.first[k]!, share) +
        across * lerp(a.second[k]!, b.second[k]!, share);
    }
  });
}

/** A stadium: from the centre of the under side (u = 0) over one round edge to the centre of the upper side (0.5). */
function beltSection(u: number, half: number, radius: number, out: [number, number]): void {
  const side = u > 0.5 ? -1 : 1;
  const t = (u > 0.5 ? 1 - u : u) * 2;
  const flat = Math.max(half - radius, 0);
  if (t < 0.3) {
    out[0] = side * flat * (t / 0.3);
    out[1] = -radius;
  } else if (t < 0.7) {
    const angle = ((t - 0.3) / 0.4) * Math.PI;
    out[0] = side * (flat + radius * Math.sin(angle));
    out[1] = -radius * Math.cos(angle);
  } else {
    out[0] = side * flat * ((1 - t) / 0.3);
    out[1] = radius;
  }
}
