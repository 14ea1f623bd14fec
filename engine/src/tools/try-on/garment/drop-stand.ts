import { opponentColour, type Colour } from '../../../foundation/image/cluster-colours.ts';
import type { GarmentCut } from './garment-cut.ts';
import { largestPart } from './largest-part.ts';
import { OPAQUE } from './opaque.ts';
import { rowsOf, runWidth, spanOf } from './rows.ts';

/** Height of the rows at the top that show a dress form above its garment, as a share of the whole. */
const TOP = 0.1;
/**
 * Maximum squared distance of opponent colours within a form, and the minimum from a garment that can be distinguished
 * from it.
 */
const ALIKE = 14 ** 2;
const UNLIKE = 17 ** 2;
/** Maximum width of a pole below the hem, as a share of the garment. */
const POLE = 0.1;
/** A form is undyed linen: its minimum lightness and maximum chroma. */
const MIN_LINEN_LIGHTNESS = 26;
const MAX_LINEN_CHROMA = 13;
/** Alpha (of 255) from which a pixel shows no background. */
const NO_BACKGROUND = 200;
/** Minimum share of pale pixels at the top, and maximum share of the form's colour in the garment itself. */
const MIN_FORM = 0.35;
const MAX_ALIKE = 0.3;
/** Rows of the garment that are compared with the form, as shares of the height: below the form's openings. */
const COMPARED_FROM = 0.45;
const COMPARED_TO = 0.75;
/** Weight of lightness in squared distances, because shades of the form differ most in it. */
const LIGHTNESS_WEIGHT = 0.25;
/** Height down to which a form is visible, and minimum lightness of its shades relative to it. */
const FORM_TO = 0.6;
const DARKEST_SHADE = 0.4;
/** Minimum size of a part of the form, and of the garment without it, relative to the largest. */
const FORM_PART = 0.01;
const GARMENT_PART = 0.06;

/**
 * Removes the dress form from a garment: pale linen above the garment and in its openings, its cap and its pole.
 * Unchanged where there is none, or where the garment has the colour of the form.
 */
export function dropStand(cut: GarmentCut): GarmentCut {
  const { width, height, rgb } = cut;
  let alpha = withoutPole(cut);
  const form = formColour({ ...cut, alpha });
  if (form) {
    const reached = spreadOver({ ...cut, alpha }, form);
    alpha = alpha.map((value, i) => (reached[i] ? 0 : value));
    alpha = withoutSpecks(alpha, width, height);
  }
  return { width, height, rgb, alpha };
}

function withoutPole({ width, height, alpha }: GarmentCut): Uint8Array {
  const rows = rowsOf(alpha, width, height, 1);
  const widest = Math.max(...rows.map((runs) => runs.reduce((sum, run) => sum + runWidth(run), 0)));
  const kept = alpha.slice();
  for (let y = height - 1; y > height / 2; y--) {
    const span = spanOf(rows[y]!);
    if (span && runWidth(span) > POLE * widest) break;
    kept.fill(0, y * width, (y + 1) * width);
  }
  return kept;
}

/** The colour of the form; null where the top is not a form, or the garment itself has that colour. */
function formColour({ width, height, rgb, alpha }: GarmentCut): Colour | null {
  const colourAt = (i: number): Colour => opponentColour(rgb[3 * i]!, rgb[3 * i + 1]!, rgb[3 * i + 2]!);
  const meanOf = (top: number, bottom: number, accepts: (colour: Colour) => boolean) => {
    const sum = [0, 0, 0];
    let [all, count] = [0, 0];
    for (let i = Math.floor(top) * width; i < Math.floor(bottom) * width; i++) {
      if (alpha[i]! < NO_BACKGROUND) continue;
      all++;
      const colour = colourAt(i);
      if (!accepts(colour)) continue;
      count++;
      for (let c = 0; c < 3; c++) sum[c] = sum[c]! + colour[c]!;
    }
    return {
      share: all ? count / all : 0,
      colour: sum.map((value) => value / Math.max(1, count)) as unknown as Colour,
    };
  };
  const isPale = ([light, red, yellow]: Colour) =>
    light > MIN_LINEN_LIGHTNESS && Math.abs(red) < MAX_LINEN_CHROMA && yellow > 0 && yellow < 2 * MAX_LINEN_CHROMA;
  const top = rowsOf(alpha, width, height, 1).findIndex((runs) => runs.length > 0);
  const above = meanOf(top, top + TOP * height, isPale);
  if (above.share < MIN_FORM) return null;
  const like = (colour: Colour) => apart(colour, above.colour) < UNLIKE;
  return meanOf(COMPARED_FROM * height, COMPARED_TO * height, like).share < MAX_ALIKE ? above.colour : null;
}

const apart = (a: Colour, b: Colour): number =>
  LIGHTNESS_WEIGHT * (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

/** 1 for pixels in the upper part that have the form's colour and are connected to more of it. */
function spreadOver({ width, height, rgb, alpha }: GarmentCut, form: Colour): Uint8Array {
  const reached = new Uint8Array(width * height);
  for (let i = 0; i < Math.floor(FORM_TO * height) * width; i++) {
    if (alpha[i] === 0) continue;
    const colour = opponentColour(rgb[3 * i]!, rgb[3 * i + 1]!, rgb[3 * i + 2]!);
    if (apart(colour, form) < ALIKE && colour[0] > DARKEST_SHADE * form[0]) reached[i] = 255;
  }
  return largestPart(reached, width, height, FORM_PART).map((value, i) =>
    value >= OPAQUE ? 1 : alpha[i]! > 0 && value ? 1 : 0,
  );
}

/** Removes small islands: the cap, screws and seams of the form. */
function withoutSpecks(alpha: Uint8Array, width: number, height: number): Uint8Array {
  return largestPart(alpha, width, height, GARMENT_PART);
}
