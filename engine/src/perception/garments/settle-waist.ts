import type { BodySeeds } from './body-seeds.ts';
import { colourApart, meanColour } from './cloth-colours.ts';

interface WaistRequest {
  readonly seeds: BodySeeds;
  /** Colours of the planes, from `softColours`. */
  readonly colours: Float32Array;
  /** 1 where this person's skin is seen; null where it is not known. */
  readonly bare: Uint8Array | null;
  readonly width: number;
}

interface SettledWaist {
  readonly seeds: BodySeeds;
  /** Whether chest and thighs are covered by two materials. */
  readonly parted: boolean;
}

/** Share of the height of the torso's seeds that even a short top covers. */
const CHEST = 0.4;
/**
 * Half the height of the band whose mean colour stands for a row, as a share of the height of the torso's seeds: wider
 * than a print.
 */
const BAND = 0.06;
/** Distance between colours from which chest and thighs are of two materials. */
const MIN_MATERIAL_DISTANCE = 8;
/** Share of a row that must be skin for the row to be a bare waist. */
const BARE = 0.6;
/** Added to both distances between colours, so that noise does not decide. */
const NOISE = 1.5;
/** Maximum evidence of one row. */
const MAX_EVIDENCE = 1;

/**
 * Finds the row at which the clothes of the chest end. A pose shows where the hips are, but not how high a skirt or
 * trousers reach, so the seeds between them may lie on either: here they go to the part whose colours they have, and to
 * neither where they show skin.
 */
export function settleWaist({ seeds, colours, bare, width }: WaistRequest): SettledWaist {
  const first = Math.floor(seeds.upper.indexOf(1) / width);
  const last = Math.floor(seeds.upper.lastIndexOf(1) / width);
  const isBare = (i: number) => bare?.[i] === 1;
  const inChest = (i: number) => i < (first + CHEST * (last - first)) * width;
  const chest = meanColour(colours, (i) => seeds.upper[i] === 1 && inChest(i) && !isBare(i));
  const thighs = meanColour(colours, (i) => seeds.lower[i] === 1 && !isBare(i));
  if (!chest || !thighs || colourApart(chest, thighs) < MIN_MATERIAL_DISTANCE) return { seeds, parted: false };
  const start = Math.ceil(first + CHEST * (last - first));
  const rows = Array.from({ length: Math.max(0, last - start + 1) }, (_, k) => start + k);
  const band = Math.max(1, Math.round(BAND * (last - first)));
  const evidence = rows.map((y) => {
    const colour = meanColour(colours, (i) => seeds.upper[i] === 1 && !isBare(i), (y - band) * width, (y + band + 1) * width); // prettier-ignore
    if (!colour) return 0;
    const ratio = Math.log((colourApart(colour, thighs) + NOISE) / (colourApart(colour, chest) + NOISE));
    return Math.max(-MAX_EVIDENCE, Math.min(MAX_EVIDENCE, ratio));
  });
  const scores = Array.from({ length: rows.length + 1 }, (_, cut) =>
    evidence.reduce((sum, value, k) => sum + (k < cut ? value : -value), 0),
  );
  const end = start + scores.indexOf(Math.max(...scores));
  const isBareRow = rows.map((y) => shareOf(y * width, width, (i) => seeds.upper[i] === 1, isBare) > BARE);
  const rowOf = (i: number) => Math.floor(i / width);
  const skin = (i: number) => seeds.upper[i] === 1 && isBareRow[rowOf(i) - start] === true;
  return {
    seeds: {
      ...seeds,
      upper: seeds.upper.map((value, i) => (skin(i) || rowOf(i) >= end ? 0 : value)),
      lower: seeds.lower.map((value, i) => (value || (seeds.upper[i] && rowOf(i) >= end && !skin(i)) ? 1 : 0)),
      midriff: seeds.midriff.map((value, i) => (value || skin(i) ? 1 : 0)),
    },
    parted: true,
  };
}

function shareOf(from: number, count: number, counts: (i: number) => boolean, holds: (i: number) => boolean): number {
  let [held, all] = [0, 0];
  for (let i = from; i < from + count; i++) {
    if (!counts(i)) continue;
    all++;
    if (holds(i)) held++;
  }
  return held / Math.max(1, all);
}
