import { readPlane } from './read-plane.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A one-channel plane at another size, read bilinearly at the centres of its pixels. */
export function resizePlane(plane: Float32Array, from: Size, to: Size): Float32Array {
  const out = new Float32Array(to.width * to.height);
  for (let y = 0; y < to.height; y++) {
    const v = ((y + 0.5) * from.height) / to.height - 0.5;
    for (let x = 0; x < to.width; x++)
      out[y * to.width + x] = readPlane(plane, from.width, from.height, ((x + 0.5) * from.width) / to.width - 0.5, v);
  }
  return out;
}
