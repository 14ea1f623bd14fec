import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { TAU } from '../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { curve } from '../../../foundation/geometry/curves/profile.ts';
import { normalise } from '../../../foundation/geometry/vector.ts';
import type { MutableVec3, Vec3 } from '../../../foundation/geometry/vector.ts';
import { atDetail } from '../../parts/at-detail.ts';

/** A jeweller's bust, smaller than life: half-width, half-depth and centre by height, metres. */
const WIDTH = curve([
  [0, 0.044],
  [0.02, 0.054],
  [0.044, 0.0685],
  [0.06, 0.075],
  [0.073, 0.0725],
  [0.086, 0.057],
  [0.099, 0.0415],
  [0.115, 0.0335],
  [0.14, 0.0305],
  [0.168, 0.0312],
]);
const DEPTH = curve([
  [0, 0.029],
  [0.03, 0.0355],
  [0.06, 0.037],
  [0.085, 0.0335],
  [0.1, 0.0308],
  [0.12, 0.0295],
  [0.168, 0.0305],
]);
const CENTRE = curve([
  [0, 0.006],
  [0.06, 0.004],
  [0.1, -0.004],
  [0.168, -0.011],
]);
/** Height of the bust in metres. */
const BUST_HEIGHT = 0.168;
/** Exponent of the superellipse of its horizontal sections; 2 is an ellipse. */
const SQUARE = 2.15;

/** A point of the bust at an angle from the front, `off` metres outside it. */
export function bustPoint(angle: number, y: number, off: number): MutableVec3 {
  const power = (value: number) => Math.sign(value) * Math.pow(Math.abs(value), 2 / SQUARE);
  return [(WIDTH(y) + off) * power(Math.sin(angle)), y, CENTRE(y) + (DEPTH(y) + off) * power(Math.cos(angle))];
}

/** A point of the front of the bust at (x, y) as seen from the front, `off` metres outside it. */
export function bustFront(x: number, y: number, off: number): MutableVec3 {
  const share = Math.min(0.999, Math.abs(x) / WIDTH(y));
  return [x, y, CENTRE(y) + (DEPTH(y) + off) * Math.pow(1 - Math.pow(share, SQUARE), 1 / SQUARE) + off * 0.2];
}

/** Outward normal of the front at (x, y) as seen from the front. */
export function frontNormal(x: number, y: number): Vec3 {
  const h = 0.002;
  const slopeX = (bustFront(x + h, y, 0)[2] - bustFront(x - h, y, 0)[2]) / (2 * h);
  const slopeY = (bustFront(x, y + h, 0)[2] - bustFront(x, y - h, 0)[2]) / (2 * h);
  return normalise([-slopeX, -slopeY, 1]);
}

export function bustMesh(detail: number): Mesh {
  const edge = 0.011;
  return gridMesh({ columns: atDetail(200, detail), rows: atDetail(170, detail), closed: true }, (u, v, out) => {
    // The rows of the mesh cover the cut neck, its rounded rim, the wall and the rounded foot.
    const angle = (u - 0.5) * TAU;
    const rim = v < 0.08 ? 1 - v / 0.08 : 0;
    const turn = v >= 0.08 && v < 0.14 ? ((v - 0.08) / 0.06) * (Math.PI / 2) : v < 0.08 ? 0 : Math.PI / 2;
    const y =
      v < 0.14
        ? BUST_HEIGHT - edge * (1 - Math.sin(Math.PI / 2 - turn))
        : (BUST_HEIGHT - edge) * (1 - (v - 0.14) / 0.86);
    const p = bustPoint(angle, Math.max(0, y), 0);
    const inset = rim > 0 ? 1 : edge * (1 - Math.sin(turn));
    const foot = y < 0.004 ? 0.004 * (1 - Math.sqrt(Math.max(0, 1 - (1 - y / 0.004) ** 2))) : 0;
    const reach = Math.hypot(p[0], p[2] - CENTRE(y)) || 1;
    const share = rim > 0 ? Math.max(0.001, (1 - edge / reach) * (1 - rim)) : Math.max(0, 1 - (inset + foot) / reach);
    out[0] = p[0] * share;
    // The neck is cut at a slant, higher at the back.
    out[1] = Math.max(0, y) - 0.1 * (p[2] * share + 0.01) * Math.max(0, (y - 0.135) / 0.033);
    out[2] = CENTRE(y) + (p[2] - CENTRE(y)) * share;
  });
}
