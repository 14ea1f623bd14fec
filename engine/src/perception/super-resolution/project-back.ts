/**
 * Makes a doubled plane consistent with its source: the difference between the mean of each four pixels and their
 * source pixel is interpolated and added (back-projection; Irani and Peleg 1991). The network was trained on pictures
 * reduced by a different filter than a camera's averaging, so its output is slightly too soft without this.
 * @param large changed in place, except for its outermost two rows and columns; `2 * width` by `2 * height`.
 */
export function projectBack(large: Float32Array, source: Float32Array, width: number, height: number): void {
  const rest = differences(large, source, width, height);
  const wide = 2 * width;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const [own, left, right] = [9 * rest[at]!, 3 * rest[at - 1]!, 3 * rest[at + 1]!];
      const [up, down] = [at - width, at + width];
      const to = 2 * y * wide + 2 * x;
      const [above, below] = [own + 3 * rest[up]!, own + 3 * rest[down]!];
      large[to]! += (above + left + rest[up - 1]!) / 16;
      large[to + 1]! += (above + right + rest[up + 1]!) / 16;
      large[to + wide]! += (below + left + rest[down - 1]!) / 16;
      large[to + wide + 1]! += (below + right + rest[down + 1]!) / 16;
    }
}

function differences(large: Float32Array, source: Float32Array, width: number, height: number): Float32Array {
  const rest = new Float32Array(width * height);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0, from = 4 * y * width; x < width; x++, at++, from += 2) {
      const sum = large[from]! + large[from + 1]! + large[from + 2 * width]! + large[from + 2 * width + 1]!;
      rest[at] = source[at]! - sum / 4;
    }
  return rest;
}
