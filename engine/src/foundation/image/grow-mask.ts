/** Dilates a mask (1 on, 0 off) by `radius` pixels to every side with a square brush. Returns a new mask. */
export function growMask(mask: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  const across = new Uint8Array(mask.length);
  for (let y = 0; y < height; y++) {
    let until = -1;
    for (let x = 0; x < width + radius; x++) {
      if (x < width && mask[y * width + x]) until = x + 2 * radius;
      if (x >= radius && x <= until) across[y * width + x - radius] = 1;
    }
  }
  const grown = new Uint8Array(mask.length);
  const until = new Int32Array(width).fill(-1);
  for (let y = 0; y < height + radius; y++) {
    for (let x = 0; x < width; x++) {
      if (y < height && across[y * width + x]) until[x] = y + 2 * radius;
      if (y >= radius && y <= until[x]!) grown[(y - radius) * width + x] = 1;
    }
  }
  return grown;
}
