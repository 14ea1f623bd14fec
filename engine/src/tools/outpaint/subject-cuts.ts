import type { Canvas } from './canvas.ts';

export type Side = 'left' | 'right' | 'top' | 'bottom';

/** A part of a side, in pixels of the canvas along it; `to` is exclusive. */
interface Cut {
  readonly from: number;
  readonly to: number;
}

/** Places where the subject extends beyond the border of its picture although the canvas has space there. */
export type SubjectCuts = Readonly<Record<Side, readonly Cut[]>>;

const SIDES: readonly Side[] = ['left', 'right', 'top', 'bottom'];
/** Subject value (of 255) from which a border pixel counts as cut. */
const CUT_THRESHOLD = 110;
/**
 * Minimum length of a cut as a share of the source's longer side on the canvas; shorter ones are noise of the matte.
 */
const MIN_CUT = 0.008;
/** Maximum gap, as the same share, that does not divide a cut. */
const GAP = 0.006;

/** Finds, side by side, where the border of the source cuts the subject off. */
export function subjectCuts(canvas: Canvas): SubjectCuts {
  const cuts: Record<Side, readonly Cut[]> = { left: [], right: [], top: [], bottom: [] };
  for (const side of SIDES) cuts[side] = cutsOf(canvas, side);
  return cuts;
}

/**
 * Pixels between the border of the source and that of the canvas; negative when the source extends beyond the canvas.
 */
export function spaceBeside({ width, height, whole }: Canvas, side: Side): number {
  switch (side) {
    case 'left':
      return whole.left;
    case 'right':
      return width - whole.left - whole.width;
    case 'top':
      return whole.top;
    case 'bottom':
      return height - whole.top - whole.height;
  }
}

function cutsOf(canvas: Canvas, side: Side): readonly Cut[] {
  const { box, subject, width } = canvas;
  if (!box || spaceBeside(canvas, side) <= 0) return [];
  const upright = side === 'left' || side === 'right';
  const first = upright ? box.top : box.left;
  const last = first + (upright ? box.height : box.width);
  const line = side === 'left' ? box.left : side === 'top' ? box.top : 0;
  const at = (along: number): number => {
    if (side === 'left' || side === 'top') return upright ? along * width + line : line * width + along;
    return upright ? along * width + box.left + box.width - 1 : (box.top + box.height - 1) * width + along;
  };
  const size = Math.max(box.width, box.height);
  const cuts: Cut[] = [];
  for (let along = first; along < last; along++) {
    if (subject[at(along)]! < CUT_THRESHOLD) continue;
    const before = cuts.at(-1);
    if (before && along - before.to <= GAP * size) cuts[cuts.length - 1] = { from: before.from, to: along + 1 };
    else cuts.push({ from: along, to: along + 1 });
  }
  return cuts.filter(({ from, to }) => to - from >= MIN_CUT * size);
}
