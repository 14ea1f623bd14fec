/**
 * Carries points from the body for which clothes are made to a body of another build. The map is smooth and one to one,
 * so that cloth outside the one body is outside the other, and lines that do not cross stay apart.
 */
import { lerp, smoothstep } from '../../foundation/geometry/interpolation.ts';
import { profile } from '../../foundation/geometry/curves/profile.ts';
import type { Vec3 } from '../../foundation/geometry/vector.ts';
import { bustHeight } from './body.ts';
import { landmarks, MADE_FOR } from './builds.ts';
import type { Fit } from './builds.ts';

type Point = [number, number, number];

export interface BodyMap {
  /** Writes the place of a point of the women's build on this one. Metres above the soles. */
  forward(x: number, y: number, z: number, out: Point): void;
  /** The reverse of `forward`, to within a tenth of a millimetre. */
  backward(x: number, y: number, z: number, out: Point): void;
  /** Size of things beside those of the women's build. */
  readonly scale: number;
}

/** Heights in metres between which measures are tabulated, and the distance between two rows. */
const [LOW, HIGH, STEP] = [-0.3, 2.3, 0.002];
const ROWS = Math.round((HIGH - LOW) / STEP) + 1;

/** Columns of the table of measures by height on the women's build. */
const [HEIGHT, WIDE, WIDER, ASIDE, DEEP, DEEPER, OUTWARDS, CENTRE, SHIFT] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const COLUMNS = 9;

const cached = new WeakMap<Fit, BodyMap>();

/** Returns the map to the build of a fit. */
export function bodyMap(fit: Fit): BodyMap {
  const map = cached.get(fit) ?? makeMap(fit);
  cached.set(fit, map);
  return map;
}

function makeMap(fit: Fit): BodyMap {
  const { scale, flattened } = fit;
  const table = measuresOf(fit);
  const heights = heightsBefore(table);
  const at = new Float64Array(COLUMNS);

  let lastRead = NaN;
  const read = (y: number): void => {
    if (y === lastRead) return;
    lastRead = y;
    const row = Math.min(ROWS - 2, Math.max(0, (y - LOW) / STEP));
    const first = Math.floor(row);
    const share = (y - LOW) / STEP - first;
    for (let c = 0; c < COLUMNS; c++) {
      const [a, b] = [table[first * COLUMNS + c]!, table[(first + 1) * COLUMNS + c]!];
      at[c] = a + (b - a) * share;
    }
  };
  // Both take the measures that `read` has left.
  const asideOf = (ax: number): number => displaced(ax / at[WIDE]!, at[WIDER]!, at[ASIDE]!);
  const outOf = (x: number, y: number, z: number): number => {
    const dz = z - at[CENTRE]!;
    const out = Math.sign(dz) * displaced(Math.abs(dz) / at[DEEP]!, at[DEEPER]!, at[OUTWARDS]!);
    if (flattened === 0 || dz <= 0 || y < BUST[0] || y > BUST[1]) return out;
    return out - flattened * scale * bustHeight(Math.atan2(x / at[WIDE]!, dz / at[DEEP]!), y);
  };

  return {
    scale,
    forward(x, y, z, out) {
      read(y);
      out[0] = scale * x + Math.sign(x) * asideOf(Math.abs(x));
      out[1] = at[HEIGHT]!;
      out[2] = scale * z + at[SHIFT]! + outOf(x, y, z);
    },
    backward(px, py, pz, out) {
      const row = (py - heights.low) / STEP;
      const first = Math.min(heights.before.length - 2, Math.max(0, Math.floor(row)));
      const y = lerp(heights.before[first]!, heights.before[first + 1]!, row - first);
      read(y);
      const wide = Math.abs(px);
      let ax = wide / scale;
      for (let round = 0; round < ROUNDS; round++) {
        const next = (wide - asideOf(ax)) / scale;
        const isNear = Math.abs(next - ax) < NEAR;
        ax = next;
        if (isNear) break;
      }
      const x = px < 0 ? -ax : ax;
      const deep = pz - at[SHIFT]!;
      let z = deep / scale;
      for (let round = 0; round < ROUNDS; round++) {
        const next = (deep - outOf(x, y, z)) / scale;
        const isNear = Math.abs(next - z) < NEAR;
        z = next;
        if (isNear) break;
      }
      out[0] = x;
      out[1] = y;
      out[2] = z;
    },
  };
}

/** Rounds of a fixed-point iteration whose error at least halves in each. */
const ROUNDS = 8;
/** Change in metres below which a round is the last. */
const NEAR = 5e-6;
/** Heights in metres between which there is a bust. */
const BUST = [1.1, 1.5] as const;

/**
 * Displacement at a distance of `share` outlines from the axis: proportional inside the outline, `own` at the outline,
 * and `loose` outside.
 */
function displaced(share: number, own: number, loose: number): number {
  const knee = share < 0.85 ? share : share < 1.15 ? share - (share - 0.85) ** 2 / 0.6 : 1;
  return own * knee + (loose - own) * smoothstep(1, 1.6, share);
}

function measuresOf({ outline, ease, scale }: Fit): Float64Array {
  const keys = landmarks.map((name) => {
    const [y, wide, deep, centre] = MADE_FOR[name];
    const [height, ...own] = outline[name];
    const [aside, outwards] = ease[name];
    return [
      y,
      height,
      wide,
      own[0] - scale * wide,
      aside,
      deep,
      own[1] - scale * deep,
      outwards,
      centre,
      own[2] - scale * centre,
    ] as const;
  });
  const at = profile(keys);
  const [sole, crown] = [keys[0]!, keys.at(-1)!];
  const table = new Float64Array(ROWS * COLUMNS);
  const row = new Float64Array(COLUMNS);
  for (let i = 0; i < ROWS; i++) {
    const y = LOW + i * STEP;
    at(y, row);
    // Above and below, shoes and hats have the scale of the whole.
    if (y < sole[0]) row[HEIGHT] = sole[1] + (y - sole[0]) * scale;
    if (y > crown[0]) row[HEIGHT] = crown[1] + (y - crown[0]) * scale;
    table.set(row, i * COLUMNS);
  }
  return table;
}

/** Heights on the women's build by height on another, in steps from `low` upwards. */
function heightsBefore(table: Float64Array): { readonly low: number; readonly before: Float64Array } {
  const low = table[HEIGHT]!;
  const high = table[(ROWS - 1) * COLUMNS + HEIGHT]!;
  const before = new Float64Array(Math.floor((high - low) / STEP) + 1);
  for (let i = 0, row = 0; i < before.length; i++) {
    const height = low + i * STEP;
    while (row < ROWS - 2 && table[(row + 1) * COLUMNS + HEIGHT]! < height) row++;
    const [a, b] = [table[row * COLUMNS + HEIGHT]!, table[(row + 1) * COLUMNS + HEIGHT]!];
    before[i] = LOW + (row + (height - a) / (b - a)) * STEP;
  }
  return { low, before };
}

/** The same map for a body that stands `lift` metres above the floor in its shoes. */
export function raisedMap(map: BodyMap, lift: number): BodyMap {
  const raised = lift * map.scale;
  return {
    scale: map.scale,
    forward(x, y, z, out) {
      map.forward(x, y - lift, z, out);
      out[1] += raised;
    },
    backward(x, y, z, out) {
      map.backward(x, y - raised, z, out);
      out[1] += lift;
    },
  };
}

/** The women's build itself. */
export const SAME_BODY: BodyMap = {
  scale: 1,
  forward: (x, y, z, out) => void ([out[0], out[1], out[2]] = [x, y, z]),
  backward: (x, y, z, out) => void ([out[0], out[1], out[2]] = [x, y, z]),
};

/** The place of a point on the other build. */
export function mapped(map: BodyMap, [x, y, z]: Vec3): Vec3 {
  const out: Point = [0, 0, 0];
  map.forward(x, y, z, out);
  return out;
}
