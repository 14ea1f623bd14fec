import { OPAQUE } from './opaque.ts';

/**
 * Returns the largest connected part of a plane (values over half are set), and parts of at least `share` of its size;
 * the rest is cleared.
 */
export function largestPart(plane: Uint8Array, width: number, height: number, share: number): Uint8Array {
  const label = new Int32Array(plane.length);
  const sizes: number[] = [0];
  const stack = new Int32Array(plane.length);
  for (let start = 0; start < plane.length; start++) {
    if (plane[start]! < OPAQUE || label[start]) continue;
    const own = sizes.length;
    let [size, depth] = [0, 0];
    stack[depth++] = start;
    label[start] = own;
    while (depth > 0) {
      const i = stack[--depth]!;
      size++;
      const x = i % width;
      for (const next of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
        if (next < 0 || next >= width * height || label[next] || plane[next]! < OPAQUE) continue;
        label[next] = own;
        stack[depth++] = next;
      }
    }
    sizes.push(size);
  }
  const max = Math.max(...sizes);
  const kept = plane.slice();
  for (let i = 0; i < kept.length; i++) if (label[i] && sizes[label[i]!]! < share * max) kept[i] = 0;
  // Faint pixels stay only beside the remaining parts.
  for (let i = 0; i < kept.length; i++) if (!label[i] && kept[i]! > 0 && !touches(kept, label, i, width)) kept[i] = 0;
  return kept;
}

function touches(kept: Uint8Array, label: Int32Array, i: number, width: number): boolean {
  for (let j = -2 * width; j <= 2 * width; j += width)
    for (let k = -2; k <= 2; k++) if (label[i + j + k] && kept[i + j + k]! >= OPAQUE) return true;
  return false;
}
