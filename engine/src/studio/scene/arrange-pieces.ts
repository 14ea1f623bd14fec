/**
 * Places the accessories of an outfit where they would be worn: shoes below the legs, hats at the height of the head,
 * bags on the floor next to the clothes.
 */
import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import { meshBounds } from '../../foundation/geometry/mesh/mesh.ts';
import type { Brief } from '../../words/prompt/brief.ts';
import { zoneOf } from '../../words/prompt/vocabulary/form-facts.ts';
import { isGarmentZone } from '../../words/prompt/vocabulary/body-zone.ts';
import { formOf } from '../forms/index.ts';
import { otherOfPair } from '../parts/other-of-pair.ts';
import type { Presentation } from '../parts/part.ts';
import { placedPart } from './placed-part.ts';
import type { ScenePart } from '../parts/scene.ts';

interface Arranged {
  readonly parts: readonly ScenePart[];
  readonly presentation: Presentation;
}

/**
 * Default place on the head, in metres: height of the lower edge, at the eyes, and distance in front of the body's
 * axis.
 */
const AT_EYES = { height: 1.6, ahead: 0.05 };
/** Half the distance between two feet in metres. */
export const STANCE = 0.1;
/** Distance in metres by which an ankle is behind the centre of its shoe. */
export const BEHIND = 0.012;
/** Angle in radians by which the toes point outwards. */
export const TOES_OUT = 0.12;
/** Usual rise in metres of a hem near the floor over the instep. */
const BREAK = 0.04;
/** Height of a hem in metres below which that rise applies. */
const NEAR_FLOOR = 0.26;

/** @param hemRise rise in metres of a hem near the floor over the instep. */
export function arrangePieces(
  parts: readonly ScenePart[],
  brief: Brief,
  usual: Presentation,
  hemRise = BREAK,
): Arranged {
  const zones = brief.pieces.map(({ form }) => zoneOf(form));
  const isWorn = (index: number) => zones[index] !== undefined && isGarmentZone(zones[index]);
  const worn = parts.filter(({ piece }) => isWorn(piece));
  if (worn.length === 0 || worn.length === parts.length) return { parts, presentation: presentationOf(brief, usual) };
  const { min, max } = meshBounds(worn.map(({ mesh }) => mesh));
  let beside = max[0] + 0.05;
  const placed = brief.pieces.flatMap((piece, index): readonly ScenePart[] => {
    const own = parts.filter((part) => part.piece === index);
    const zone = zones[index];
    if (zone === 'lower' && zones.includes('foot')) return own.map((part) => overShoes(part, hemRise));
    if (own.length === 0 || isWorn(index) || zone === 'neck' || own.some(({ glass }) => glass)) return own;
    if (zone === 'foot') return placeShoes(own);
    const size = meshBounds(own.map(({ mesh }) => mesh));
    const centre = (size.min[2] + size.max[2]) / 2;
    if (zone === 'head') {
      const { height, ahead } = formOf(piece.form)?.outfit?.onHead ?? AT_EYES;
      return own.map((part) => placedPart(part, { turn: 0, at: [0, height - size.min[1], ahead - centre] }));
    }
    const x = beside - size.min[0];
    beside += size.max[0] - size.min[0] + 0.05;
    const floor = min[1] < STANDS_BELOW ? 0 : min[1];
    return own.map((part) => placedPart(part, { turn: 0, at: [x, floor, 0.04] }));
  });
  const footed = zones.includes('foot');
  return { parts: placed, presentation: footed || usual === 'floor' ? 'ghost' : presentationOf(brief, usual) };
}

/**
 * Minimum height in metres of the lowest hem of an outfit that hangs in the air. Its accessories are then level with
 * the hem.
 */
const STANDS_BELOW = 0.7;

/** Shows clothes with trouser legs without a dress form, whose stand would be visible between the legs. */
function presentationOf({ pieces }: Brief, usual: Presentation): Presentation {
  const legged = pieces.some(({ form }) => formOf(form)?.outfit?.showsStand);
  return legged && usual === 'dress form' ? 'ghost' : usual;
}

/**
 * Places a pair of shoes side by side with the toes to the front; shoe forms have their toes towards +x. The shoe of the
 * form stands at +x, and its mirror image at -x.
 */
function placeShoes(parts: readonly ScenePart[]): readonly ScenePart[] {
  const one = parts.filter(({ name }) => !name.startsWith(MIRRORED));
  const mirrored = otherOfPair(one, { behind: 0, ahead: 0, turn: 0 });
  return ([1, -1] as const).flatMap((side) =>
    (side > 0 ? one : mirrored).map((part) =>
      placedPart(part, { turn: Math.PI / 2 - side * TOES_OUT, at: [side * STANCE, 0, BEHIND] }),
    ),
  );
}

/** Start of the names of parts that `otherOfPair` creates. */
const MIRRORED = 'second ';

/** Raises the hem of long trousers and skirts in front, where it rests on the shoe. */
function overShoes(part: ScenePart, hemRise: number): ScenePart {
  const { mesh } = part;
  const positions = mesh.positions.slice();
  for (let k = 0; k < positions.length; k += 3) {
    const low = smoothstep(NEAR_FLOOR, 0.03, positions[k + 1]!);
    if (low === 0) continue;
    const ahead = smoothstep(-0.06, 0.03, positions[k + 2]!);
    positions[k + 1] = positions[k + 1]! + hemRise * low * ahead;
    positions[k + 2] = positions[k + 2]! + 0.014 * low * ahead;
  }
  return { ...part, mesh: { ...mesh, positions } };
}
