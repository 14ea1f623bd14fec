/**
 * What a person wears, told apart without a network that knows clothes: zones of the body by its pose, colours of skin,
 * hair and cloth learnt where each surely is, and one border along every limb where cloth ends.
 */
import type { Picture } from '../../fill/picture.ts';
import type { EngineMask } from '../../image-engine.ts';
import { blur } from '../../image/blur.ts';
import type { BodyFrame } from './body-frame.ts';
import { chainLength, onChain } from './chain.ts';
import { clamp, smoothStep } from './place.ts';
import { tellColours } from './tell-colours.ts';
import type { Trunk } from './trunk-rule.ts';

/** Planes of the size of the picture, 0 to 1. */
export interface Worn {
  /** Cloth of the upper and of the lower body. */
  readonly upper: Float32Array;
  readonly lower: Float32Array;
  readonly skin: Float32Array;
  readonly hair: Float32Array;
  /** Pixels along each arm and leg where cloth ends. */
  readonly sleeves: readonly [number, number];
  readonly trousers: readonly [number, number];
  /** Pixels below the shoulders where cloth of the upper body ends and that of the lower one begins. */
  readonly upperEnd: number;
  readonly lowerStart: number;
  /** How each place lies to the body: limb (0 trunk, 1 and 2 arms, 3 and 4 legs, 5 head). */
  readonly zone: Uint8Array;
  /** Pixels along the limb, or below the shoulders. */
  readonly along: Float32Array;
  /** Distance from the middle, of the half width of the limb or trunk; negative to its right. */
  readonly across: Float32Array;
}

const BINS = 28;
/** Half width of a hand, of the disc that it is in. */
const HAND = 0.36;
/** Half a fist from the tips of the fingers, of the way from the wrist to the middle of that disc. */
const FINGERS = 1.5;
/** Shares of red and blue that skin of any tone has, in daylight and lamplight. */
const SKIN_RED = [0.345, 0.56];
const SKIN_BLUE = [0.12, 0.335];

export function readWorn(
  picture: Picture,
  mask: EngineMask,
  frame: BodyFrame,
  trunk: Trunk,
  face: Rectangle | null,
): Worn {
  const { width, height } = picture;
  const zones = zonesOf(mask, frame, trunk);
  const { zone, along, across } = zones;
  const length = frame.trunk.length;
  const seedOf = (accepts: (i: number, x: number, y: number) => boolean): Uint8Array => {
    const seeds = new Uint8Array(width * height);
    for (let y = 0, i = 0; y < height; y++)
      for (let x = 0; x < width; x++, i++) if (mask.data[i]! > 200 && accepts(i, x, y)) seeds[i] = 1;
    return seeds;
  };
  const inHand = (x: number, y: number) =>
    frame.hands.some(({ centre, radius }) => Math.hypot(x - centre.x, y - centre.y) < 0.8 * radius);
  const legLengths = frame.legs.map(chainLength);
  const armLengths = frame.arms.map(chainLength);
  const neckMiddle = (frame.neck[0].x + frame.neck[1].x) / 2;
  // Hands and shins may be covered: what is there counts as skin only where the cloth beside it has no such colour.
  const skinSeeds = seedOf((i, x, y) => {
    if (!mayBeSkin(picture.rgb, i)) return false;
    const inFace =
      face !== null &&
      x > face.x + 0.18 * face.width &&
      x < face.x + 0.82 * face.width &&
      y > face.y + 0.35 * face.height &&
      y < face.y + 0.95 * face.height;
    const onNeck =
      y > frame.chin - 0.14 * frame.breadth &&
      y < frame.chin + 0.6 * (frame.neck[0].y - frame.chin) &&
      Math.abs(x - neckMiddle) < 0.13 * frame.breadth;
    const onShin =
      zone[i]! >= 3 &&
      Math.abs(across[i]!) < 0.6 &&
      along[i]! > 0.5 * legLengths[zone[i]! - 3]! &&
      along[i]! < 0.8 * legLengths[zone[i]! - 3]!;
    return inFace || onNeck || onShin || inHand(x, y);
  });
  const upperSeeds = seedOf(
    (i, x, y) =>
      zone[i] === 0 &&
      along[i]! > 0.14 * length &&
      along[i]! < 0.46 * length &&
      Math.abs(across[i]!) < 0.75 &&
      !inHand(x, y),
  );
  const lowerSeeds = seedOf(
    (i, x, y) =>
      (zone[i]! >= 3 ? along[i]! < 0.45 * length : zone[i] === 0 && along[i]! > 1.02 * length) &&
      Math.abs(across[i]!) < 0.8 &&
      !inHand(x, y),
  );
  const hairSeeds = seedOf(
    (_, x, y) =>
      face !== null &&
      y < face.y + 0.12 * face.height &&
      y > face.y - 0.5 * face.height &&
      Math.abs(x - face.x - face.width / 2) < 0.5 * face.width,
  );
  const tell = (first: Uint8Array, second: Uint8Array) => tellColours(picture, mask, first, second);
  const skinOverUpper = tell(skinSeeds, upperSeeds);
  const skinOverLower = tell(skinSeeds, lowerSeeds);
  const upperOverLower = tell(upperSeeds, lowerSeeds);
  const hairOverUpper = tell(hairSeeds, upperSeeds);
  const hairOverSkin = tell(hairSeeds, skinSeeds);
  const sleeves = bordersAlong(zones, [1, 2], armLengths, skinOverUpper.score);
  const trousers = bordersAlong(zones, [3, 4], legLengths, skinOverLower.score);
  // Rings, nails and shaded fingers are none of skin's colours: what is round them decides.
  const least = skinOverLower.score.map((score, i) =>
    Math.min(skinOverLower.distinct ? score : 1, skinOverUpper.distinct ? skinOverUpper.score[i]! : 1),
  );
  const handSkin = blur(least, width, height, 2);
  const waist = waistBorder();
  const planes = [0, 1, 2, 3].map(() => new Float32Array(width * height)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const [upper, lower, skin, hair] = planes;
  const soft = 0.03 * length;
  for (let i = 0; i < zone.length; i++) {
    const inside = mask.data[i]! / 255;
    if (inside === 0) continue;
    const limb = zone[i]!;
    const bare = skinOverUpper.distinct ? skinOverUpper.score[i]! : 0.3;
    if (limb === 0 || limb === 5) {
      const t = limb === 5 ? -length : along[i]!;
      // Near a border that is no gap colours decide: hems and waistbands are seldom level.
      const told =
        waist.gap || !upperOverLower.distinct
          ? 0
          : 0.09 * length * (1 - 2 * smoothStep(upperOverLower.score[i]!, 0.3, 0.7));
      const isUpper = 1 - smoothStep(t + told, waist.upperEnd - soft, waist.upperEnd + soft);
      const isLower = smoothStep(t + told, waist.lowerStart - soft, waist.lowerStart + soft);
      const isSkin = t < 0.5 * length || waist.gap ? smoothStep(bare, 0.45, 0.75) : 0;
      upper[i] = inside * isUpper * (1 - isSkin) * (limb === 5 ? 0 : 1);
      lower[i] = inside * isLower;
      skin[i] = inside * (1 - isLower) * isSkin;
      hair[i] =
        t < 0.75 * length
          ? inside * smoothStep(Math.min(hairOverUpper.score[i]!, hairOverSkin.score[i]!), 0.6, 0.85)
          : 0;
    } else if (limb < 3) {
      const wrist = armLengths[limb - 1]!;
      const end = Math.min(sleeves[limb - 1]!, 1.04 * wrist);
      const cloth = 1 - smoothStep(along[i]! + 0.06 * length * (bare - 0.5), end - 0.5 * soft, end + 0.5 * soft);
      upper[i] = inside * cloth;
      if (along[i]! < 0.97 * wrist) skin[i] = inside * (1 - cloth);
      else {
        // Round a hand lies what is behind it: its shape decides near its bones and far from them, colours between.
        const { away, share } = onHand(frame, (limb - 1) as 0 | 1, i % picture.width, Math.floor(i / picture.width));
        const near = 1 - smoothStep(away, 1.05, 1.35);
        const told = smoothStep(handSkin[i]!, 0.14, 0.32);
        const hand = Math.max(Math.min(told, near), 1 - smoothStep(away, 0.6, 0.9));
        const cuff = cloth * near * (1 - smoothStep(share, 0.02, 0.1));
        upper[i] = inside * cuff;
        skin[i] = inside * (1 - cuff) * hand;
        lower[i] = Math.max(told, hand) < 0.5 ? Math.max(0, inside - upper[i]! - skin[i]!) : 0;
      }
    } else {
      const end = Math.min(trousers[limb - 3]!, 0.97 * legLengths[limb - 3]!);
      const bareLeg = skinOverLower.distinct ? skinOverLower.score[i]! : 0.5;
      const shifted = along[i]! + 0.14 * length * (bareLeg - 0.5);
      const cloth = 1 - smoothStep(shifted, end - 0.5 * soft, end + 0.5 * soft);
      lower[i] = inside * cloth;
      skin[i] = inside * (1 - cloth) * (skinOverLower.distinct ? smoothStep(skinOverLower.score[i]!, 0.4, 0.7) : 1);
    }
  }
  keepReached(hair, hairSeeds, width, height);
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
    ...zones,
  };

  /** Where the upper garment ends and the lower one begins; bare skin may be between them. */
  function waistBorder() {
    const from = 0.42 * length;
    const reach = 0.9 * length;
    const bins = Array.from({ length: BINS }, () => ({ skin: 0, upper: 0, count: 0 }));
    for (let i = 0; i < zone.length; i++) {
      if (zone[i] !== 0 || Math.abs(across[i]!) > 0.75 || mask.data[i]! < 200) continue;
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
      const first = shares.findIndex((share, at) => share.skin > 0.5 && levelOf(at) < length);
      if (first >= 0) {
        let last = first;
        while (last < BINS - 1 && shares[last + 1]!.skin > 0.4) last++;
        if (last < BINS - 1) return { upperEnd: levelOf(first), lowerStart: levelOf(last + 1), gap: true };
      }
    }
    let [best, least] = [0, Infinity];
    for (let cut = 0; cut <= BINS; cut++) {
      let cost = 0.02 * Math.abs(levelOf(cut) / length - 0.85) * BINS;
      shares.forEach((share, at) => {
        const own = upperOverLower.distinct ? share.upper : 0.5;
        cost += at < cut ? 1 - own : own;
      });
      if (cost < least) [best, least] = [cut, cost];
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

/** Share of the way from wrist to fingers, and how far beside it, of the hand's own half width; a wrist is narrower. */
function onHand({ arms, hands }: BodyFrame, side: 0 | 1, x: number, y: number) {
  const wrist = arms[side].joints[2]!;
  const { centre, radius } = hands[side];
  const [dx, dy] = [FINGERS * (centre.x - wrist.x), FINGERS * (centre.y - wrist.y)];
  const share = clamp(((x - wrist.x) * dx + (y - wrist.y) * dy) / Math.max(1e-6, dx * dx + dy * dy), 0, 1);
  const half = HAND * radius * (0.65 + 0.35 * Math.min(1, 3 * share));
  return { share, away: Math.hypot(x - wrist.x - share * dx, y - wrist.y - share * dy) / half };
}

function mayBeSkin(rgb: Uint8Array, i: number): boolean {
  const sum = rgb[3 * i]! + rgb[3 * i + 1]! + rgb[3 * i + 2]! + 1;
  const [red, blue] = [rgb[3 * i]! / sum, rgb[3 * i + 2]! / sum];
  return sum > 45 && red > SKIN_RED[0]! && red < SKIN_RED[1]! && blue > SKIN_BLUE[0]! && blue < SKIN_BLUE[1]!;
}

/** What a border of one limb costs, in bins, for each bin that it is away from that of both. */
const UNEVEN = 0.35;

/** Pixels along two limbs where cloth goes over into skin: the borders that the fewest pixels speak against. */
function bordersAlong(
  { zone, along, across }: Zones,
  limbs: readonly [number, number],
  lengths: readonly number[],
  bare: Float32Array,
): readonly [number, number] {
  const sums = limbs.map(() => ({ bare: new Float32Array(BINS), count: new Float32Array(BINS) }));
  for (let i = 0; i < zone.length; i++) {
    const limb = zone[i] === limbs[0] ? 0 : zone[i] === limbs[1] ? 1 : -1;
    if (limb < 0 || Math.abs(across[i]!) > 0.8) continue;
    const at = Math.floor((along[i]! / (1.1 * lengths[limb]!)) * BINS);
    if (at < 0 || at >= BINS) continue;
    sums[limb]!.count[at]!++;
    sums[limb]!.bare[at]! += bare[i]!;
  }
  const costs = sums.map(({ bare: sum, count }) => {
    const shares = Array.from(sum, (value, at) => (count[at]! > 4 ? value / count[at]! : 0.5));
    return Array.from({ length: BINS + 1 }, (_, cut) =>
      shares.reduce((cost, share, at) => cost + (at < cut ? share : 1 - share), 0),
    );
  });
  const lowest = (values: readonly number[]) =>
    values.reduce((best, value, at) => (value < values[best]! - 1e-6 ? at : best), 0);
  const joint = lowest(costs[0]!.map((cost, cut) => cost + costs[1]![cut]!));
  const end = (limb: 0 | 1) =>
    (lowest(costs[limb]!.map((cost, cut) => cost + UNEVEN * Math.abs(cut - joint))) / BINS) * 1.1 * lengths[limb]!;
  return [end(0), end(1)];
}

interface Zones {
  readonly zone: Uint8Array;
  readonly along: Float32Array;
  readonly across: Float32Array;
}

function zonesOf(mask: EngineMask, frame: BodyFrame, trunk: Trunk): Zones {
  const { width, height, data } = mask;
  const zone = new Uint8Array(width * height);
  const along = new Float32Array(width * height);
  const across = new Float32Array(width * height);
  const length = frame.trunk.length;
  const armLengths = frame.arms.map(chainLength);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (data[i] === 0) continue;
      const place = { x, y };
      const { t, side } = trunk.locate(place);
      const half = trunk.halves(Math.max(0, t))[side < 0 ? 0 : 1];
      let [best, nearest] = [0, Math.abs(side) / half];
      if (t < -0.02 * length && y < frame.chin) [best, nearest] = [5, 0];
      // Within the trunk an arm counts only where it is in front: a little beyond its own width.
      for (let arm = 0; arm < 2 && best !== 5; arm++) {
        const on = onChain(frame.arms[arm]!, place);
        const share = Math.abs(on.across) / on.width;
        const start = on.along > 0.1 * armLengths[arm]! ? 1 : 1.25;
        const inHand =
          Math.hypot(x - frame.hands[arm]!.centre.x, y - frame.hands[arm]!.centre.y) < frame.hands[arm]!.radius;
        if ((inHand && nearest > 0.5) || (share * start < nearest && nearest > 0.78)) {
          [best, nearest] = [arm + 1, share];
          along[i] = on.along;
          across[i] = (Math.sign(on.across) || 1) * share;
        }
      }
      if (best === 0 && t > trunk.crotch) {
        const both = frame.legs.map((leg) => onChain(leg, place));
        const leg = Math.abs(both[0]!.across) / both[0]!.width < Math.abs(both[1]!.across) / both[1]!.width ? 0 : 1;
        best = leg + 3;
        along[i] = both[leg]!.along;
        across[i] = both[leg]!.across / both[leg]!.width;
      }
      zone[i] = best;
      if (best === 0 || best === 5) {
        along[i] = t;
        across[i] = clamp(side / half, -9, 9);
      }
    }
  return { zone, along, across };
}

/** Clears what no way over like pixels joins to the seeds. */
function keepReached(plane: Float32Array, seeds: Uint8Array, width: number, height: number): void {
  const reached = new Uint8Array(plane.length);
  const stack: number[] = [];
  for (let i = 0; i < seeds.length; i++) if (seeds[i] && plane[i]! > 0.4) stack.push(i);
  for (const i of stack) reached[i] = 1;
  while (stack.length > 0) {
    const i = stack.pop()!;
    const x = i % width;
    for (const next of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
      if (next < 0 || next >= width * height || reached[next] || plane[next]! < 0.4) continue;
      reached[next] = 1;
      stack.push(next);
    }
  }
  for (let i = 0; i < plane.length; i++) if (!reached[i]) plane[i] = 0;
}
