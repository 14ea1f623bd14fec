import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { lerp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import { between } from '../../../foundation/geometry/random.ts';
import type { Random } from '../../../foundation/geometry/random.ts';
import { mix } from '../../../foundation/geometry/vector.ts';
import type { MutableVec3, Vec3 } from '../../../foundation/geometry/vector.ts';
import { bodyDistance } from '../../body/body.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { FormContext } from '../../parts/form.ts';
import type { Part } from '../../parts/part.ts';
import { fringeMesh } from './fringe.ts';

/**
 * Lines from the centre of the back over the shoulder to the end in front: the edge at the neck and the edge at the
 * arm.
 */
const NECK_EDGE: readonly Vec3[] = [
  [0, 1.48, -0.075],
  [0.05, 1.485, -0.055],
  [0.078, 1.482, -0.005],
  [0.08, 1.44, 0.058],
  [0.07, 1.34, 0.128],
  [0.056, 1.2, 0.155],
  [0.046, 0.98, 0.15],
  [0.042, 0.72, 0.142],
];
const ARM_EDGE: readonly Vec3[] = [
  [0, 1.17, -0.128],
  [0.12, 1.17, -0.12],
  [0.215, 1.2, -0.06],
  [0.25, 1.22, 0.01],
  [0.235, 1.17, 0.075],
  [0.2, 1.08, 0.115],
  [0.182, 0.92, 0.128],
  [0.176, 0.74, 0.128],
];

/** A long stole over both shoulders, with ends that hang straight down in front. */
export function shawl({ drape, random, detail }: FormContext): Part[] {
  const surface = stole(drape.stiffness, random);
  const mesh = gridMesh({ columns: atDetail(560, detail), rows: atDetail(150, detail) }, (u, v, out) => {
    surface(u * 2 - 1, v, out);
  });
  const parts: Part[] = [{ name: 'stole', role: 'cloth', mesh }];
  for (const side of [-1, 1] as const) {
    const fringe = fringeMesh(
      {
        from: (share) => {
          const out: MutableVec3 = [0, 0, 0];
          surface(side, share, out);
          return out;
        },
        strands: 34,
        length: 0.09,
        radius: 0.0018,
      },
      random,
    );
    const name = side < 0 ? 'left fringe' : 'right fringe';
    if (drape.weight > 0.2) parts.push({ name, role: 'cloth', colourPart: 'trim', mesh: fringe, solid: true });
  }
  return parts;
}

/** A point of the cloth: `along` is -1 and 1 at the ends, `across` is 0 at the neck and 1 at the arm. */
function stole(stiffness: number, random: Random): (along: number, across: number, out: MutableVec3) => void {
  const [inner, outer] = [NECK_EDGE, ARM_EDGE].map((edge) => smoothPath(edge, 14)) as [MutableVec3[], MutableVec3[]];
  const last = inner.length - 1;
  const phases = [between(random, 0, 6), between(random, 0, 6)];
  const depth = lerp(0.022, 0.013, stiffness);
  return (along, across, out) => {
    const side = along < 0 ? -1 : 1;
    const at = Math.min(0.99999, Math.abs(along)) * last;
    const i = Math.floor(at);
    const near = mix(inner[i]!, inner[i + 1]!, at - i);
    const far = mix(outer[i]!, outer[i + 1]!, at - i);
    const share = Math.abs(along);
    const phase = phases[side < 0 ? 0 : 1]! * smoothstep(0.05, 0.4, share);
    const point = mix(near, far, across);
    // Between its edges the cloth is arched over shoulder and arm.
    const bow = Math.sin(across * Math.PI) * lerp(0.055, 0.012, smoothstep(0.3, 0.75, share));
    const folds = Math.cos(across * 17 + phase + share * 1.5) + 0.45 * Math.cos(across * 31 - phase + share * 3);
    const fold = depth * folds * (0.35 + 0.65 * smoothstep(0.15, 0.6, share)) * smoothstep(0, 0.1, across);
    const round = Math.hypot(point[0], point[2]) || 1;
    out[0] = point[0] + (point[0] / round) * (bow + fold);
    out[1] = point[1] + bow * 0.5;
    out[2] = point[2] + (point[2] / round) * (bow + fold) + 0.006 * smoothstep(0.4, 0.8, share);
    clear(out, 0.007 + Math.max(0, fold) * 0.7);
    out[0] *= side;
  };
}

/**
 * Moves a point that is nearer than `gap` metres to the dress form away from it: outwards, and upwards on the shoulders.
 * Points above the neck stay.
 */
function clear(out: MutableVec3, gap: number): void {
  const distance = bodyDistance(out[0], out[1], out[2]);
  if (distance >= gap || out[1] > 1.5) return;
  const round = Math.hypot(out[0], out[2]) || 1;
  const over = smoothstep(1.36, 1.46, out[1]);
  const push = gap - distance;
  out[0] += (out[0] / round) * push * (1 - 0.5 * over);
  out[2] += (out[2] / round) * push * (1 - 0.5 * over);
  out[1] += push * over;
}
