/**
 * The garment of a person: a region grown from where the pose expects cloth, against where it expects skin, hair and
 * shoes, by colour and by the edges in between.
 */
import { blur } from '../../foundation/image/blur.ts';
import { distanceToNearest, shareColours } from '../../foundation/image/cluster-colours.ts';
import type { Colour } from '../../foundation/image/cluster-colours.ts';
import { edgeDistance, weaveOf } from '../../foundation/image/edge-distance.ts';
import type { Picture } from '../../foundation/image/picture.ts';
import { smoothstep } from '../../foundation/geometry/interpolation.ts';
import type { GarmentCategory } from '../../words/tasks/edit-task.ts';
import type { BodySeeds, Limb } from './body-seeds.ts';
import { cleanRegions } from './clean-regions.ts';
import { colourApart } from './cloth-colours.ts';
import { skinLikeness } from './skin-likeness.ts';
import { splitAtWaist } from './split-at-waist.ts';

interface WornGarment {
  /** 0 to 1 per pixel. */
  readonly share: Float32Array;
  /** The wanted category; when none is wanted, `dress` if torso and legs are covered by one cloth. */
  readonly category: GarmentCategory;
}

/** Two cloths whose mean colours are closer than this are one garment. */
const ONE_CLOTH = 9;
/** A place whose mean colour is closer to skin than this is bare. */
const BARE = 7;
/** A neck whose colour is closer to the cloth than this is covered by it. */
const HIGH_NECK = 2.6;
/** A limb whose colour is closer to the cloth than this is certainly covered by it. */
const COVERED = 9;
/** Minimum chroma for a hue to be reliable. */
const COLOURED = 6;
/** Number of colours by which cloth is separated from everything else: enough for a print and for its shades. */
const CLUSTERS = 14;
/** A colour counts for a side unless it is this many times as common on the other one. */
const MAX_RATIO = 3;
/** A colour with less than this share of a side is noise there. */
const MIN_COLOUR = 0.01;
/** Total variation distance (0 to 1) between the colours of both sides, below which colours say nothing. */
const COLOURS_ALIKE = 0.35;
/** Total variation distance (0 to 1) between both sides from which colours have their full weight. */
const COLOURS_DISTINCT = 0.9;
/** Full weight of colours. */
const COLOUR_WEIGHT = 0.5;
/** Distance between colours that noise reaches. Added to both distances, so that noise does not decide their ratio. */
const NOISE = 0.5;
/** Half the range around an equal likelihood over which a pixel changes sides: narrow, because edges are sharp. */
const RAMP = 0.08;
/** Half the range over which a pixel changes sides after the final blur, which softens edges. */
const FINAL_RAMP = 0.2;
/** Number of passes; each begins with the certain pixels of the one before. */
const ROUNDS = 2;
/** A pixel is certain when its share is this close to 0 or 1, and its share of the subject this close to 1. */
const CERTAINTY_MARGIN = 0.1;
/** A pixel of a seed counts when its share of the subject is above this. */
const SEED_SUBJECT = 0.8;
/** Pixels with less of the subject, and their neighbours, lie at its outline. */
const INTERIOR = 0.97;
/** Pixels with less of the subject show only background. */
const MIN_SUBJECT = 0.02;
/** Maximum evidence of one section of a limb, so that no single one decides: a factor of 4.5. */
const MAX_EVIDENCE = 1.5;
/** A seed is dropped only if its colour is nearer to the cloth than this share of its distance to the other region. */
const NEARER = 0.7;
/** Angle in radians that noise turns a hue by. */
const HUE_NOISE = 0.01;
/** Weight of the likeness to skin relative to edges and colours together. */
const HUE_WEIGHT = 0.8;

interface DressedPerson {
  readonly picture: Picture;
  /** The colours of the picture, from `softColours`. */
  readonly colours: Float32Array;
  /** 0 to 1 per pixel. */
  readonly subject: Float32Array;
  readonly seeds: BodySeeds;
  /**
   * null takes the first of these that is found: one cloth over torso and legs, what covers the torso, what covers the
   * legs.
   */
  readonly wanted: GarmentCategory | null;
  /** 1 where the skin of this person is seen; null where it cannot be distinguished from the cloth. */
  readonly bare: Uint8Array | null;
  /** Called between steps; may throw to stop. */
  readonly check: () => void;
}

interface Region {
  readonly plane: Uint8Array;
  readonly mean: Colour;
  readonly size: number;
}

/** Segments the garment. Null where the pose lies on no cloth. */
export function wornGarment(person: DressedPerson): WornGarment | null {
  const { picture, colours, subject, seeds, wanted, bare: seen, check } = person;
  const { width, height } = picture;
  const region = (plane: Uint8Array) => regionOf(colours, plane, subject);
  const [upper, lower, head, hands] = [seeds.upper, seeds.lower, seeds.head, seeds.hands].map(region) as [
    Region,
    Region,
    Region,
    Region,
  ];
  const [crown, feet] = [region(seeds.crown), region(seeds.feet)];
  const skin = head.size > 0 ? head : hands;
  const bareLegs =
    lower.size === 0 ||
    (skin.size > 0 &&
      colourApart(lower.mean, skin.mean) < BARE &&
      colourApart(lower.mean, upper.mean) > colourApart(lower.mean, skin.mean));
  const together = !bareLegs && colourApart(lower.mean, upper.mean) < ONE_CLOTH;
  if (together && (wanted === 'upper' || wanted === 'lower')) {
    const whole = wornGarment({ ...person, wanted: 'dress' });
    if (!whole) return null;
    const { share } = whole;
    return { share: splitAtWaist({ share, colours, seeds, width, check }, wanted), category: wanted };
  }
  const category = wanted ?? (together ? 'dress' : upper.size > 0 ? 'upper' : 'lower');
  const own = category === 'upper' ? [upper] : category === 'lower' ? [lower] : bareLegs ? [upper] : [upper, lower];
  const cloth = joined(own, subject.length);
  if (cloth.every((value) => value === 0)) return null;
  const others = [
    head,
    crown,
    feet,
    ...(bareLegs || category === 'upper' ? [lower] : []),
    ...(category === 'lower' ? [upper] : []),
  ];
  // Gloved hands, and sleeves that reach over them, are decided by their colours and not seeded as skin.
  // Hands hang in other light than the face, so twice the distance is allowed.
  const bareHands = hands.size > 0 && skin.size > 0 && colourApart(hands.mean, skin.mean) < 2 * BARE;
  const neck = region(seeds.neck);
  // A covered neck has the colour of the rest of the cloth; skin in the shade of a chin may come close to it.
  const bareNeck = neck.size > 0 && nearestTo(neck.mean, own) > HIGH_NECK ? [neck] : [];
  // Sleeves are no part of what covers the legs.
  const limbs = category === 'lower' ? seeds.limbs.filter((limb) => limb.of === 'leg') : seeds.limbs;
  const arms = seeds.limbs.filter((limb) => !limbs.includes(limb)).map(({ plane }) => region(plane));
  const { bare, covered } = sortLimbs(limbs, region, (mean) => clothLikeness(mean, own, skin));
  for (const { plane, mean } of covered) {
    if (nearestTo(mean, own) < COVERED) for (let i = 0; i < cloth.length; i++) if (plane[i]) cloth[i] = 1;
  }
  const skins = joined([head, ...(bareHands ? [hands] : []), ...bare], subject.length);
  dropCloth(skins, colours, own, skin);
  for (const { plane } of [...bareNeck, region(seeds.midriff)])
    for (let i = 0; i < skins.length; i++) if (plane[i]) skins[i] = 1;
  const strange = joined([...others.filter((other) => other !== head), ...arms], subject.length);
  // When a thigh is outside the picture, its seed may lie on a sleeve.
  if (category === 'upper' && lower.size > 0) dropCloth(strange, colours, [upper, ...covered], lower);
  if (seen) for (let i = 0; i < skins.length; i++) if (seen[i] && !cloth[i]) skins[i] = 1;
  for (let i = 0; i < strange.length; i++) if (skins[i]) strange[i] = 1;
  for (let i = 0; i < strange.length; i++) if (subject[i]! < 0.5 || cloth[i]) strange[i] = 0;
  // Where the colours of this face separate skin from cloth, hue alone is not used: red and beige cloth have the hue of skin.
  const likeSkin = seen ? null : skinLikeness(colours, cloth, skins);
  let share = classify({ picture, colours, subject, cloth, strange, likeSkin, check });
  for (let round = 1; round < ROUNDS; round++) {
    const surely = (low: number, high: number, seeded: Uint8Array, not: Uint8Array) =>
      Uint8Array.from(seeded, (value, i) =>
        value || (subject[i]! > 1 - CERTAINTY_MARGIN && share[i]! > low && share[i]! < high && !not[i]) ? 1 : 0,
      );
    share = classify({
      picture,
      colours,
      subject,
      cloth: surely(1 - CERTAINTY_MARGIN, 2, cloth, strange),
      strange: surely(-1, CERTAINTY_MARGIN, strange, cloth),
      likeSkin,
      check,
    });
  }
  const elsewhere = category === 'lower' ? seeds.arms : null;
  const grown = cleanRegions({ share, cloth, strange, elsewhere, subject, width });
  const even = blur(grown, width, height, 1, { check }).map((value) =>
    smoothstep(0.5 - FINAL_RAMP, 0.5 + FINAL_RAMP, value),
  );
  return { share: beyondEdges(even, subject, width, height, check), category };
}

/**
 * Decides which sections of arms and legs are covered: on both sides those from the trunk outwards up to one cut,
 * chosen to separate best what looks like cloth from what looks like skin.
 */
function sortLimbs(limbs: readonly Limb[], region: (plane: Uint8Array) => Region, likeness: (mean: Colour) => number) {
  const bare: Region[] = [];
  const covered: Region[] = [];
  for (const kind of ['arm', 'leg'] as const) {
    const seen = limbs
      .filter((limb) => limb.of === kind)
      .map(({ order, plane }) => ({ order, region: region(plane) }))
      .filter((limb) => limb.region.size > 0)
      .map((limb) => ({
        ...limb,
        evidence: Math.max(-MAX_EVIDENCE, Math.min(MAX_EVIDENCE, Math.log(likeness(limb.region.mean)))),
      }));
    const end = [0, 1, 2, 3, 4]
      .map((cut) => seen.reduce((sum, { order, evidence }) => sum + (order < cut ? evidence : -evidence), 0))
      .reduce((best, sum, cut, sums) => (sum > sums[best]! + 1e-9 ? cut : best), 0);
    for (const limb of seen) (limb.order < end ? covered : bare).push(limb.region);
  }
  return { bare, covered };
}

/**
 * Removes seeds that have the colour of the cloth: a point of a hand may lie on the skirt beside it. Works in place.
 */
function dropCloth(places: Uint8Array, colours: Float32Array, cloth: readonly Region[], other: Region): void {
  for (let i = 0; i < places.length; i++) {
    if (!places[i]) continue;
    const colour: Colour = [colours[i * 3]!, colours[i * 3 + 1]!, colours[i * 3 + 2]!];
    if (nearestTo(colour, cloth) < Math.min(COVERED, NEARER * colourApart(colour, other.mean))) places[i] = 0;
  }
}

/**
 * How much a limb looks like cloth rather than skin: above 1 covered, below 1 bare. When skin and cloth are similar and
 * neither is grey, their hues decide, because light does not change them.
 */
function clothLikeness(limb: Colour, cloth: readonly Region[], skin: Region): number {
  if (skin.size === 0) return Infinity;
  const nearest = cloth
    .filter(({ size }) => size > 0)
    .map(({ mean }) => mean)
    .toSorted((a, b) => colourApart(a, limb) - colourApart(b, limb))[0]!;
  const [toSkin, toCloth] = [colourApart(limb, skin.mean), colourApart(limb, nearest)];
  const coloured = Math.min(...[limb, nearest, skin.mean].map(([, a, b]) => Math.hypot(a, b))) > COLOURED;
  if (!coloured || colourApart(nearest, skin.mean) > 3 * BARE) return toSkin / (toCloth + 1e-3);
  return (turn(limb, skin.mean) + HUE_NOISE) / (turn(limb, nearest) + HUE_NOISE);
}

const nearestTo = (colour: Colour, regions: readonly Region[]): number =>
  Math.min(...regions.filter(({ size }) => size > 0).map(({ mean }) => colourApart(mean, colour)));

/** Angle between two hues, radians. */
function turn([, a1, b1]: Colour, [, a2, b2]: Colour): number {
  return Math.abs(Math.atan2(a1 * b2 - a2 * b1, a1 * a2 + b1 * b2));
}

function regionOf(colours: Float32Array, plane: Uint8Array, subject: Float32Array): Region {
  const inside = plane.map((value, i) => (value && subject[i]! > SEED_SUBJECT ? 1 : 0));
  const sum = [0, 0, 0];
  let size = 0;
  for (let i = 0; i < inside.length; i++) {
    if (!inside[i]) continue;
    size++;
    for (let c = 0; c < 3; c++) sum[c] = sum[c]! + colours[i * 3 + c]!;
  }
  const mean = sum.map((value) => value / Math.max(1, size)) as [number, number, number];
  return { plane: inside, mean, size };
}

function joined(regions: readonly Region[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  for (const { plane } of regions) for (let i = 0; i < length; i++) if (plane[i]) all[i] = 1;
  return all;
}

interface Seeded extends Pick<DressedPerson, 'picture' | 'colours' | 'subject' | 'check'> {
  /** 1 where the pixel certainly shows the garment, and where it certainly shows something else. */
  readonly cloth: Uint8Array;
  readonly strange: Uint8Array;
  readonly likeSkin: ReturnType<typeof skinLikeness>;
}

/**
 * For each pixel of the subject the likelihood of cloth, 0 to 1, by colour and by the edges on the path from the seeds.
 */
function classify({ picture, colours, subject, cloth, strange, likeSkin, check }: Seeded): Float32Array {
  const { width, height } = picture;
  const weave = weaveOf(colours, cloth, width);
  const fromCloth = edgeDistance(colours, cloth, weave, width, check);
  const fromStrange = edgeDistance(colours, strange, weave, width, check);
  const shares = shareColours(picture, cloth, strange, CLUSTERS);
  const ownColours = shares
    .filter(({ first, second }) => first > MIN_COLOUR && first > second / MAX_RATIO)
    .map(({ colour }) => colour);
  const otherColours = shares
    .filter(({ first, second }) => second > MIN_COLOUR && second > first / MAX_RATIO)
    .map(({ colour }) => colour);
  // How well colours alone separate the two sides: their total variation distance.
  const distinct = shares.reduce((sum, { first, second }) => sum + Math.abs(first - second), 0) / 2;
  const weight = COLOUR_WEIGHT * smoothstep(COLOURS_ALIKE, COLOURS_DISTINCT, distinct);
  const share = new Float32Array(subject.length);
  for (let i = 0; i < share.length; i++) {
    if (subject[i]! <= MIN_SUBJECT) continue;
    const byEdges = fromStrange[i]! / (fromCloth[i]! + fromStrange[i]! + 1e-6);
    const colour: Colour = [colours[i * 3]!, colours[i * 3 + 1]!, colours[i * 3 + 2]!];
    const toOwn = Math.sqrt(distanceToNearest(ownColours, colour)) + NOISE;
    const toOther = Math.sqrt(distanceToNearest(otherColours, colour)) + NOISE;
    const byColour = toOther / (toOwn + toOther);
    const byHue = likeSkin ? likeSkin.apart * Math.min(0, 0.5 - likeSkin.likeness(i)) : 0;
    share[i] = smoothstep(0.5 - RAMP, 0.5 + RAMP, (1 - weight) * byEdges + weight * byColour + HUE_WEIGHT * byHue);
  }
  return blur(share, width, height, 1, { passes: 1, check });
}

/** Extends the shares over the edge of the subject, so that a soft edge belongs to the part that it borders. */
function beyondEdges(
  share: Float32Array,
  subject: Float32Array,
  width: number,
  height: number,
  check: () => void,
): Float32Array {
  const inside = subject.map((value, i) =>
    Math.min(value, subject[i - 1] ?? 1, subject[i + 1] ?? 1, subject[i - width] ?? 1, subject[i + width] ?? 1) >
    INTERIOR
      ? 1
      : 0,
  );
  const sum = blur(
    share.map((value, i) => value * inside[i]!),
    width,
    height,
    2,
    { check },
  );
  const weight = blur(inside, width, height, 2, { check });
  return share.map((value, i) => (inside[i]! || weight[i]! < 1e-3 ? value : sum[i]! / weight[i]!));
}
