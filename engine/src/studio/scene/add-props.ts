/** Puts the props of a brief beside, below and round the things that were placed. Called by `arrangeSubject` only. */
import type { Random } from '../../foundation/geometry/random.ts';
import type { Brief, Prop } from '../../words/prompt/brief.ts';
import { propRows } from '../../words/prompt/vocabulary/props.ts';
import { bodyOf, type Body, type Place } from '../arrangement/body.ts';
import { extentOf, movedFootprint, type Footprint } from '../arrangement/footprint.ts';
import { placeBehind, placeBeside, placeInFront, placeScattered, type Taken } from '../arrangement/place-props.ts';
import { followedBy, turned } from '../arrangement/pose.ts';
import { restingLift, solidOf, trianglesOf, type Solid } from '../arrangement/solid.ts';
import { TAU } from '../../foundation/geometry/interpolation.ts';
import { standInVessel } from '../arrangement/stand-in-vessel.ts';
import type { Mesh } from '../../foundation/geometry/mesh/mesh.ts';
import { posedPart } from '../arrangement/posed-part.ts';
import { propParts } from '../dressing/wardrobe.ts';
import { linearFromHex } from '../materials/colour.ts';
import { buildProp, buildSupport } from '../props/build-prop.ts';
import { propMaterial } from '../props/prop-materials.ts';
import type { PropContext } from '../props/prop-context.ts';

/** A body and where it is. */
export interface Placed {
  readonly body: Body;
  readonly place: Place;
  /** For a support whose rim is higher than the surface on which things stand: the height of that surface above its foot. */
  readonly surface?: number;
}

/** Margin of a support round what stands on it, as a share of the radius of what stands on it. */
const OVERHANG = 0.22;
/** Width of a block beside products as a share of the height of the tallest product. */
const BLOCK = 0.45;
/** Limits of that width in metres. */
const BLOCK_LIMITS = [0.03, 0.3] as const;
/**
 * Props that lie round a product rather than on one side of it. The two numbers are the `furthest` of `placeScattered`:
 * for these props, and for props that words scatter.
 */
const LOOSE: readonly Prop['name'][] = [
  ...(['leaf', 'petal', 'pebble'] as const),
  ...propRows.filter((row) => 'isLoose' in row).map(({ name }) => name),
];
const [CLOSE, WIDE] = [1.15, 2.2];
/** Side in metres of the largest book, and of books round what stands on them as a multiple of its width. */
const [LARGEST_BOOK, AROUND] = [0.4, 1.08];
/** Maximum number of books in a stack. */
const MAX_BOOKS = 4;

/** @returns what the things stand on, the things, and the other props. */
export function addProps(things: readonly Placed[], brief: Brief, random: Random, detail: number): readonly Placed[] {
  const { props = [] } = brief;
  const below = props.filter(({ place }) => place === 'below');
  const supported = below.reduce(
    (placed, prop) => [...placed, ...supportOf(prop, things, surfaceOf(placed), random, detail)],
    [] as readonly Placed[],
  );
  const lift = surfaceOf(supported);
  const raised = things.map(({ body, place }): Placed => ({
    body,
    place: { ...place, at: [place.at[0], place.at[1] + lift, place.at[2]] },
  }));
  const inside = props.filter(({ place, name }) => place === 'inside' && !STEMS.has(name));
  const stems = props.filter(({ place, name }) => place === 'inside' && STEMS.has(name));
  const vaseOf = brief.pieces[brief.hero]?.form === 'vase' ? brief.hero : null;
  const held = vesselsOf(raised, brief).flatMap((vessel) => heldBy(vessel, inside, random, detail));
  const standing =
    stems.length === 0
      ? []
      : vesselsOf(raised, brief).flatMap((vessel) => stemsIn(vessel, stems, vaseOf, random, detail));
  const product = supported.length > 0 ? supported.map(outlineOf) : things.map(outlineOf);
  const taken: Taken = { footprints: [...product], product };
  const size = sizeBeside(things);
  const others = props
    .filter(({ place }) => place !== 'below' && place !== 'inside')
    .flatMap((prop, index) => {
      const bodies = propBodies(prop, size, random, detail);
      const places = placesAround(prop, bodies, taken, random, index);
      return bodies.map((body, i): Placed => ({ body, place: places[i]! }));
    });
  return [...supported, ...raised, ...held, ...standing, ...others];
}

const SIDES = { left: -1, right: 1 } as const;

/** Where a prop lies by the product; `index` is its number among these props. */
function placesAround(
  { name, place, side }: Prop,
  bodies: readonly Body[],
  taken: Taken,
  random: Random,
  index: number,
): readonly Place[] {
  const only = side === undefined ? null : SIDES[side];
  if (place === 'behind') return placeBehind(bodies, taken, random);
  if (place === 'scattered') return placeScattered(bodies, taken, random, WIDE, only);
  if (LOOSE.includes(name)) return placeScattered(bodies, taken, random, CLOSE, only);
  if (place === 'front') return placeInFront(bodies, taken, random, only);
  return placeBeside(bodies, taken, random, index, only);
}

/** Flowers and sprigs, which stand in a vessel. */
const STEMS: ReadonlySet<Prop['name']> = new Set(propRows.filter((row) => 'isPlant' in row).map(({ name }) => name));
/** Those that lie with their heads towards the viewer. */
const HEADS_AHEAD: readonly Prop['name'][] = [
  ...(['rose', 'daisy', 'peony', 'tulip', 'sunflower', 'cherry-blossom', 'wild-flower'] as const),
];

/** Height of stems relative to a vase in which they stand, and their largest scale: flowers for a jug are cut short. */
const [LONG, MOST_SCALED] = [0.85, 1.7];

function stemsIn(vessel: Placed, props: readonly Prop[], vaseOf: number | null, random: Random, detail: number): readonly Placed[] {
  const { high, low, width } = vessel.body;
  const stems = props.flatMap((prop) =>
    propBodies(prop, width, random, detail).map(({ parts, footprint }) => {
      const { minZ, maxZ } = extentOf([footprint]);
      const factor = vaseOf !== null ? Math.min(MOST_SCALED, Math.max(1, (LONG * (high - low)) / (maxZ - minZ))) : 1;
      // What stands in a vase belongs to it, so that the picture has room for both.
      const own = parts.map((part) => (vaseOf === null ? part : { ...part, mesh: scaledMesh(part.mesh, factor), piece: vaseOf }));
      return { parts: own, isHeadAhead: HEADS_AHEAD.includes(prop.name) };
    }),
  );
  return standInVessel(vessel, stems, vaseOf === null ? 'deep' : 'high', random);
} // prettier-ignore

const scaledMesh = (mesh: Mesh, factor: number): Mesh => ({ ...mesh, positions: mesh.positions.map((at) => at * factor) }); // prettier-ignore

/**
 * Layers of fruit in a bowl, from the lowest: how many lie round the axis, and their distance from it as a share of the
 * radius of the mouth; for lemons and for larger fruit.
 */
const LEMONS = [[5, 0.5], [4, 0.34], [1, 0]] as const; // prettier-ignore
const LARGER = [[5, 0.5], [1, 0]] as const; // prettier-ignore
const SMALL = [[9, 0.52], [6, 0.3], [1, 0], [6, 0.36], [2, 0.12]] as const; // prettier-ignore
/** Fruit that was laid into bowls before there was any other. */
const FIRST: readonly Prop['name'][] = ['lemon', 'orange', 'apple', 'pebble'];
/** Radians by which the camera looks down more steeply on what lies in a bowl. */
export const INTO_BOWL = 0.3;

/** Returns true for a bowl whose filling lies below its rim, where only a camera from above sees it. */
export const liesDeep = ({ props = [] }: Brief): boolean =>
  props.some(({ place, name }) => place === 'inside' && !FIRST.includes(name) && !STEMS.has(name));

/** The bowls that are filled: all of them, and the highest of a stack. The bowl is the hero, whose copies come first. */
function vesselsOf(things: readonly Placed[], { pieces, hero, arrangement }: Brief): readonly Placed[] {
  const bowls = things.slice(0, pieces[hero]?.count ?? 1);
  return arrangement === 'stack' ? bowls.slice(-1) : bowls;
}

/**
 * Fruit of one or more kinds in an open vessel: each is let down until it rests on the vessel or on the fruit below it.
 */
function heldBy(vessel: Placed, props: readonly Prop[], random: Random, detail: number): readonly Placed[] {
  if (props.length === 0) return [];
  const { minX, maxX, minZ, maxZ } = extentOf([outlineOf(vessel)]);
  const [x, z, radius] = [(minX + maxX) / 2, (minZ + maxZ) / 2, Math.min(maxX - minX, maxZ - minZ) / 2];
  const pose = followedBy(vessel.body.rest, turned(vessel.place.turn, vessel.place.at));
  const below: Solid[] = [solidOf(trianglesOf(vessel.body.parts, pose))];
  const bodies = inTurns(props.map((prop) => propBodies(prop, radius, random, detail)));
  const start = random() * TAU;
  const layers: readonly (readonly [count: number, away: number])[] = props.every(({ name }) => name === 'lemon')
    ? LEMONS
    : props.some(({ count }) => count > 10)
      ? SMALL
      : LARGER;
  const spots = layers.flatMap(([count, share], layer) =>
    Array.from({ length: count }, (_, k) => ({
      angle: start + ((k + 0.5 * layer) / count) * TAU,
      away: share * radius,
    })),
  );
  return bodies.slice(0, spots.length).map((body, i): Placed => {
    const { angle, away } = spots[i]!;
    // A lemon lies along the wall.
    const turn = -angle;
    const at = [x + away * Math.sin(angle), 0, z + away * Math.cos(angle)] as const;
    const triangles = trianglesOf(body.parts, turned(turn, at));
    const lift = restingLift(triangles, below);
    for (let k = 1; k < triangles.length; k += 3) triangles[k] = triangles[k]! + lift;
    below.push(solidOf(triangles));
    return { body, place: { turn, at: [at[0], lift, at[2]] } };
  });
}

/** The first of each list, then the second of each, and so on. */
const inTurns = <T>(lists: readonly (readonly T[])[]): readonly T[] =>
  Array.from({ length: Math.max(...lists.map(({ length }) => length)) }).flatMap((_, i) =>
    lists.flatMap((list) => list.slice(i, i + 1)),
  );

const outlineOf = ({ body, place: { turn, at } }: Placed): Footprint =>
  movedFootprint(body.footprint, turn, at[0], at[2]);

/** Height in metres at which things stand on placed supports; 0 for none. */
const surfaceOf = (placed: readonly Placed[]): number =>
  Math.max(
    0,
    ...placed.map(({ body, place, surface }) => (surface === undefined ? body.high : body.low + surface) + place.at[1]),
  );

function sizeBeside(things: readonly Placed[]): number {
  const height = Math.max(...things.map(({ body }) => body.high - body.low));
  return Math.min(BLOCK_LIMITS[1], Math.max(BLOCK_LIMITS[0], BLOCK * height));
}

function contextOf({ hex, material }: Prop, size: number, random: Random, detail: number): PropContext {
  const colour = hex === null ? null : linearFromHex(hex);
  return { random, detail, colour, size, ...(material && { material: propMaterial(material, colour, size) }) };
}

/**
 * Builds one support below all things, or a stack of books. Supports other than books are made wider than the things.
 */
function supportOf(
  prop: Prop,
  things: readonly Placed[],
  from: number,
  random: Random,
  detail: number,
): readonly Placed[] {
  const outlines = things.map(outlineOf);
  const { minX, maxX, minZ, maxZ } = extentOf(outlines);
  const [x, z] = [(minX + maxX) / 2, (minZ + maxZ) / 2];
  const corners = outlines.flatMap((outline) =>
    Array.from({ length: outline.length / 2 }, (_, i) => [outline[i * 2]! - x, outline[i * 2 + 1]! - z] as const),
  );
  const radius = Math.max(...corners.map(([dx, dz]) => Math.hypot(dx, dz)));
  const isWide = maxX - minX > 0.12 || maxZ - minZ > 0.18;
  const least = [(maxX - minX) * AROUND, (maxZ - minZ) * AROUND] as const;
  // A thing wider than the largest book stands on a block of the book's colour.
  const name = prop.name === 'book' && isWide && Math.max(...least) > LARGEST_BOOK ? 'podium' : prop.name;
  const count = name === 'book' ? Math.min(MAX_BOOKS, prop.count) : 1;
  const placed: Placed[] = [];
  let low = from;
  for (let i = 0; i < count; i++) {
    const context = contextOf(prop, radius * 2 * (1 + OVERHANG), random, detail);
    const support = buildSupport(name, isWide ? { ...context, least } : context);
    if (support === null) return placed;
    const { parts, surface } = support;
    const body = bodyOf(propParts(parts));
    const turn = name === 'book' ? 0.5 * (random() - 0.5) : 0;
    const place = { turn, at: [x, low - body.low, z] } as const;
    placed.push(surface === undefined ? { body, place } : { body, place, surface });
    low += body.high - body.low;
  }
  return placed;
}

/** Builds a body for each copy of a prop; books are stacked in a single body. */
function propBodies(prop: Prop, size: number, random: Random, detail: number): readonly Body[] {
  const fine = Math.max(0.25, detail / Math.sqrt(Math.min(4, prop.count)));
  const built = Array.from({ length: prop.name === 'book' ? Math.min(MAX_BOOKS, prop.count) : prop.count }, () =>
    propParts(buildProp(prop.name, contextOf(prop, size, random, fine))),
  );
  if (prop.name !== 'book') return built.map((parts) => bodyOf(parts));
  let height = 0;
  const stack = built.flatMap((parts) => {
    const { low, high } = bodyOf(parts);
    const pose = turned(0.35 * (random() - 0.5), [0, height - low, 0]);
    height += high - low;
    return parts.map((part) => posedPart(part, pose));
  });
  return [bodyOf(stack)];
}
