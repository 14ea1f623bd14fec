import { beltMesh } from '../../../foundation/geometry/mesh/belt.ts';
import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { clamp, lerp, smoothstep, TAU } from '../../../foundation/geometry/interpolation.ts';
import { curve } from '../../../foundation/geometry/curves/profile.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import type { MutableVec3, Vec3 } from '../../../foundation/geometry/vector.ts';
import { bodySection } from '../../body/body.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Form } from '../../parts/form.ts';
import type { Part } from '../../parts/part.ts';
import type { CutName } from '../../../words/prompt/vocabulary/cuts.ts';

/** Height in metres of the centre of the knot. */
const KNOT = 1.405;
/** Height in metres of the point of the wide end. */
const POINT = 0.93;
/** Height in metres of the point of the narrow end. */
const TAIL = 0.99;
/** Distance in metres from the body to the tie, which leaves room for a shirt. */
const OFF = 0.017;
/** Centre of the band round the neck. */
const CENTRE: Vec3 = [0, 1.452, -0.012];

/** A tie or a bow tie, knotted as it is worn. */
export const tie: Form = {
  name: 'tie',
  fabric: 'satin',
  adapt: (fabric) =>
    fabric.name === 'satin' || fabric.name === 'silk'
      ? { ...fabric, response: { ...fabric.response, roughness: 0.5 } }
      : fabric,
  build({ piece, detail }) {
    const knotted = (piece.cut && KNOTTED[piece.cut]) ?? longTie;
    return { parts: [collar(detail), ...knotted(detail)], presentation: 'ghost' };
  },
};

/** What each kind of tie has in front, besides the band round the neck. A kind that is not listed is a long tie. */
const KNOTTED: { readonly [Cut in CutName]?: (detail: number) => Part[] } = { 'bow-tie': bow };

function longTie(detail: number): Part[] {
  return [blade('tail', TAIL, 0.62, -0.006, detail), blade('blade', POINT, 1, 0, detail), knot(detail)];
}

/** Distance of the tie's front from the body's axis at a height. */
const chest = curve(
  Array.from({ length: 15 }, (_, i): readonly [number, number] => {
    const y = 0.9 + i * 0.04;
    const { centreZ, halfDepth } = bodySection(y);
    // Below the bust the tie hangs straight.
    return [
      y,
      y < 1.3
        ? Math.max(centreZ + halfDepth, 0.107) + OFF
        : centreZ + halfDepth + OFF + 0.012 * smoothstep(1.34, 1.42, y),
    ];
  }),
);

/** Half the width of the wide end by the distance below the knot, metres. */
const HALF = curve([
  [0, 0.0145],
  [0.05, 0.0185],
  [0.2, 0.029],
  [0.4, 0.0405],
  [0.6, 0.046],
]);

/** One end: soft folded edges, cut on the bias, to a point of a right angle. */
function blade(name: string, low: number, share: number, behind: number, detail: number): Part {
  const top = KNOT - 0.006;
  const wide = HALF(top - low) * share;
  const shoulder = low + wide;
  const mesh = gridMesh(
    {
      columns: atDetail(64, detail),
      rows: atDetail(200, detail),
      closed: true,
      develop: (_u, _v, [x, y], out) => onBias(x, y, 1, out),
    },
    (u, v, out) => {
      const isPoint = v > 0.85;
      const y = isPoint ? lerp(shoulder, low, (v - 0.85) / 0.15) : lerp(top, shoulder, v / 0.85);
      const half = isPoint ? Math.max(0.0004, wide * ((y - low) / wide)) : HALF(top - y) * share;
      const angle = u * TAU + Math.PI;
      const [s, c] = [-Math.sin(angle), -Math.cos(angle)];
      const flat = Math.sign(s) * Math.abs(s) ** 0.45;
      const thick = 0.0032 * clamp(half / 0.004);
      const gather = Math.exp(-(((top - y) / 0.035) ** 2));
      // A dimple runs from the knot into the cloth, and shallow folds fade out below it.
      const folds = gather * (-0.006 * Math.exp(-(((flat * half) / 0.004) ** 2)) + 0.0016 * Math.cos(flat * 7));
      out[0] = flat * half;
      out[1] = y;
      out[2] = chest(y) + behind + thick * c + (c > 0 ? folds : 0) - 0.0035 * flat * flat;
    },
  );
  return { name, role: 'cloth', mesh, solid: true };
}

/** Coordinates on the cloth, whose threads cross the tie at half a right angle. */
function onBias(x: number, y: number, lean: 1 | -1, out: [number, number]): void {
  out[0] = (x + lean * y) * Math.SQRT1_2;
  out[1] = (y - lean * x) * Math.SQRT1_2;
}

/** A four-in-hand knot: a tapered body with rounded edges, and one slanting fold. */
function knot(detail: number): Part {
  const mesh = gridMesh(
    {
      columns: atDetail(72, detail),
      rows: atDetail(48, detail),
      closed: true,
      develop: (_u, _v, [x, y], out) => onBias(x, y, -1, out),
    },
    (u, v, out) => {
      const down = (1 - Math.cos(v * Math.PI)) / 2;
      const round = Math.sin(Math.min(1, Math.min(v, 1 - v) / 0.17) * (Math.PI / 2));
      const angle = u * TAU + Math.PI;
      const [s, c] = [-Math.sin(angle), -Math.cos(angle)];
      const half = lerp(0.0215, 0.0142, down) * (0.55 + 0.45 * round);
      const x = Math.sign(s) * Math.abs(s) ** 0.72 * half;
      const y = lerp(KNOT + 0.021, KNOT - 0.019, down) + 0.1 * x;
      const fold = 0.0012 * Math.exp(-(((x - 0.008 + 0.5 * (y - KNOT)) / 0.0022) ** 2));
      out[0] = x;
      out[1] = y;
      out[2] = chest(KNOT) + 0.004 + c * (0.0125 - 0.003 * down) * round - (c > 0 ? fold : 0);
    },
  );
  return { name: 'knot', role: 'cloth', mesh, solid: true };
}

/** The band round the neck, below the fold of a collar. */
function collar(detail: number): Part {
  const path = Array.from({ length: 73 }, (_, i): MutableVec3 => {
    const angle = (i / 72) * TAU;
    const ahead = (1 + Math.cos(angle)) / 2;
    return [
      CENTRE[0] + 0.072 * Math.sin(angle),
      CENTRE[1] + 0.036 * (1 - ahead) - 0.03 * ahead ** 4,
      CENTRE[2] + 0.006 + 0.066 * Math.cos(angle) + 0.006 * ahead ** 6,
    ];
  });
  const mesh = beltMesh(path, {
    half: 0.0125,
    thickness: 0.0036,
    up: [0, 0.35, 0.94],
    closed: true,
    rows: atDetail(160, detail),
  });
  return { name: 'band', role: 'cloth', mesh, solid: true };
}

/** The two loops of a bow tie, one behind the other, and its knot. */
function bow(detail: number): Part[] {
  const z = chest(KNOT) + 0.004;
  const at = KNOT + 0.006;
  const wing = (side: 1 | -1, length: number, back: number): Mesh =>
    gridMesh({ columns: atDetail(56, detail), rows: atDetail(60, detail), closed: true }, (u, v, out) => {
      const far = v;
      const angle = u * TAU + Math.PI;
      const [s, c] = [-Math.sin(angle) * side, -Math.cos(angle)];
      const half = lerp(0.009, 0.0305, smoothstep(0, 0.95, far)) * Math.sqrt(clamp((1.003 - far) / 0.03));
      const flat = Math.sign(s) * Math.abs(s) ** 0.5;
      const pinch = Math.exp(-far * 5);
      out[0] = side * far * length;
      out[1] = at + flat * half;
      out[2] =
        z +
        back +
        c * lerp(0.004, 0.0075, far) * clamp((1.003 - far) / 0.04) +
        0.0022 * pinch * Math.cos(flat * 9) -
        0.004 * far * far;
    });
  const wings = ([1, -1] as const).flatMap((side) => [wing(side, 0.056, 0.003), wing(side, 0.062, -0.007)]);
  const ring = Array.from({ length: 25 }, (_, i): Vec3 => {
    const angle = (i / 24) * TAU;
    return [0, at + 0.0135 * Math.sin(angle), z + 0.0105 * Math.cos(angle)];
  });
  const middle = beltMesh(smoothPath(ring, 3), {
    half: 0.0095,
    thickness: 0.003,
    up: [0, 0, 1],
    closed: true,
    rows: 100,
  });
  return [
    { name: 'wings', role: 'cloth', mesh: mergeMeshes(wings), solid: true },
    { name: 'knot', role: 'cloth', mesh: middle, solid: true },
  ];
}
