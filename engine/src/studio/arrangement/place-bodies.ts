/**
 * Places things beside each other so that they keep a distance: in a row, as a group, in a circle or in a grid. Every
 * place depends on the bodies and the random numbers only, and the centre of the whole is above the origin.
 */
import { TAU } from '../../foundation/geometry/interpolation.ts';
import { between } from '../../foundation/geometry/random.ts';
import type { Random } from '../../foundation/geometry/random.ts';
import type { Body, Place } from './body.ts';
import { clearance, extentOf, gapBetween, movedFootprint, type Footprint } from './footprint.ts';

/** A stylist's irregularity: maximum turn in radians. */
const TURNED = 0.07;
/** A stylist's irregularity: maximum move as a share of the width. */
const MOVED = 0.03;
/** Distance between neighbours as a share of the mean of their smaller sides. */
const GAP = 0.26;
/** Minimum distance in metres between neighbours. */
const MIN_GAP = 0.004;
/** Maximum distance in metres between neighbours. */
const MAX_GAP = 0.12;

/** The distance in metres that things of these sizes keep. */
function gapFor(bodies: readonly Body[]): number {
  const mean = bodies.reduce((sum, { width, depth }) => sum + Math.min(width, depth), 0) / bodies.length;
  return Math.min(MAX_GAP, Math.max(MIN_GAP, GAP * mean));
}

/** A body that is turned, with its footprint round its own centre. */
interface Turned {
  readonly body: Body;
  readonly turn: number;
  readonly outline: Footprint;
  readonly width: number;
  readonly depth: number;
  /** Centre of the footprint before it was moved to the origin. */
  readonly centre: readonly [x: number, z: number];
}

function turnedBody(body: Body, turn: number): Turned {
  const around = movedFootprint(body.footprint, turn, 0, 0);
  const { minX, maxX, minZ, maxZ } = extentOf([around]);
  const centre = [(minX + maxX) / 2, (minZ + maxZ) / 2] as const;
  const outline = movedFootprint(around, 0, -centre[0], -centre[1]);
  return { body, turn, outline, width: maxX - minX, depth: maxZ - minZ, centre };
}

type Spot = readonly [x: number, z: number];

/** Places whose lowest points are on the ground, except those of clothes that hang in the air. */
function placesAt(turned: readonly Turned[], spots: readonly Spot[]): readonly Place[] {
  const all = turned.map(({ outline }, i) => movedFootprint(outline, 0, ...spots[i]!));
  const { minX, maxX, minZ, maxZ } = extentOf(all);
  const [x, z] = [(minX + maxX) / 2, (minZ + maxZ) / 2];
  return turned.map(({ body, turn, centre }, i): Place => {
    const lift = body.floats ? 0 : -body.low;
    return { turn, at: [spots[i]![0] - centre[0] - x, lift, spots[i]![1] - centre[1] - z] };
  });
}

/** Moves all spots away from the origin until every two footprints keep the gap. */
function widened(turned: readonly Turned[], spots: readonly Spot[], gap: number): readonly Spot[] {
  for (let factor = 1; factor < 20; factor *= 1.02) {
    const moved = spots.map(([x, z]): Spot => [x * factor, z * factor]);
    const placed = turned.map(({ outline }, i) => movedFootprint(outline, 0, ...moved[i]!));
    if (placed.every((one, i) => placed.slice(0, i).every((other) => gapBetween(one, other) >= gap))) return moved;
  }
  throw new RangeError('things with the same place cannot be moved apart');
}

/** Places things beside each other from left to right, with equal gaps. */
export function placeRow(bodies: readonly Body[], turns: readonly number[], random: Random): readonly Place[] {
  const gap = gapFor(bodies);
  const turned = bodies.map((body, i) => turnedBody(body, turns[i]! + aboutOf(body, random)));
  const spots: Spot[] = [];
  const placed: Footprint[] = [];
  for (const { outline, depth, body } of turned) {
    const z = body.floats ? 0 : MOVED * depth * between(random, -1, 1);
    const x = clearance(movedFootprint(outline, 0, 0, z), placed, [1, 0], gap);
    spots.push([x, z]);
    placed.push(movedFootprint(outline, 0, x, z));
  }
  return placesAt(turned, spots);
}

/** Clothes are shown square on; other things are turned a little, each by another angle. */
const aboutOf = ({ floats }: Body, random: Random): number => (floats ? 0 : TURNED * between(random, -1, 1));

/** Angle in radians by which a diagonal recedes, the last thing on the right behind. */
const RECEDES = 0.62;

/** Places things on a line from the front on the left to the back on the right. */
export function placeDiagonal(bodies: readonly Body[], turns: readonly number[], random: Random): readonly Place[] {
  const gap = gapFor(bodies);
  const turned = bodies.map((body, i) => turnedBody(body, turns[i]! + aboutOf(body, random)));
  const step = Math.min(...turned.map(({ width, depth }) => Math.hypot(width, depth)));
  const spots = turned.map((_, i): Spot => {
    const along = (i - (turned.length - 1) / 2) * step;
    return [along * Math.cos(RECEDES), -along * Math.sin(RECEDES)];
  });
  return placesAt(turned, widened(turned, spots, gap));
}

/** Places copies of one thing in staggered rows; the row in front is never the longest. */
export function placeCopies(
  bodies: readonly Body[],
  turns: readonly number[],
  random: Random,
  lines?: number,
): readonly Place[] {
  const gap = gapFor(bodies);
  const turned = bodies.map((body, i) => turnedBody(body, turns[i]! + 2 * aboutOf(body, random)));
  const [width, depth] = [Math.max(...turned.map((it) => it.width)), Math.max(...turned.map((it) => it.depth))];
  const rows = lines === undefined ? rowsOf(bodies.length) : Array.from({ length: lines }, () => bodies.length / lines);
  const spots = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, i): Spot => {
      const [dx, dz] = [between(random, -1, 1), between(random, -1, 1)];
      const across = (i - (count - 1) / 2) * (width + gap) + MOVED * width * dx;
      // Two alone stand at different depths, so that they are not a row.
      const aside = bodies.length === 2 ? (i === 0 ? 0.16 : -0.16) * depth : 0;
      return [across, ((rows.length - 1) / 2 - row) * (depth * 0.9 + gap) + aside + MOVED * depth * dz];
    }),
  );
  return placesAt(turned, widened(turned, spots, gap));
}

/** Number of things in each row from front to back. */
function rowsOf(count: number): readonly number[] {
  if (count <= 2) return [count];
  if (count <= 7) return [Math.floor(count / 2), Math.ceil(count / 2)];
  const third = Math.floor(count / 3);
  return [third, Math.floor((count - third) / 2), Math.ceil((count - third) / 2)];
}

/** Places things round a centre, each with its front outwards. */
export function placeCircle(bodies: readonly Body[], turns: readonly number[], random: Random): readonly Place[] {
  const gap = gapFor(bodies);
  const start = bodies.length % 2 === 0 ? TAU / (2 * bodies.length) : 0;
  const angles = bodies.map((_, i) => start + (TAU * i) / bodies.length);
  const turned = bodies.map((body, i) => turnedBody(body, turns[i]! - angles[i]! + aboutOf(body, random)));
  const radius = Math.max(...turned.map(({ width, depth }) => Math.min(width, depth)));
  const spots = angles.map((angle): Spot => [radius * Math.sin(angle), radius * Math.cos(angle)]);
  return placesAt(turned, widened(turned, spots, gap));
}

/**
 * Places different things round the first, which is the hero: taller ones behind it, smaller ones in front, alternately
 * on its right and left. Later things make way for earlier ones.
 */
export function placeAround(bodies: readonly Body[], turns: readonly number[], random: Random): readonly Place[] {
  const turned = bodies.map((body, i) => turnedBody(body, turns[i]! + aboutOf(body, random)));
  const [hero, ...others] = turned;
  const { body: heroBody, depth: heroDepth, outline: heroOutline } = hero!;
  const heroHeight = Math.max(1e-6, heroBody.high - heroBody.low);
  const spots: Spot[] = [[0, 0]];
  const placed: Footprint[] = [heroOutline];
  for (const [index, { outline, body, depth }] of others.entries()) {
    const side = index % 2 === 0 ? 1 : -1;
    const lean = leanOf((body.high - body.low) / heroHeight);
    const z = ((lean > 0 ? heroDepth : heroDepth + depth) / 2) * lean + (index >= 2 ? 0.7 * lean * depth : 0);
    const from = movedFootprint(outline, 0, 0, z);
    const gap = (gapFor([heroBody, body]) * between(random, 0.9, 1.3)) / 1.1;
    const x = clearance(from, placed, [side, 0], gap);
    spots.push([side * x, z]);
    placed.push(movedFootprint(from, 0, side * x, 0));
  }
  return placesAt(turned, spots);
}

/** How far a thing stands in front of the hero (positive) or behind it, for its height relative to the hero's. */
function leanOf(height: number): number {
  if (height > 1.15) return -0.45;
  return height < 0.8 ? 0.5 : 0.1;
}

/** Ratio of width to height of a grid that fills a square picture well. */
const ASPECT = 1.05;
/** Number of different things up to which every order of a grid is tried. */
const MAX_TRIED = 5;

/** Places things in rows that are seen from above, without irregularities. */
export function placeGrid(bodies: readonly Body[], turns: readonly number[]): readonly Place[] {
  const gap = gapFor(bodies);
  const turned = bodies.map((body, i) => turnedBody(body, turns[i]!));
  const isOneKind = bodies.every(({ width, depth }) => width === bodies[0]!.width && depth === bodies[0]!.depth);
  const layouts = isOneKind ? evenRows(turned.length) : mixedRows(turned);
  const tried = layouts.map((rows) => laidOut(turned, rows, gap, isOneKind));
  return placesAt(turned, tried.reduce((a, b) => (b.score < a.score ? b : a)).spots);
}

type Rows = readonly (readonly number[])[];

/** Equal things in rows of every possible length. */
const evenRows = (count: number): readonly Rows[] =>
  Array.from({ length: count }, (_, i) =>
    inRows(
      Array.from({ length: count }, (__, at) => at),
      i + 1,
    ),
  );

function inRows(order: readonly number[], columns: number): Rows {
  const rows: number[][] = [];
  for (const index of order) {
    if (rows.at(-1) === undefined || rows.at(-1)!.length === columns) rows.push([]);
    rows.at(-1)!.push(index);
  }
  return rows;
}

/** Different things in every order and with every division into rows; many of them by size only. */
function mixedRows(turned: readonly Turned[]): readonly Rows[] {
  const bySize = turned.map((_, i) => i).sort((a, b) => turned[b]!.depth - turned[a]!.depth);
  const orders = turned.length <= MAX_TRIED ? permutations(bySize) : [bySize];
  return orders.flatMap((order) =>
    Array.from({ length: 2 ** (order.length - 1) }, (_, breaks): Rows => {
      const rows: number[][] = [[]];
      for (const [i, index] of order.entries()) {
        if (i > 0 && (breaks >> (i - 1)) & 1) rows.push([]);
        rows.at(-1)!.push(index);
      }
      return rows;
    }),
  );
}

function permutations(items: readonly number[]): readonly (readonly number[])[] {
  if (items.length <= 1) return [items];
  return items.flatMap((item) => permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]));
}

/** The spots of rows from the back to the front; the score is the larger the worse they fill a square. */
function laidOut(turned: readonly Turned[], rows: Rows, gap: number, isOneKind: boolean) {
  const spots: Spot[] = turned.map(() => [0, 0]);
  const widths = rows.map((row) => row.reduce((sum, i) => sum + turned[i]!.width + gap, -gap));
  const widest = Math.max(...widths);
  let z = 0;
  for (const [index, row] of rows.entries()) {
    const depth = Math.max(...row.map((i) => turned[i]!.depth));
    // Equal things stand in columns; a row of others is spaced out to the width of the widest.
    const spare = isOneKind || row.length === 1 ? 0 : (widest - widths[index]!) / (row.length + 1);
    let x = isOneKind ? -widest / 2 : -widths[index]! / 2 - (spare * (row.length - 1)) / 2;
    for (const i of row) {
      spots[i] = [x + turned[i]!.width / 2, z + depth / 2];
      x += turned[i]!.width + gap + spare;
    }
    z += depth + gap;
  }
  const ratio = widest / (z - gap) / ASPECT;
  const covered = turned.reduce((sum, { width, depth }) => sum + width * depth, 0) / (widest * (z - gap));
  return { spots, score: Math.max(ratio, 1 / ratio) + (isOneKind ? 2.5 : 1.6) * (1 - covered) };
}
