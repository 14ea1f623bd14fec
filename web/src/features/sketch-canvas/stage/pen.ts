import type { Drawing, Touch } from '../../../lib/drawing-stage/drawing.ts';
import { createSmoother, isFurther, straightEnd, type Stroke } from '../stroke.ts';

interface PenInput extends Omit<Stroke, 'points'> {
  /** 0 to 100. */
  readonly smoothing: number;
  /** One straight line from where it goes down to where it comes up. */
  readonly straight: boolean;
  /** The line as it is now, new from a place on; `fresh` when what was there has changed. */
  readonly onLine: (stroke: Stroke, from: number, fresh: boolean) => void;
  readonly onEnd: (stroke: Stroke | null) => void;
}

/** One line from going down to coming up. */
export function beginLine(at: Touch, input: PenInput): Drawing {
  const { size, erases, mirrored, straight, onLine, onEnd } = input;
  const smoother = createSmoother(straight ? 0 : input.smoothing, at);
  let points: Touch[] = [at];
  const stroke = (): Stroke => ({ points, size, erases, mirrored });
  const shown = (from: number, fresh: boolean) => onLine(stroke(), from, fresh);
  shown(0, true);
  return {
    move: (touches) => {
      const newest = touches.at(-1);
      if (!newest) return;
      if (straight) {
        points = [at, { ...straightEnd(at, newest), pressure: at.pressure }];
        return shown(0, true);
      }
      const from = points.length - 1;
      for (const touch of touches) {
        const next = smoother.next(touch);
        if (isFurther(points.at(-1)!, next, size)) points.push(next);
      }
      // The end of what is shown was a guess at where the line goes on.
      shown(Math.max(0, from), false);
    },
    end: () => {
      if (!straight && isFurther(points.at(-1)!, smoother.end(), size)) points.push(smoother.end());
      onEnd(stroke());
    },
    cancel: () => onEnd(null),
  };
}
