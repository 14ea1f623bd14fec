/**
 * Thins a mask (1 on, 0 off) in place to lines one pixel wide that preserve its ends and crossings (Zhang and Suen
 * 1984). Pixels on the border of the picture are cleared.
 */
export function thinLines(mask: Uint8Array, width: number, height: number, check?: () => void): void {
  let active = innerPixels(mask, width, height);
  const doomed: number[] = [];
  let changed = true;
  while (changed) {
    check?.();
    changed = false;
    for (const phase of [0, 1] as const) {
      doomed.length = 0;
      for (const k of active) if (mask[k] && isRemovable(mask, k, width, phase)) doomed.push(k);
      for (const k of doomed) mask[k] = 0;
      if (doomed.length > 0) changed = true;
    }
    active = active.filter((k) => mask[k] === 1);
  }
}

function innerPixels(mask: Uint8Array, width: number, height: number): number[] {
  const inner: number[] = [];
  for (let k = 0; k < mask.length; k++) {
    if (!mask[k]) continue;
    const x = k % width;
    if (x > 0 && x < width - 1 && k >= width && k < (height - 1) * width) inner.push(k);
    else mask[k] = 0;
  }
  return inner;
}

function isRemovable(mask: Uint8Array, k: number, width: number, phase: 0 | 1): boolean {
  const n = mask[k - width]!;
  const ne = mask[k - width + 1]!;
  const e = mask[k + 1]!;
  const se = mask[k + width + 1]!;
  const s = mask[k + width]!;
  const sw = mask[k + width - 1]!;
  const w = mask[k - 1]!;
  const nw = mask[k - width - 1]!;
  const neighbours = n + ne + e + se + s + sw + w + nw;
  if (neighbours < 2 || neighbours > 6) return false;
  const rises =
    (1 - n) * ne +
    (1 - ne) * e +
    (1 - e) * se +
    (1 - se) * s +
    (1 - s) * sw +
    (1 - sw) * w +
    (1 - w) * nw +
    (1 - nw) * n;
  if (rises !== 1) return false;
  return phase === 0 ? n * e * s === 0 && e * s * w === 0 : n * e * w === 0 && n * s * w === 0;
}
