import type { Size } from '../../lib/pan-zoom/view.ts';
import type { Stroke } from './stroke.ts';

/** A step of the drawing: a stroke, or the removal of everything drawn before. */
export type Step = Stroke | 'clear';

export interface SketchState {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether nothing is drawn. */
  readonly empty: boolean;
}

/** A drawing as it is stored. */
export interface Sketch {
  /** Size of the sheet on which the drawing was started. Positions and sizes are in its pixels. */
  readonly frame: Size;
  readonly steps: readonly Step[];
}

/** Maximum number of steps that can be undone. */
export const DEPTH = 64;

export interface SketchEditor {
  /** Size of the sheet on which the drawing was started; of an empty drawing, the present sheet. */
  readonly frame: () => Size;
  readonly draw: (stroke: Stroke) => void;
  /** Returns false when nothing is drawn. */
  readonly clear: () => boolean;
  readonly undo: () => boolean;
  readonly redo: () => boolean;
  readonly state: () => SketchState;
  readonly sketch: () => Sketch;
  /** Number of the oldest steps that can no longer be undone. */
  readonly settled: () => number;
  readonly onChange: (listener: () => void) => () => void;
}

/** A drawing on a sheet, with undo and redo. An empty drawing adopts the size of the sheet. */
export function createSketchEditor(start: Sketch | null, sheet: () => Size): SketchEditor {
  let steps: Step[] = [...(start?.steps ?? [])];
  let undone: Step[] = [];
  let frame = start?.frame ?? sheet();
  // Steps drawn before the page was loaded can be undone as well.
  let settled = Math.max(0, steps.length - DEPTH);
  let state = stateOf();
  const frameNow = () => (steps.length === 0 ? sheet() : frame);
  const listeners = new Set<() => void>();

  function stateOf(): SketchState {
    return { canUndo: steps.length > settled, canRedo: undone.length > 0, empty: isEmpty(steps) };
  }
  const changed = (): true => {
    state = stateOf();
    for (const listener of listeners) listener();
    return true;
  };
  const add = (step: Step): true => {
    steps = [...steps, step];
    undone = [];
    settled = Math.max(settled, steps.length - DEPTH);
    return changed();
  };
  return {
    frame: frameNow,
    draw: (stroke) => {
      frame = frameNow();
      add(stroke);
    },
    clear: () => !isEmpty(steps) && add('clear'),
    undo: () => {
      const step = steps.at(-1);
      if (step === undefined || steps.length <= settled) return false;
      steps = steps.slice(0, -1);
      undone = [...undone, step];
      return changed();
    },
    redo: () => {
      const step = undone.at(-1);
      if (step === undefined) return false;
      undone = undone.slice(0, -1);
      steps = [...steps, step];
      return changed();
    },
    state: () => state,
    sketch: () => ({ frame: frameNow(), steps }),
    settled: () => settled,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const isEmpty = (steps: readonly Step[]): boolean => steps.length === 0 || steps.at(-1) === 'clear';

/** Scale and position at which a drawing fits wholly on a sheet of another shape, centred. */
export function fitOf(frame: Size, sheet: Size): { readonly scale: number; readonly x: number; readonly y: number } {
  const scale = Math.min(sheet.width / frame.width, sheet.height / frame.height);
  return { scale, x: (sheet.width - frame.width * scale) / 2, y: (sheet.height - frame.height * scale) / 2 };
}
