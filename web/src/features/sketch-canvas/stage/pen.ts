import type { Drawing, Touch } from '../../../lib/drawing-stage/drawing.ts';
import { createSmoother, isFurther, straightEnd, type Stroke } from '../stroke.ts';

interface PenInput extends Omit<Stroke, 'points'> {
  /** Smoothing in percent, 0 to 100. */
  readonly smoothing: number;
  /** Whether the stroke is one straight line from its start to its end. */
  readonly straight: boolean;
  /**
   * Called with the stroke so far. Only the part from point `from` on must be drawn; `fresh` is true when everything that
   * was drawn of the stroke before must be erased first.
   */
  readonly onLine: (stroke: Stroke, from: number, fresh: boolean) => void;
  /** Called with the finished stroke; null when it was cancelled. */
  readonly onEnd: (stroke: Stroke | null) => void;
}

/** Starts a stroke at the point where the pen touches the sheet. */
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
      // The last segment on the screen was drawn before its end was known, so it is drawn again.
      shown(Math.max(0, from), false);
    },
    end: () => {
      if (!straight && isFurther(points.at(-1)!, smoother.end(), size)) points.push(smoother.end());
      onEnd(stroke());
    },
    cancel: () => onEnd(null),
  };
}
