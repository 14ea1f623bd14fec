import { expect, test } from 'vitest';
import { diameterOf, steppedSize, useCanvasSettings } from './canvas-settings.ts';

test('the largest brush is a quarter of the longer side, the smallest one pixel', () => {
  expect([diameterOf(0, 2048), diameterOf(50, 2048), diameterOf(100, 2048)]).toEqual([1, 256, 512]);
});

test('keys change the size of the selected tool within its range', () => {
  const settings = useCanvasSettings.getInitialState();
  expect(steppedSize({ ...settings, tool: 'brush', brushSize: 0 }, -1)).toEqual({ brushSize: 0 });
  expect(steppedSize({ ...settings, tool: 'eraser', eraserSize: 6 }, -1)).toEqual({ eraserSize: 5 });
  expect(steppedSize({ ...settings, tool: 'lasso', brushSize: 98 }, 1)).toEqual({ brushSize: 100 });
});
