import { placementSchema } from '@kenna/contract';
import { expect, test } from 'vitest';
import { around, centred, inSize, moved, resized, scaled, scaleOf } from './arrangement.ts';
import { CANVAS_PRESETS, tooLargeWarning, presetArrangement, presetOf } from './canvas-presets.ts';

const picture = { width: 600, height: 800 };
const start = around(picture, 1);

test('starts with a margin around the centred picture in its own pixels', () => {
  expect(start.canvas).toEqual({ width: 1200, height: 1200 });
  expect(start.placement).toEqual({ x: 300, y: 200, width: 600, height: 800 });
});

test('a picture larger than the largest canvas is scaled to fit, with a warning', () => {
  const large = { width: 6000, height: 3000 };
  const { canvas, placement } = around(large, 1);
  expect(canvas).toEqual({ width: 3000, height: 3000 });
  expect(placement).toEqual({ x: 0, y: 750, width: 3000, height: 1500 });
  expect(tooLargeWarning(large)).toContain('scaled down');
  expect(tooLargeWarning(picture)).toBeNull();
});

test('dragging the left edge outwards widens the canvas and does not move the displayed picture', () => {
  const wider = resized(start, { x: -1, y: 0 }, -100, 50);
  expect(wider.canvas).toEqual({ width: 1300, height: 1200 });
  expect(wider.placement.x - start.placement.x).toBe(100);
  expect(wider.placement.y).toBe(start.placement.y);
});

test('a corner moves two edges, and no side leaves its limits', () => {
  expect(resized(start, { x: 1, y: 1 }, 50, -40).canvas).toEqual({ width: 1250, height: 1160 });
  expect(resized(start, { x: 1, y: 1 }, -5000, 9000).canvas).toEqual({ width: 256, height: 3000 });
});

test('a part of the picture always stays on the canvas', () => {
  expect(moved(start, -9000, 9000).placement).toMatchObject({ x: 24 - 600, y: 1200 - 24 });
});

test('scaling fixes the centre, or the given point', () => {
  const half = scaled(start, picture, 0.5);
  expect(half.placement).toEqual({ x: 450, y: 400, width: 300, height: 400 });
  expect(scaled(start, picture, 0.5, { x: 1, y: 1 }).placement).toMatchObject({ x: 600, y: 600 });
  expect(scaleOf(scaled(start, picture, 99).placement, picture)).toBe(4);
  expect(Math.min(scaled(start, picture, 0).placement.width, 600)).toBeGreaterThanOrEqual(32);
});

test('a typed size grows the canvas evenly', () => {
  expect(inSize(start, { width: 1400, height: 1200 }).placement.x).toBe(400);
});

test('every preset is recognised by its size and leaves a picture that fits in its own pixels', () => {
  for (const preset of CANVAS_PRESETS) {
    const { canvas, placement } = presetArrangement(preset, { width: 500, height: 700 });
    expect(presetOf(canvas)).toBe(preset);
    expect(placement).toMatchObject({ width: 500, height: 700 });
    expect(placementSchema.safeParse(placement).success).toBe(true);
  }
  expect(presetOf({ width: 1000, height: 700 })).toBeNull();
});

test('a placement is always valid for a request', () => {
  const tiny = { width: 201, height: 3000 };
  for (const scale of [0, 0.1, 1, 9]) {
    const { placement } = moved(scaled(centred({ width: 256, height: 256 }, tiny), tiny, scale), -9000, 9000);
    expect(placementSchema.safeParse(placement).success).toBe(true);
  }
});
