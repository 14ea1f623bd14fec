import type { Cover } from '../cloth-texture/cover-material.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import { fabricOf } from '../../studio/fabrics/index.ts';
import { material } from '../../studio/materials/material.ts';
import type { ClothSample } from './cloth-sample.ts';

/** Creates a cover from a sample of cloth at its original scale in metres. */
export function sampleCover({ tile, width, height, metresPerPixel }: ClothSample): Cover {
  const colour = meanOf(tile);
  const paint = (point: { readonly u: number; readonly v: number }, surface: { r: number; g: number; b: number }) => {
    const x = wrap(point.u / metresPerPixel, width);
    const y = wrap(-point.v / metresPerPixel, height);
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [x - left, y - top];
    const right = left + 1 < width ? left + 1 : 0;
    const below = top + 1 < height ? top + 1 : 0;
    const read = (c: number) =>
      (tile[(top * width + left) * 3 + c]! * (1 - u) + tile[(top * width + right) * 3 + c]! * u) * (1 - v) +
      (tile[(below * width + left) * 3 + c]! * (1 - u) + tile[(below * width + right) * 3 + c]! * u) * v;
    surface.r = read(0);
    surface.g = read(1);
    surface.b = read(2);
  };
  return { material: material({ albedo: colour, paint }), fabric: fabricOf('cotton'), gain: 1, colour };
}

const wrap = (value: number, length: number): number => ((value % length) + length) % length;

function meanOf(tile: Float32Array): Rgb {
  const sum = [0, 0, 0];
  for (let k = 0; k < tile.length; k++) sum[k % 3] = sum[k % 3]! + tile[k]!;
  return sum.map((value) => (3 * value) / tile.length) as unknown as Rgb;
}
