import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export type Tool = 'brush' | 'eraser' | 'lasso' | 'rectangle' | 'region' | 'hand';

/** Effect of a selection on the mask. */
type Adding = 'add' | 'subtract';

export const OVERLAY_COLOURS = [
  ['#f0412a', 'Vermilion'],
  ['#12b76a', 'Green'],
  ['#2f7bff', 'Blue'],
  ['#ffffff', 'White'],
  ['#111111', 'Black'],
] as const;

/**
 * Backgrounds behind the picture. The first is 18 % grey, because a neutral mid-tone distorts colour judgement least.
 */
export const BACKGROUNDS = [
  ['grey', '18 % grey'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;
type Background = (typeof BACKGROUNDS)[number][0];

export const BRUSH_RANGE = { min: 0, max: 100 } as const;
export const ERASER_RANGE = { min: 5, max: 100 } as const;

export interface CanvasSettings {
  readonly tool: Tool;
  readonly brushSize: number;
  readonly eraserSize: number;
  /** Brush hardness in percent, 0 to 100. */
  readonly brushHardness: number;
  readonly eraserHardness: number;
  readonly adding: Adding;
  /** Largest difference of a colour channel within a selected region, in percent of 255, 0 to 100. */
  readonly tolerance: number;
  readonly overlayColour: string;
  /** Opacity of the mask's overlay in percent, 0 to 100. */
  readonly overlayOpacity: number;
  readonly background: Background;
}

/** Tool settings of the person, the same on every mask canvas and stored in the browser. */
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
      background: 'grey',
    }),
    { name: 'mask-canvas', version: 1 },
  ),
);

export const changeCanvas = (change: Partial<CanvasSettings>): void => void useCanvasSettings.setState(change);

/** Brush diameter in pixels for a size of 0 to 100: 100 is a quarter of the picture's longer side, 0 is one pixel. */
export const diameterOf = (size: number, longerSide: number): number =>
  Math.max(1, Math.round((size / 100) * (longerSide / 4)));

/** Size and hardness of the selected tool. Tools without a tip have those of the brush. */
export const tipOf = (
  settings: CanvasSettings,
): { size: number; hardness: number; sizeField: 'brushSize' | 'eraserSize' } =>
  settings.tool === 'eraser'
    ? { size: settings.eraserSize, hardness: settings.eraserHardness, sizeField: 'eraserSize' }
    : { size: settings.brushSize, hardness: settings.brushHardness, sizeField: 'brushSize' };

/** Changes the size by one keyboard step: 1 up to a size of 10, 2 up to 30 and 5 above. */
export function steppedSize(settings: CanvasSettings, direction: 1 | -1): Partial<CanvasSettings> {
  const { size, sizeField } = tipOf(settings);
  const { min, max } = sizeField === 'eraserSize' ? ERASER_RANGE : BRUSH_RANGE;
  const step = size + direction <= 10 ? 1 : size <= 30 ? 2 : 5;
  return { [sizeField]: Math.min(max, Math.max(min, size + direction * step)) };
}
