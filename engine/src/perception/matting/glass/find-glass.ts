import { blur } from '../../../foundation/image/blur.ts';
import type { ColourFields } from '../colours/colour-fields.ts';
import { CLEAR, tinted, type Pane } from './panes.ts';
import { paneColour, type PaneColour } from './pane-colour.ts';
import { regionsOf } from '../regions-of.ts';

/**
 * Minimum brightness of the background, 0 to 1: before a darker one, glass shows only reflections and nothing of what
 * is behind.
 */
const DARKEST_BACKGROUND = 0.2;
/** Cells along the subject's outline that are skipped, because they are mixed with the background. */
const EDGE = 2;
/** Maximum width of a rim, as a share of the width of the clear area. */
const WIDEST_RIM = 0.18;
/** Quantile of a rim's widths that represents it: nearly the widest. */
const WIDTH_RANK = 0.85;
/** Share of the row ends at which a rim must close the area. */
const CLOSED = 0.75;
/** Maximum mean step between neighbouring cells (0 to 1); rougher areas are cloth. */
const ROUGHEST = 0.008;

/** Share from which a cell belongs to the subject: half of a byte. */
const SUBJECT = 128;
/** Value of a blurred mask from which all cells in reach are 1; the blur rounds. */
const ALL = 0.999;
/** Value of a blurred mask from which at least one cell in reach is 1. */
const ANY = 0.01;
export interface Glass {
  /** Likelihood of glass in each cell of the fields, 0 to 1. */
  readonly shares: Float32Array;
  /** Opacity where nothing is reflected, 0 to 1. */
  readonly hides: number;
}

/**
 * Finds glass in a subject: one large smooth area of the colour of what is behind it, slightly dimmed and reflecting,
 * or tinted in one colour throughout, enclosed by the dark and bright rim that refraction produces. Other things stay
 * opaque: white cloth on white has no such rim, drawings have plain paper inside theirs, and a lit opaque object has
 * more than one shade of its colour.
 * @returns null where there is none.
 */
export function findGlass(fields: ColourFields): Glass | null {
  const { side, shares } = fields;
  const isSubject = shares.map((share) => (share >= SUBJECT ? 1 : 0));
  const area = isSubject.reduce((sum, is) => sum + is, 0);
  if (area === 0) return null;
  const inner = shrink(isSubject, side, EDGE);
  const clear = glassOf(CLEAR, area, inner, fields);
  if (clear) return clear;
  const colour = paneColour(fields, inner);
  return colour && glassOf(tinted(colour), area, inner, fields);
}

function glassOf(pane: Pane, area: number, inner: Uint8Array, fields: ColourFields): Glass | null {
  const reflected = reflectedLight(fields, inner, pane);
  const cells = regionsOf(
    reflected.map((light) => (light > 0 ? 1 : 0)),
    fields.side,
  ).reduce((max, region) => (region.length > max.length ? region : max), []);
  if (cells.length < pane.minArea * area || !looksThrough(cells, reflected, fields, pane)) return null;
  const rim = rimOf(cells, fields, pane);
  return rim === null ? null : { shares: grow(cells, fields, rim + EDGE, pane.largestLight), hides: pane.hides };
}

/**
 * The light in each cell beyond what comes through from behind, where it is consistent with glass; otherwise 0. A cell
 * of glass without any such light gets a tiny positive value.
 */
function reflectedLight({ side, colours, background }: ColourFields, among: Uint8Array, pane: Pane): Float32Array {
  const { through, maxReflected, tint, headroom } = pane;
  const reflected = new Float32Array(side * side);
  for (let i = 0; i < reflected.length; i++) {
    if (!among[i]) continue;
    let [min, max, behind] = [Infinity, -Infinity, 0];
    for (let c = 0; c < 3; c++) {
      const seen = through[c]! * background[4 * i + c]!;
      const light = (colours[3 * i + c]! / 255 - seen) / headroom(seen);
      min = Math.min(min, light);
      max = Math.max(max, light);
      behind += background[4 * i + c]! / 3;
    }
    if (behind < DARKEST_BACKGROUND || min < 0 || max > maxReflected || max - min > tint) continue;
    reflected[i] = Math.max(1e-6, (min + max) / 2);
  }
  return reflected;
}

/** 1 where all cells within `reach` are 1 (erosion). */
function shrink(mask: Uint8Array, side: number, reach: number): Uint8Array {
  const near = blur(Float32Array.from(mask), side, side, reach, { passes: 1 });
  return mask.map((is, i) => (is && near[i]! > ALL ? 1 : 0));
}

/** Glass is smooth but not uniform, because it carries reflections; paper is uniform. */
function looksThrough(
  cells: readonly number[],
  reflected: Float32Array,
  { colours }: ColourFields,
  { evenest }: Pane,
): boolean {
  let [steps, pairs, sum, squares] = [0, 0, 0, 0];
  for (const cell of cells) {
    sum += reflected[cell]!;
    squares += reflected[cell]! ** 2;
    if (reflected[cell + 1]! === 0) continue;
    steps += Math.abs(colours[3 * cell + 4]! - colours[3 * cell + 1]!) / 255;
    pairs++;
  }
  const mean = sum / cells.length;
  const spread = Math.sqrt(Math.max(0, squares / cells.length - mean * mean));
  return steps < ROUGHEST * pairs && spread > evenest;
}

/** Width of the rim around a clear area in cells; null where less than `CLOSED` of the row ends have a rim. */
function rimOf(cells: readonly number[], fields: ColourFields, { beside, rimContrast }: Pane): number | null {
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
  const max = Math.max(2 * EDGE, WIDEST_RIM * widest);
  const widths: number[] = [];
  let ends = 0;
  for (const [left, right] of rows.values()) {
    for (const [from, step] of [
      [left, -1],
      [right, 1],
    ] as const) {
      const { width, contrast } = lookOutward(from, step, max, fields, beside);
      if (width === Infinity) continue;
      ends++;
      if (contrast > rimContrast) widths.push(width);
    }
  }
  if (ends < rows.size || widths.length < CLOSED * ends) return null;
  return widths.sort((a, b) => a - b)[Math.floor(WIDTH_RANK * widths.length)]!;
}

/**
 * Walks from a cell to the side until the subject ends, and returns the number of cells and their maximum contrast to
 * what is beside a rim. The last cells are skipped, because they are mixed with the background.
 */
function lookOutward(
  from: number,
  step: number,
  max: number,
  { colours, background, shares }: ColourFields,
  beside: PaneColour,
) {
  let contrast = 0;
  const isSubject = (width: number) => shares[from + step * width]! >= SUBJECT;
  for (let width = 1; width <= max; width++) {
    if (!isSubject(width)) return { width, contrast };
    if (!isSubject(width + EDGE)) continue;
    const cell = from + step * width;
    for (let c = 0; c < 3; c++) {
      contrast = Math.max(contrast, Math.abs(colours[3 * cell + c]! / 255 - beside[c]! * background[4 * cell + c]!));
    }
  }
  return { width: Infinity, contrast };
}

/** The area with its rim and the lights inside it, with soft edges. */
function grow(
  cells: readonly number[],
  { side, shares }: ColourFields,
  reach: number,
  largestLight: number,
): Float32Array {
  const glass = new Float32Array(side * side);
  for (const cell of cells) glass[cell] = 1;
  const rest = glass.map((is) => 1 - is);
  for (const light of regionsOf(rest, side)) {
    if (light.length < largestLight * cells.length) for (const cell of light) glass[cell] = 1;
  }
  const near = blur(glass, side, side, reach, { passes: 1 });
  const whole = near.map((value, i) => (value > ANY && shares[i]! > 0 ? 1 : 0));
  return blur(whole, side, side, 1, { passes: 1 });
}
