/**
 * Measures whether a garment that was found on a person is that garment and all of it, for tools that change nothing
 * rather than the wrong thing.
 */
import { blur } from '../../foundation/image/blur.ts';
import type { Colour } from '../../foundation/image/cluster-colours.ts';
import { growMask } from '../../foundation/image/grow-mask.ts';
import type { BodySeeds } from './body-seeds.ts';
import { colourApart, colourAt, meanColour } from './cloth-colours.ts';
import type { PersonSkin } from './skin-of-person.ts';
import type { GarmentCategory } from '../../words/tasks/edit-task.ts';

export interface GarmentEvidence {
  /**
   * Length of the longest stretch of its border within the person at which no colour changes, in square roots of its
   * area.
   */
  readonly open: number;
  /** Share of the places where the pose expects this part of the clothes that it covers. */
  readonly covered: number;
  /** Share of the places where the pose expects other clothes, face or hands that it covers. */
  readonly strange: number;
  /** Share of the places where the pose expects hands that it covers although they do not show the colour of its cloth. */
  readonly hands: number;
  /** Share of the garment that has the colours of this person's skin. */
  readonly skin: number;
  /** Share of the garment in connected parts that are large enough for a part of a garment. */
  readonly whole: number;
  /** Share of the subject over which its matte fades out, instead of ending at an edge. */
  readonly faded: number;
  /** Share of the subject that only the mask of the person shows. */
  readonly lost: number;
}

interface JudgeRequest {
  /** 0 to 1 per pixel: the garment. */
  readonly share: Float32Array;
  readonly category: GarmentCategory;
  readonly seeds: BodySeeds;
  readonly skin: PersonSkin | null;
  /** Colours of the picture, from `softColours`. */
  readonly colours: Float32Array;
  readonly subject: Float32Array;
  /** The same before it was filled within the person. */
  readonly seen: Float32Array;
  readonly width: number;
  readonly check: () => void;
}

/** Minimum cover of a garment that is changed; with less its matte is only a part of it. */
const COVERED = 0.88;
/** Maximum share of other things; with more its matte is of something else as well. */
const STRANGE = 0.12;
/** Maximum share of hands; with more it reaches over them, which only gloves do. */
const MAX_HANDS = 0.25;
/** Maximum stretch of open border; with more its border runs through one material. */
const MAX_OPEN_BORDER = 0.3;
/** Maximum share with the colours of skin; with more it is not cloth. */
const MAX_SKIN = 0.2;
/** Minimum share in large parts; with less it is fragmented. */
const MIN_LARGE_PARTS = 0.93;

/** Maximum share of the subject that fades out; with more the garment may go on where the subject was not recognised. */
const FADED = 0.002;
/** Maximum share of the subject that its matte may lack; with more it lacks parts of the garment beyond the person's rough mask as well. */
const MAX_LOST = 0.02;

/** Whether a garment is separated from everything else well enough to be changed. */
export const isToldApart = ({ covered, strange, hands, open, skin, whole, faded, lost }: GarmentEvidence): boolean =>
  covered >= COVERED &&
  strange <= STRANGE &&
  hands <= MAX_HANDS &&
  open <= MAX_OPEN_BORDER &&
  skin <= MAX_SKIN &&
  whole >= MIN_LARGE_PARTS &&
  faded <= FADED &&
  lost <= MAX_LOST;

/** Stretch of open border above which a garment may lack a piece. */
const DOUBTFUL_OPEN = 0.15;
/** Cover below which a garment may lack a piece. */
const DOUBTFUL_COVER = 0.93;

/** Whether a garment that is separated well enough may still lack a piece. */
export const isDoubtful = ({ open, covered }: GarmentEvidence): boolean =>
  open > DOUBTFUL_OPEN || covered < DOUBTFUL_COVER;

/** Range of the subject's share within which it is uncertain whether a pixel belongs to it. */
const UNCERTAIN = [0.15, 0.85] as const;
/** Half the width of the widest soft edge, such as that of hair, as a share of the longer side of the planes. */
const SOFT_EDGE = 0.012;
/** Share from which a pixel belongs to the garment. */
const GARMENT_THRESHOLD = 0.5;
/** Share from which a pixel belongs to the subject beyond doubt. */
const INTERIOR = 0.9;
/** Radius around a border in which its sides are compared, as a share of the square root of the garment's area. */
const COMPARED_RADIUS = 0.06;
/** Minimum radius in pixels in which the sides of a border are compared. */
const MIN_BESIDE = 3;
/** Distance between the colours of both sides from which they are two materials. */
const TWO_MATERIALS = 4.5;
/** Distance between the saturations and hues of cloth and of a face from which cloth on a hand is no skin. */
const SKIN_APART = 0.2;
/** Added to lightness before a colour is divided by it, so that noise in black has no saturation. */
const MIN_LIGHT = 2;
/** Stands for the colour of places that are not seen. */
const BLACK: Colour = [0, 0, 0];
/** Distance below which two colours are those of one cloth. */
const ONE_CLOTH = 9;
/** Share of the disc around a border that a side must fill to be compared. */
const MIN_WEIGHT = 0.02;
/** Minimum size of a part of a garment, as a share of it. */
const MIN_PART = 0.06;

interface Side {
  readonly colour: Float32Array;
  readonly weight: Float32Array;
}

const colourOf = ({ colour, weight }: Side, i: number): Colour => {
  const [l, a, b] = colourAt(colour, i);
  return [l / weight[i]!, a / weight[i]!, b / weight[i]!];
};

export function judgeGarment(request: JudgeRequest): GarmentEvidence {
  const { share, category, seeds, skin, subject, seen, width } = request;
  const inside = Uint8Array.from(share, (value) => (value > GARMENT_THRESHOLD ? 1 : 0));
  const area = inside.reduce((sum, value) => sum + value, 0);
  const parts = { upper: [seeds.upper], lower: [seeds.lower], dress: [seeds.upper] }[category];
  const others = {
    upper: [seeds.head, seeds.lower],
    lower: [seeds.head, seeds.upper],
    dress: [seeds.head],
  }[category];
  let bare = 0;
  if (skin) for (let i = 0; i < inside.length; i++) if (inside[i] && (skin.bare?.[i] || skin.face[i])) bare++;
  return {
    open: openBorder(request, inside, area),
    covered: coveredShare(parts, inside, subject),
    strange: Math.max(...others.map((plane) => coveredShare([plane], inside, subject, 0))),
    hands: handShare(request, inside, parts),
    skin: bare / Math.max(1, area),
    whole: wholeShare(inside, width, area),
    faded: fadedShare(seen, width),
    lost: lostShare(subject, seen),
  };
}

/** Share of the seeds on the subject that a garment covers; `none` without any. */
function coveredShare(planes: readonly Uint8Array[], inside: Uint8Array, subject: Float32Array, none = 1): number {
  let [both, all] = [0, 0];
  for (const plane of planes)
    for (let i = 0; i < plane.length; i++) {
      if (!plane[i] || subject[i]! < GARMENT_THRESHOLD) continue;
      all++;
      both += inside[i]!;
    }
  return all === 0 ? none : both / all;
}

/**
 * Share of the seeds of hands that a garment covers. Pockets, gloves and sleeves over a hand have the colour of the
 * cloth and not that of the face, and do not count.
 */
function handShare(
  { seeds, colours, subject }: JudgeRequest,
  inside: Uint8Array,
  parts: readonly Uint8Array[],
): number {
  const [cloth, face] = [parts[0]!, seeds.head].map((plane) => meanColour(colours, (i) => plane[i] !== 0) ?? BLACK) as [
    Colour,
    Colour,
  ];
  const isClothApart = saturationApart(cloth, face) > SKIN_APART;
  let [covered, all] = [0, 0];
  for (let i = 0; i < inside.length; i++) {
    if (!seeds.hands[i] || subject[i]! < GARMENT_THRESHOLD) continue;
    all++;
    if (inside[i] && !(isClothApart && colourApart(colourAt(colours, i), cloth) < ONE_CLOTH)) covered++;
  }
  return covered / Math.max(1, all);
}

/** The difference that remains when two colours are relative to their lightness: shade does not change it. */
const saturationApart = (one: Colour, other: Colour): number =>
  Math.hypot(
    one[1] / (one[0] + MIN_LIGHT) - other[1] / (other[0] + MIN_LIGHT),
    one[2] / (one[0] + MIN_LIGHT) - other[2] / (other[0] + MIN_LIGHT),
  );

/**
 * The longest stretch of the border within the person at which the colours of both sides are alike, in square roots of
 * the garment's area: there the garment goes on beyond what was found, or something else begins within it.
 */
function openBorder({ colours, subject, width, check }: JudgeRequest, inside: Uint8Array, area: number): number {
  const height = inside.length / width;
  const radius = Math.max(MIN_BESIDE, Math.round(COMPARED_RADIUS * Math.sqrt(area)));
  const [own, other] = [1, 0].map((side) => {
    const weight = Float32Array.from(inside, (value, i) => (value === side && subject[i]! > INTERIOR ? 1 : 0));
    const sums = colours.map((value, k) => value * weight[Math.floor(k / 3)]!);
    return {
      colour: blur(sums, width, height, radius, { channels: 3, passes: 1, check }),
      weight: blur(weight, width, height, radius, { passes: 1, check }),
    };
  }) as [Side, Side];
  const open = new Uint8Array(inside.length);
  for (let i = width; i < inside.length - width; i++) {
    if (!inside[i] || subject[i]! < INTERIOR) continue;
    const isBorder = [i - 1, i + 1, i - width, i + width].some((k) => !inside[k] && subject[k]! > INTERIOR);
    if (!isBorder || own.weight[i]! < MIN_WEIGHT || other.weight[i]! < MIN_WEIGHT) continue;
    if (colourApart(colourOf(own, i), colourOf(other, i)) < TWO_MATERIALS) open[i] = 1;
  }
  return largestPart(open, width) / Math.sqrt(Math.max(1, area));
}

/** Share of the subject in uncertain areas that are wider than any edge. */
function fadedShare(subject: Float32Array, width: number): number {
  const height = subject.length / width;
  const sure = Uint8Array.from(subject, (value) => (value > UNCERTAIN[0] && value < UNCERTAIN[1] ? 0 : 1));
  const near = growMask(sure, width, height, Math.round(SOFT_EDGE * Math.max(width, height)));
  const faded = near.reduce((sum, value) => sum + (1 - value), 0);
  return (
    faded /
    Math.max(
      1,
      subject.reduce((sum, value) => sum + value, 0),
    )
  );
}

function lostShare(subject: Float32Array, seen: Float32Array): number {
  let [lost, all] = [0, 0];
  for (let i = 0; i < subject.length; i++) {
    all += subject[i]!;
    lost += subject[i]! - seen[i]!;
  }
  return lost / Math.max(1, all);
}

function wholeShare(inside: Uint8Array, width: number, area: number): number {
  const kept = partsOf(inside, width).filter((size) => size >= MIN_PART * area);
  return kept.reduce((sum, size) => sum + size, 0) / Math.max(1, area);
}

const largestPart = (plane: Uint8Array, width: number): number => Math.max(0, ...partsOf(plane, width));

/** The sizes of the connected parts of a plane, in pixels; corners connect. */
function partsOf(plane: Uint8Array, width: number): readonly number[] {
  const seen = new Uint8Array(plane.length);
  const queue = new Int32Array(plane.length);
  const sizes: number[] = [];
  for (let start = 0; start < plane.length; start++) {
    if (!plane[start] || seen[start]) continue;
    let last = 0;
    const visit = (i: number) => {
      if (i < 0 || i >= plane.length || seen[i] || !plane[i]) return;
      seen[i] = 1;
      queue[last++] = i;
    };
    visit(start);
    for (let next = 0; next < last; next++) {
      const x = queue[next]! % width;
      for (const row of [-width, 0, width])
        for (let dx = x > 0 ? -1 : 0; dx <= (x < width - 1 ? 1 : 0); dx++) visit(queue[next]! + row + dx);
    }
    sizes.push(last);
  }
  return sizes;
}
