import type { Placement } from '../../../words/tasks/edit-task.ts';
import type { Edit } from '../../../words/instruct/edit.ts';

/** Maximum side in pixels of a canvas that can be drawn on. */
const MAX_CANVAS_SIDE = 3000;

export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly placement: Placement;
}

/** The canvas that an edit requests, with the picture on it; scaled down where it would be too large. */
export function canvasOf(
  edit: Extract<Edit, { kind: 'extend' | 'place' }>,
  size: { width: number; height: number },
): Canvas {
  const margins = edit.kind === 'extend' ? marginsOf(edit, size) : { left: 0, top: 0, right: 0, bottom: 0 };
  const width = size.width + margins.left + margins.right;
  const height = size.height + margins.top + margins.bottom;
  const scale = Math.min(1, MAX_CANVAS_SIDE / Math.max(width, height));
  const scaled = (value: number): number => (scale === 1 ? value : Math.round(value * scale));
  const placement = {
    x: scaled(margins.left),
    y: scaled(margins.top),
    width: scaled(size.width),
    height: scaled(size.height),
  };
  return { width: scaled(width), height: scaled(height), placement };
}

function marginsOf(
  { sides, share, ratio }: Extract<Edit, { kind: 'extend' }>,
  { width, height }: { width: number; height: number },
) {
  if (ratio !== null) {
    const across = Math.max(0, Math.round(height * ratio) - width);
    const down = Math.max(0, Math.round(width / ratio) - height);
    return { left: across >> 1, right: across - (across >> 1), top: down >> 1, bottom: down - (down >> 1) };
  }
  const added = (side: (typeof sides)[number], length: number): number =>
    sides.includes(side) ? Math.round(length * share) : 0;
  return {
    left: added('left', width),
    right: added('right', width),
    top: added('top', height),
    bottom: added('bottom', height),
  };
}
