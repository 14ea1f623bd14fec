import type { Placement } from '../../../words/tasks/edit-task.ts';
import type { Canvas } from '../canvas.ts';
import { subjectCuts } from '../subject-cuts.ts';

/**
 * Maximum cut, as a share of the picture's width, that only takes off the top of a hat or hair, which can be rounded.
 */
const CROWN = 0.05;

/** Whether the picture's upper border runs through the subject although the canvas has space above it. */
export const cutOffHead = (canvas: Canvas): boolean =>
  subjectCuts(canvas).top.some(({ from, to }) => to - from > CROWN * canvas.box!.width);

/** Moves the placement so that its upper border is that of the canvas. */
export const underTheTop = (placement: Placement): Placement => ({ ...placement, y: 0 });
