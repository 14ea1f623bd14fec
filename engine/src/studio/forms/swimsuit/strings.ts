import { smoothPath } from '../../../geometry/path.ts';
import { tubeMesh } from '../../../geometry/tube.ts';
import type { MutableVec3, Vec3 } from '../../../geometry/vector.ts';
import { TAU } from '../../../geometry/interpolation.ts';
import { bodyPoint } from '../../body/body.ts';
import type { Part } from '../../scene/part.ts';
import type { SwimCut } from './swim-cut.ts';
import { APEX, BASE } from './swim-edges.ts';

const RADIUS = 0.0026;

/** Ties and strings: round the ribs, over the shoulders to the neck, and bows at the hips. */
export function strings(cut: SwimCut): Part[] {
  const parts: Part[] = [];
  const bikini = cut.kind === 'bikini';
  if (bikini && cut.neck === 'triangle') parts.push(underbust());
  if (bikini && cut.neck === 'triangle') for (const side of [1, -1] as const) parts.push(neckTie(side, APEX, 0.078));
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
  // It runs through a casing at the foot of each cup.
  const path = Array.from({ length: 72 }, (_, i) => {
    const turn = (i / 72) * TAU;
    const aside = Math.abs(Math.sin(turn));
    const cased = Math.cos(turn) > 0 && aside > 0.14 && aside < 0.93;
    return onBody(turn, BASE + 0.004 + 0.005 * Math.cos(turn), cased ? -0.0045 : 0.003);
  });
  return string('rib string', path, true);
}

/** From the top of a cup up the chest and round the side of the neck to a knot behind it. */
function neckTie(side: 1 | -1, from: number, across: number): Part {
  const front = Math.asin(across / 0.15);
  return string(`${side > 0 ? 'left' : 'right'} neck tie`, [
    onBody(side * front, from - 0.012, 0.0035),
    onBody(side * front * 0.98, from + 0.016, 0.0035),
    [side * 0.07, 1.444, 0.045],
    [side * 0.06, 1.476, 0.008],
    [side * 0.046, 1.486, -0.034],
    [side * 0.003, 1.478, -0.064],
  ]);
}

/** Strings from front and back to a bow at the hip, two loops and two ends that hang. */
function hipTie(side: 1 | -1, y: number): Part[] {
  const name = side > 0 ? 'left' : 'right';
  const at = (turn: number, height: number, off: number): MutableVec3 => onBody(side * turn, height, off);
  const knot = at(1.5, y + 0.004, 0.007);
  const loop = (ahead: number): Part =>
    string(`${name} bow ${ahead > 0 ? 'front' : 'back'}`, [
      knot,
      [knot[0] + side * 0.008, y + 0.006, knot[2] + ahead * 0.02],
      [knot[0] + side * 0.012, y - 0.018, knot[2] + ahead * 0.046],
      [knot[0] + side * 0.006, y - 0.022, knot[2] + ahead * 0.03],
      knot,
    ]);
  const end = (ahead: number): Part =>
    string(`${name} end ${ahead > 0 ? 'front' : 'back'}`, [
      knot,
      [knot[0] + side * 0.009, y - 0.03, knot[2] + ahead * 0.012],
      [knot[0] + side * 0.008, y - 0.075, knot[2] + ahead * 0.02],
      [knot[0] + side * 0.006, y - 0.115, knot[2] + ahead * 0.018],
    ]);
  return [
    string(
      `${name} hip string`,
      [1.0, 1.25, 1.5, 1.85, 2.15].map((turn) => at(turn, y, 0.003)),
    ),
    ...[loop(1), loop(-1), end(1), end(-1)],
    string(
      `${name} knot`,
      [
        [knot[0], y + 0.01, knot[2]],
        [knot[0] + side * 0.002, y, knot[2]],
        [knot[0], y - 0.008, knot[2]],
      ],
      false,
      0.0058,
    ),
  ];
}
