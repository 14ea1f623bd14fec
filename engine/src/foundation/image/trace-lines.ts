import type { Polyline } from './stroke.ts';

/**
 * Follows the lines of a thinned mask into polylines: straight on at crossings, loose ends first. Lines of fewer than
 * `shortest` pixels are dropped; the rest are smoothed over about `smooth` pixels to each side.
 */
export function traceLines(mask: Uint8Array, width: number, shortest: number, smooth: number): Polyline[] {
  const left = mask.slice();
  const pixels: number[] = [];
  for (let k = 0; k < mask.length; k++) if (mask[k]) pixels.push(k);
  const ends = pixels.filter((k) => countNeighbours(mask, k, width) === 1);
  const lines: Polyline[] = [];
  for (const start of [...ends, ...pixels]) {
    if (!left[start]) continue;
    left[start] = 0;
    const forward = walk(left, start, width);
    const backward = walk(left, start, width).reverse();
    const chain = [...backward, start, ...forward];
    if (chain.length >= shortest) lines.push(smoothChain(chain, width, smooth));
  }
  return lines;
}

function offsets(width: number): readonly number[] {
  return [1, width + 1, width, width - 1, -1, -width - 1, -width, -width + 1];
}

function countNeighbours(mask: Uint8Array, k: number, width: number): number {
  let count = 0;
  for (const offset of offsets(width)) count += mask[k + offset] ?? 0;
  return count;
}

/**
 * Follows pixels from `start`, clearing each; at a crossing it takes the smallest turn, judged over the last few steps.
 */
function walk(left: Uint8Array, start: number, width: number): number[] {
  const chain: number[] = [];
  const around = offsets(width);
  let at = start;
  for (;;) {
    const back = chain.length > 5 ? chain[chain.length - 6]! : start;
    const hx = (at % width) - (back % width);
    const hy = Math.floor(at / width) - Math.floor(back / width);
    let next = -1;
    let best = -Infinity;
    for (const offset of around) {
      const k = at + offset;
      if (!left[k]) continue;
      const dx = (k % width) - (at % width);
      const dy = Math.floor(k / width) - Math.floor(at / width);
      const straight = (dx * hx + dy * hy) / Math.hypot(dx, dy);
      if (straight > best) {
        best = straight;
        next = k;
      }
    }
    if (next < 0) return chain;
    left[next] = 0;
    chain.push(next);
    at = next;
  }
}

function smoothChain(chain: readonly number[], width: number, smooth: number): Polyline {
  const line = new Float32Array(chain.length * 2);
  const reach = Math.round(smooth);
  for (let i = 0; i < chain.length; i++) {
    const r = Math.min(reach, i, chain.length - 1 - i);
    let x = 0;
    let y = 0;
    for (let j = i - r; j <= i + r; j++) {
      x += chain[j]! % width;
      y += Math.floor(chain[j]! / width);
    }
    line[i * 2] = x / (2 * r + 1);
    line[i * 2 + 1] = y / (2 * r + 1);
  }
  return line;
}
