import { fitCurve } from '../../../foundation/image/fit-curve.ts';
import type { Polyline } from '../../../foundation/image/stroke.ts';
import { WEIGHTS } from '../../../studio/looks/flat/draw-construction.ts';
import type { Construction } from '../../../studio/looks/flat/trace-construction.ts';
import type { Marks } from '../../../studio/looks/flat/trace-marks.ts';

/** One view of the piece, with its lines in samples (pixels of the traced drawing). */
export interface DrawnView {
  /** FRONT, BACK or SIDE; empty for a piece that lies flat. */
  readonly label: string;
  readonly width: number;
  readonly height: number;
  /** Millimetres of the piece per sample. */
  readonly millimetres: number;
  readonly construction: Construction;
  readonly marks: Marks;
}

/** Margin around the views, as a share of the height of the tallest. */
const MARGIN = 0.06;
/**
 * Height of the letters of a label, as a share of the height of the tallest view; their distances below are multiples
 * of it.
 */
const LETTER_HEIGHT = 0.022;
/** Maximum deviation of a curve from its traced line, in samples: below what the tracing itself resolves. */
const TOLERANCE = 0.7;

/**
 * Places the views side by side at true size: a group for each view and, inside it, one for each kind of line, from
 * hairlines to the outline.
 */
export function drawingDocument(title: string, views: readonly DrawnView[]): string {
  const boxes = views.map(boxOf);
  const tall = Math.max(...boxes.map(({ height }) => height));
  const margin = MARGIN * tall;
  const letters = tall * LETTER_HEIGHT;
  const height = tall + 2 * margin + 2.6 * letters;
  let left = margin;
  const groups = views.map((view, i) => {
    const box = boxes[i]!;
    const group = viewGroup(view, left - box.left, margin - box.top, letters, {
      x: left + box.width / 2,
      y: margin + tall + 2.4 * letters,
    });
    left += box.width + 1.6 * margin;
    return group;
  });
  const width = left - 0.6 * margin;
  const size = `width="${number(width)}mm" height="${number(height)}mm" viewBox="0 0 ${number(width)} ${number(height)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<svg xmlns="http://www.w3.org/2000/svg" version="1.1" ${size}>`,
    `<title>${escaped(title)}</title>`,
    '<desc>True to size: one unit is one millimetre.</desc>',
    ...groups,
    '</svg>',
    '',
  ].join('\n');
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Bounding box of the outline in millimetres; that of the whole drawing when there is no outline. */
function boxOf({ construction: { silhouette }, millimetres, width, height }: DrawnView): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const line of silhouette) {
    for (let i = 0; i < line.length; i += 2) {
      left = Math.min(left, line[i]!);
      right = Math.max(right, line[i]!);
      top = Math.min(top, line[i + 1]!);
      bottom = Math.max(bottom, line[i + 1]!);
    }
  }
  if (right < left) [left, top, right, bottom] = [0, 0, width, height];
  return {
    left: left * millimetres,
    top: top * millimetres,
    width: (right - left) * millimetres,
    height: (bottom - top) * millimetres,
  };
}

function viewGroup(
  { label, millimetres, construction, marks }: DrawnView,
  x: number,
  y: number,
  letters: number,
  at: { readonly x: number; readonly y: number },
): string {
  const side = label.toLowerCase() || 'piece';
  const { pen, silhouette, edges, creases, folds } = construction;
  const scale = { millimetres, x, y, tolerance: TOLERANCE };
  const weight = (radius: number) => number(2 * radius * pen * millimetres);
  const dash = `stroke-dasharray="${number(4.2 * pen * millimetres)} ${number(2.6 * pen * millimetres)}"`;
  const layer = (name: string, width: string, lines: readonly Polyline[], more = '') =>
    lines.length === 0
      ? []
      : [
          `<g id="${side}-${name}" class="${name}" stroke-width="${width}"${more && ` ${more}`}>`,
          ...lines.map((line) => `<path d="${pathOf(line, scale)}"/>`).filter((path) => !path.includes('d=""')),
          '</g>',
        ];
  return [
    `<g id="${side}" fill="none" stroke="#0e0e12" stroke-linecap="round" stroke-linejoin="round">`,
    ...layer('folds', weight(WEIGHTS.fold), folds, 'stroke-opacity="0.72"'),
    ...layer('stitches', weight(WEIGHTS.fold), marks.stitches, dash),
    ...layer('seams', weight(WEIGHTS.crease), [...creases, ...marks.seams]),
    ...layer('edges', weight(WEIGHTS.inner), edges),
    ...layer('silhouette', weight(WEIGHTS.outline), silhouette),
    ...(label ? [labelOf(label, letters, at)] : []),
    '</g>',
  ].join('\n');
}

function labelOf(label: string, letters: number, { x, y }: { readonly x: number; readonly y: number }): string {
  const font = `font-family="Helvetica, Arial, sans-serif" font-size="${number(letters)}"`;
  const spaced = `text-anchor="middle" letter-spacing="${number(letters * 0.16)}"`;
  return `<text x="${number(x)}" y="${number(y)}" ${font} ${spaced} fill="#0e0e12" stroke="none">${escaped(label)}</text>`;
}

interface Scale {
  readonly millimetres: number;
  /** Offset of a view in millimetres. */
  readonly x: number;
  readonly y: number;
  /** Maximum deviation of a curve from its line, in samples. */
  readonly tolerance: number;
}

function pathOf(line: Polyline, { millimetres, x, y, tolerance }: Scale): string {
  const curve = fitCurve(line, tolerance);
  if (curve.length < 8) return '';
  const at = (i: number) => `${number(curve[i]! * millimetres + x)} ${number(curve[i + 1]! * millimetres + y)}`;
  let path = `M${at(0)}`;
  for (let i = 2; i + 5 < curve.length; i += 6) path += `C${at(i)} ${at(i + 2)} ${at(i + 4)}`;
  const last = line.length - 2;
  return line[0] === line[last] && line[1] === line[last + 1] ? `${path}Z` : path;
}

/** Rounds to hundredths of a millimetre. */
function number(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function escaped(text: string): string {
  return text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
