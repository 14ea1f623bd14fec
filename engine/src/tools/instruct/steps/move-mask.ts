import type { EngineMask } from '../../../foundation/image/pixels.ts';
import type { Canvas } from './canvas-of.ts';
import type { Frame } from './frame-of.ts';

/** Transforms the mask with the frame, so that the marked area stays marked; nearest neighbour, 0 beyond the edge. */
export function moveMask(mask: EngineMask | null, { width, height, toSource }: Frame): EngineMask | null {
  if (mask === null) return null;
  const [a, b, c, d, e, f] = toSource;
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = Math.floor(a * (x + 0.5) + b * (y + 0.5) + c);
      const v = Math.floor(d * (x + 0.5) + e * (y + 0.5) + f);
      const inside = u >= 0 && v >= 0 && u < mask.width && v < mask.height;
      if (inside) data[y * width + x] = mask.data[v * mask.width + u]!;
    }
  }
  return { width, height, data };
}

/** The frame of a larger canvas that contains the picture. */
export function frameOnCanvas({ width, height, placement }: Canvas, source: { width: number }): Frame {
  const scale = source.width / placement.width;
  return { width, height, toSource: [scale, 0, -placement.x * scale, 0, scale, -placement.y * scale] };
}
