import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { lerp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import { between } from '../../../foundation/geometry/random.ts';
import { mix } from '../../../foundation/geometry/vector.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { bodyDistance } from '../../body/body.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { FormContext } from '../../parts/form.ts';
import type { Part } from '../../parts/part.ts';

/**
 * Lines from the middle of the front over one shoulder down the back: the edge at the neck and the lower edge. They lie
 * outside a kurta, which is wider than the body.
 */
const UPPER: readonly Vec3[] = [
  [0, 1.3, 0.152],
  [0.05, 1.335, 0.142],
  [0.088, 1.425, 0.09],
  [0.1, 1.482, 0.008],
  [0.102, 1.43, -0.098],
  [0.104, 1.22, -0.142],
  [0.106, 0.9, -0.172],
  [0.108, 0.58, -0.192],
];
const LOWER: readonly Vec3[] = [
  [0, 0.98, 0.176],
  [0.095, 1.07, 0.164],
  [0.168, 1.28, 0.116],
  [0.196, 1.436, 0.008],
  [0.2, 1.37, -0.094],
  [0.21, 1.16, -0.14],
  [0.222, 0.88, -0.172],
  [0.232, 0.58, -0.192],
];

/** Metres across the cloth and from its middle to an end. */
const [WIDTH, HALF_LENGTH] = [0.8, 1.2];
/** Number of folds across it, and their depth in metres: they are pressed together on the shoulders. */
const [FOLDS, DEPTH] = [5.5, 0.011];
/** Least distance in metres from the body. */
const GAP = 0.012;

/** A long soft scarf that lies across the chest, with both ends over the shoulders. */
export function dupatta({ drape, random, detail }: FormContext): Part[] {
  const [upper, lower] = [UPPER, LOWER].map((edge) => smoothPath([[-edge[1]![0], edge[1]![1], edge[1]![2]], ...edge], 14).slice(14)); // prettier-ignore
  const last = upper!.length - 1;
  const depth = DEPTH * lerp(1.1, 0.8, drape.stiffness);
  const phase = between(random, 0, 6);
  const grid = {
    columns: atDetail(420, detail),
    rows: atDetail(120, detail),
    develop: (u: number, v: number, _at: Vec3, out: [number, number]) => {
      out[0] = (u * 2 - 1) * HALF_LENGTH;
      out[1] = -v * WIDTH;
    },
  };
  const mesh = gridMesh(grid, (u, v, out) => {
    const along = u * 2 - 1;
    const share = Math.abs(along);
    const at = Math.min(0.99999, share) * last;
    const i = Math.floor(at);
    const [x, y, z] = mix(mix(upper![i]!, upper![i + 1]!, at - i), mix(lower![i]!, lower![i + 1]!, at - i), v);
    const wave = Math.cos(2 * Math.PI * FOLDS * v + 0.9 * along + phase) + 0.4 * Math.cos(19 * v - 2.2 * along);
    const loose = 0.5 + 0.9 * (1 - smoothstep(0, 0.3, share)) + 0.7 * smoothstep(0.5, 1, share);
    const fold = depth * loose * (0.5 + 0.36 * wave);
    const push = Math.max(fold, GAP + fold - bodyDistance(x, y, z));
    const over = smoothstep(1.36, 1.47, y);
    const round = Math.hypot(x, z) || 1;
    out[0] = (x + (x / round) * push * (1 - 0.7 * over)) * (along < 0 ? -1 : 1);
    out[1] = y + push * over;
    out[2] = z + (z / round) * push * (1 - 0.7 * over);
  });
  return [{ name: 'dupatta', role: 'cloth', mesh }];
}
