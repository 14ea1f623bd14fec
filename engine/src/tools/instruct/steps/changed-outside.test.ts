import { expect, it } from 'vitest';
import type { EnginePixels } from '../../../foundation/image/pixels.ts';
import { spills } from './changed-outside.ts';
import type { StepContext } from './step-context.ts';

const [WIDTH, HEIGHT] = [200, 100];
const part = (i: number) => i % WIDTH < 80;
const picture = (levelOf: (i: number) => number): EnginePixels => ({
  width: WIDTH,
  height: HEIGHT,
  channels: 3,
  data: Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, at) => levelOf(Math.floor(at / 3))),
});
const before = {
  pixels: picture(() => 100),
  mask: {
    width: WIDTH,
    height: HEIGHT,
    data: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => (part(i) ? 255 : 0)),
  },
};
// A marked part is looked up in the mask, so that nothing of the context is read.
const context = {} as StepContext;
const spilled = (levelOf: (i: number) => number) =>
  spills({ kind: 'fill', words: 'a red bow' }, before, picture(levelOf), context);

it('a change of the named part and of its rim is what was asked for', async () => {
  expect(await spilled((i) => (part(i) ? 30 : 100))).toBe(false);
  expect(await spilled((i) => (i % WIDTH < 83 ? 30 : 100))).toBe(false);
});

it('a change elsewhere of more than 1 % of the part is a failure, unless nobody could see it', async () => {
  const elsewhere = (pixels: number, level: number) => (i: number) =>
    i % WIDTH === 150 && i / WIDTH < pixels ? level : part(i) ? 30 : 100;
  expect(await spilled(elsewhere(79, 200))).toBe(false);
  expect(await spilled(elsewhere(90, 200))).toBe(true);
  expect(await spilled(elsewhere(90, 108))).toBe(false);
});
