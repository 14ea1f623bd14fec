import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export type Tool = 'pen' | 'eraser' | 'hand';

export const PEN_RANGE = { min: 1, max: 40 } as const;
export const ERASER_RANGE = { min: 4, max: 120 } as const;

interface SketchSettings {
  readonly tool: Tool;
  /** Diameters in pixels of the sheet. */
  readonly penSize: number;
  readonly eraserSize: number;
  /** 0 to 100. */
  readonly smoothing: number;
  /** Draws on both sides of the middle. */
  readonly symmetry: boolean;
  /** A figure to draw over, which is no part of the drawing. */
  readonly croquis: boolean;
}

/** How a person likes to draw; the same on every sheet and next time. */
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

/** Diameter of what is in the hand. */
export const tipSize = ({ tool, penSize, eraserSize }: SketchSettings): number =>
  tool === 'eraser' ? eraserSize : penSize;

/** A step of the size by keyboard: finer where tips are small. */
export function stepTip(settings: SketchSettings, direction: 1 | -1): void {
  const size = tipSize(settings);
  const { min, max } = settings.tool === 'eraser' ? ERASER_RANGE : PEN_RANGE;
  const step = size + direction <= 10 ? 1 : size <= 30 ? 2 : 5;
  const next = Math.min(max, Math.max(min, size + direction * step));
  changeSketching(settings.tool === 'eraser' ? { eraserSize: next } : { penSize: next });
}
