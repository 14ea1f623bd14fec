import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { clamp, lerp, smoothstep, TAU } from '../../../foundation/geometry/interpolation.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import { between } from '../../../foundation/geometry/random.ts';
import type { Random } from '../../../foundation/geometry/random.ts';
import { transportFrames } from '../../../foundation/geometry/mesh/tube.ts';
import type { MutableVec3, Vec3 } from '../../../foundation/geometry/vector.ts';
import type { Drape } from '../../fabrics/fabric.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { FormContext } from '../../parts/form.ts';
import type { Part } from '../../parts/part.ts';
import { fringeMesh } from './fringe.ts';

/** The first turn round the neck of the dress form, from the back, low in front; metres. */
const RING: readonly Vec3[] = [
  [0, 1.506, -0.084],
  [-0.058, 1.508, -0.066],
  [-0.088, 1.494, 0.008],
  [-0.052, 1.442, 0.086],
  [0, 1.412, 0.104],
  [0.054, 1.438, 0.086],
  [0.088, 1.494, 0.008],
  [0.058, 1.508, -0.066],
];
/** The second turn is lower, wider and off-centre. */
const LOWER_RING: readonly Vec3[] = [
  [0, 1.466, -0.1],
  [-0.074, 1.478, -0.086],
  [-0.122, 1.468, 0.02],
  [-0.066, 1.388, 0.126],
  [0.012, 1.352, 0.142],
  [0.074, 1.384, 0.124],
  [0.124, 1.47, 0.02],
  [0.074, 1.478, -0.086],
];

/** Two turns round the neck, with both ends hanging in front. */
export function loopedScarf(context: FormContext): Part[] {
  const { drape, random, detail, piece } = context;
  const bulk = bulkOf(drape);
  const long = piece.attributes.length === 'maxi' || piece.attributes.length === 'floor' ? 0.2 : 0;
  const ends: readonly EndPath[] = [
    { x: 0.044, foot: [0.072, 0.94 - long], lie: 0.012 },
    { x: -0.036, foot: [-0.062, 1.0 - long], lie: 0 },
  ];
  const parts: Part[] = [
    { name: 'loop', role: 'cloth', mesh: bundleMesh(RING, 0.031 * bulk, random, detail), solid: true },
    { name: 'second loop', role: 'cloth', mesh: bundleMesh(LOWER_RING, 0.036 * bulk, random, detail), solid: true },
  ];
  ends.forEach((end, i) => {
    const name = i === 0 ? 'long end' : 'short end';
    const strip = hangingEnd(end, drape, random);
    parts.push({ name, role: 'cloth', mesh: stripMesh(strip, drape, detail), solid: true });
    if (drape.weight < 0.25) return;
    const fringe = fringeMesh(
      {
        from: (share) => strip(lerp(-0.94, 0.94, share), 1, [0, 0, 0]),
        strands: 21,
        length: 0.085,
        radius: 0.0021 + drape.thickness * 0.22,
      },
      random,
    );
    parts.push({ name: `${name} fringe`, role: 'cloth', colourPart: 'trim', mesh: fringe, solid: true });
  });
  return parts;
}

/** A closed loop of cloth, worn in two turns. */
export function snood({ drape, random, detail }: FormContext): Part[] {
  const bulk = bulkOf(drape) * 1.3;
  const fuller = LOWER_RING.map(([x, y, z]): Vec3 => [x * 1.06, y - 0.012, z * 1.06 + 0.006]);
  return [
    { name: 'loop', role: 'cloth', mesh: bundleMesh(RING, 0.032 * bulk, random, detail), solid: true },
    { name: 'second loop', role: 'cloth', mesh: bundleMesh(fuller, 0.038 * bulk, random, detail), solid: true },
  ];
}

/** Factor of the radius of a roll of cloth: thick wool makes a fuller roll than silk. */
function bulkOf({ thickness, stiffness }: Drape): number {
  return clamp(0.9 + thickness * 55 + stiffness * 0.12, 0.85, 1.2);
}

/** Cloth gathered into a roll: long folds run along it and wind slowly around it. */
function bundleMesh(ring: readonly Vec3[], radius: number, random: Random, detail: number): Mesh {
  const path = smoothPath(ring, 16, true);
  const frames = transportFrames(path, [0, 1, 0], true);
  const last = path.length - 1;
  const folds = [3, 5, 8].map((count, i) => ({
    count,
    height: [0.17, 0.12, 0.055][i]! * between(random, 0.8, 1.2),
    phase: TAU * random(),
    wind: between(random, -0.9, 0.9),
  }));
  return gridMesh(
    { columns: atDetail(120, detail), rows: atDetail(260, detail), closed: true, closedRows: true },
    (u, v, out) => {
      const at = v * last;
      const i = Math.min(last - 1, Math.floor(at));
      const angle = -u * TAU;
      let size = 1 + 0.07 * Math.sin(v * TAU * 3 + folds[0]!.phase) + 0.04 * Math.sin(v * TAU * 7 + folds[1]!.phase);
      for (const { count, height, phase, wind } of folds) {
        // Ridges are rounder than valleys, because the roll is soft cloth and not a screw thread.
        const wave = Math.cos(angle * count + phase + wind * Math.sin(v * TAU) + 0.5 * Math.sin(v * TAU * 2 + phase));
        size += height * (1 - 2 * Math.pow((1 - wave) / 2, 1.7) - 0.1);
      }
      const c = Math.cos(angle) * radius * size * 1.12;
      const s = Math.sin(angle) * radius * size * 0.92;
      const a = frames[i]!;
      const b = frames[i + 1]!;
      for (let k = 0; k < 3; k++) {
        out[k] =
          lerp(path[i]![k]!, path[i + 1]![k]!, at - i) +
          c * lerp(a.first[k]!, b.first[k]!, at - i) +
          s * lerp(a.second[k]!, b.second[k]!, at - i);
      }
    },
  );
}

interface EndPath {
  /** x of the end at the loop in metres. */
  readonly x: number;
  /** Position of the end's lower edge in metres. */
  readonly foot: readonly [x: number, y: number];
  /** Distance of the lower edge from the bust in metres. */
  readonly lie: number;
}

/** A point on the mid-surface of a hanging end: `across` -1 to 1, `down` 0 to 1. */
type Strip = (across: number, down: number, out: MutableVec3) => MutableVec3;

/** Height in metres at which the hanging ends begin. */
const HEAD = 1.412;

function hangingEnd({ x, foot, lie }: EndPath, { stiffness }: Drape, random: Random): Strip {
  const phase = between(random, -0.6, 0.6);
  const depth = lerp(0.021, 0.011, stiffness);
  return (across, down, out) => {
    const y = lerp(HEAD, foot[1], down);
    const half = lerp(0.034, 0.078, smoothstep(0, 0.5, down)) + 0.006 * down;
    // The end follows the bust, then hangs vertically.
    const front = lerp(0.112, 0.168, smoothstep(1.4, 1.23, y)) - 0.012 * smoothstep(1.25, 1, y);
    // The end is held flat by the loop that it comes out of.
    const loose = smoothstep(0.08, 0.42, down);
    const fold = Math.cos(across * 4.4 + phase + 0.8 * down) + 0.5 * Math.cos(across * 8.1 - phase * 2 - down);
    out[0] = lerp(x, foot[0], Math.pow(down, 0.8)) + across * half * (1 - 0.1 * Math.abs(fold));
    out[1] = y + 0.008 * across * across * down;
    out[2] = front + lie + depth * fold * loose * lerp(1.1, 0.75, down) - 0.012 * across * across;
    return out;
  };
}

/** A strip as thick as its cloth, with soft edges. */
function stripMesh(strip: Strip, { thickness }: Drape, detail: number): Mesh {
  const half = Math.max(0.0012, thickness * 0.75);
  return gridMesh({ columns: atDetail(150, detail), rows: atDetail(120, detail), closed: true }, (u, v, out) => {
    const turn = u * TAU;
    const c = Math.cos(turn);
    strip(Math.sign(c) * Math.pow(Math.abs(c), 0.8), v, out);
    out[2] -= half * Math.sin(turn);
  });
}
