import type { Placement } from '../../../words/tasks/edit-task.ts';
import type { Canvas } from '../canvas.ts';
import { subjectCuts } from '../subject-cuts.ts';

/** Of the picture's width: a shorter cut took only the crown of a hat or of hair off, which can be rounded. */
const CROWN = 0.05;

/** Whether the picture's upper border runs through the subject although the canvas has room above it. */
export const cutOffHead = (canvas: Canvas): boolean =>
  subjectCuts(canvas).top.some(({ from, to }) => to - from > CROWN * canvas.box!.width);

/** The placement with its upper border on that of the canvas. */
export const underTheTop = (placement: Placement): Placement => ({ ...placement, y: 0 });
