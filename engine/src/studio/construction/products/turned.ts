import type { DistanceField } from '../../../foundation/geometry/curves/distance-field.ts';
import { insideOutline } from '../../../foundation/geometry/curves/outline.ts';
import type { PlanePoint } from '../../../foundation/geometry/curves/outline.ts';
import { roundedOutline } from '../../../foundation/geometry/curves/rounded-outline.ts';
import { TAU, clamp, lerp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { gridMesh } from '../../../foundation/geometry/mesh/grid.ts';
import { latheMesh } from '../../../foundation/geometry/mesh/lathe.ts';
import type { Mesh } from '../../../foundation/geometry/mesh/mesh.ts';
import { distanceTable } from '../../../foundation/geometry/tables/distance-table.ts';
import { atDetail } from '../../parts/at-detail.ts';
import type { Turned } from './product.ts';

/** Rounding in metres of a corner for which the table names none: no edge of a product is razor sharp. */
const EDGE = 0.0005;
/** Fillet in metres between the wall and the floor inside a vessel. */
const FLOOR_FILLET = 0.005;
/** Points of the half round of a lip; the one in the middle is its crest. */
const LIP_POINTS = 13;
const CREST = 6;
/** Radius in metres that stands for 0 on the axis, where a surface closes. */
const AXIS = 0.00001;

/** The outside from the foot on the axis up to the lip, or over the top to the axis. */
function outsideOf({ outline, hollow, band }: Turned, detail: number): PlanePoint[] {
  if (band) {
    const ring = roundedOutline(outline, { usual: EDGE, closed: true, detail });
    return [...ring, ring[0]!];
  }
  const top = outline.at(-1)!;
  const corners = [[AXIS, outline[0]![1]] as const, ...outline];
  if (!hollow) corners.push([AXIS, top[1]]);
  return roundedOutline(corners, { usual: EDGE, detail });
}

/** The inside from its floor on the axis up to the level at which the lip begins. */
function insideOf(outside: readonly PlanePoint[], hollow: NonNullable<Turned['hollow']>, detail: number): PlanePoint[] {
  const { wall, floor, round = FLOOR_FILLET } = hollow;
  const [, lip] = outside.at(-1)!;
  const radiusAt = (y: number) => wallRadius(outside, wall, y);
  const rows = atDetail(120, Math.min(detail, 2));
  const top = lip - wall / 2;
  const points: PlanePoint[] = [];
  for (let i = 0; i <= rows; i++) {
    // Rows are denser near the floor, where the section turns.
    const y = lerp(floor, top, (i / rows) ** 1.6);
    const fillet = Math.min(round, Math.max(0, radiusAt(floor + round)));
    const low = fillet - (y - floor);
    const cut = low > 0 ? fillet - Math.sqrt(Math.max(0, fillet * fillet - low * low)) : 0;
    const r = radiusAt(Math.min(top, Math.max(y, floor + 1e-5))) - cut;
    if (r > AXIS) points.push([r, y]);
  }
  return [[AXIS, points[0]![1]], ...points];
}

/** The greatest radius at a height that is at least `wall` metres from the outside. */
function wallRadius(outside: readonly PlanePoint[], wall: number, y: number): number {
  let least = Infinity;
  for (let i = 0; i < outside.length; i++) {
    const [r, at] = outside[i]!;
    const off = y - at;
    if (Math.abs(off) < wall) least = Math.min(least, r - Math.sqrt(wall * wall - off * off));
    const next = outside[i + 1];
    if (!next) continue;
    const [dr, dy] = [next[0] - r, next[1] - at];
    const length = Math.hypot(dr, dy) || 1;
    // The line beside this one, `wall` metres inside.
    const from = at + (dr / length) * wall;
    const share = dy === 0 ? -1 : (y - from) / dy;
    if (share >= 0 && share <= 1) least = Math.min(least, r - (dy / length) * wall + dr * share);
  }
  return least;
}

function subdivided(points: readonly PlanePoint[], step: number): PlanePoint[] {
  return points.flatMap(([x, y], i): PlanePoint[] => {
    const next = points[i + 1];
    if (!next) return [[x, y]];
    const count = Math.max(1, Math.ceil(Math.hypot(next[0] - x, next[1] - y) / step));
    return Array.from({ length: count }, (_, k) => [lerp(x, next[0], k / count), lerp(y, next[1], k / count)]);
  });
}

interface TurnedSection {
  readonly outside: readonly PlanePoint[];
  /** Null for a solid. */
  readonly inside: readonly PlanePoint[] | null;
  /** Half round from the end of the inside to that of the outside. */
  readonly lip: readonly PlanePoint[];
}

function sectionOf(turned: Turned, detail: number): TurnedSection {
  const outside = outsideOf(turned, detail);
  if (!turned.hollow) return { outside, inside: null, lip: [] };
  const inside = insideOf(outside, turned.hollow, detail);
  const [a, b] = [inside.at(-1)!, outside.at(-1)!];
  const half = turned.hollow.wall / 2;
  const [cx, cy] = [(a[0] + b[0]) / 2, b[1] - half];
  const reach = (b[0] - a[0]) / 2;
  const lip = Array.from({ length: LIP_POINTS }, (_, i): PlanePoint => {
    const angle = Math.PI * (1 - i / (LIP_POINTS - 1));
    return [cx + reach * Math.cos(angle), cy + half * Math.sin(angle)];
  });
  return { outside: outside.filter(([, y]) => y < cy - half * 0.2), inside, lip };
}

/** Factor of the radius by angle and height, for flutes and flat sides. */
export function radiusFactorOf({ flutes, sides, outline }: Turned): ((angle: number, y: number) => number) | null {
  const top = outline.at(-1)![1];
  const widest = Math.max(...outline.map(([r]) => r));
  if (sides) {
    const step = TAU / sides.count;
    const [from, to] = [sides.from ?? 0, sides.to ?? top];
    return (angle, y) => {
      const off = angle - Math.round(angle / step) * step;
      const flat = 0.06 + (0.94 * Math.cos(step / 2) * 1.03) / Math.cos(off);
      return 1 + (flat - 1) * insideRange(y, from, to);
    };
  }
  if (!flutes) return null;
  const [from, to] = [flutes.from ?? 0.004, flutes.to ?? top - 0.004];
  return (angle, y) =>
    1 - (flutes.depth / widest) * (1 - Math.abs(Math.cos((angle * flutes.count) / 2))) * insideRange(y, from, to);
}

/** 1 between two heights, fading to 0 over a few millimetres inside each of them. */
const insideRange = (y: number, from: number, to: number): number => {
  const run = Math.min(0.009, (to - from) / 4);
  return smoothstep(from, from + run, y) * smoothstep(to, to - run, y);
};

/** Metres between rows on straight walls. */
const ROW = 0.003;

/**
 * The surface of a turned product in metres, its axis upright: a solid, a vessel with its inside and lip, or a band.
 * @param detail density of the mesh; 1 is usual.
 */
export function turnedMesh(turned: Turned, detail: number): Mesh {
  const { outside, inside, lip } = sectionOf(turned, detail);
  const radiusFactor = radiusFactorOf(turned);
  const down = outside.toReversed();
  const whole = inside ? [...inside, ...lip.slice(1), ...down] : down;
  const rows = subdivided(whole, ROW / Math.max(0.3, detail));
  const finest = turned.flutes ? turned.flutes.count * 10 : 0;
  const columns = atDetail(Math.max(finest, 288), Math.max(detail, finest > 0 ? 0.5 : 0));
  const warp = warpOf(turned);
  if (!radiusFactor && !warp) return latheMesh(rows, { columns });
  // Inside a vessel the wall is even: flutes are cut into its outside.
  const apex = inside ? rows.findIndex(([, y]) => y >= lip[CREST]![1] - 1e-9) : 0;
  const last = rows.length - 1;
  return gridMesh({ columns, rows: last, closed: true }, (u, v, out) => {
    const row = Math.round(v * last);
    const [radius, y] = rows[row]!;
    const angle = (u - 0.5) * TAU;
    const r = row < apex || !radiusFactor ? radius : radius * radiusFactor(angle, y);
    out[0] = r * Math.sin(angle);
    out[1] = y;
    out[2] = r * Math.cos(angle);
    warp?.(out);
  });
}

/** Half the thickness in metres of the pressed end of a tube. */
const PRESSED = 0.0007;

/** Moves a point of a solid of revolution for what is not round: slanted cuts and pressed tubes. */
export function warpOf({ slant, pressed, outline }: Turned): ((point: number[]) => void) | null {
  const top = outline.at(-1)![1];
  if (slant) {
    return (point) => {
      const up = smoothstep(slant.from, top, point[1]!);
      point[1] = point[1]! + slant.rise * point[0]! * up;
    };
  }
  if (!pressed) return null;
  const [foot, wide] = [outline[0]![1], Math.max(...outline.map(([r]) => r))];
  // The girth stays the same while a tube is pressed flat.
  const depth = pressed === true ? 1 : pressed;
  const across = Math.sqrt(2 / (1 + depth * depth));
  return (point) => {
    const up = clamp((point[1]! - foot) / (top - foot));
    point[0] = point[0]! * (across + (Math.PI / 2 - across) * up ** 1.3);
    point[2] = point[2]! * ((1 - up) * depth * across + (PRESSED / wide) * up);
  };
}

/** Outer radius at a height, for what is stuck to it. */
export function turnedRadius(turned: Turned): (y: number) => number {
  const outside = outsideOf(turned, 1);
  return (y) => {
    for (let i = 1; i < outside.length; i++) {
      const [a, b] = [outside[i - 1]!, outside[i]!];
      if (y >= a[1] && y <= b[1] && b[1] > a[1]) return lerp(a[0], b[0], (y - a[1]) / (b[1] - a[1]));
    }
    return outside.at(-1)![0];
  };
}

/** Density of the points of an outline: light through glass shows facets that a mesh would hide. */
const FIELD_DETAIL = 5;
/** Metres between the entries of a table of distances. */
const CELL = 0.0003;
/** Metres by which the table reaches beyond the solid. */
const BEYOND = 0.004;
/** Distance in metres within which the section of a fluted solid is computed. */
const NEAR = 0.002;

/** Distance to the outside and the inside of a turned solid; the inside of a solid one is positive everywhere. */
export function turnedFields(turned: Turned): { readonly outer: DistanceField; readonly inner: DistanceField } {
  const { outside, inside, lip } = sectionOf(turned, FIELD_DETAIL);
  const radiusFactor = radiusFactorOf(turned);
  const apex = lip[CREST];
  const outer: PlanePoint[] = [...outside, ...(apex ? [...lip.slice(CREST + 1).toReversed(), apex] : [])];
  const within: PlanePoint[] = inside && apex ? [...inside, ...lip.slice(1, CREST + 1), [apex[0], apex[1] + 0.03]] : [];
  const wide = Math.max(...outside.map(([r]) => r));
  const top = Math.max(...outside.map(([, y]) => y), apex ? apex[1] : 0);
  const field = (points: readonly PlanePoint[]): ((r: number, y: number) => number) => {
    // The outline is continued beyond the axis, so that the axis itself is no boundary.
    const [first, last] = [points[0]!, points.at(-1)!];
    const inside = insideOutline([[-0.05, first[1]], ...points, [-0.05, last[1]]]);
    const cell = CELL * clamp(top / 0.12, 0.6, 1.5);
    return distanceTable((r, y) => -inside(r, y), {
      min: [-cell, -BEYOND],
      max: [wide + BEYOND, top + BEYOND],
      step: cell,
    });
  };
  const cut = turned.flutes?.depth ?? wide * 0.3;
  const [solid, hollow] = [field(outer), inside ? field(within) : null];
  return {
    outer: radiusFactor
      ? (x, y, z) => {
          // Flutes are cut into the round solid and facets rise at most 3 % above it, so away from the surface its
          // distance is close enough.
          const round = solid(Math.sqrt(x * x + z * z), y);
          if (round > NEAR) return round;
          if (round < -NEAR - cut) return round + cut;
          const factor = radiusFactor(Math.atan2(x, z), y);
          return solid(Math.sqrt(x * x + z * z) / factor, y) * Math.min(1, factor) * 0.9;
        }
      : (x, y, z) => solid(Math.sqrt(x * x + z * z), y),
    inner: hollow ? (x, y, z) => hollow(Math.sqrt(x * x + z * z), y) : () => 1,
  };
}
