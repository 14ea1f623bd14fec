/**
 * Finds the sides of a picture that cannot be continued: things end there that are neither lines nor an even texture,
 * and both lines and patches of them would be a smear.
 */
import { blur } from '../../../foundation/image/blur.ts';
import type { Canvas } from '../canvas.ts';
import { spaceBeside, subjectCuts } from '../subject-cuts.ts';
import type { Side } from '../subject-cuts.ts';
import { readBorderLines } from './border-lines.ts';
import { backgroundOf } from './continue-backdrop.ts';
import { mirrored, transposed } from './sheet.ts';
import type { Sheet } from './sheet.ts';

/** Radius above which differences of colour are things and not texture, as a share of the longer side. */
const THING = 0.02;
/** Depth of the strip that is read, as a share of the picture: as deep as the room beside it, within these limits. */
const MIN_DEPTH = 0.08;
const MAX_DEPTH = 0.3;
/** Disorder above which a row does not continue in lines. */
const NO_LINES = 0.4;
/** Deviation of the colours of a row in levels, apart from an even falloff of light, from which it shows things. */
const SHOWS_THINGS = 16;
/** Share of the rows of a side that may show things. */
const MAX_ROWS = 0.11;
/** Share of a side along which it may cut off the subject. A foot may be cut off anywhere: legs and skirts go on down. */
const MAX_CUT = 0.3;
/** Share of the strip that must be seen for a row to count. */
const MIN_SEEN = 0.2;

/** Sides with room that cannot be continued. `whole` tells that the picture has no subject in front of a background. */
export function structuredSides(canvas: Canvas, whole: boolean, check: () => void): readonly Side[] {
  const { box } = canvas;
  if (!box) return [];
  const sheet = backgroundOf(canvas, !whole, check);
  const cuts = subjectCuts(canvas);
  const along = (side: Side) => (side === 'left' || side === 'right' ? box.height : box.width);
  return (['left', 'right', 'top', 'bottom'] as const).filter((side) => {
    const room = spaceBeside(canvas, side);
    if (room <= 0) return false;
    const cut = cuts[side].reduce((sum, { from, to }) => sum + to - from, 0) / along(side);
    if (!whole && (side === 'left' || side === 'right') && cut > MAX_CUT) return true;
    return shareOfThings(turned(sheet, side), room, check) > MAX_ROWS;
  });
}

/** The sheet with `side` at its right border. */
function turned(sheet: Sheet, side: Side): Sheet {
  const level = side === 'top' || side === 'bottom' ? transposed(sheet) : sheet;
  return side === 'left' || side === 'top' ? mirrored(level) : level;
}

function shareOfThings(sheet: Sheet, room: number, check: () => void): number {
  const { width, height, rgb } = sheet;
  const soft = blur(rgb, width, height, 1, { channels: 3, passes: 2, check });
  const { disorder, lean } = readBorderLines(sheet, soft, check);
  const things = blur(rgb, width, height, THING * Math.max(width, height), { channels: 3, passes: 2, check });
  const depth = Math.round(Math.min(MAX_DEPTH * width, Math.max(MIN_DEPTH * width, room)));
  let count = 0;
  for (let y = 0; y < height; y++)
    if (disorder[y]! > NO_LINES && deviation(sheet, things, y, lean[y]!, depth) > SHOWS_THINGS) count++;
  return count / height;
}

/** Deviation of the colours along a line that leaves the border in row `y`, from those of an even falloff of light. */
function deviation({ width, height, trust }: Sheet, things: Float32Array, y: number, lean: number, depth: number) {
  let [n, s1, s2] = [0, 0, 0];
  const [v1, vx, vv] = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (let away = 0; away < depth; away++) {
    const row = Math.min(height - 1, Math.max(0, Math.round(y - lean * away)));
    const i = row * width + width - 1 - away;
    const w = trust[i]!;
    n += w;
    s1 += w * away;
    s2 += w * away * away;
    for (let c = 0; c < 3; c++) {
      const value = things[i * 3 + c]!;
      v1[c]! += w * value;
      vx[c]! += w * value * away;
      vv[c]! += w * value * value;
    }
  }
  if (n < MIN_SEEN * depth) return 0;
  const spread = Math.max(1e-6, n * s2 - s1 * s1);
  let sum = 0;
  for (let c = 0; c < 3; c++) {
    const slope = (n * vx[c]! - s1 * v1[c]!) / spread;
    const start = (v1[c]! - slope * s1) / n;
    sum += Math.max(0, (vv[c]! - start * v1[c]! - slope * vx[c]!) / n);
  }
  return Math.sqrt(sum / 3);
}
