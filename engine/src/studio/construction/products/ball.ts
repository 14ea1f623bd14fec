import { blendColour } from '../../materials/blend-colour.ts';
import { TAU, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import type { MutableVec3, Vec3 } from '../../../foundation/geometry/vector.ts';
import { dot, normalise, subtract } from '../../../foundation/geometry/vector.ts';
import type { Painter } from '../../materials/material.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Ball } from './product.ts';

/** A seam pattern: distance in radians from a direction to the nearest seam, and whether its panel has the second colour. */
interface Seams {
  /** Half the width of the seam as a share of the radius. */
  readonly half: number;
  /** Depth of the seam as a share of the radius. */
  readonly depth: number;
  /** Linear colour of the seams. */
  readonly ink: readonly [number, number, number];
  readonly distance: (at: Vec3) => number;
  readonly isSecond?: (at: Vec3) => boolean;
  /** Linear colour of the panel at a direction; null where that is of the main colour. */
  readonly panel?: (at: Vec3) => readonly [number, number, number] | null;
}

/** Corners of an icosahedron, which are the centres of the pentagons of a football, tilted so that one faces the viewer. */
const GOLDEN = (1 + Math.sqrt(5)) / 2;
const tilted = ([x, y, z]: Vec3): Vec3 => [x, y * 0.94 - z * 0.34, y * 0.34 + z * 0.94];
const PENTAGONS = [-1, 1].flatMap((a) =>
  [-GOLDEN, GOLDEN].flatMap((b): Vec3[] => [[0, a, b], [a, b, 0], [b, 0, a]]),
).map((at) => tilted(normalise(at))); // prettier-ignore
/** Faces of the icosahedron, which are the centres of the hexagons. */
const HEXAGONS = PENTAGONS.flatMap((a, i) =>
  PENTAGONS.slice(i + 1).flatMap((b, j) =>
    PENTAGONS.slice(i + j + 2)
      .filter((c) => [dot(a, b), dot(b, c), dot(a, c)].every((cosine) => cosine > 0.4))
      .map((c): Vec3 => normalise([a[0] + b[0] + c[0], a[1] + b[1] + c[1], a[2] + b[2] + c[2]])),
  ),
);
/** Distances of the faces of a truncated icosahedron from its centre, with its corners at 1. */
const PANELS = [
  ...PENTAGONS.map((at) => ({ at: at.map((value) => value / 0.9392) as unknown as Vec3, isSecond: true })),
  ...HEXAGONS.map((at) => ({ at: at.map((value) => value / 0.915) as unknown as Vec3, isSecond: false })),
];

function nearestPanels(at: Vec3): readonly [first: (typeof PANELS)[number], distance: number] {
  let [first, second] = [PANELS[0]!, PANELS[1]!];
  let [best, next] = [-Infinity, -Infinity];
  for (const panel of PANELS) {
    const height = dot(panel.at, at);
    if (height > best) [second, next, first, best] = [first, best, panel, height];
    else if (height > next) [second, next] = [panel, height];
  }
  return [first, (best - next) / Math.hypot(...subtract(first.at, second.at))];
}

/** Gores of a beach ball, and the linear colours of those between the main ones. */
const GORES = 6;
const GORE_COLOURS = [[0.86, 0.86, 0.84], [0.86, 0.55, 0.03], [0.03, 0.2, 0.6]] as const; // prettier-ignore
/** Half the angle of the round caps at the ends of a beach ball, radians. */
const POLE = 0.2;

const goreOf = ([x, , z]: Vec3): number => Math.floor(((Math.atan2(x, z) / TAU + 1) % 1) * GORES);

const SEAMS: Readonly<Record<Exclude<Ball['seams'], 'none'>, Seams>> = {
  football: {
    half: 0.009,
    depth: 0.016,
    ink: [0.05, 0.05, 0.05],
    distance: (at) => nearestPanels(at)[1],
    isSecond: (at) => nearestPanels(at)[0].isSecond,
  },
  basketball: {
    half: 0.016,
    depth: 0.012,
    ink: [0.012, 0.011, 0.01],
    distance: ([x, y]) =>
      Math.min(Math.abs(x), Math.abs(y), Math.abs(Math.abs(x) - 0.47 - 0.42 * y * y) / Math.hypot(1, 0.84 * y)),
  },
  beach: {
    half: 0.006,
    depth: 0.004,
    ink: [0.7, 0.7, 0.7],
    distance: ([x, y, z]) => {
      const turn = ((Math.atan2(x, z) / TAU + 1) % 1) * GORES;
      const off = Math.abs(turn - Math.round(turn)) * (TAU / GORES) * Math.hypot(x, z);
      return Math.abs(y) > Math.cos(POLE) ? 1 : Math.min(off, Math.abs(Math.acos(Math.abs(y)) - POLE));
    },
    panel: (at) => (Math.abs(at[1]) > Math.cos(POLE) ? GORE_COLOURS[0] : goreOf(at) % 2 === 0 ? null : GORE_COLOURS[(goreOf(at) - 1) / 2]!), // prettier-ignore
  },
  tennis: {
    half: 0.04,
    depth: 0.03,
    ink: [0.62, 0.62, 0.58],
    // The curve of a tennis ball, x = (3 cos t + cos 3t) / 4 and so on, without its parameter.
    distance: ([x, y, z]) => {
      const off = x * y - 0.19245 * z ** 3;
      const slope = [y, x, -0.57735 * z * z] as const;
      const out = slope[0] * x + slope[1] * y + slope[2] * z;
      return Math.abs(off) / Math.max(0.05, Math.hypot(slope[0] - out * x, slope[1] - out * y, slope[2] - out * z));
    },
  },
};

export function ballMesh({ radius, seams }: Ball, detail: number): { readonly mesh: Mesh; readonly print?: Painter } {
  const pattern = seams === 'none' ? null : SEAMS[seams];
  const mesh = gridMesh(
    {
      columns: atDetail(360, detail),
      rows: atDetail(180, detail),
      closed: true,
      develop: (u, v, _at, cloth) => {
        cloth[0] = (u - 0.5) * TAU * radius;
        cloth[1] = -v * (TAU / 2) * radius;
      },
    },
    (u, v, out) => {
      direction((u - 0.5) * TAU, v * (TAU / 2), out);
      const cut = pattern ? pattern.depth * Math.exp(-((pattern.distance(out) / (pattern.half * 2.2)) ** 2)) : 0;
      for (let k = 0; k < 3; k++) out[k] = out[k]! * radius * (1 - cut);
    },
  );
  if (!pattern) return { mesh };
  const { half, ink } = pattern;
  const at: MutableVec3 = [0, 0, 0];
  const print: Painter = (point, surface) => {
    direction(point.u / radius, -point.v / radius, at);
    const soft = Math.max(point.footprint / radius, 0.004);
    if (pattern.isSecond?.(at) === true) {
      surface.r = surface.g = surface.b = 0.02;
    }
    const panel = pattern.panel?.(at);
    if (panel) [surface.r, surface.g, surface.b] = panel;
    const share = smoothstep(half + soft, half - soft, pattern.distance(at));
    blendColour(surface, ink, share);
  };
  return { mesh, print };
}

/** The direction of a longitude, 0 at the front, and an angle from the north pole. */
function direction(longitude: number, polar: number, out: MutableVec3): void {
  const ring = Math.max(1e-6, Math.sin(polar));
  out[0] = ring * Math.sin(longitude);
  out[1] = Math.cos(polar);
  out[2] = ring * Math.cos(longitude);
}
