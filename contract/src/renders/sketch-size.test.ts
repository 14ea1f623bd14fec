import { expect, test } from 'vitest';
import { sketchSize } from './sketch-size.ts';

test.each([
  [
    { width: 600, height: 800 },
    { width: 600, height: 800 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 768, height: 1024 },
  ],
  [
    { width: 210, height: 420 },
    { width: 256, height: 512 },
  ],
  [
    { width: 210, height: 4200 },
    { width: 256, height: 1536 },
  ],
])('gives line art of %o a sheet of %o', (picture, sheet) => {
  expect(sketchSize(picture)).toEqual(sheet);
});
