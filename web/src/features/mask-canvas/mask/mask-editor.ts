import { createHistory } from './history.ts';
import { combine, createMask, invert, sumOf, type Mask } from './mask.ts';
import { fillPolygon, polygonRect } from './polygon.ts';
import { isEmptyRect, wholeRect, type Point, type Rect, type Size } from './rect.ts';
import { drawStroke, strokeRect, type Dab, type Tip } from './stroke.ts';

export interface MaskState {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Covered share of the picture, 0 to 1. */
  readonly covered: number;
}

type Combination = 'add' | 'subtract' | 'replace';

/**
 * Editor of one mask. Strokes and polygons show at once and become an undo step with `commit`; `abandon` reverts them.
 * `onPaint` reports changed pixels to the stage, `onChange` reports the changed state to the page.
 */
export interface MaskEditor {
  readonly mask: Mask;
  readonly stroke: (from: Dab, to: Dab, tip: Tip) => void;
  readonly polygon: (points: readonly Point[], erases: boolean) => void;
  /** Combines coverage values with the mask as one undo step. Returns false when nothing changed. */
  readonly apply: (values: Uint8Array, how: Combination) => boolean;
  readonly invert: () => void;
  /** Returns false when the mask was empty. */
  readonly clear: () => boolean;
  readonly commit: () => boolean;
  readonly abandon: () => void;
  readonly undo: () => boolean;
  readonly redo: () => boolean;
  readonly state: () => MaskState;
  readonly onPaint: (listener: (rect: Rect) => void) => () => void;
  readonly onChange: (listener: () => void) => () => void;
}

export function createMaskEditor(size: Size, start: Mask = createMask(size)): MaskEditor {
  const mask = start;
  const history = createHistory(mask);
  const paints = new Set<(rect: Rect) => void>();
  const changes = new Set<() => void>();
  /**
   * Sum of all values when the last step ended. It is updated incrementally, because summing a large mask after each
   * stroke causes a noticeable delay.
   */
  let sum = sumOf(mask);
  /**
   * Change of the sum since the last step. A stroke only adds or only removes coverage, so 0 means that nothing
   * changed.
   */
  let grown = 0;
  let state = stateOf();

  function stateOf(): MaskState {
    const covered = sum / (255 * mask.data.length);
    return { canUndo: history.canUndo(), canRedo: history.canRedo(), covered };
  }
  const changed = (): true => {
    state = stateOf();
    for (const listener of changes) listener();
    return true;
  };
  const painted = (rect: Rect) => {
    for (const listener of paints) listener(rect);
  };
  const draw = (rect: Rect, act: () => number) => {
    if (isEmptyRect(rect)) return;
    history.record(rect);
    grown += act();
    painted(rect);
  };
  const commit = () => {
    const isChanged = grown !== 0;
    sum += grown;
    grown = 0;
    return history.close(isChanged) && changed();
  };
  const whole = (act: () => void): boolean => {
    history.record(wholeRect(mask));
    act();
    painted(wholeRect(mask));
    sum = sumOf(mask);
    return history.close() && changed();
  };
  const step = (rect: Rect | null): boolean => {
    if (rect === null) return false;
    sum = sumOf(mask);
    painted(rect);
    return changed();
  };
  return {
    mask,
    stroke: (from, to, tip) => draw(strokeRect(from, to, mask), () => drawStroke(mask, from, to, tip)),
    polygon: (points, erases) => draw(polygonRect(points, mask), () => fillPolygon(mask, points, erases)),
    apply: (values, how) => whole(() => combine(mask, values, how)),
    invert: () => void whole(() => invert(mask)),
    clear: () => whole(() => mask.data.fill(0)),
    commit,
    abandon: () => {
      grown = 0;
      const rect = history.abandon();
      if (rect !== null) painted(rect);
    },
    undo: () => step(history.undo()),
    redo: () => step(history.redo()),
    state: () => state,
    onPaint: (listener) => {
      paints.add(listener);
      return () => paints.delete(listener);
    },
    onChange: (listener) => {
      changes.add(listener);
      return () => changes.delete(listener);
    },
  };
}
