import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export type Tool = 'pen' | 'eraser' | 'hand';

export const PEN_RANGE = { min: 1, max: 40 } as const;
export const ERASER_RANGE = { min: 4, max: 120 } as const;

interface SketchSettings {
  readonly tool: Tool;
  /** Diameter in pixels of the sheet. */
  readonly penSize: number;
  readonly eraserSize: number;
  /** Smoothing of strokes in percent, 0 to 100. */
  readonly smoothing: number;
  /** Whether strokes are mirrored at the vertical centre line. */
  readonly symmetry: boolean;
  /** Whether the figure for tracing is shown. It is not part of the drawing. */
  readonly croquis: boolean;
}

/** Drawing settings, shared by all sheets and stored. */
export const useSketchSettings = create<SketchSettings>()(
  persist(
    (): SketchSettings => ({
      tool: 'pen',
      penSize: 3,
      eraserSize: 24,
      smoothing: 40,
      symmetry: true,
      croquis: true,
    }),
    { name: 'sketch-canvas', version: 1 },
  ),
);

export const changeSketching = (change: Partial<SketchSettings>): void => void useSketchSettings.setState(change);

/** Diameter of the current tool, in pixels of the sheet. */
export const tipSize = ({ tool, penSize, eraserSize }: SketchSettings): number =>
  tool === 'eraser' ? eraserSize : penSize;

/** Changes the size of the tool by one step: by 1 up to 10 pixels, by 2 up to 30, by 5 above. */
export function stepTip(settings: SketchSettings, direction: 1 | -1): void {
  const size = tipSize(settings);
  const { min, max } = settings.tool === 'eraser' ? ERASER_RANGE : PEN_RANGE;
  const step = size + direction <= 10 ? 1 : size <= 30 ? 2 : 5;
  const next = Math.min(max, Math.max(min, size + direction * step));
  changeSketching(settings.tool === 'eraser' ? { eraserSize: next } : { penSize: next });
}
