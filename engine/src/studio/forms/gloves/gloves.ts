import { contours } from '../../../foundation/geometry/mesh/contour.ts';
import { smoothIntersection, smoothUnion, superellipse } from '../../../foundation/geometry/curves/distance-field.ts';
import type { DistanceField } from '../../../foundation/geometry/curves/distance-field.ts';
import { clamp, lerp } from '../../../foundation/geometry/interpolation.ts';
import { curve } from '../../../foundation/geometry/curves/profile.ts';
import { mergeMeshes } from '../../../foundation/geometry/mesh/merge-meshes.ts';
import { shellMesh } from '../../../foundation/geometry/mesh/shell.ts';
import { surfaceNets } from '../../../foundation/geometry/mesh/surface-nets.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import type { Vec3 } from '../../../foundation/geometry/vector.ts';
import { grooveSlope, OWN_THREAD, shadeLine, stitchRow, tilt } from '../../construction/sewing/seam.ts';
import { shoeLeather } from '../../construction/finishes/shoe-leather.ts';
import type { Painter } from '../../materials/material.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Form } from '../../parts/form.ts';
import type { FabricName } from '../../fabrics/fabric.ts';
import type { Piece } from '../../../words/prompt/brief.ts';
import type { CutName } from '../../../words/prompt/vocabulary/cuts.ts';

/** An axis from one end to the other, (x, y), and its radius, metres. */
type Segment = readonly [from: readonly [number, number], to: readonly [number, number], radius: number];

/** Distance in metres of the centre of each hand from the plane between the two. */
const APART = 0.088;
/** Height in metres of the upper edge of the cuff. */
const CUFF = 0.012;

/** Ends and radius of each finger in metres from the centre of the hand, the little finger first. */
const FINGERS: readonly Segment[] = [
  [[-0.0345, 0.14], [-0.0435, 0.2], 0.0102],
  [[-0.0125, 0.15], [-0.0165, 0.228], 0.0115],
  [[0.0115, 0.152], [0.0115, 0.239], 0.0119],
  [[0.034, 0.145], [0.0375, 0.222], 0.0115],
]; // prettier-ignore
const THUMB = [[0.03, 0.068], [0.0745, 0.152], 0.0132] as const;

/** A pair of gloves or mittens, or the right one of a pair of gloves, upright as if hands were in them, seen from the back of the hand. */
export const gloves: Form = {
  name: 'gloves',
  fabric: (piece) => glovesKind(piece).fabric,
  adapt: (fabric, named) => (fabric.name === 'leather' ? shoeLeather(fabric, named, [0.02, 0.019, 0.019]) : fabric),
  build({ piece, detail }) {
    const { hand, single, finish } = glovesKind(piece);
    // Both hands of a pair are mirror images.
    const field: DistanceField = single
      ? (x, y, z) => hand(APART - x, y, z)
      : (x, y, z) => hand(APART - Math.abs(x), y, z);
    const edge: DistanceField = (_x, y) => y - CUFF;
    const mesh = surfaceNets(field, {
      bounds: { min: [-0.16, -0.004, -0.035], max: [0.16, 0.27, 0.035] },
      cell: 0.0022 / Math.max(0.4, detail),
      steepness: 1.7,
      develop: (x, y, z) => [Math.sign(x || 1) * (Math.abs(x) - APART) + (z < 0 ? 0.3 : 0), y],
    });
    const rim = contours(mesh, edge, 0.003).map(({ points, closed }) =>
      tubeMesh(
        (closed ? [...points, points[0]!] : points).map(({ at }): Vec3 => [at[0], at[1], at[2]]),
        {
          radius: 0.0016,
          closed,
          sides: 10,
          rows: atDetail(points.length, detail),
        },
      ),
    );
    return {
      parts: [
        {
          name: 'gloves',
          role: 'cloth',
          mesh,
          trim: edge,
          detail: finish,
        },
        { name: 'lining', role: 'lining', colourPart: 'lining', mesh: shellMesh(mesh, -0.0016), trim: edge },
        { name: 'rim', role: 'cloth', colourPart: 'trim', mesh: mergeMeshes(rim), solid: true },
      ],
      presentation: 'ghost',
    };
  },
};

/** A finger: a capsule that is flatter than it is wide. */
function capsule([[ax, ay], [bx, by], radius]: Segment, x: number, y: number, z: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const share = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy));
  return Math.hypot(x - ax - share * dx, y - ay - share * dy, z / 0.92) - radius * lerp(1.06, 0.86, share ** 2);
}

/** Half the width and half the depth of a hand by height, metres. */
const WIDTH = curve([
  [0, 0.041],
  [0.03, 0.0375],
  [0.055, 0.0365],
  [0.09, 0.0445],
  [0.125, 0.0478],
  [0.16, 0.0465],
]);
const DEPTH = curve([
  [0, 0.024],
  [0.04, 0.0205],
  [0.08, 0.0185],
  [0.12, 0.0145],
  [0.16, 0.0112],
]);

/** The palm with its wrist and cuff, up to the roots of the fingers; x is positive towards the thumb. */
function palm(x: number, y: number, z: number): number {
  const across = superellipse(x + 0.0005, z, WIDTH(clamp(y, 0, 0.16)), DEPTH(clamp(y, 0, 0.16)), 2.5);
  return smoothIntersection(across, y - 0.158 + 3 * (x - 0.006) ** 2, 0.012) * 0.9;
}

const fingered: DistanceField = (x, y, z) => {
  let near = smoothUnion(palm(x, y, z), capsule(THUMB, x, y, z), 0.022);
  for (const finger of FINGERS) near = smoothUnion(near, capsule(finger, x, y, z), 0.009);
  return near;
};

/** Half the width of a mitten by height, metres. */
const MITTEN = curve([
  [0, 0.042],
  [0.05, 0.0385],
  [0.09, 0.048],
  [0.14, 0.0545],
  [0.19, 0.0525],
  [0.225, 0.0415],
  [0.243, 0.027],
  [0.252, 0.008],
]);

const mitten: DistanceField = (x, y, z) => {
  const half = MITTEN(clamp(y, 0, 0.252));
  const depth = Math.min(0.0215, half * 0.62);
  const hand = Math.max(superellipse(x, z, half, depth, 2.3) * 0.7, y - 0.253);
  return smoothUnion(hand, capsule([THUMB[0], THUMB[1], 0.0175], x, y, z), 0.022);
};

/** The three rows of raised stitches on the back of a leather glove, and the hem of its cuff. */
const points: Painter = (point, surface) => {
  const { y, z } = point;
  const hem = y - CUFF - 0.008;
  if (Math.abs(hem) < 0.004) stitchRow(point, surface, hem, point.u, OWN_THREAD);
  if (z < 0 || y < 0.09 || y > 0.158) return;
  const x = APART - Math.abs(point.x);
  for (const from of [-0.019, 0, 0.021]) {
    const off = x - from * (1 + 1.6 * (y - 0.1));
    if (Math.abs(off) > 0.006) continue;
    tilt(surface, -grooveSlope(off, 0.0006, 0.0011), 1, 0, 0);
    shadeLine(surface, Math.abs(off) - 0.0015, 0.0005, 0.3);
  }
};

/** Ribs of a knitted cuff. */
const ribbedCuff: Painter = (point, surface) => {
  const { y } = point;
  if (y > CUFF + 0.062) return;
  const shown = clamp(1.5 - point.footprint / 0.0016);
  const wave = (point.x / 0.0052) * Math.PI * 2;
  tilt(surface, 0.6 * shown * Math.cos(wave), 1, 0, 0);
  surface.occlusion *= 1 - 0.28 * shown * (0.5 - 0.5 * Math.sin(wave));
};

/** Features of each kind of gloves, one row per kind. */
interface GlovesKind {
  /** The fabric when words name none. */
  readonly fabric: FabricName;
  /** Distance to the surface of the right one. */
  readonly hand: DistanceField;
  /** Seams and knitting on its surface. */
  readonly finish: Painter;
  /** True for the right one alone instead of a pair. */
  readonly single?: boolean;
}

const PAIR: GlovesKind = { fabric: 'leather', hand: fingered, finish: points };

const KINDS: { readonly [Cut in CutName]?: GlovesKind } = {
  mittens: { fabric: 'knit', hand: mitten, finish: ribbedCuff },
  'single-glove': { ...PAIR, single: true },
};

const glovesKind = ({ cut }: Piece): GlovesKind => (cut && KINDS[cut]) ?? PAIR;
