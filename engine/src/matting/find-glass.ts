import { blur } from '../image/blur.ts';
import type { ColourFields } from './colour-fields.ts';
import { regionsOf } from './regions-of.ts';

/** The share of the light behind it that clear glass lets through. */
const THROUGH = 0.85;
/** What its surfaces add to that at most, sRGB 0 to 1, and how far the three channels of it may part: it has no hue. */
const MOST_MIRRORED = 0.2;
const TINT = 0.05;
/** On a ground darker than this, 0 to 1, glass is a drawing of lights that says nothing of what is behind. */
const DARKEST_GROUND = 0.2;
/** Cells at the rim of the subject that are not looked at: its edge is mixed with the ground. */
const EDGE = 2;
/** A clear area smaller than this share of the subject may be anything of the colour of the ground. */
const LEAST_CLEAR = 0.4;
/** Rims are narrower than this share of the clear area. */
const WIDEST_RIM = 0.18;
/** Of the widths of a rim the one that stands for it: nearly the widest. */
const WIDTH_RANK = 0.85;
/** A rim differs this far from the ground (the largest of three channels), and closes the area in so many rows. */
const RIM_CONTRAST = 0.12;
const CLOSED = 0.75;
/** Mean step between neighbouring cells, above which it is cloth, and spread of what it mirrors, below which paper. */
const ROUGHEST = 0.008;
const EVENEST = 0.008;
/** Lights and shades within a clear area are smaller than this share of it. */
const LARGEST_LIGHT = 0.03;

/**
 * Finds clear glass in a subject: one large smooth area of the colour of what is behind it, a little dimmed and mirrored,
 * closed in by the dark and bright rim that refraction draws. White cloth on white has no such rim, drawings nothing
 * but paper within theirs, coloured glass cannot be told from opaque things by one picture; they all stay as they are.
 *
 * @returns for each cell of the fields how far it is glass, 0 to 1; null where there is none.
 */
export function findGlass(fields: ColourFields): Float32Array | null {
  const { side, shares } = fields;
  const inner = shrink(
    shares.map((share) => (share >= 128 ? 1 : 0)),
    side,
    EDGE,
  );
  const mirrored = mirroredLight(fields, inner);
  const area = shares.reduce((sum, share) => sum + (share >= 128 ? 1 : 0), 0);
  const cells = regionsOf(
    mirrored.map((light) => (light > 0 ? 1 : 0)),
    side,
  ).reduce((most, region) => (region.length > most.length ? region : most), []);
  if (area === 0 || cells.length < LEAST_CLEAR * area || !looksThrough(cells, mirrored, fields)) return null;
  const rim = rimOf(cells, fields);
  return rim === null ? null : grow(cells, fields, rim + EDGE);
}

/**
 * What each cell has beyond the light that comes through from behind, where glass may have it; else 0. A very small
 * number stands for none.
 */
function mirroredLight({ side, colours, ground }: ColourFields, among: Uint8Array): Float32Array {
  const mirrored = new Float32Array(side * side);
  for (let i = 0; i < mirrored.length; i++) {
    if (!among[i]) continue;
    let [least, most, behind] = [Infinity, -Infinity, 0];
    for (let c = 0; c < 3; c++) {
      const light = colours[3 * i + c]! / 255 - THROUGH * ground[4 * i + c]!;
      least = Math.min(least, light);
      most = Math.max(most, light);
      behind += ground[4 * i + c]! / 3;
    }
    if (behind < DARKEST_GROUND || least < 0 || most > MOST_MIRRORED || most - least > TINT) continue;
    mirrored[i] = Math.max(1e-6, (least + most) / 2);
  }
  return mirrored;
}

/** 1 where all cells within reach are. */
function shrink(mask: Uint8Array, side: number, reach: number): Uint8Array {
  const near = blur(Float32Array.from(mask), side, side, reach, { passes: 1 });
  return mask.map((is, i) => (is && near[i]! > 0.999 ? 1 : 0));
}

/** Smooth, and yet not even: reflections lie on glass, none on paper. */
function looksThrough(cells: readonly number[], mirrored: Float32Array, { colours }: ColourFields): boolean {
  let [steps, pairs, sum, squares] = [0, 0, 0, 0];
  for (const cell of cells) {
    sum += mirrored[cell]!;
    squares += mirrored[cell]! ** 2;
    if (mirrored[cell + 1]! === 0) continue;
    steps += Math.abs(colours[3 * cell + 4]! - colours[3 * cell + 1]!) / 255;
    pairs++;
  }
  const mean = sum / cells.length;
  const spread = Math.sqrt(Math.max(0, squares / cells.length - mean * mean));
  return steps < ROUGHEST * pairs && spread > EVENEST;
}

/** How wide the rim around a clear area is, in cells; null where most of its rows end without one. */
function rimOf(cells: readonly number[], fields: ColourFields): number | null {
  const { side } = fields;
  const rows = new Map<number, [left: number, right: number]>();
  for (const cell of cells) {
    const row = Math.floor(cell / side);
    const span = rows.get(row);
    if (!span) rows.set(row, [cell, cell]);
    else if (cell < span[0]) span[0] = cell;
    else if (cell > span[1]) span[1] = cell;
  }
  const widest = Math.max(...[...rows.values()].map(([left, right]) => right - left));
  const most = Math.max(2 * EDGE, WIDEST_RIM * widest);
  const widths: number[] = [];
  let ends = 0;
  for (const [left, right] of rows.values()) {
    for (const [from, step] of [
      [left, -1],
      [right, 1],
    ] as const) {
      const { width, contrast } = lookOutward(from, step, most, fields);
      if (width === Infinity) continue;
      ends++;
      if (contrast > RIM_CONTRAST) widths.push(width);
    }
  }
  if (ends < rows.size || widths.length < CLOSED * ends) return null;
  return widths.sort((a, b) => a - b)[Math.floor(WIDTH_RANK * widths.length)]!;
}

/** From a cell to the side until the subject ends: after how many, and how far at most they differ from the ground. */
function lookOutward(from: number, step: number, most: number, { colours, ground, shares }: ColourFields) {
  let contrast = 0;
  for (let width = 1; width <= most; width++) {
    const cell = from + step * width;
    if (!(shares[cell]! >= 128)) return { width, contrast };
    for (let c = 0; c < 3; c++) {
      contrast = Math.max(contrast, Math.abs(colours[3 * cell + c]! / 255 - ground[4 * cell + c]!));
    }
  }
  return { width: Infinity, contrast };
}

/** The area with its rim and the lights in its midst, softly ending. */
function grow(cells: readonly number[], { side, shares }: ColourFields, reach: number): Float32Array {
  const glass = new Float32Array(side * side);
  for (const cell of cells) glass[cell] = 1;
  const rest = glass.map((is) => 1 - is);
  for (const light of regionsOf(rest, side)) {
    if (light.length < LARGEST_LIGHT * cells.length) for (const cell of light) glass[cell] = 1;
  }
  const near = blur(glass, side, side, reach, { passes: 1 });
  const whole = near.map((value, i) => (value > 0.01 && shares[i]! > 0 ? 1 : 0));
  return blur(whole, side, side, 1, { passes: 1 });
}
