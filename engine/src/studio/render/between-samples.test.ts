import { expect, it, vi } from 'vitest';
import { createVisibilityBuffer } from '../../foundation/raster/rasterise.ts';
import { createFrame } from './frame.ts';
import { createBetweenSamples } from './between-samples.ts';

const WIDTH = 6;
const HEIGHT = 6;

/**
 * A frame of one part at a distance of one metre, with radiance `light` at column x of row y; samples left open are
 * black.
 */
function shaded(light: (x: number, y: number) => number) {
  const frame = createFrame(WIDTH, HEIGHT, 2, []);
  const buffer = createVisibilityBuffer(WIDTH, HEIGHT);
  const between = createBetweenSamples(new Int32Array((WIDTH * HEIGHT) / 4));
  frame.parts.fill(1);
  buffer.depth.fill(1);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const k = y * WIDTH + x;
      if ((x + y) % 2 === 0) frame.radiance.fill(light(x, y), k * 3, k * 3 + 3);
      if (x % 2 === 0 && y % 2 === 0) between.leave(k);
    }
  }
  return { frame, buffer, between };
}

const tools = (shade: (k: number) => void = () => undefined) => ({
  metresPerSample: 0.001,
  check: () => undefined,
  shade: vi.fn(shade),
});

it('interpolates open samples between those on their four sides', () => {
  const { frame, buffer, between } = shaded((x, y) => 1 + 0.01 * x + 0.02 * y);
  const fillTools = tools();
  between.fill(frame, buffer, fillTools);
  for (let y = 1; y < HEIGHT - 1; y++) {
    for (let x = 1; x < WIDTH - 1; x++)
      expect(frame.radiance[(y * WIDTH + x) * 3]).toBeCloseTo(1 + 0.01 * x + 0.02 * y, 5);
  }
  expect(fillTools.shade.mock.calls.length).toBeLessThan(4);
});

it('interpolates along an edge instead of across it', () => {
  const { frame, buffer, between } = shaded((x) => (x < 3 ? 1 : 1.3));
  between.fill(frame, buffer, tools());
  expect(frame.radiance[(2 * WIDTH + 3) * 3]).toBeCloseTo(1.3, 1);
  expect(frame.radiance[(3 * WIDTH + 2) * 3]).toBeCloseTo(1, 1);
});

it('shades an open sample that may lie on a thin line', () => {
  const { frame, buffer, between } = shaded((x) => (x === 3 ? 0.2 : 1));
  const fillTools = tools();
  between.fill(frame, buffer, fillTools);
  expect(fillTools.shade).toHaveBeenCalledWith(2 * WIDTH + 3);
});

it('shades an open sample whose depth differs from that of all its neighbours', () => {
  const { frame, buffer, between } = shaded(() => 1);
  const alone = 2 * WIDTH + 3;
  buffer.depth[alone] = 1.5;
  const fillTools = tools();
  between.fill(frame, buffer, fillTools);
  expect(fillTools.shade).toHaveBeenCalledWith(alone);
});
