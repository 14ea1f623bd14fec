/** Continues a subject that the border of its picture cuts off, so that the cut is not visible. */
import { FIXED, FREE, stretchMembrane } from '../../../foundation/image/membrane.ts';
import { blur } from '../../../foundation/image/blur.ts';
import type { Canvas } from '../canvas.ts';
import { continueSide } from './continue-side.ts';
import { cutOffHead } from './cut-off-head.ts';
import { createSheet, joined, mirrored, transposed } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import { subjectCap } from './subject-cap.ts';
import { spaceBeside } from '../subject-cuts.ts';
import type { SubjectCuts } from '../subject-cuts.ts';

/**
 * The subject beyond the border of its picture, over the whole canvas: colours, and its coverage in `trust`. Returns
 * null when nothing is cut off.
 */
export function continueSubject(canvas: Canvas, cuts: SubjectCuts, check: () => void): Sheet | null {
  const { box } = canvas;
  const sides = (['left', 'right', 'top', 'bottom'] as const).filter((side) => cuts[side].length > 0);
  if (!box || sides.length === 0) return null;
  const room = (side: 'left' | 'right' | 'top' | 'bottom') => Math.max(0, spaceBeside(canvas, side));
  const cutBelow = cuts.bottom.length > 0;
  let sheet = subjectSheet(canvas, check);
  sheet = grown(sheet, room('right'), cuts.right.length > 0 ? 'round' : null, cutBelow, check);
  sheet = mirrored(grown(mirrored(sheet), room('left'), cuts.left.length > 0 ? 'round' : null, cutBelow, check));
  sheet = transposed(sheet);
  sheet = grown(sheet, room('bottom'), cutBelow ? 'on' : null, false, check);
  sheet = mirrored(
    grown(
      mirrored(sheet),
      room('top'),
      cuts.top.length > 0 ? (cutOffHead(canvas) ? 'fade' : 'round') : null,
      false,
      check,
    ),
  );
  return transposed(sheet);
}

/** Blur of the continuation in pixels per pixel outwards; cloth keeps its folds for a while. */
const SOFTENING = 0.2;
/** Cloth and limbs continue in their folds and edges, so only this share of the disorder applies. */
const DISORDER = 0.35;
/** Coverage from which a pixel shows only the subject. */
const SUBJECT_ONLY = 0.98;
/** Number of columns of the subject that are read in addition to those that are continued. */
const MARGIN = 8;
/** Minimum number of columns that are read. */
const MIN_READ = 24;

function grown(
  sheet: Sheet,
  columns: number,
  end: 'on' | 'round' | 'fade' | null,
  openBelow: boolean,
  check: () => void,
): Sheet {
  if (columns <= 0) return sheet;
  const { width, height } = sheet;
  if (end === null) return joined(sheet, createSheet(columns, height));
  const cap = subjectCap({ sheet, columns, end, openBelow });
  // Extends the colours of the subject over its edge, so that none of the background is continued.
  const filled = {
    width,
    height,
    blurred: sheet.blurred,
    rgb: sheet.rgb.slice(),
    trust: Float32Array.from(sheet.trust, (v) => (v > SUBJECT_ONLY ? 1 : 0)),
  };
  const near = Math.min(width, Math.max(MIN_READ, columns + MARGIN));
  const part = lastColumns(filled, near);
  const state = Uint8Array.from(part.trust, (value) => (value ? FIXED : FREE));
  if (!state.some((value) => value === FIXED)) return joined(sheet, createSheet(columns, height));
  stretchMembrane(part.rgb, state, part.width, height, 3, check);
  const more = continueSide(part, columns, { softening: SOFTENING, disorder: DISORDER, check });
  more.trust.set(softened(cap, columns, height));
  return joined(sheet, more);
}

/** Blurs the edge to the softness of a matte. */
const softened = (cap: Float32Array, width: number, height: number): Float32Array =>
  blur(cap, width, height, 1, { passes: 1 });

function lastColumns(sheet: Sheet, columns: number): Sheet {
  const out = createSheet(columns, sheet.height);
  const from = sheet.width - columns;
  for (let y = 0; y < sheet.height; y++) {
    const row = y * sheet.width + from;
    out.rgb.set(sheet.rgb.subarray(row * 3, (row + columns) * 3), y * columns * 3);
    out.trust.set(sheet.trust.subarray(row, row + columns), y * columns);
  }
  return out;
}

function subjectSheet({ width, rgb, subject, box }: Canvas, check: () => void): Sheet {
  const { left, top, width: wide, height: high } = box!;
  check();
  const sheet = createSheet(wide, high);
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const from = (y + top) * width + x + left;
      const to = y * wide + x;
      for (let c = 0; c < 3; c++) sheet.rgb[to * 3 + c] = rgb[from * 3 + c]!;
      sheet.trust[to] = subject[from]! / 255;
    }
  }
  return sheet;
}
