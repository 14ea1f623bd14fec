import { TAU } from '../../foundation/geometry/interpolation.ts';
import { between } from '../../foundation/geometry/random.ts';
import type { Random } from '../../foundation/geometry/random.ts';
import type { Body, Place } from './body.ts';
import { extentOf } from './footprint.ts';

/** Distance in metres between a table and the chairs at it. */
const GAP = 0.03;
/** Width of a table relative to its depth from which chairs stand along its long sides only. */
const LONG = 1.25;
/** Angle in radians by which each chair is turned away from its place. */
const TURNED = 0.07;

/** A table and the chairs at it, which face its centre, or its other side. */
export function placeDining(table: Body, chairs: readonly Body[], turn: number, random: Random): readonly Place[] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const seats = table.width > LONG * table.depth ? alongSides(table, chairs) : around(table, chairs);
  const placed = chairs.map((chair, i) => {
    const { x, z, facing } = seats[i]!;
    const own = turn + facing + TURNED * between(random, -1, 1);
    return placeAt(chair, own, c * x - s * z, s * x + c * z);
  });
  return [placeAt(table, turn, 0, 0), ...placed];
}

/** Puts the centre of a body above a point of the floor. */
function placeAt(body: Body, turn: number, x: number, z: number): Place {
  const { minX, maxX, minZ, maxZ } = extentOf([body.footprint]);
  const [bx, bz] = [(minX + maxX) / 2, (minZ + maxZ) / 2];
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return { turn, at: [x - (c * bx - s * bz), -body.low, z - (s * bx + c * bz)] };
}

/** A place at a table whose long side runs along x, and the turn in radians of the chair there. */
interface Seat {
  readonly x: number;
  readonly z: number;
  readonly facing: number;
}

function around({ width, depth }: Body, chairs: readonly Body[]): readonly Seat[] {
  const edge = Math.max(width, depth) / 2;
  return chairs.map(({ depth: own }, i): Seat => {
    const angle = TAU / 8 + (i * TAU) / chairs.length;
    const radius = edge + own / 2 + GAP;
    const [x, z] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    return { x, z, facing: Math.atan2(x, -z) };
  });
}

/** The last of an odd number stands at the end. */
function alongSides({ width, depth }: Body, chairs: readonly Body[]): readonly Seat[] {
  const each = Math.floor(chairs.length / 2);
  return chairs.map(({ depth: own }, i): Seat => {
    const away = own / 2 + GAP;
    if (i === 2 * each) return { x: width / 2 + away, z: 0, facing: TAU / 4 };
    const x = ((i % each) - (each - 1) / 2) * (width / each) * 0.92;
    const isBehind = i < each;
    return { x, z: (depth / 2 + away) * (isBehind ? -1 : 1), facing: isBehind ? 0 : TAU / 2 };
  });
}
