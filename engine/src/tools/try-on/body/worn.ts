/**
 * Finds a person's clothes without a network for clothes: zones of the body by its pose, colours of skin, hair and
 * cloth learnt where each is certain, and one border along every limb where cloth ends.
 */
import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import type { Picture } from '../../../foundation/image/picture.ts';
import type { EngineMask } from '../../../foundation/image/pixels.ts';
import { blur } from '../../../foundation/image/blur.ts';
import type { BodyFrame } from './body-frame.ts';
import { bodyZones, type BodyZones } from './body-zones.ts';
import { chainLength } from './chain.ts';
import { clearUnconnected } from './clear-unconnected.ts';
import { colourSeeds, mayBeSkin, type Rectangle } from './colour-seeds.ts';
import { compareColours, type ColourScore } from './compare-colours.ts';
import { limbBorders } from './limb-borders.ts';
import { positionOnHand } from './position-on-hand.ts';
import type { Trunk } from './trunk-of.ts';
import { waistBorder, type WaistBorder, type WornColours } from './waist-border.ts';

/** Planes of the size of the picture, 0 to 1, and the zones of the body. */
export interface Worn extends BodyZones {
  /** Cloth of the upper and of the lower body. */
  readonly upper: Float32Array;
  readonly lower: Float32Array;
  readonly skin: Float32Array;
  readonly hair: Float32Array;
  /** Pixels along each arm and leg at which cloth ends. */
  readonly sleeves: readonly [number, number];
  readonly trousers: readonly [number, number];
  /** Pixels below the shoulders at which the upper garment ends and the lower one begins. */
  readonly upperEnd: number;
  readonly lowerStart: number;
  /** Whether those two are separated or of different cloth; otherwise it is unknown where one ends. */
  readonly parted: boolean;
}

interface SeenPerson {
  readonly picture: Picture;
  readonly mask: EngineMask;
  readonly frame: BodyFrame;
  readonly trunk: Trunk;
  /** Rectangle of the face in pixels; null when none was found. */
  readonly face: Rectangle | null;
}

/** Half the width of a soft border between garments, in trunk lengths. */
const SOFT_BORDER = 0.03;
/** Maximum shift of a border by colours in trunk lengths: at the waist, at a sleeve and at a trouser leg. */
const WAIST_SHIFT = 0.09;
const SLEEVE_SHIFT = 0.06;
const LEG_SHIFT = 0.14;
/** Likeness to skin that is assumed where skin and cloth have one colour: on the trunk and the arms, and on the legs. */
const UNKNOWN_SKIN = 0.3;
const UNKNOWN_LEG = 0.5;
/** Likeness to skin rather than to the top from which a pixel shows no lower garment. */
const LIKE_SKIN = 0.5;
/** Likeness to the upper garment up to which a pixel at the waist is of the lower one, and from which of the upper. */
const LIKE_UPPER = [0.3, 0.7] as const;
/** Likeness to skin up to which a pixel above the shoulders is cloth, and from which it is the neck. */
const NECK_SKIN = [0.03, 0.12] as const;
/** Likeness to skin up to which a pixel of the trunk or the head is cloth, and from which it is bare. */
const TRUNK_SKIN = [0.45, 0.75] as const;
/** Likeness to skin up to which a pixel below the end of a trouser leg is not bare, and from which it is. */
const LEG_SKIN = [0.4, 0.7] as const;
/** Likeness to skin around a hand up to which a pixel is what lies behind the hand, and from which it is the hand. */
const HAND_SKIN = [0.14, 0.32] as const;
/** Likeness to hair up to which a pixel shows none, and from which it shows only hair. */
const LIKE_HAIR = [0.6, 0.85] as const;
/** Distance below the shoulders in trunk lengths down to which a trunk without a gap at its waist can be bare. */
const MAX_BARE = 0.5;
/** Distance below the shoulders in trunk lengths down to which hair can hang. */
const MAX_HAIR = 0.75;
/** Half the width of a soft border on a limb, relative to that between garments. */
const LIMB_BORDER = 0.5;
/** Maximum length of a sleeve, as a share of the arm down to the wrist. */
const MAX_SLEEVE = 1.04;
/** Share of the arm down to the wrist from which a pixel may lie on the hand. */
const HAND_FROM = 0.97;
/** Maximum length of a trouser leg, as a share of the leg. */
const MAX_TROUSER_LEG = 0.97;
/** Distance beside a hand, in its half widths, up to which colour decides, and from which a pixel lies behind it. */
const BESIDE_HAND = [1.05, 1.35] as const;
/** Distance beside a hand, in its half widths, up to which a pixel is the hand, and from which only colour decides. */
const ON_HAND = [0.6, 0.9] as const;
/** Share of the way from wrist to fingers up to which a cuff covers a hand wholly, and from which not at all. */
const CUFF_REACH = [0.02, 0.1] as const;
/** Certainty of a hand below which a pixel around it belongs to the lower garment behind it. */
const MIN_HAND = 0.5;

/** Everything that is known about a person before the planes are painted. */
interface Reading {
  readonly picture: Picture;
  readonly frame: BodyFrame;
  readonly zones: BodyZones;
  readonly colours: WornColours;
  readonly hairOverUpper: ColourScore;
  readonly hairOverSkin: ColourScore;
  /** Likeness to skin around the hands. */
  readonly handSkin: Float32Array;
  readonly waist: WaistBorder;
  readonly sleeves: readonly [number, number];
  readonly trousers: readonly [number, number];
  readonly armLengths: readonly number[];
  readonly legLengths: readonly number[];
  /** Length of the trunk and half the width of a soft border, in pixels. */
  readonly length: number;
  readonly soft: number;
}

type Planes = Pick<Worn, 'upper' | 'lower' | 'skin' | 'hair'>;

/** Finds the clothes of a person. */
export function readWorn({ picture, mask, frame, trunk, face }: SeenPerson): Worn {
  const { width, height } = picture;
  const zones = bodyZones(mask, frame, trunk);
  const { length } = frame.trunk;
  const legLengths = frame.legs.map(chainLength);
  const armLengths = frame.arms.map(chainLength);
  const seeds = colourSeeds({ picture, mask, frame, zones, face });
  const compare = (first: Uint8Array, second: Uint8Array) => compareColours(picture, mask, first, second);
  const colours: WornColours = {
    skinOverUpper: compare(seeds.skin, seeds.upper),
    skinOverLower: compare(seeds.skin, seeds.lower),
    upperOverLower: compare(seeds.upper, seeds.lower),
  };
  const reading: Reading = {
    picture,
    frame,
    zones,
    colours,
    hairOverUpper: compare(seeds.hair, seeds.upper),
    hairOverSkin: compare(seeds.hair, seeds.skin),
    handSkin: skinAroundHands(colours, width, height),
    waist: waistBorder({ zones, mask, colours, length }),
    sleeves: limbBorders(zones, [1, 2], armLengths, colours.skinOverUpper.score),
    trousers: limbBorders(zones, [3, 4], legLengths, colours.skinOverLower.score),
    armLengths,
    legLengths,
    length,
    soft: SOFT_BORDER * length,
  };
  const planes = paintPlanes(reading, mask);
  const { upper, skin, hair } = planes;
  clearUnconnected(hair, seeds.hair, width, height);
  for (let i = 0; i < hair.length; i++) {
    upper[i] = upper[i]! * (1 - hair[i]!);
    skin[i] = skin[i]! * (1 - hair[i]!);
  }
  const { waist, sleeves, trousers } = reading;
  return {
    ...planes,
    sleeves,
    trousers,
    upperEnd: waist.upperEnd,
    lowerStart: waist.lowerStart,
    parted: waist.gap || compare(seeds.upper, withoutSkin(seeds.lower, colours.skinOverUpper)).distinct,
    ...zones,
  };
}

/** Leaves out bare thighs and hands beside them, which differ from every top. */
const withoutSkin = (seeds: Uint8Array, { distinct, score }: ColourScore): Uint8Array =>
  seeds.map((value, i) => (distinct && score[i]! > LIKE_SKIN ? 0 : value));

/** Rings, nails and shaded fingers do not have the colour of skin, so their surroundings decide. */
function skinAroundHands({ skinOverUpper, skinOverLower }: WornColours, width: number, height: number): Float32Array {
  const least = skinOverLower.score.map((score, i) =>
    Math.min(skinOverLower.distinct ? score : 1, skinOverUpper.distinct ? skinOverUpper.score[i]! : 1),
  );
  return blur(least, width, height, 2);
}

function paintPlanes(reading: Reading, mask: EngineMask): Planes {
  const { zone } = reading.zones;
  const plane = () => new Float32Array(zone.length);
  const planes: Planes = { upper: plane(), lower: plane(), skin: plane(), hair: plane() };
  for (let i = 0; i < zone.length; i++) {
    const inside = mask.data[i]! / 255;
    if (inside === 0) continue;
    const limb = zone[i]!;
    if (limb === 0 || limb === 5) paintTrunkOrHead(reading, planes, i, inside);
    else if (limb < 3) paintArm(reading, planes, i, inside);
    else paintLeg(reading, planes, i, inside);
  }
  return planes;
}

/** Likeness of a pixel above the hips to skin rather than to the upper garment, 0 to 1. */
const bareness = ({ skinOverUpper }: WornColours, i: number): number =>
  skinOverUpper.distinct ? skinOverUpper.score[i]! : UNKNOWN_SKIN;

/** Paints a pixel of the trunk or of the head. `inside` is its share of the mask, 0 to 1. */
function paintTrunkOrHead(reading: Reading, { upper, lower, skin, hair }: Planes, i: number, inside: number): void {
  const { picture, zones, colours, hairOverUpper, hairOverSkin, waist, length, soft } = reading;
  const isHead = zones.zone[i] === 5;
  const t = isHead ? -length : zones.along[i]!;
  const bare = bareness(colours, i);
  // Near a border without a gap colours decide, because hems and waistbands are seldom level.
  const borderShift =
    waist.gap || !colours.upperOverLower.distinct
      ? 0
      : WAIST_SHIFT * length * (1 - 2 * smoothstep(LIKE_UPPER[0], LIKE_UPPER[1], colours.upperOverLower.score[i]!));
  const isUpper = 1 - smoothstep(waist.upperEnd - soft, waist.upperEnd + soft, t + borderShift);
  const isLower = smoothstep(waist.lowerStart - soft, waist.lowerStart + soft, t + borderShift);
  // Above the shoulders a slight likeness to skin is enough, so skin-coloured cloth there is taken for the neck.
  const isNeck =
    t < 0 && mayBeSkin(picture.rgb, i)
      ? (1 - smoothstep(-soft, 0, t)) * smoothstep(NECK_SKIN[0], NECK_SKIN[1], bare)
      : 0;
  const isSkin =
    t < MAX_BARE * length || waist.gap ? Math.max(isNeck, smoothstep(TRUNK_SKIN[0], TRUNK_SKIN[1], bare)) : 0;
  upper[i] = inside * isUpper * (1 - isSkin) * (isHead ? 0 : 1);
  lower[i] = inside * isLower;
  skin[i] = inside * (1 - isLower) * isSkin;
  hair[i] =
    t < MAX_HAIR * length
      ? inside * smoothstep(LIKE_HAIR[0], LIKE_HAIR[1], Math.min(hairOverUpper.score[i]!, hairOverSkin.score[i]!))
      : 0;
}

/** Paints a pixel of an arm or of its hand. */
function paintArm(reading: Reading, { upper, lower, skin }: Planes, i: number, inside: number): void {
  const { picture, frame, zones, colours, handSkin, sleeves, armLengths, length, soft } = reading;
  const arm = (zones.zone[i]! - 1) as 0 | 1;
  const along = zones.along[i]!;
  const wrist = armLengths[arm]!;
  const end = Math.min(sleeves[arm], MAX_SLEEVE * wrist);
  const shifted = along + SLEEVE_SHIFT * length * (bareness(colours, i) - 0.5);
  const cloth = 1 - smoothstep(end - LIMB_BORDER * soft, end + LIMB_BORDER * soft, shifted);
  upper[i] = inside * cloth;
  if (along < HAND_FROM * wrist) {
    skin[i] = inside * (1 - cloth);
    return;
  }
  // Around a hand lies what is behind it: close to its bones and far from them its shape decides, in between its
  // colour.
  const { away, share } = positionOnHand(frame, arm, i % picture.width, Math.floor(i / picture.width));
  const near = 1 - smoothstep(BESIDE_HAND[0], BESIDE_HAND[1], away);
  const certainty = smoothstep(HAND_SKIN[0], HAND_SKIN[1], handSkin[i]!);
  const hand = Math.max(Math.min(certainty, near), 1 - smoothstep(ON_HAND[0], ON_HAND[1], away));
  const cuff = cloth * near * (1 - smoothstep(CUFF_REACH[0], CUFF_REACH[1], share));
  upper[i] = inside * cuff;
  skin[i] = inside * (1 - cuff) * hand;
  lower[i] = Math.max(certainty, hand) < MIN_HAND ? Math.max(0, inside - upper[i]! - skin[i]!) : 0;
}

/** Paints a pixel of a leg or of its foot. */
function paintLeg(reading: Reading, { lower, skin }: Planes, i: number, inside: number): void {
  const { zones, colours, trousers, legLengths, length, soft } = reading;
  const { distinct, score } = colours.skinOverLower;
  const leg = (zones.zone[i]! - 3) as 0 | 1;
  const end = Math.min(trousers[leg], MAX_TROUSER_LEG * legLengths[leg]!);
  const shifted = zones.along[i]! + LEG_SHIFT * length * ((distinct ? score[i]! : UNKNOWN_LEG) - 0.5);
  const cloth = 1 - smoothstep(end - LIMB_BORDER * soft, end + LIMB_BORDER * soft, shifted);
  lower[i] = inside * cloth;
  skin[i] = inside * (1 - cloth) * (distinct ? smoothstep(LEG_SKIN[0], LEG_SKIN[1], score[i]!) : 1);
}
