import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export type Tool = 'brush' | 'eraser' | 'lasso' | 'rectangle' | 'region' | 'hand';

/** What a selection does to what is covered already. */
type Adding = 'add' | 'subtract';

export const OVERLAY_COLOURS = [
  ['#f0412a', 'Vermilion'],
  ['#12b76a', 'Green'],
  ['#2f7bff', 'Blue'],
  ['#ffffff', 'White'],
  ['#111111', 'Black'],
] as const;

/** What the picture lies on. The first is 18 % grey, which misleads the eye least. */
export const GROUNDS = [
  ['grey', '18 % grey'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;
type Ground = (typeof GROUNDS)[number][0];

export const BRUSH_RANGE = { min: 0, max: 100 } as const;
export const ERASER_RANGE = { min: 5, max: 100 } as const;

export interface CanvasSettings {
  readonly tool: Tool;
  readonly brushSize: number;
  readonly eraserSize: number;
  /** 0 to 100. */
  readonly brushHardness: number;
  readonly eraserHardness: number;
  readonly adding: Adding;
  /** Largest difference of a colour channel that a region takes along, 0 to 100 of 255. */
  readonly tolerance: number;
  readonly overlayColour: string;
  /** 0 to 100. */
  readonly overlayOpacity: number;
  readonly ground: Ground;
}

/** How a person likes to work; the same on every canvas and next time. */
export const useCanvasSettings = create<CanvasSettings>()(
  persist(
    (): CanvasSettings => ({
      tool: 'brush',
      brushSize: 30,
      eraserSize: 30,
      brushHardness: 70,
      eraserHardness: 70,
      adding: 'add',
      tolerance: 24,
      overlayColour: OVERLAY_COLOURS[0][0],
      overlayOpacity: 55,
      ground: 'grey',
    }),
    { name: 'mask-canvas', version: 1 },
  ),
);

export const changeCanvas = (change: Partial<CanvasSettings>): void => void useCanvasSettings.setState(change);

/** The largest brush is a quarter of the longer side of the picture; the smallest is one pixel. */
export const diameterOf = (size: number, longerSide: number): number =>
  Math.max(1, Math.round((size / 100) * (longerSide / 4)));

/** The tip in the hand: its size and hardness by the tool; the brush stands for tools without one. */
export const tipOf = (
  settings: CanvasSettings,
): { size: number; hardness: number; sizeField: 'brushSize' | 'eraserSize' } =>
  settings.tool === 'eraser'
    ? { size: settings.eraserSize, hardness: settings.eraserHardness, sizeField: 'eraserSize' }
    : { size: settings.brushSize, hardness: settings.brushHardness, sizeField: 'brushSize' };

/** A step of the size by keyboard: finer where brushes are small. */
export function steppedSize(settings: CanvasSettings, direction: 1 | -1): Partial<CanvasSettings> {
  const { size, sizeField } = tipOf(settings);
  const { min, max } = sizeField === 'eraserSize' ? ERASER_RANGE : BRUSH_RANGE;
  const step = size + direction <= 10 ? 1 : size <= 30 ? 2 : 5;
  return { [sizeField]: Math.min(max, Math.max(min, size + direction * step)) };
}
