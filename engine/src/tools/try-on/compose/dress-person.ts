/**
 * Dresses a person: removes the clothes that the new garment replaces, lays the garment on the body and matches it to
 * the light of the photograph, with arms, hands and hair in front. Pixels outside of the changed area stay identical.
 */
import { smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { completePicture } from '../../completion/complete-picture.ts';
import type { GarmentCategory } from '../../../words/tasks/edit-task.ts';
import { growMask } from '../../../foundation/image/grow-mask.ts';
import { blur } from '../../../foundation/image/blur.ts';
import { besideDrawn } from './beside-drawn.ts';
import { bareBody, skinTone } from './bare-body.ts';
import { chainLength } from '../body/chain.ts';
import { coverShoulders } from './cover-shoulders.ts';
import { judgeDressing, type DressingEvidence } from './judge-dressing.ts';
import type { DrawnCloth } from '../fit/draw-cloth.ts';
import type { FitWishes } from '../fit/fit-wishes.ts';
import type { LaidGarment } from '../fit/lay-garment.ts';
import { spreadColours } from './spread-colours.ts';
import { shadeCloth } from './shade-cloth.ts';
import type { WorkPicture } from '../body/work-picture.ts';

interface Dressing {
  readonly work: WorkPicture;
  /** Lays the garment on the body. */
  readonly lay: (check: () => void) => LaidGarment;
  readonly category: GarmentCategory;
  readonly wishes: FitWishes;
  readonly seed: number;
  /** Called with the finished share, 0 to 1; may throw to stop. */
  readonly onStep: (share: number) => void;
}

interface Dressed {
  /** 3 bytes a pixel. */
  readonly rgb: Uint8Array;
  /** 1 where a pixel may differ from the source. */
  readonly touched: Uint8Array;
  readonly evidence: DressingEvidence;
}

/** Width of the contact shadow of a garment in shoulder breadths, and its strength. */
const CONTACT = 0.022;
const CONTACT_DARK = 0.3;
/**
 * Distances in typical half widths of an arm and of a leg: up to the first a pixel is body, from the second on only
 * cloth. Those of legs are smaller, because trousers are wide.
 */
const ARM_EDGE = [1.22, 1.4] as const;
const LEG_EDGE = [1, 1.12] as const;
/** Distances in half widths of the trunk up to which a pixel is body, and from which it is only cloth. */
const TRUNK_EDGE = [0.98, 1.1] as const;
/** Share of cloth or of bared skin from which a pixel changes. */
const MIN_CHANGE = 0.02;
/** Coverage below which no pixel changes by even one level. */
const MIN_COVERAGE = 0.004;
/** Coverage from which nothing of the photograph shows. */
const FULL_COVERAGE = 0.995;
/** Share from which a pixel counts as old cloth, body or new cloth. */
const HALF = 0.5;
/** Strength of a shadow below which it is left out, and at which it is invisible. */
const MIN_SHADOW = 0.012;
const NO_SHADOW = 0.01;
/** Distance in half widths of an arm up to which skin is that of the arm, and from which it is not. */
const ARM_ITSELF = [1.1, 1.35] as const;
/** Shares between which the soft edge of what is in front of a drawn garment becomes as clear as the garment. */
const CLEAR = [0.3, 0.7] as const;
/** Positions on an arm as shares of its length: the wrist, and the end of a cuff that lies over it. */
const WRIST = 0.97;
const CUFF_END = 1.1;
/** Distance from the centre of an arm, in half widths, within which cloth may be a cuff. */
const CUFF_WIDTH = 1.1;
/** Where an arm can be in front of the trunk, in trunk lengths along it: below the armhole, and the soft transition. */
const BELOW_ARMHOLE = 0.16;
const ARM_OVERLAP = 0.06;
const ARM_FADE = 0.12;
/**
 * Distance below the start of a lower garment, in trunk lengths, from which cloth beside a skirt has no leg behind it.
 */
const BELOW_WAIST = 0.12;
/** Position on a leg, as a share of its length down to the ankle, from which a shoe is seen. */
const SHOE = 0.97;
/** Minimum number of pixels for which the background is completed. */
const MIN_HOLE = 12;
/** Share of skin from which a pixel shows only skin, whose noise is measured. */
const ONLY_SKIN = 0.95;
/**
 * Mask value (of 255) up to which a pixel shows no person, from which it probably does, and from which only a person.
 */
const NOBODY = 4;
const PERSON = 128;
const ONLY_PERSON = 200;

/** Returns the picture at working size, the area that may differ from the source, and what the result is judged by. */
export function dressPerson({ work, lay, category, wishes, seed, onStep }: Dressing): Dressed {
  const { picture, frame, worn } = work;
  const { width, height } = picture;
  let done = 0;
  const check = () => onStep(done);
  const laid = lay(check);
  const isDrawn = laid.flat === null;
  if (laid.sleeves && !isDrawn) coverShoulders([laid.trunk, laid.sleeves], picture, frame);
  done = 0.3;
  const old = oldCloth(work, category);
  const front = frontOf(work, category, wishes, laid);
  done = 0.35;
  const trunkAlpha = laid.trunk.alpha;
  hideBehind(laid.trunk, work, category, wishes);
  const cover = new Float32Array(width * height);
  for (let i = 0; i < cover.length; i++)
    cover[i] = Math.max(laid.sleeves?.alpha[i] ?? 0, trunkAlpha[i]! * (1 - front[i]!));
  const shading = { picture, worn: old, breadth: frame.breadth, check };
  if (!isDrawn) shadeCloth(laid.sleeves ? [laid.trunk, laid.sleeves] : [laid.trunk], shading);
  done = 0.5;
  const outer = laid.isOpen;
  const { bare, hole } = takeOff(work, old, cover, laid);
  const closed = category !== 'lower' && !outer;
  const legs = frame.legs.map(chainLength) as [number, number];
  const tone = skinTone(picture, worn, legs);
  let base = bareBody({ picture, worn, off: bare, breadth: frame.breadth, legs, tone, seed, check });
  done = 0.6;
  if (hole) {
    const onHole = (share: number) => onStep(0.6 + 0.3 * share);
    const isBefore = isDrawn
      ? (i: number) => picture.mask[i]! > NOBODY || cover[i]! > HALF
      : (i: number) => bare[i]! <= MIN_CHANGE && (old[i]! > MIN_CHANGE || cover[i]! > HALF);
    const rgb = withoutPerson(base, work, isBefore);
    const filled = completePicture({ width, height, rgb, hole, seed, freedom: 0, onStep: onHole });
    base = base.slice();
    for (let i = 0; i < hole.length; i++) if (hole[i] === 1) base.set(filled.subarray(3 * i, 3 * i + 3), 3 * i);
  }
  done = 0.9;
  return compose();

  function compose(): Dressed {
    const shadow = contactOf(cover, work, check);
    const rgb = picture.rgb.slice();
    const touched = new Uint8Array(width * height);
    const grain = grainOf(work, seed);
    for (let i = 0; i < touched.length; i++) {
      const sleeve = laid.sleeves?.alpha[i] ?? 0;
      const body = trunkAlpha[i]! * (1 - front[i]!);
      const changed = bare[i]! > MIN_CHANGE || hole?.[i] === 1;
      if (sleeve < MIN_COVERAGE && body < MIN_COVERAGE && shadow[i]! < NO_SHADOW && !changed) continue;
      touched[i] = 1;
      const noise = grain(i);
      for (let c = 0; c < 3; c++) {
        let value = (changed ? base[3 * i + c]! : picture.rgb[3 * i + c]!) * (1 - (hole?.[i] ? 0 : shadow[i]!));
        if (body > 0) value += (laid.trunk.rgb[3 * i + c]! + noise - value) * body;
        if (sleeve > 0) value += (laid.sleeves!.rgb[3 * i + c]! + noise - value) * sleeve;
        rgb[3 * i + c] = value < 0 ? 0 : value > 255 ? 255 : Math.round(value);
      }
    }
    const evidence = judgeDressing(
      { rgb, tone, old, cover, front, bare, hole, flat: laid.flat, closed, isOpen: outer },
      work,
    );
    onStep(1);
    return { rgb, touched, evidence };
  }
}

/** The clothes that the new garment replaces. */
function oldCloth({ worn }: WorkPicture, category: GarmentCategory): Float32Array {
  if (category === 'upper') return worn.upper;
  if (category === 'lower') return worn.lower;
  return worn.upper.map((value, i) => Math.max(value, worn.lower[i]!));
}

/**
 * Share of each pixel, 0 to 1, that stays in front of the garment's trunk: hair, arms and hands, and the upper garment
 * over a lower one unless it is tucked in.
 */
function frontOf(
  { worn, picture, frame }: WorkPicture,
  category: GarmentCategory,
  wishes: FitWishes,
  { sleeveEnds, flat }: LaidGarment,
): Float32Array {
  const front = new Float32Array(worn.upper.length);
  const length = frame.trunk.length;
  for (let i = 0; i < front.length; i++) {
    const inside = picture.mask[i]! / 255;
    if (inside === 0) continue;
    const limb = worn.zone[i]!;
    let value = worn.hair[i]!;
    if (limb === 1 || limb === 2) {
      // An arm is in front of the trunk from the end of its sleeve, or from below the armhole when it is bare.
      const covered = Math.min(sleeveEnds[limb - 1]!, 0.99 * frame.armLengths[limb - 1]!);
      const from = category === 'lower' ? 0 : Math.max(BELOW_ARMHOLE * length, covered - ARM_OVERLAP * length);
      const arm = smoothstep(from, from + ARM_FADE * length, worn.along[i]!);
      // When a wide sleeve is removed, only the area of the arm itself stays.
      const isHand = worn.along[i]! > frame.armLengths[limb - 1]! * WRIST;
      const across = Math.abs(worn.across[i]!);
      const kept =
        category === 'lower' && !isHand
          ? 1
          : isHand
            ? Math.max(worn.skin[i]!, category === 'lower' ? worn.upper[i]! : 0)
            : flat
              ? Math.max(worn.skin[i]!, 1 - smoothstep(0.95, 1.2, across))
              : worn.skin[i]! *
                (1 - smoothstep(...ARM_ITSELF, across)) *
                (1 - Math.max(worn.upper[i]!, worn.lower[i]!));
      value = Math.max(value, inside * arm * kept);
    }
    if (category === 'lower' && wishes.tucked !== true) value = Math.max(value, worn.upper[i]!);
    front[i] = value;
  }
  // The zones come from a coarser picture and have steps, so they are blurred.
  const soft = blur(front, picture.width, picture.height, Math.max(1, 0.008 * frame.breadth));
  return flat ? soft : soft.map((value) => smoothstep(...CLEAR, value));
}

/** Hides cloth over the head, and a tucked garment below the upper edge of the lower one. */
function hideBehind(
  { alpha }: DrawnCloth,
  { worn, picture }: WorkPicture,
  category: GarmentCategory,
  wishes: FitWishes,
): void {
  const tucked = category === 'upper' && wishes.tucked === true;
  for (let i = 0; i < alpha.length; i++) {
    if (worn.zone[i] === 5 && picture.mask[i]! > 0) alpha[i] = 0;
    if (tucked && (worn.zone[i] === 0 || worn.zone[i]! > 2))
      alpha[i] =
        alpha[i]! * (worn.zone[i] === 0 ? 1 - smoothstep(worn.lowerStart - 1, worn.lowerStart + 1, worn.along[i]!) : 0);
  }
}

/**
 * Divides the old cloth that remains visible into what becomes skin (`bare`) and what becomes background. `hole` is
 * null when fewer than `MIN_HOLE` pixels become background.
 */
function takeOff(
  { worn, picture, trunk, frame }: WorkPicture,
  old: Float32Array,
  cover: Float32Array,
  { isOpen, isLegged, sleeveEnds, body: drawn }: LaidGarment,
) {
  const { width, height } = picture;
  const shows = growMask(
    Uint8Array.from(cover, (value, i) => (value < FULL_COVERAGE && old[i]! > MIN_CHANGE ? 1 : 0)),
    width,
    height,
    2,
  );
  const firstRow = firstRows(cover, width);
  const isLeftBeside = drawn ? besideDrawn({ worn, picture, trunk, frame }, cover, sleeveEnds) : null;
  const shoeFrom = frame.legs.map((leg, side) => Math.max(SHOE * chainLength(leg), drawn ? worn.trousers[side]! : 0));
  const bare = new Float32Array(old.length);
  const beyond = new Uint8Array(old.length);
  let count = 0;
  for (let i = 0; i < old.length; i++) {
    const limb = worn.zone[i]!;
    if (isLeftBeside?.(i)) {
      beyond[i] = 1;
      count++;
      continue;
    }
    if (!shows[i] || old[i]! <= MIN_CHANGE || (drawn && cover[i]! > FULL_COVERAGE)) continue;
    const away = Math.abs(worn.across[i]!);
    // A jacket is worn over the existing clothes, of which only the trunk shows.
    if (isOpen && limb === 0 && worn.along[i]! < trunk.waist && away < TRUNK_EDGE[1]) continue;
    // Shoes differ from skin as cloth does.
    if ((limb === 3 || limb === 4) && worn.along[i]! > shoeFrom[limb - 3]!) continue;
    const [bodyEnd, clothOnly] = limb === 0 || limb === 5 ? TRUNK_EDGE : limb > 2 ? LEG_EDGE : ARM_EDGE;
    const body = drawn && (limb === 0 || limb === 5) ? drawn[i]! : 1 - smoothstep(bodyEnd, clothOnly, away);
    const downArm = limb === 1 || limb === 2 ? worn.along[i]! / frame.armLengths[limb - 1]! : 0;
    // A cuff lies over the wrist; cloth further down around a hand hangs behind it.
    const isHand = downArm > (away < CUFF_WIDTH && old !== worn.lower ? CUFF_END : WRIST);
    if (isHand && old[i]! < HALF) continue;
    const isFarBelowWaist =
      i / width > firstRow[i % width]! && worn.along[i]! > worn.lowerStart + BELOW_WAIST * frame.trunk.length;
    // Behind old cloth beside new trousers there is background. A removed lower garment hung in front of background
    // where it reached the arms, and on the trunk from some way below the waist.
    const empty = limb >= 3 ? isLegged : old === worn.lower && (limb > 0 || isFarBelowWaist);
    if (body > HALF && !isHand && !empty) bare[i] = old[i]!;
    else {
      beyond[i] = 1;
      count++;
    }
  }
  if (count < MIN_HOLE) return { bare, hole: null };
  // Beside a drawn garment the tips of wide clothes are seen, where a mask ends early.
  const margin = Math.max(2, Math.round((drawn ? 0.012 : 0.0025) * Math.max(width, height)));
  const hole = growMask(beyond, width, height, margin);
  for (let i = 0; i < hole.length; i++)
    if (bare[i]! > MIN_CHANGE || (!beyond[i] && picture.mask[i]! > ONLY_PERSON) || cover[i]! > FULL_COVERAGE)
      hole[i] = 0;
  return { bare, hole };
}

/**
 * The first covered row of each column within the garment: Infinity where a column has none, -1 for columns beside the
 * garment.
 */
function firstRows(cover: Float32Array, width: number): Float32Array {
  const rows = new Float32Array(width).fill(Infinity);
  for (let i = cover.length - 1; i >= 0; i--) if (cover[i]! > HALF) rows[i % width] = Math.floor(i / width);
  const [left, right] = [rows.findIndex(Number.isFinite), rows.findLastIndex(Number.isFinite)];
  return rows.map((row, x) => (x < left || x > right ? -1 : row));
}

/**
 * The picture with its background in place of what is before it, because a gap between old cloth and new would otherwise be filled
 * with the colours of either.
 */
function withoutPerson(rgb: Uint8Array, { picture, frame }: WorkPicture, isBefore: (i: number) => boolean): Uint8Array {
  const { width, height, mask } = picture;
  const person = mask.map((value) => (value > NOBODY ? 1 : 0));
  const beside = growMask(person, width, height, Math.max(2, Math.round(0.012 * frame.breadth)));
  const known = beside.map((value) => 1 - value);
  const behind = spreadColours(rgb, known, width, height);
  const out = rgb.slice();
  for (let i = 0; i < mask.length; i++) if (isBefore(i)) out.set(behind.subarray(3 * i, 3 * i + 3), 3 * i);
  return out;
}

/** Strength of the garment's contact shadow: slight all around, stronger below. */
function contactOf(cover: Float32Array, { picture, worn, frame }: WorkPicture, check: () => void): Float32Array {
  const { width, height } = picture;
  const reach = Math.max(1, CONTACT * frame.breadth);
  const near = blur(cover, width, height, reach, { check });
  const drop = Math.round(0.7 * reach) * width;
  const shadow = new Float32Array(cover.length);
  for (let i = 0; i < shadow.length; i++) {
    if (worn.zone[i] === 5 || picture.mask[i]! < PERSON) continue;
    const above = i >= drop ? near[i - drop]! : 0;
    const dark = CONTACT_DARK * Math.max(0.6 * near[i]!, above) * (1 - cover[i]!);
    shadow[i] = dark < MIN_SHADOW ? 0 : dark;
  }
  return shadow;
}

/** The noise of the photograph, for cloth without its own; the same pixel and seed give the same value. */
function grainOf({ picture, worn }: WorkPicture, seed: number): (i: number) => number {
  const { rgb, width } = picture;
  const steps: number[] = [];
  for (let i = 2 * width; i < worn.skin.length - 2 * width; i += 37) {
    if (worn.skin[i]! < ONLY_SKIN) continue;
    const fine = (at: number) => rgb[3 * at + 1]!;
    steps.push(Math.abs(4 * fine(i) - fine(i - 1) - fine(i + 1) - fine(i - width) - fine(i + width)) / 4.5);
  }
  steps.sort((a, b) => a - b);
  const strength = Math.min(5, (steps[steps.length >> 1] ?? 1) * 0.8);
  return (i) => {
    // A hash of position and seed (Wang 2007).
    let h = (i ^ seed) >>> 0;
    h = Math.imul(h ^ 61 ^ (h >>> 16), 9);
    h = Math.imul(h ^ (h >>> 4), 0x27d4eb2d);
    h = (h ^ (h >>> 15)) >>> 0;
    return strength * ((h & 0xffff) / 0xffff + (h >>> 16) / 0xffff - 1);
  };
}
