import { smoothPath } from '../../../foundation/geometry/curves/path.ts';
import { tubeMesh } from '../../../foundation/geometry/mesh/tube.ts';
import { addScaled, normalise, subtract } from '../../../foundation/geometry/vector.ts';
import type { MutableVec3, Vec3 } from '../../../foundation/geometry/vector.ts';
import { TAU } from '../../../foundation/geometry/interpolation.ts';
import { bodyPoint, bodySection } from '../../body/body.ts';
import type { Part } from '../../parts/part.ts';
import type { SwimCut } from './swim-cut.ts';
import { APEX, BASE, HALTER_TIP, HALTER_TOP } from './swim-edges.ts';

/** Radius of a string in metres. */
const RADIUS = 0.0024;

/** Ties and strings: around the ribs, over the shoulders to the neck, and bows at nape and hips. */
export function strings(cut: SwimCut): Part[] {
  const parts: Part[] = [];
  if (cut.neck.cups) parts.push(underbust(), ...neckTies(APEX - 0.012, 0.079));
  if (cut.neck.tied && !cut.neck.cups) parts.push(...neckTies(HALTER_TOP - 0.016, HALTER_TIP));
  if (cut.ties) for (const side of [1, -1] as const) parts.push(...hipTie(side, cut.bottomTop - 0.012));
  return parts;
}

function string(name: string, path: readonly Vec3[], closed = false, radius = RADIUS): Part {
  const mesh = tubeMesh(smoothPath(path, 8, closed), { radius, sides: 10, closed });
  return { name, role: 'cloth', colourPart: 'straps', mesh, solid: true };
}

function onBody(turn: number, y: number, off = 0.003): MutableVec3 {
  const out: MutableVec3 = [0, 0, 0];
  bodyPoint(turn, y, off, out);
  return out;
}

function underbust(): Part {
  // The string runs through a casing at the lower edge of each cup.
  const path = Array.from({ length: 72 }, (_, i) => {
    const turn = (i / 72) * TAU;
    const aside = Math.abs(Math.sin(turn));
    const cased = Math.cos(turn) > 0 && aside > 0.14 && aside < 0.93;
    return onBody(turn, BASE + 0.004 + 0.005 * Math.cos(turn), cased ? -0.0045 : 0.003);
  });
  return string('rib string', path, true);
}

/** Point behind the neck at which the strings from both sides are tied. */
const NAPE: Vec3 = [0, 1.468, -0.074];

/**
 * Ties from the height `from`, at `across` metres from the centre, up the chest and round the neck to a bow at the
 * nape.
 */
function neckTies(from: number, across: number): Part[] {
  const turn = (y: number, x: number) => Math.asin(Math.min(0.95, x / bodySection(y).halfWidth));
  const round = ([1, -1] as const).map((side) =>
    string(`${side > 0 ? 'left' : 'right'} neck tie`, [
      onBody(side * turn(from, across), from, 0.003),
      onBody(side * turn(from + 0.016, across * 0.99), from + 0.016, 0.003),
      [side * (0.035 + 0.4 * across), 1.47, 0.036],
      [side * (0.047 + 0.2 * across), 1.49, 0.006],
      [side * 0.052, 1.491, -0.034],
      [side * 0.024, NAPE[1] + 0.008, -0.066],
      NAPE,
    ]),
  );
  return [...round, ...bow('nape', NAPE, { out: [0, 0, -1], along: [1, 0, 0] })];
}

/** Unit directions at a knot: away from the body, and along the string. */
interface KnotFrame {
  readonly out: Vec3;
  readonly along: Vec3;
}

/** A knot with two loops that droop to both sides of it and two ends that hang. */
function bow(name: string, knot: Vec3, { out, along }: KnotFrame): Part[] {
  const at = (aside: number, down: number, off: number): MutableVec3 => {
    const place = addScaled(addScaled(knot, along, aside), out, off);
    place[1] -= down;
    return place;
  };
  const sides = [
    ['front', 1, 1],
    ['back', -1, 0.86],
  ] as const;
  return [
    ...sides.flatMap(([which, side, size]) => [
      string(`${name} bow ${which}`, [
        at(0, 0, 0.003),
        at(side * 0.016 * size, -0.006, 0.007),
        at(side * 0.037 * size, 0.003, 0.009),
        at(side * 0.041 * size, 0.016, 0.007),
        at(side * 0.028 * size, 0.017, 0.005),
        at(0, 0.001, 0.003),
      ]),
      string(`${name} end ${which}`, [
        at(0, 0, 0.003),
        at(side * 0.008, 0.018, 0.006),
        at(side * 0.017 * size, 0.055, 0.004),
        at(side * 0.014, 0.098 * size, 0.003),
      ]),
    ]),
    string(`${name} knot`, [at(0, -0.007, 0.004), at(0.001, 0, 0.006), at(0, 0.007, 0.004)], false, 0.0052),
  ];
}

/**
 * Strings from front and back to a bow at the hip, a little in front of the side so that the bow is visible from the
 * front.
 */
function hipTie(side: 1 | -1, y: number): Part[] {
  const name = side > 0 ? 'left' : 'right';
  const at = (turn: number, off: number): MutableVec3 => onBody(side * turn, y, off);
  const knot = at(KNOT, 0.003);
  const along = normalise(subtract(at(KNOT - 0.1, 0.003), at(KNOT + 0.1, 0.003)));
  const out = normalise(subtract(at(KNOT, 0.013), knot));
  return [
    string(
      `${name} hip string`,
      [1.0, 1.2, KNOT, 1.65, 1.9, 2.15].map((turn) => at(turn, 0.003)),
    ),
    ...bow(name, knot, { out, along }),
  ];
}

/** Angle in radians from the front at which the strings are tied. */
const KNOT = 1.32;
