import { outlineBounds, type Contour } from '../../foundation/outline/outline.ts';
import { setLine, type TypefaceName } from '../../foundation/outline/typefaces.ts';
import type { ArtDrawing } from './art-raster.ts';

/** A text as it is set in a box. */
export interface SetText {
  readonly drawing: ArtDrawing;
  /** Height of a capital letter in millimetres. */
  readonly capital: number;
}

/** Distance of two baselines, in heights of a capital, where a typeface needs another than the usual one. */
const LEADING: { readonly [Name in TypefaceName]?: number } = { script: 1.6, handwriting: 1.35, blackletter: 1.5 };
const USUAL_LEADING = 1.4;
/** Space added between letters, in heights of a capital. */
const SPACING: { readonly [Name in TypefaceName]?: number } = { varsity: 0.06, condensed: 0.05, stencil: 0.05 };
/** Maximum number of lines. */
const MAX_LINES = 5;
/** Factor by which letters must become larger to be worth another line. */
const WORTH_A_LINE = 1.22;

interface Line {
  readonly contours: readonly Contour[];
  readonly advance: number;
}

/**
 * Sets a text as large as its box allows; a further line must make it larger by `WORTH_A_LINE`. Returns null for a text
 * without any character that the typeface has.
 * @param box in millimetres.
 */
export function drawText(
  text: string,
  typeface: TypefaceName,
  box: { readonly width: number; readonly height: number },
): SetText | null {
  const words = text.split(' ');
  let best: { readonly lines: readonly Line[]; readonly capital: number } | null = null;
  for (let count = 1; count <= Math.min(MAX_LINES, words.length); count++) {
    const lines = breakLines(words, count).map((line): Line => setLine(typeface, line, SPACING[typeface]));
    const size = sizeOf(lines, typeface);
    if (size === null) return null;
    const capital = Math.min(box.width / size.width, box.height / size.height);
    if (best === null || capital > best.capital * WORTH_A_LINE) best = { lines, capital };
  }
  return best === null ? null : { drawing: drawingOf(best.lines, typeface, best.capital), capital: best.capital };
}

/** Breaks words into lines of similar length: the longest line is as short as possible. */
function breakLines(words: readonly string[], count: number): readonly string[] {
  if (count === 1) return [words.join(' ')];
  let best: readonly string[] = [words.join(' ')];
  for (let first = 1; first <= words.length - count + 1; first++) {
    const lines = [words.slice(0, first).join(' '), ...breakLines(words.slice(first), count - 1)];
    if (best.length === 1 || longest(lines) < longest(best)) best = lines;
  }
  return best;
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length));

/** The lines below each other, each in the centre, in heights of a capital. */
function stacked(lines: readonly Line[], typeface: TypefaceName): Contour[] {
  const leading = LEADING[typeface] ?? USUAL_LEADING;
  return lines.flatMap(({ contours, advance }, index) =>
    contours.map((contour) => contour.map((value, k) => (k % 2 === 0 ? value - advance / 2 : value + index * leading))),
  );
}

function sizeOf(lines: readonly Line[], typeface: TypefaceName) {
  const { left, right, top, bottom } = outlineBounds(stacked(lines, typeface));
  return right > left && bottom > top ? { width: right - left, height: bottom - top } : null;
}

function drawingOf(lines: readonly Line[], typeface: TypefaceName, capital: number): ArtDrawing {
  const contours = stacked(lines, typeface);
  const { left, right, top, bottom } = outlineBounds(contours);
  const placed = contours.map((contour) =>
    contour.map((value, k) => capital * (k % 2 === 0 ? value - left : value - top)),
  );
  return {
    width: capital * (right - left),
    height: capital * (bottom - top),
    layers: [{ outline: { contours: placed, rule: 'nonzero' }, colour: null, opacity: 1 }],
  };
}
