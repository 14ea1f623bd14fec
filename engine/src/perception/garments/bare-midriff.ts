import { medianOf } from '../../foundation/geometry/median-of.ts';
import { edgeDistance, weaveOf } from '../../foundation/image/edge-distance.ts';
import type { Picture } from '../../foundation/image/picture.ts';
import { LINEAR } from '../../foundation/image/picture.ts';
import type { BodySeeds } from './body-seeds.ts';
import { colourApart, meanColour } from './cloth-colours.ts';

interface Torso {
  /** The picture in full size. */
  readonly picture: Picture;
  readonly seeds: Pick<BodySeeds, 'upper' | 'lower' | 'head' | 'hands'>;
  /** Colours of the reduced picture that the seeds refer to, from `softColours`. */
  readonly colours: Float32Array;
  readonly width: number;
  /** May throw to stop. */
  readonly check: () => void;
}

/** Share of the height of the torso's seeds above which even a short top covers the torso. */
const CHEST = 0.4;
/** Minimum and maximum height of the strip, as a share of the height of the torso's seeds. */
const MIN_HEIGHT = 0.06;
const MAX_HEIGHT = 0.6;
/**
 * A strip counts as separated when its distance from the chest, and from the thighs, exceeds this: the sum of colour
 * changes, in opponent colours, along a path. Folds of one cloth stay below.
 */
const SEPARATED = 6;
/** Skin has no weave: maximum roughness of the strip relative to the rougher of the cloths above and below. */
const SMOOTH = 0.75;
/** Maximum distance in opponent colours from the visible skin, which shade on a belly does not exceed. */
const LIKE_SKIN = 14;
/** Height of the cloth above and below a strip whose roughness is measured, as a share of the height of the seeds. */
const CLOTH_BAND_HEIGHT = 0.12;
/** Minimum height in rows of the cloth whose roughness is measured. */
const MIN_BESIDE = 3;
/** Added to luminance before its logarithm, so that noise in black does not count as roughness. */
const MIN_LIGHT = 0.02;

/**
 * Finds the skin between a short top and what is worn below it; the result is 1 in its rows of the torso. Colour alone
 * does not separate skin from cloth of that colour, so a strip must also be separated by edges on both sides, and show
 * no weave.
 */
export function bareMidriff({ picture, seeds, colours, width, check }: Torso): Uint8Array {
  const out = new Uint8Array(seeds.upper.length);
  const first = Math.floor(seeds.upper.indexOf(1) / width);
  const last = Math.floor(seeds.upper.lastIndexOf(1) / width);
  const thighs = Math.floor(seeds.lower.indexOf(1) / width);
  if (first < 0 || thighs <= first) return out;
  const tall = last - first;
  const chest = seeds.upper.map((value, i) => (value && i < (first + CHEST * tall) * width ? 1 : 0));
  const weave = weaveOf(colours, chest, width);
  const [above, below] = [chest, seeds.lower].map((from) => edgeDistance(colours, from, weave, width, check));
  const columns = columnsOf(seeds.upper, width);
  const skin = meanColour(colours, (i) => seeds.head[i] === 1 || seeds.hands[i] === 1);
  const rows = Array.from({ length: thighs - first }, (_, k) => first + k);
  const separated = rows.map(
    (y) => Math.min(median(above!, y * width, columns), median(below!, y * width, columns)) > SEPARATED,
  );
  const rough = rows.map((y) => roughness(picture, y, columns, picture.width / width));
  for (let k = Math.round(CHEST * tall); k < rows.length; k++) {
    if (!separated[k]) continue;
    let end = k;
    while (separated[end]) end++;
    const height = end - k;
    const beside = Math.max(MIN_BESIDE, Math.round(CLOTH_BAND_HEIGHT * tall));
    // The first and last row are left out, because the edges themselves are rough.
    const inside = medianOf(rough.slice(k + 1, Math.max(k + 2, end - 1)));
    // The rougher of both cloths is used, because cameras and compression sometimes smooth one of them.
    const around = Math.max(
      mean(rough.slice(Math.max(0, k - 2 - beside), k - 2)),
      mean(rough.slice(end + beside, end + 2 * beside)),
    );
    const strip = meanColour(
      colours,
      (i) => seeds.upper[i] === 1 && i >= rows[k]! * width && i < rows[end - 1]! * width,
    );
    const like = !skin || !strip || colourApart(skin, strip) < LIKE_SKIN;
    if (like && height >= MIN_HEIGHT * tall && height <= MAX_HEIGHT * tall && inside < SMOOTH * around) {
      for (let row = k; row < end; row++) for (const x of columns) out[rows[row]! * width + x] = 1;
    }
    k = end;
  }
  return out;
}

function columnsOf(plane: Uint8Array, width: number): readonly number[] {
  const columns = new Set<number>();
  for (let i = 0; i < plane.length; i++) if (plane[i]) columns.add(i % width);
  return [...columns];
}

const median = (plane: Float32Array, row: number, columns: readonly number[]): number =>
  medianOf(columns.map((x) => plane[row + x]!));

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Root mean square of the second difference of log luminance along a row. */
function roughness({ rgb, width, height }: Picture, y: number, columns: readonly number[], scale: number): number {
  const row = Math.min(height - 1, Math.round((y + 0.5) * scale)) * width;
  const light = (x: number): number => {
    const at = 3 * (row + Math.min(width - 1, Math.max(0, x)));
    return Math.log(0.2126 * LINEAR[rgb[at]!]! + 0.7152 * LINEAR[rgb[at + 1]!]! + 0.0722 * LINEAR[rgb[at + 2]!]! + MIN_LIGHT); // prettier-ignore
  };
  let [sum, count] = [0, 0];
  for (let x = Math.round(Math.min(...columns) * scale); x < Math.max(...columns) * scale; x++, count++)
    sum += (2 * light(x) - light(x - 1) - light(x + 1)) ** 2;
  return Math.sqrt(sum / Math.max(1, count));
}
