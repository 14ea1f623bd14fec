/**
 * Finds the centre of a named place on the cloth of a piece, in the coordinates of the flat cloth: the chest of a shirt,
 * the front of a bag. Works from the shape alone, so that every view, colour and fabric has the same place.
 */
import { meshBounds, type Bounds } from '../../foundation/geometry/mesh/mesh.ts';
import type { Vec3 } from '../../foundation/geometry/vector.ts';
import type { ArtPlaceName } from '../../words/prompt/vocabulary/artwork-words.ts';
import { coversTrunk, type BodyZone } from '../../words/prompt/vocabulary/body-zone.ts';
import type { Part } from '../parts/part.ts';
import { castOnCloth, clothMap, type ClothPoint } from './cloth-map.ts';

/** Parts of clothes over which no artwork lies unless it is placed on them. */
const ASIDE: readonly string[] = [
  'collar',
  'lapels',
  'hood',
  'belt',
  'laces',
  'buttons',
  'zip',
  'sleeves',
  'cuffs',
  'straps',
  'handle',
  'brim',
  'lining',
  'hardware',
  'trim',
  'piping',
  'bow',
  'stitching',
  'rim',
  'lenses',
];

/** Roles of parts that can carry an artwork. */
const CARRYING: readonly Part['role'][] = ['cloth', 'contrast', 'leather', 'wood', 'rubber'];

/** Narrow parts that lie on others: a placket, the tape of a zip, the turned edge of a front. */
const NARROW = /\b(?:zip|placket|welt|flap|edge|side \d+|end \d+|hem \d+|loop|tape|facing)\b/;

const isLabel = (part: Part): boolean =>
  part.glass === undefined && (part.colourPart === 'label' || /\blabel\b/.test(part.name));

const isBody = (part: Part): boolean => !NARROW.test(part.name) && isCarrying(part);

/** The flap of a bag covers most of its face, that of a pocket is narrow. */
const isFaceOfBag = (part: Part): boolean => isBody(part) || (/\bflap$/.test(part.name) && isCarrying(part));

const isCarrying = (part: Part): boolean =>
  !isLabel(part) &&
  CARRYING.includes(part.role) &&
  part.glass === undefined &&
  part.thin !== true &&
  (part.colourPart === undefined || !ASIDE.includes(part.colourPart));

const isOf =
  (...names: readonly string[]) =>
  (part: Part): boolean =>
    CARRYING.includes(part.role) && part.glass === undefined && names.includes(part.colourPart ?? '');

/** Height of the chest of a standing body in metres, and half the distance of its sides for a small logo. */
const CHEST = 1.25;
const SMALL_CHEST = 1.285;
const ASIDE_OF_CENTRE = 0.082;

/** Distance in metres from which rays are cast. */
const FAR = 4;
/** Heights in metres by which an aim is lowered until it meets cloth: below the opening of a coat, a deep neckline. */
const LOWER = [0, 0.03, 0.06, 0.1, 0.15, 0.2, -0.05];

const FRONT: Vec3 = [0, 0, -1];
const BACK: Vec3 = [0, 0, 1];
const DOWN: Vec3 = [0, -1, 0];

/** What carries an artwork: the parts of a piece as its form has built them. */
export interface CarryingThing {
  readonly parts: readonly Part[];
  readonly zone: BodyZone;
  /** Azimuth of the camera in radians when words name no view. */
  readonly turn: number;
  /** True for clothes with buttons or a zip down their front. */
  readonly isOpenInFront: boolean;
}

/** Returns true for clothes that close from the neck to below the chest. */
export function opensInFront(parts: readonly Part[]): boolean {
  return parts.some(({ name, mesh }) => {
    if (!/\b(?:zip|placket|button)\b/.test(name)) return false;
    const { min, max } = meshBounds([mesh]);
    return Math.abs(min[0] + max[0]) < 0.08 && min[2] > 0 && min[1] < CLOSED_BELOW && max[1] > CLOSED_BELOW - 0.4;
  });
}

/** Height of the body in metres below which a closure parts the front. */
const CLOSED_BELOW = 1.15;

/**
 * The centre of a place; null for a piece that has no such part.
 * @param isCentred true for the middle of the front and the back of a skirt, of the cloth of a bag, and of a short sleeve;
 * false for a side of a skirt, as on a leg, for the middle of what is seen of a bag, and for a sleeve at its usual height.
 */
export function findPlace(
  { parts, zone, turn, isOpenInFront }: CarryingThing,
  place: ArtPlaceName,
  isCentred: boolean,
): ClothPoint | null {
  const only = (chosen: (part: Part) => boolean) => parts.map((part) => (chosen(part) ? part : null));
  const body = only(isBody);
  const inMiddle = (point: ClothPoint | null) =>
    isCentred && zone === 'bag' && point !== null ? middleOfCloth(parts[point.part]!, point) : point;
  const isWorn = coversTrunk(zone);
  switch (place) {
    case 'chest':
    case 'left chest':
    case 'right chest':
      return isWorn ? aimed(body, AIMS[place]) : null;
    case 'front':
      if (isWorn) return aimed(body, aimAt(place, isOpenInFront));
      if (zone === 'object' && isMostlyGlass(parts)) return onFace(only(isLabel), FRONT);
      return zone === 'lower'
        ? ((isCentred ? onSkirt(body, FRONT) : null) ?? onLeg(body, FRONT))
        : (facingCamera(body, zone, turn) ?? inMiddle(onFace(body, FRONT, only(isLabel))));
    case 'back':
      return isWorn
        ? aimed(body, AIMS.back)
        : zone === 'lower'
          ? ((isCentred ? onSkirt(body, BACK) : null) ?? onLeg(body, BACK))
          : onFace(body, BACK, only(isLabel));
    case 'sleeve':
    case 'left sleeve':
    case 'right sleeve': {
      const point = onSleeve(only(isOf('sleeves')), place === 'right sleeve' ? -1 : 1);
      return isCentred && point !== null ? clearOfHem(parts[point.part]!, point) : point;
    }
    case 'hem':
      return isWorn || zone === 'lower' ? onHem(body) : null;
    case 'leg':
      return zone === 'lower' ? onLeg(body, FRONT) : null;
    case 'pocket':
      return onFace(only(isOf('pockets')), FRONT) ?? onFace(only(isOf('pockets')), BACK);
    case 'peak':
      return onFace(only(isOf('brim')), DOWN);
    case 'label':
      return onFace(only(isLabel), FRONT) ?? onFace(only(isLabel), BACK);
    case 'all over':
      return null;
  }
}

/** Returns true for a thing whose front is clear glass, on which nothing is printed: its cap is no place for a text. */
function isMostlyGlass(parts: readonly Part[]): boolean {
  const areaOf = ({ mesh }: Part): number => {
    const { min, max } = meshBounds([mesh]);
    return (max[0] - min[0]) * (max[1] - min[1]);
  };
  const largest = parts.reduce((most, part) => (areaOf(part) > areaOf(most) ? part : most));
  return largest.glass !== undefined;
}

type Candidates = readonly (Part | null)[];

const boundsOf = (parts: Candidates): Bounds => meshBounds(parts.flatMap((part) => (part === null ? [] : [part.mesh])));

/** Where a ray is cast to the trunk: metres to the wearer's left, height of the body, direction. */
interface Aim {
  readonly x: number;
  readonly height: number;
  readonly along: Vec3;
}

type TrunkPlace = 'chest' | 'left chest' | 'right chest' | 'front' | 'back';

const AIMS: Readonly<Record<TrunkPlace, Aim>> = {
  chest: { x: 0, height: CHEST, along: FRONT },
  'left chest': { x: ASIDE_OF_CENTRE, height: SMALL_CHEST, along: FRONT },
  'right chest': { x: -ASIDE_OF_CENTRE, height: SMALL_CHEST, along: FRONT },
  front: { x: 0, height: CHEST, along: FRONT },
  back: { x: 0, height: CHEST, along: BACK },
};

/** A closure would part what lies on the middle of the front: it lies on the wearer's left. */
const BESIDE_CLOSURE: Aim = { ...AIMS.front, x: 0.095 };

const aimAt = (place: TrunkPlace, isOpenInFront: boolean): Aim =>
  place === 'front' && isOpenInFront ? BESIDE_CLOSURE : AIMS[place];

/** Casts a ray to the body at a height, or a little lower where it is open there. */
function aimed(parts: Candidates, { x, height, along }: Aim): ClothPoint | null {
  for (const lower of LOWER) {
    const found = castOnCloth(parts, [x, height - lower, -along[2] * FAR], along);
    if (found !== null) return found;
  }
  return null;
}

const isOnTrunk = (place: ArtPlaceName): place is TrunkPlace => Object.hasOwn(AIMS, place);

/** Metres to the side and down by which the trunk is aimed at for its other parts. */
const ASIDES = [0, 0.045, -0.045, 0.09, -0.09];
const DOWNS = [0, 0.06, 0.12, 0.2, 0.3];
/** The nearest first. */
const AROUND = DOWNS.flatMap((down) => ASIDES.map((aside) => [aside, down] as const)).sort(
  (one, other) => Math.hypot(...one) - Math.hypot(...other),
);

/** Metres below the aim up to which a part must reach to belong to the place: the legs of dungarees do not. */
const BELOW_AIM = 0.13;

/** A part at a place, and how far in metres its nearest point lies from the usual centre. */
interface PartAtPlace {
  readonly point: ClothPoint;
  readonly away: number;
  readonly isPocket: boolean;
}

/** The parts of a trunk or a bag that are seen round a place, each at a point near its usual centre; none of other things. */
export function partsAtPlace(
  { parts, zone, isOpenInFront }: CarryingThing,
  place: ArtPlaceName,
): readonly PartAtPlace[] {
  const isPocket = isOf('pockets');
  if (zone === 'bag' && (place === 'front' || place === 'back'))
    return facesOf(
      parts.map((part) => (isFaceOfBag(part) ? part : null)),
      place === 'front' ? FRONT : BACK,
    );
  if (!coversTrunk(zone) || !isOnTrunk(place)) return [];
  const { x, height, along } = aimAt(place, isOpenInFront);
  const reaches = ({ mesh }: Part) => meshBounds([mesh]).max[1] > height - BELOW_AIM;
  const body = parts.map((part) => ((isBody(part) || isPocket(part)) && reaches(part) ? part : null));
  const cast = (on: Candidates, [aside, down]: readonly [number, number]) =>
    castOnCloth(on, [x + aside, height - down, -along[2] * FAR], along);
  const seen = new Set(AROUND.flatMap((away) => cast(body, away)?.part ?? []));
  return [...seen].map((part): PartAtPlace => {
    const alone = body.map((each, index) => (index === part ? each : null));
    const away = AROUND.find((each) => cast(alone, each) !== null)!;
    return { point: cast(alone, away)!, away: Math.hypot(...away), isPocket: isPocket(parts[part]!) };
  });
}

function onSleeve(parts: Candidates, side: 1 | -1): ClothPoint | null {
  const arms = parts.map((part) => {
    if (part === null) return null;
    const { min, max } = meshBounds([part.mesh]);
    return (min[0] + max[0]) * side > 0 ? part : null;
  });
  const { min, max } = boundsOf(arms);
  if (!(max[0] > min[0])) return null;
  // On the upper arm, below the round of the shoulder.
  const height = max[1] - Math.min(0.2, 0.62 * (max[1] - min[1]));
  for (const z of [0.5, 0.42, 0.58, 0.35]) {
    const depth = min[2] + z * (max[2] - min[2]);
    const found = castOnCloth(arms, [side * FAR, height, depth], [-side, 0, 0]);
    if (found !== null) return found;
  }
  return null;
}

/** Share of the length of a sleeve that should lie below an artwork's centre: the shoulder above it is round. */
const BELOW_CENTRE = 0.45;
/** Metres of a step along a sleeve. */
const ALONG = 0.004;

/** A point of a short sleeve is moved up from its hem. The cloth of sleeves is laid out with the hem below. */
function clearOfHem(part: Part, point: ClothPoint): ClothPoint {
  const map = clothMap(part);
  const reach = (step: number): number => {
    let v = point.v;
    while (map.at(point.u, v + step) !== null) v += step;
    return v;
  };
  const [hem, shoulder] = [reach(-ALONG), reach(ALONG)];
  return { ...point, v: Math.max(point.v, hem + BELOW_CENTRE * (shoulder - hem)) };
}

function onHem(parts: Candidates): ClothPoint | null {
  const { min } = boundsOf(parts);
  for (const x of [0, 0.06, 0.1]) {
    const found = castOnCloth(parts, [x, min[1] + 0.06, FAR], FRONT);
    if (found !== null) return found;
  }
  return null;
}

/** Metres from the middle of the body to the middle of a thigh. */
const THIGH = 0.095;

/** Height in metres at which an artwork lies on trousers and skirts. */
function thighHeight(parts: Candidates): number {
  const { min, max } = boundsOf(parts);
  return max[1] - 0.42 * (max[1] - min[1]);
}

/** The thigh of trousers, or a skirt in front of it. */
function onLeg(parts: Candidates, along: Vec3): ClothPoint | null {
  const height = thighHeight(parts);
  return (
    castOnCloth(parts, [THIGH, height, -along[2] * FAR], along) ??
    castOnCloth(parts, [0, height, -along[2] * FAR], along)
  );
}

/** The middle of cloth that covers both legs; null for trousers. */
function onSkirt(parts: Candidates, along: Vec3): ClothPoint | null {
  const height = thighHeight(parts);
  const [middle, ...sides] = [0, THIGH, -THIGH].map((x) => castOnCloth(parts, [x, height, -along[2] * FAR], along));
  return middle && sides.every((side) => side?.part === middle.part) ? middle : null;
}

/** Cosine of the angle between the camera and a surface from which it is round and faces the camera. */
const ROUND = 0.985;

/** The front of a round product, which the camera faces; null for one with flat sides. */
function facingCamera(parts: Candidates, zone: BodyZone, turn: number): ClothPoint | null {
  if (zone !== 'object' || turn === 0) return null;
  const middle = onFace(parts, FRONT);
  const part = middle === null ? null : parts[middle.part]!;
  if (part === null) return null;
  const { min, max } = meshBounds([part.mesh]);
  const [x, y, z] = [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2];
  const along: Vec3 = [-Math.sin(turn), 0, -Math.cos(turn)];
  const found = castOnCloth([part], [x - FAR * along[0], y, z - FAR * along[2]], along);
  if (found === null || found.normal[0] * along[0] + found.normal[2] * along[2] > -ROUND) return null;
  return { ...found, part: middle!.part };
}

/** Metres within which the middle of what is seen of a bag is that of its cloth: slack cloth hangs more to one side. */
const SLACK = 0.012;

/** The middle of the cloth, from which flat cloth is laid out to both sides. */
function middleOfCloth(part: Part, point: ClothPoint): ClothPoint {
  const isNear = Math.abs(point.u) < SLACK && clothMap(part).at(0, point.v) !== null;
  return isNear ? { ...point, u: 0 } : point;
}

/** Rays over the width and the height of a face, of which the centre of the largest part is taken. */
const RAYS = 5;

interface Face {
  readonly ray: Vec3;
  /** Where the ray at shares of the width and the height of the face begins. */
  readonly origin: (x: number, y: number) => Vec3;
  readonly hits: readonly { readonly found: ClothPoint; readonly x: number; readonly y: number }[];
}

/** What rays over the face of a thing meet; null for no parts. */
function faceOf(parts: Candidates, along: Vec3): Face | null {
  const { min, max } = boundsOf(parts);
  if (!(max[0] > min[0])) return null;
  // A thing that lies flat shows its face upwards.
  const isFlat = along[2] < 0 && max[1] - min[1] < 0.3 * Math.min(max[0] - min[0], max[2] - min[2]);
  const ray = isFlat ? DOWN : along;
  const origin = (x: number, y: number): Vec3 =>
    ray[1] !== 0
      ? [min[0] + x * (max[0] - min[0]), FAR, min[2] + y * (max[2] - min[2])]
      : [min[0] + x * (max[0] - min[0]), min[1] + y * (max[1] - min[1]), -ray[2] * FAR];
  const hits: Face['hits'][number][] = [];
  for (let j = 0; j < RAYS; j++) {
    for (let i = 0; i < RAYS; i++) {
      const [x, y] = [(i + 0.5) / RAYS, (j + 0.5) / RAYS];
      const found = castOnCloth(parts, origin(x, y), ray);
      if (found !== null) hits.push({ found, x, y });
    }
  }
  return { ray, origin, hits };
}

const meanOf = (hits: Face['hits'], of: (hit: Face['hits'][number]) => number): number =>
  hits.reduce((sum, hit) => sum + of(hit), 0) / hits.length;

/** Each part that shows a share of a face, at the point that is nearest to the middle of what it shows. */
function facesOf(parts: Candidates, along: Vec3): readonly PartAtPlace[] {
  const hits = faceOf(parts, along)?.hits ?? [];
  return [...Map.groupBy(hits, ({ found }) => found.part).values()].map((own): PartAtPlace => {
    const [x, y] = [meanOf(own, (hit) => hit.x), meanOf(own, (hit) => hit.y)];
    const away = (hit: (typeof own)[number]) => Math.hypot(hit.x - x, hit.y - y);
    const nearest = own.reduce((best, hit) => (away(hit) < away(best) ? hit : best));
    return { point: nearest.found, away: 0, isPocket: false };
  });
}

/** The centre of the part that shows most of a face. */
function onFace(parts: Candidates, along: Vec3, covering: Candidates = []): ClothPoint | null {
  const face = faceOf(parts, along);
  if (face === null) return null;
  const { ray, origin, hits } = face;
  const groups = Map.groupBy(hits, ({ found }) => found.part);
  const largest = [...groups.values()].reduce((most, group) => (group.length > most.length ? group : most), []);
  if (largest.length === 0) return null;
  const [x, y] = [meanOf(largest, (hit) => hit.x), meanOf(largest, (hit) => hit.y)];
  const part = largest[0]!.found.part;
  const alone = parts.map((candidate, index) => (index === part ? candidate : null));
  // Below what already lies on the face, or above it: the label of a box.
  for (const beside of BESIDE) {
    const found = castOnCloth(alone, origin(x, y + beside), ray);
    if (found !== null && !isCovered(covering, origin(x, y + beside), ray, found)) return found;
  }
  return castOnCloth(alone, origin(x, y), ray) ?? largest[0]!.found;
}

/** Shares of the height of a face by which an artwork moves to be beside what lies on it. */
const BESIDE = [0, -0.29, 0.29];

const isCovered = (covering: Candidates, from: Vec3, along: Vec3, { distance }: ClothPoint): boolean => {
  const over = castOnCloth(covering, from, along);
  return over !== null && over.distance < distance;
};
