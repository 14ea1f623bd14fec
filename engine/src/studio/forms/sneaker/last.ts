/**
 * The shape of a sneaker. Upper and sole share one footprint, so that toe and heel fit. The shoe lies along x with its
 * heel at -0.147 m, its toe at 0.154 m and its outer side towards +z.
 */
import { smoothIntersection, smoothUnion, superellipse } from '../../../foundation/geometry/curves/distance-field.ts';
import type { DistanceField } from '../../../foundation/geometry/curves/distance-field.ts';
import { bell, clamp, lerp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { noise3 } from '../../../foundation/geometry/noise.ts';
import { insideOutline } from '../../../foundation/geometry/curves/outline.ts';
import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import { planeTable } from '../../../foundation/geometry/tables/plane-table.ts';
import { curve, profile } from '../../../foundation/geometry/curves/profile.ts';

export interface SneakerLast {
  /** Distance to the surface of the upper before it is cut. */
  readonly upper: DistanceField;
  readonly sole: DistanceField;
  /** Height of the upper edge of the sole in metres by x. */
  readonly soleTop: (x: number) => number;
  /** Height of the lower edge of the sole in metres by x. */
  readonly soleBottom: (x: number) => number;
  /** Metres inside the cut edges of the upper: collar, throat and the joint with the sole. */
  readonly cut: DistanceField;
  /** Metres below the edge of the collar alone. */
  readonly collar: DistanceField;
  /** Half the width of the throat by x. */
  readonly throatHalf: (x: number) => number;
  /** z of the throat's centre by x. */
  readonly centre: (x: number) => number;
  readonly collarHeight: (x: number) => number;
  /** True when laces or straps close the shoe. */
  readonly closed: boolean;
}

interface LastOptions {
  readonly high: boolean;
  /** Metres by which the sole raises the upper (`sneaker.ts`); the sole itself grows by a quarter to a third more. */
  readonly lift: number;
  /** False for a slip-on, whose upper is not cut open over the instep. */
  readonly laced: boolean;
  /** True when straps close an upper that is not cut open. */
  readonly strapped: boolean;
  /** True for a moulded running sole: arched, wider at the heel, with waves along its side. */
  readonly moulded: boolean;
}

/** Outline (x, z) of the sole, in metres. */
const FOOTPRINT: readonly (readonly [number, number])[] = [
  ...([
    [-0.147, 0],
    [-0.14, 0.02],
    [-0.12, 0.032],
    [-0.08, 0.037],
    [-0.03, 0.036],
    [0.02, 0.042],
    [0.07, 0.049],
  ] as const),
  ...([
    [0.108, 0.0462],
    [0.1355, 0.0305],
    [0.153, 0.005],
    [0.1505, -0.0145],
    [0.1345, -0.0335],
    [0.108, -0.0452],
  ] as const),
  ...([
    [0.07, -0.046],
    [0.02, -0.037],
    [-0.03, -0.032],
    [-0.08, -0.034],
    [-0.12, -0.031],
    [-0.14, -0.019],
  ] as const),
];

/** Sections: x, half-width, height of the ridge above the sole's seat, z of the centre; metres. */
const SECTIONS = [
  [-0.15, 0.034, 0.09, 0],
  [-0.12, 0.036, 0.096, 0],
  [-0.08, 0.036, 0.104, 0],
  [-0.04, 0.037, 0.106, 0.001],
  [0, 0.038, 0.0915, 0.002],
  [0.04, 0.0425, 0.071, 0.004],
  [0.08, 0.049, 0.0535, 0.004],
  [0.11, 0.0505, 0.0465, 0.001],
  [0.135, 0.048, 0.041, -0.004],
  [0.155, 0.044, 0.036, -0.007],
] as const;

/** Height of the sole's seat in metres above the ground, without `lift`; it must stay below `soleTop`. */
const SEAT = 0.024;

const footprint = planeTable(
  insideOutline(
    smoothPath(
      FOOTPRINT.map(([x, z]) => [x, z, 0] as const),
      4,
      true,
    )
      .slice(0, -1)
      .map(([x, z]) => [x, z] as const),
  ),
  { min: [-0.18, -0.08], max: [0.18, 0.08], step: 0.002 },
);

export function sneakerLast(options: LastOptions): SneakerLast {
  const { high, lift, moulded } = options;
  // A slip-on is cut low over the toes.
  const flat = options.laced || options.strapped ? 0 : 0.17;
  const section = profile(SECTIONS);
  const at = [0, 0, 0];
  const low: DistanceField = (x, y, z) => {
    section(clamp(x, -0.15, 0.158), at);
    const [width, height, centre] = [at[0]!, at[1]! * (1 - flat * smoothstep(0.01, 0.1, x)) + 0.012, at[2]!];
    const rise = y - lift - SEAT + 0.012;
    const lean =
      1 - 0.32 * smoothstep(0.03, 0.1, rise) * smoothstep(0.06, -0.02, x) - 0.06 * smoothstep(0.02, 0.05, rise);
    const skin = superellipse(z - centre, rise, width * lean, height, 2.8 - 0.35 * smoothstep(-0.02, 0.05, x));
    const inward =
      0.0025 -
      0.0012 * smoothstep(0.05, 0.11, x) +
      // The toe slopes inwards above the sole and is round in profile.
      9 * Math.max(0, y - lift - 0.03) ** 2 * smoothstep(0.06, 0.13, x) +
      0.1 * Math.max(0, y - lift - 0.05) * smoothstep(-0.08, -0.13, x);
    return smoothIntersection(skin, inward - footprint(x, z), lerp(0.022, 0.028, smoothstep(0.06, 0.12, x)));
  };
  const shaft: DistanceField = (x, y, z) => {
    const t = clamp((y - lift - 0.07) / 0.11);
    // Below the ankle the leg shrinks into the shoe, so that no ledge is visible where it emerges.
    const sunk = 1 - 0.24 * smoothstep(0.1, 0.052, y - lift);
    const round = superellipse(
      x + lerp(0.078, 0.082, t),
      z,
      (lerp(0.0575, 0.0525, t) - 0.005 * bell(t - 0.3, 0.28)) * sunk,
      lerp(0.0325, 0.0355, t) * sunk,
      2.25,
    );
    return Math.max(round, y - lift - 0.2, lift + 0.05 - y);
  };
  const upper: DistanceField = (x, y, z) => {
    const skin = high ? smoothUnion(low(x, y, z), shaft(x, y, z), 0.03) : low(x, y, z);
    return skin - 0.0007 * noise3(x * 40, y * 40, z * 40) - flexCreases(x, y - lift, z);
  };
  const soleTop = (x: number) =>
    (0.027 + 0.009 * smoothstep(-0.02, -0.14, x) + 0.004 * smoothstep(0.1, 0.15, x)) * (1 + 9 * lift) + lift;
  const soleBottom = (x: number) =>
    (moulded ? 0.019 : 0.012) * clamp((x - 0.07) / 0.085) ** 2 +
    (moulded ? 0.008 : 0.004) * clamp((-0.1 - x) / 0.05) ** 2 +
    (moulded ? 0.0045 * bell(x + 0.03, 0.03) : 0);
  const sole: DistanceField = (x, y, z) => {
    const from = soleBottom(x);
    const to = soleTop(x);
    const bulge = 0.003 * Math.sin(Math.PI * clamp((y - from) / (to - from)));
    const waves = moulded ? 0.0016 * Math.sin(x * 62 + (y - from) * 190) * smoothstep(from, from + 0.012, y) : 0;
    const flare = moulded ? 0.1 * (to - y) * smoothstep(-0.02, -0.12, x) - 0.002 * smoothstep(0.09, 0.04, x) : 0;
    const out = 0.0045 - bulge - waves - flare - footprint(x, z);
    const up = Math.max(y - to, from - y) + 0.005;
    return Math.hypot(Math.max(out, 0), Math.max(up, 0)) + Math.min(Math.max(out, up), 0) - 0.005;
  };
  return { upper, sole, soleTop, soleBottom, ...openings(options, soleTop) };
}

/** Creases across the ball of the foot, where the shoe bends; metres. */
function flexCreases(x: number, y: number, z: number): number {
  // The creases run obliquely down the sides, where they widen.
  const along = x + 0.45 * Math.max(0, 0.062 - y);
  const where = smoothstep(0.056, 0.07, along) * smoothstep(0.098, 0.084, along) * smoothstep(0.036, 0.052, y);
  return where === 0 ? 0 : 0.0008 * where * Math.sin(along * 430 + z * 14 + 2.4 * noise3(x * 26, y * 26, z * 26));
}

function openings({ high, lift, laced, strapped }: LastOptions, soleTop: (x: number) => number) {
  const lowCollar = curve([
    [-0.16, 0.106],
    [-0.135, 0.104],
    [-0.11, 0.092],
    [-0.08, 0.083],
    [-0.055, 0.087],
    [-0.034, 0.1],
    [-0.02, 0.115],
    [0, 0.2],
  ]);
  const highCollar = curve([
    [-0.16, 0.17],
    [-0.135, 0.167],
    [-0.11, 0.157],
    [-0.08, 0.151],
    [-0.05, 0.158],
    [-0.028, 0.172],
    [-0.012, 0.2],
  ]);
  const slipped = curve([
    [-0.16, 0.105],
    [-0.135, 0.103],
    [-0.11, 0.092],
    [-0.08, 0.082],
    [-0.05, 0.083],
    [-0.022, 0.092],
    [0.004, 0.1015],
    [0.016, 0.116],
    [0.03, 0.2],
  ]);
  const closed = laced || strapped;
  const collarHeight = (x: number) => (high ? highCollar(x) : closed ? lowCollar(x) : slipped(x)) + lift;
  const throatHalf = (x: number) => lerp(0.0085, 0.0145, smoothstep(0.065, -0.03, x));
  const centre = curve(SECTIONS.map(([x, , , z]) => [x, z] as const));
  const collar: DistanceField = (x, y) => (collarHeight(x) - y) * 0.8;
  const throat: DistanceField = (x, y, z) => {
    if (!laced) return Infinity;
    const half = throatHalf(x) * Math.sqrt(clamp((0.066 - x) / 0.022));
    const back = high ? -0.04 : -0.036;
    return Math.max(Math.abs(z - centre(x)) - half, x - 0.066, back - x, lift + 0.05 - y);
  };
  return {
    collar,
    collarHeight,
    closed,
    throatHalf,
    centre,
    cut: (x: number, y: number, z: number) => Math.min(collar(x, y, z), throat(x, y, z), y - soleTop(x) + 0.008),
  };
}
