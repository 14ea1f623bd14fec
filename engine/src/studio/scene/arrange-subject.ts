/**
 * Composes a brief of several things: builds each once, decides how it rests, and places its copies. Called by
 * `buildSubject` for briefs with an arrangement.
 */
import type { Vec3 } from '../../foundation/geometry/vector.ts';
import { createRandom, deriveSeed } from '../../foundation/geometry/random.ts';
import type { Random } from '../../foundation/geometry/random.ts';
import type { Brief, Piece } from '../../words/prompt/brief.ts';
import { sidesOf } from '../../words/prompt/vocabulary/arrangements.ts';
import type { FormName } from '../../words/prompt/vocabulary/forms.ts';
import type { ViewName } from '../../words/prompt/vocabulary/scenes.ts';
import { isSeat, zoneOf } from '../../words/prompt/vocabulary/form-facts.ts';
import { isClothingZone, type BodyZone } from '../../words/prompt/vocabulary/body-zone.ts';
import { bodyOf, type Body, type Place } from '../arrangement/body.ts';
import {
  placeAround,
  placeCircle,
  placeCopies,
  placeDiagonal,
  placeGrid,
  placeRow,
} from '../arrangement/place-bodies.ts';
import { placeDining } from '../arrangement/place-dining.ts';
import { extentOf } from '../arrangement/footprint.ts';
import { placeOnSeat, placeOnTop, placeStack } from '../arrangement/place-stack.ts';
import { followedBy, rolled, STILL, tipped, turned, type Pose } from '../arrangement/pose.ts';
import { posedPart } from '../arrangement/posed-part.ts';
import { VIEW_ANGLES } from '../camera/view-angles.ts';
import type { Presentation } from '../parts/part.ts';
import type { ScenePart } from '../parts/scene.ts';
import { addProps, INTO_BOWL, liesDeep } from './add-props.ts';
import type { Subject, SubjectRequest } from './subject.ts';
import { shapeSeed } from './shape-seed.ts';

/** Zones of things that are worn with clothes when they are named once. */
const WORN_WITH: readonly BodyZone[] = ['foot', 'head', 'bag', 'jewellery'];

/** A thing of the brief, or an outfit, that is placed as a whole. */
interface Unit {
  readonly subject: Subject;
  /** Index of its first piece in the brief. */
  readonly piece: number;
  readonly isClothing: boolean;
  /** True for books and plates, whose copies lie on each other. */
  readonly isPiled: boolean;
  /** True for furniture with a seat. */
  readonly isSeat: boolean;
}

/** Things of which several lie on each other where they stand on something else. */
const PILED: readonly FormName[] = ['book', 'plate', 'towel'];

type Compose = (request: SubjectRequest) => Subject;

export function arrangeSubject(request: SubjectRequest, compose: Compose): Subject {
  const { brief, seed } = request;
  const units = unitsOf(request, compose);
  const kind = brief.arrangement!;
  const isFlat = kind === 'grid' || brief.view === 'flat';
  // In scenes that were stored before, all things on another stand on each other.
  const isNew = brief.drawing !== undefined;
  const ordered = kind === 'group' || kind === 'grid' ? heroFirst(units, brief.hero) : units;
  const resting = new Map(
    [...new Set(ordered)].map((unit) => [
      unit,
      restingBody(unit, isFlat || (isNew && unit.isPiled && isStacked(kind, unit, ordered))),
    ]),
  );
  const bodies = ordered.map((unit, i) => {
    const { lies, hovers } = brief.pieces[unit.piece]!;
    if (hovers !== undefined && !isFlat) return bodyOf(unit.subject.parts, hovers === 'tilted' ? TILTED : ON_HEAD);
    const isLast = lies === 'last' && ordered.findLastIndex(({ piece }) => piece === unit.piece) === i;
    return (lies === 'all' || isLast) && !isFlat ? lyingBody(unit) : resting.get(unit)!;
  });
  const sides = sidesOf(kind);
  const turns = ordered.map((unit, i) => turnOf(unit, brief, isFlat, sides?.[i]));
  const random = createRandom(deriveSeed(shapeSeed(seed), 'arrangement'));
  const isStanding = ordered.map(({ piece }) => brief.pieces[piece]!.hangs !== true);
  const onFloor = <Item>(items: readonly Item[]): readonly Item[] => items.filter((_, i) => isStanding[i]);
  const placesOnFloor =
    kind === 'on-top' && !isNew
      ? placeStack(bodies, turns, random)
      : placesFor(kind, onFloor(ordered), onFloor(bodies), onFloor(turns), random, brief);
  const places = isStanding.every(Boolean)
    ? placesOnFloor
    : withHanging(bodies, isStanding, placesOnFloor, onFloor(bodies));
  const placed = addProps(
    bodies.map((body, i) => ({ body, place: isFlat ? places[i]! : hovered(places[i]!, body, brief.pieces[ordered[i]!.piece]!) })), // prettier-ignore
    brief,
    createRandom(deriveSeed(shapeSeed(seed), 'props')),
    request.detail,
  );
  const parts = placed.flatMap(({ body, place }, i) => placedParts(body, place, i));
  const hero = ordered.find(({ piece }) => piece === brief.hero) ?? ordered[0]!;
  return {
    parts: [...parts.filter(({ piece }) => piece >= 0), ...parts.filter(({ piece }) => piece < 0)],
    presentation: isFlat ? 'board' : presentationOf(ordered),
    turn: 0,
    ahead: 0,
    rig: hero.subject.rig,
    spread: { raise: (RAISE[kind] ?? 0) + (liesDeep(brief) ? INTO_BOWL : 0) },
  };
}

/** Angles in radians by which the camera is raised to see the things behind others. */
const RAISE: { readonly [Kind in NonNullable<Brief['arrangement']>]?: number } = {
  group: 0.06,
  stack: 0.06,
  'on-top': 0.06,
  circle: 0.4,
  dining: 0.16,
};

/** Height in metres of a lamp above what it hangs over. */
const HANGS_ABOVE = 0.55;

/** The places of all things, where some hang over the widest of those on the floor. */
function withHanging(
  bodies: readonly Body[],
  isStanding: readonly boolean[],
  places: readonly Place[],
  standing: readonly Body[],
): readonly Place[] {
  const below = standing.reduce((best, { width }, i) => (width > standing[best]!.width ? i : best), 0);
  const [x, , z] = centreOf(standing[below]!, places[below]!);
  let next = 0;
  return bodies.map((body, i): Place => {
    if (isStanding[i]) return places[next++]!;
    const { minX, maxX, minZ, maxZ } = extentOf([body.footprint]);
    const top = standing[below]!.high - standing[below]!.low;
    return { turn: 0, at: [x - (minX + maxX) / 2, top + HANGS_ABOVE - body.low, z - (minZ + maxZ) / 2] };
  });
}

/** The point above which the centre of a placed body is. */
function centreOf({ footprint }: Body, { turn, at }: Place): Vec3 {
  const { minX, maxX, minZ, maxZ } = extentOf([footprint]);
  const [bx, bz] = [(minX + maxX) / 2, (minZ + maxZ) / 2];
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return [at[0] + c * bx - s * bz, at[1], at[2] + s * bx + c * bz];
}

function placesFor(
  kind: NonNullable<Brief['arrangement']>,
  units: readonly Unit[],
  bodies: readonly Body[],
  turns: readonly number[],
  random: Random,
  { rows, pieces }: Pick<Brief, 'rows' | 'pieces'>,
): readonly Place[] {
  if (kind === 'dining') {
    const table = units.findIndex(({ piece }) => pieces[piece]!.form === 'table');
    const isChair = (_: unknown, i: number): boolean => i !== table;
    const [first, ...others] = placeDining(bodies[table]!, bodies.filter(isChair), turns[table]!, random);
    return others.toSpliced(table, 0, first!);
  }
  const isOneKind = units.every(({ piece }) => piece === units[0]!.piece);
  if (kind === 'diagonal') return placeDiagonal(bodies, turns, random);
  if (kind === 'circle') return placeCircle(bodies, turns, random);
  if (kind === 'grid') return placeGrid(bodies, turns);
  const isOnSeat = units[0]!.isSeat && units.slice(1).every(({ piece }) => piece === units[1]!.piece);
  if (kind === 'on-top' && units.length > 1 && isOnSeat) return placeOnSeat(bodies, turns, random);
  if (kind === 'on-top' && units.length > 2)
    return placeOnTop(
      bodies,
      turns,
      random,
      units.map(({ piece, isPiled }, i) => (isPiled ? piece : units.length + i)),
    );
  if (kind === 'stack' || kind === 'on-top') return placeStack(bodies, turns, random);
  // Clothes stand in a row even in a group, because they would hide one another.
  if (kind !== 'group' || units.every(({ isClothing }) => isClothing)) return placeRow(bodies, turns, random);
  return isOneKind ? placeCopies(bodies, turns, random, rows) : placeAround(bodies, turns, random);
}

/**
 * Returns a unit for every copy of every piece. In a group, clothes that are named once form one outfit with the
 * accessories that are worn with them.
 */
function unitsOf(request: SubjectRequest, compose: Compose): readonly Unit[] {
  const { brief } = request;
  const { pieces, arrangement } = brief;
  const count = pieces.reduce((sum, piece) => sum + copiesOf(piece, brief), 0);
  const detail = Math.max(MIN_DETAIL, request.detail / Math.sqrt(Math.min(count, 6)));
  const build = (indices: readonly number[], shown: readonly Piece[]): Unit => {
    const part: Brief = {
      ...brief,
      pieces: shown,
      hero: Math.max(0, indices.indexOf(brief.hero)),
      // A plinth below each copy would be a row of plinths.
      staging: brief.staging === 'plinth' ? null : brief.staging,
    };
    const fabric = indices.includes(brief.hero) ? request.fabric : null;
    const { arrangement: _, ...alone } = part;
    const subject = compose({ ...request, brief: alone, fabric, detail });
    const parts = subject.parts.map((it) => (it.piece < 0 ? it : { ...it, piece: indices[it.piece]! }));
    const isClothing = indices.some((index) => isClothingZone(zoneOf(pieces[index]!.form)));
    const isPiled = shown.every(({ form }) => PILED.includes(form));
    return {
      subject: { ...subject, parts },
      piece: indices[0]!,
      isClothing,
      isPiled,
      isSeat: shown.every(({ form }) => isSeat(form)),
    };
  };
  const worn = arrangement === 'group' ? outfitOf(pieces) : [];
  const outfit =
    worn.length > 1
      ? [
          build(
            worn,
            worn.map((index) => pieces[index]!),
          ),
        ]
      : [];
  const others = pieces.flatMap((piece, index) => {
    if (worn.length > 1 && worn.includes(index)) return [];
    const copies = copiesWithColours(piece, copiesOf(piece, brief));
    const built = new Map([...new Set(copies)].map((copy) => [copy, build([index], [copy])]));
    return copies.map((copy) => built.get(copy)!);
  });
  return [...outfit, ...others];
}

/** Mesh density below which the shape of a thing suffers. */
const MIN_DETAIL = 0.2;

const copiesOf = ({ count = 1 }: Piece, { arrangement }: Brief): number => sidesOf(arrangement)?.length ?? count;

/** Indices of the pieces that are worn together: clothes, and accessories beside them, that are named once. */
function outfitOf(pieces: readonly Piece[]): readonly number[] {
  const zones = pieces.map(({ form }) => zoneOf(form));
  const isSeveral = pieces.some(({ count = 1 }, i) => count > 1 && isClothingZone(zones[i]!));
  if (isSeveral || !zones.some(isClothingZone)) return [];
  return pieces.flatMap(({ count = 1 }, i) =>
    count === 1 && (isClothingZone(zones[i]!) || WORN_WITH.includes(zones[i]!)) ? [i] : [],
  );
}

/** Gives each copy one colour when words name as many main colours as copies ("three mugs, red, blue and green"). */
function copiesWithColours(piece: Piece, count: number): readonly Piece[] {
  const main = piece.colours.filter(({ part }) => part === 'main');
  const others = piece.colours.filter(({ part }) => part !== 'main');
  return Array.from({ length: count }, (_, i) =>
    count > 1 && main.length === count ? { ...piece, colours: [main[i]!, ...others] } : piece,
  );
}

const heroFirst = (units: readonly Unit[], hero: number): readonly Unit[] =>
  units.toSorted((a, b) => Number(b.piece === hero) - Number(a.piece === hero));

/**
 * Returns the body of a unit at rest. In a picture from above, things are laid on their backs, except for clothes, low
 * things and furniture.
 */
function restingBody({ subject, isClothing }: Unit, isFlat: boolean): Body {
  const { parts, presentation } = subject;
  const floats = presentation === 'ghost' || presentation === 'dress form';
  if (!isFlat || isClothing || presentation === 'board') return bodyOf(parts, STILL, floats);
  const standing = bodyOf(parts, STILL);
  const height = standing.high - standing.low;
  const isLow = height < LOW * Math.min(standing.width, standing.depth) || height > FURNITURE;
  return isLow ? standing : bodyOf(parts, tipped(Math.PI / 2));
}

/** How a thing in the air is turned, in radians: rolled to one side and tipped towards the viewer. */
const inAir = (roll: number): Pose => followedBy(rolled(roll), tipped(-0.1));
const [TILTED, ON_HEAD] = [inAir(0.26), inAir(Math.PI - 0.2)];

/** Height of a thing in the air above the ground as a share of its own, and the most in metres. */
const [ABOVE_GROUND, MOST_ABOVE] = [0.55, 0.16];

/** The place of a thing, above the ground where it is in the air. */
function hovered(place: Place, { low, high }: Body, { hovers }: Piece): Place {
  const [x, y, z] = place.at;
  return hovers === undefined ? place : { ...place, at: [x, y + Math.min(MOST_ABOVE, ABOVE_GROUND * (high - low)), z] };
}

/** Height of a thing relative to its longer side from which it lies along the picture, as a bottle does. */
const TALL = 1.15;

/** Returns the body of a unit that lies on its side: a tall thing along the picture, a shoe or a bag beside its own axis. */
function lyingBody({ subject: { parts } }: Unit): Body {
  const standing = bodyOf(parts, STILL);
  const height = standing.high - standing.low;
  const isTall = height > TALL * Math.max(standing.width, standing.depth);
  return bodyOf(parts, isTall || standing.depth > standing.width ? rolled(-Math.PI / 2) : tipped(-Math.PI / 2));
}

/** Returns true for books of a stack, which lie; one alone stands. */
const isStacked = (kind: NonNullable<Brief['arrangement']>, unit: Unit, units: readonly Unit[]): boolean =>
  (kind === 'stack' || kind === 'on-top') && units.filter(({ piece }) => piece === unit.piece).length > 1;

/** Height relative to its shorter side, below which a thing is low. */
const LOW = 1;
/** Height in metres above which a thing is furniture. */
const FURNITURE = 0.6;

/** The turn in radians that shows `asked`, or else the side of a unit that the words or the shape ask for. */
function turnOf({ subject, isClothing }: Unit, { view, look }: Brief, isFlat: boolean, asked?: ViewName): number {
  const { turn, ahead = 0 } = subject;
  if (isFlat) return isClothing ? 0 : ahead === 0 ? 0 : Math.PI / 2 + ahead;
  if (look === 'flat') return 0;
  const [azimuth] = VIEW_ANGLES[view ?? 'front'];
  const usual = view === null || view === 'high' || view === 'low' ? (turn ?? azimuth / 2) : azimuth + ahead;
  return asked === undefined || (asked === 'front' && ahead === 0) ? usual : VIEW_ANGLES[asked][0] + ahead;
}

function presentationOf(units: readonly Unit[]): Presentation {
  const clothing = units.find(({ isClothing }) => isClothing);
  return (clothing ?? units[0]!).subject.presentation;
}

function placedParts({ parts, rest }: Body, { turn, at }: Place, thing: number): readonly ScenePart[] {
  const pose: Pose = followedBy(rest, turned(turn, at));
  return parts.map((part) => ({ ...posedPart(part, pose), thing }));
}
