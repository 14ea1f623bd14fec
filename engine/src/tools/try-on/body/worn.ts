/**
 * Finds a person's clothes without a network for clothes: zones of the body by its pose, colours of skin, hair and
 * cloth learnt where each is certain, and one border along every limb where cloth ends.
 */
import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import type { Picture } from '../../../foundation/image/picture.ts';
import type { EngineMask } from '../../../foundation/image/pixels.ts';
import { blur } from '../../../foundation/image/blur.ts';
import type { BodyFrame } from './body-frame.ts';
import { bodyZones } from './body-zones.ts';
import { chainLength } from './chain.ts';
import { clearUnconnected } from './clear-unconnected.ts';
import { limbBorders } from './limb-borders.ts';
import { positionOnHand } from './position-on-hand.ts';
import { compareColours } from './compare-colours.ts';
import type { Trunk } from './trunk-of.ts';

/** Planes of the size of the picture, 0 to 1. */
export interface Worn {
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
  /** Zone of each pixel: 0 trunk, 1 and 2 arms, 3 and 4 legs, 5 head. */
  readonly zone: Uint8Array;
  /** Pixels along the limb, or below the shoulders. */
  readonly along: Float32Array;
  /**
   * Distance from the centre line as a share of the half width of the limb or trunk: positive to the left of a limb's
   * direction, and in the trunk and head on the right of the picture.
   */
  readonly across: Float32Array;
}

/** Number of sections of the trunk in which the waist is searched. */
const BINS = 28;
/** Their beginning and their extent, in trunk lengths below the shoulders. */
const WAIST_FROM = 0.42;
const WAIST_REACH = 0.9;
/** Usual height of a waist in trunk lengths, and the cost of a trunk length of distance from it, per section. */
const USUAL_WAIST = 0.85;
const WAIST_COST = 0.02;
/** Mean likeness to skin from which a section is bare, and down to which the bare part continues. */
const BARE = 0.5;
const STILL_BARE = 0.4;
/** Mask value (of 255) from which a pixel shows only the person. */
const SURE = 200;
/** Half the width of a soft border between garments, in trunk lengths. */
const SOFT_BORDER = 0.03;
/** Maximum shift of a border by colours in trunk lengths: at the waist, at a sleeve and at a trouser leg. */
const WAIST_SHIFT = 0.09;
const SLEEVE_SHIFT = 0.06;
const LEG_SHIFT = 0.14;
/** Likeness to skin that is assumed where skin and cloth have one colour. */
const UNKNOWN_SKIN = 0.3;
/**
 * Where colours are learnt: areas that show skin, hair or one garment in almost any clothes. Shares of the face, and
 * breadths, trunk lengths or limb lengths as named.
 */
const FACE = { left: 0.18, right: 0.82, top: 0.35, bottom: 0.95 } as const;
/** Breadths above the chin, share of the way down to the neck's sides, and half its width in breadths. */
const NECK = { above: 0.14, below: 0.6, half: 0.13 } as const;
/** Shares of a leg, and of its half width. */
const SHIN = { from: 0.5, to: 0.8, half: 0.6 } as const;
/** Trunk lengths below the shoulders, and shares of the half width of the trunk. */
const CHEST = { from: 0.14, to: 0.46, half: 0.75 } as const;
/** Trunk lengths down a thigh, and below the shoulders on the trunk; share of the half width. */
const THIGH = { to: 0.45, below: 1.02, half: 0.8 } as const;
/** Shares of the face: below and above its upper edge, and beside its centre. */
const HAIR = { below: 0.12, above: 0.5, half: 0.5 } as const;
/** Likeness to skin rather than to the top from which a pixel shows no lower garment. */
const LIKE_SKIN = 0.5;
/** Share of a hand's disc that shows the hand. */
const IN_HAND = 0.8;
/** Share of the half width of the trunk in which its waist is searched. */
const WAIST_HALF = 0.75;
/** Minimum sum of the three bytes of a pixel for its colour to be reliable. */
const MIN_LIGHT = 45;
/** Ranges of the shares of red and blue for skin of any tone, in daylight and lamplight. */
const SKIN_RED = [0.345, 0.56];
const SKIN_BLUE = [0.12, 0.335];

/** Finds the clothes of a person. @param face rectangle of the face in pixels; null when none was found. */
export function readWorn(
  picture: Picture,
  mask: EngineMask,
  frame: BodyFrame,
  trunk: Trunk,
  face: Rectangle | null,
): Worn {
  const { width, height } = picture;
  const zones = bodyZones(mask, frame, trunk);
  const { zone, along, across } = zones;
  const length = frame.trunk.length;
  const seedOf = (accepts: (i: number, x: number, y: number) => boolean): Uint8Array => {
    const seeds = new Uint8Array(width * height);
    for (let y = 0, i = 0; y < height; y++)
      for (let x = 0; x < width; x++, i++) if (mask.data[i]! > SURE && accepts(i, x, y)) seeds[i] = 1;
    return seeds;
  };
  const inHand = (x: number, y: number) =>
    frame.hands.some(({ centre, radius }) => Math.hypot(x - centre.x, y - centre.y) < IN_HAND * radius);
  const legLengths = frame.legs.map(chainLength);
  const armLengths = frame.arms.map(chainLength);
  const neckMiddle = (frame.neck[0].x + frame.neck[1].x) / 2;
  // Hands and shins may be covered, so their pixels count as skin only where the adjacent cloth does not have such a
  // colour.
  const skinSeeds = seedOf((i, x, y) => {
    if (!mayBeSkin(picture.rgb, i)) return false;
    const inFace =
      face !== null &&
      x > face.x + FACE.left * face.width &&
      x < face.x + FACE.right * face.width &&
      y > face.y + FACE.top * face.height &&
      y < face.y + FACE.bottom * face.height;
    const onNeck =
      y > frame.chin - NECK.above * frame.breadth &&
      y < frame.chin + NECK.below * (frame.neck[0].y - frame.chin) &&
      Math.abs(x - neckMiddle) < NECK.half * frame.breadth;
    const onShin =
      zone[i]! >= 3 &&
      Math.abs(across[i]!) < SHIN.half &&
      along[i]! > SHIN.from * legLengths[zone[i]! - 3]! &&
      along[i]! < SHIN.to * legLengths[zone[i]! - 3]!;
    return inFace || onNeck || onShin || inHand(x, y);
  });
  const upperSeeds = seedOf(
    (i, x, y) =>
      zone[i] === 0 &&
      along[i]! > CHEST.from * length &&
      along[i]! < CHEST.to * length &&
      Math.abs(across[i]!) < CHEST.half &&
      !inHand(x, y),
  );
  const lowerSeeds = seedOf(
    (i, x, y) =>
      (zone[i]! >= 3 ? along[i]! < THIGH.to * length : zone[i] === 0 && along[i]! > THIGH.below * length) &&
      Math.abs(across[i]!) < THIGH.half &&
      !inHand(x, y),
  );
  const hairSeeds = seedOf(
    (_, x, y) =>
      face !== null &&
      y < face.y + HAIR.below * face.height &&
      y > face.y - HAIR.above * face.height &&
      Math.abs(x - face.x - face.width / 2) < HAIR.half * face.width,
  );
  const compare = (first: Uint8Array, second: Uint8Array) => compareColours(picture, mask, first, second);
  const skinOverUpper = compare(skinSeeds, upperSeeds);
  const skinOverLower = compare(skinSeeds, lowerSeeds);
  const upperOverLower = compare(upperSeeds, lowerSeeds);
  // Bare thighs and hands beside them differ from every top.
  const clothedSeeds = lowerSeeds.map((value, i) =>
    skinOverUpper.distinct && skinOverUpper.score[i]! > LIKE_SKIN ? 0 : value,
  );
  const hairOverUpper = compare(hairSeeds, upperSeeds);
  const hairOverSkin = compare(hairSeeds, skinSeeds);
  const sleeves = limbBorders(zones, [1, 2], armLengths, skinOverUpper.score);
  const trousers = limbBorders(zones, [3, 4], legLengths, skinOverLower.score);
  // Rings, nails and shaded fingers do not have the colour of skin, so their surroundings decide.
  const min = skinOverLower.score.map((score, i) =>
    Math.min(skinOverLower.distinct ? score : 1, skinOverUpper.distinct ? skinOverUpper.score[i]! : 1),
  );
  const handSkin = blur(min, width, height, 2);
  const waist = waistBorder();
  const planes = [0, 1, 2, 3].map(() => new Float32Array(width * height)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const [upper, lower, skin, hair] = planes;
  const soft = SOFT_BORDER * length;
  for (let i = 0; i < zone.length; i++) {
    const inside = mask.data[i]! / 255;
    if (inside === 0) continue;
    const limb = zone[i]!;
    const bare = skinOverUpper.distinct ? skinOverUpper.score[i]! : UNKNOWN_SKIN;
    if (limb === 0 || limb === 5) {
      const t = limb === 5 ? -length : along[i]!;
      // Near a border without a gap colours decide, because hems and waistbands are seldom level.
      const borderShift =
        waist.gap || !upperOverLower.distinct
          ? 0
          : WAIST_SHIFT * length * (1 - 2 * smoothstep(0.3, 0.7, upperOverLower.score[i]!));
      const isUpper = 1 - smoothstep(waist.upperEnd - soft, waist.upperEnd + soft, t + borderShift);
      const isLower = smoothstep(waist.lowerStart - soft, waist.lowerStart + soft, t + borderShift);
      // Above the shoulders a slight likeness to skin is enough, so skin-coloured cloth there is taken for the neck.
      const isNeck =
        t < 0 && mayBeSkin(picture.rgb, i) ? (1 - smoothstep(-soft, 0, t)) * smoothstep(0.03, 0.12, bare) : 0;
      const isSkin = t < 0.5 * length || waist.gap ? Math.max(isNeck, smoothstep(0.45, 0.75, bare)) : 0;
      upper[i] = inside * isUpper * (1 - isSkin) * (limb === 5 ? 0 : 1);
      lower[i] = inside * isLower;
      skin[i] = inside * (1 - isLower) * isSkin;
      hair[i] =
        t < 0.75 * length
          ? inside * smoothstep(0.6, 0.85, Math.min(hairOverUpper.score[i]!, hairOverSkin.score[i]!))
          : 0;
    } else if (limb < 3) {
      const wrist = armLengths[limb - 1]!;
      const end = Math.min(sleeves[limb - 1]!, 1.04 * wrist);
      const cloth =
        1 - smoothstep(end - 0.5 * soft, end + 0.5 * soft, along[i]! + SLEEVE_SHIFT * length * (bare - 0.5));
      upper[i] = inside * cloth;
      if (along[i]! < 0.97 * wrist) skin[i] = inside * (1 - cloth);
      else {
        // Around a hand lies what is behind it: close to its bones and far from them its shape decides, in between its
        // colour.
        const { away, share } = positionOnHand(
          frame,
          (limb - 1) as 0 | 1,
          i % picture.width,
          Math.floor(i / picture.width),
        );
        const near = 1 - smoothstep(1.05, 1.35, away);
        const certainty = smoothstep(0.14, 0.32, handSkin[i]!);
        const hand = Math.max(Math.min(certainty, near), 1 - smoothstep(0.6, 0.9, away));
        const cuff = cloth * near * (1 - smoothstep(0.02, 0.1, share));
        upper[i] = inside * cuff;
        skin[i] = inside * (1 - cuff) * hand;
        lower[i] = Math.max(certainty, hand) < 0.5 ? Math.max(0, inside - upper[i]! - skin[i]!) : 0;
      }
    } else {
      const end = Math.min(trousers[limb - 3]!, 0.97 * legLengths[limb - 3]!);
      const bareLeg = skinOverLower.distinct ? skinOverLower.score[i]! : 0.5;
      const shifted = along[i]! + LEG_SHIFT * length * (bareLeg - 0.5);
      const cloth = 1 - smoothstep(end - 0.5 * soft, end + 0.5 * soft, shifted);
      lower[i] = inside * cloth;
      skin[i] = inside * (1 - cloth) * (skinOverLower.distinct ? smoothstep(0.4, 0.7, skinOverLower.score[i]!) : 1);
    }
  }
  clearUnconnected(hair, hairSeeds, width, height);
  for (let i = 0; i < hair.length; i++) {
    upper[i] = upper[i]! * (1 - hair[i]!);
    skin[i] = skin[i]! * (1 - hair[i]!);
  }
  return {
    upper,
    lower,
    skin,
    hair,
    sleeves,
    trousers,
    upperEnd: waist.upperEnd,
    lowerStart: waist.lowerStart,
    parted: waist.gap || compare(upperSeeds, clothedSeeds).distinct,
    ...zones,
  };

  /** Finds the end of the upper garment and the start of the lower one; bare skin may be in between. */
  function waistBorder() {
    const from = WAIST_FROM * length;
    const reach = WAIST_REACH * length;
    const bins = Array.from({ length: BINS }, () => ({ skin: 0, upper: 0, count: 0 }));
    for (let i = 0; i < zone.length; i++) {
      if (zone[i] !== 0 || Math.abs(across[i]!) > WAIST_HALF || mask.data[i]! < SURE) continue;
      const at = Math.floor(((along[i]! - from) / reach) * BINS);
      if (at < 0 || at >= BINS) continue;
      const bin = bins[at]!;
      bin.count++;
      bin.skin += Math.min(skinOverUpper.score[i]!, skinOverLower.score[i]!);
      bin.upper += upperOverLower.score[i]!;
    }
    const levelOf = (at: number) => from + (at * reach) / BINS;
    const shares = bins.map(({ skin, upper: share, count }) => ({
      skin: count ? skin / count : 0,
      upper: count ? share / count : 0.5,
    }));
    if (skinOverUpper.distinct) {
      const first = shares.findIndex((share, at) => share.skin > BARE && levelOf(at) < length);
      if (first >= 0) {
        let last = first;
        while (last < BINS - 1 && shares[last + 1]!.skin > STILL_BARE) last++;
        if (last < BINS - 1) return { upperEnd: levelOf(first), lowerStart: levelOf(last + 1), gap: true };
      }
    }
    let [best, min] = [0, Infinity];
    for (let cut = 0; cut <= BINS; cut++) {
      let cost = WAIST_COST * Math.abs(levelOf(cut) / length - USUAL_WAIST) * BINS;
      shares.forEach((share, at) => {
        const own = upperOverLower.distinct ? share.upper : 0.5;
        cost += at < cut ? 1 - own : own;
      });
      if (cost < min) [best, min] = [cut, cost];
    }
    return { upperEnd: levelOf(best), lowerStart: levelOf(best), gap: false };
  }
}

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function mayBeSkin(rgb: Uint8Array, i: number): boolean {
  const sum = rgb[3 * i]! + rgb[3 * i + 1]! + rgb[3 * i + 2]! + 1;
  const [red, blue] = [rgb[3 * i]! / sum, rgb[3 * i + 2]! / sum];
  return sum > MIN_LIGHT && red > SKIN_RED[0]! && red < SKIN_RED[1]! && blue > SKIN_BLUE[0]! && blue < SKIN_BLUE[1]!;
}
