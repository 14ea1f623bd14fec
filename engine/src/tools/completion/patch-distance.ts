import { FEATURES, REACH } from './level.ts';

const ROW = FEATURES * (2 * REACH + 1);

/**
 * Sum of squared differences between the patches around pixels `p` and `q`; stops early with a value of at least
 * `limit` once the sum reaches it.
 */
export function patchDistance(features: Uint8Array, width: number, p: number, q: number, limit: number): number {
  const stride = width * FEATURES;
  let a = (p - REACH * width - REACH) * FEATURES;
  let b = (q - REACH * width - REACH) * FEATURES;
  let sum = 0;
  for (let j = -REACH; j <= REACH; j++) {
    for (let i = 0; i < ROW; i += FEATURES) {
      const d0 = features[a + i]! - features[b + i]!;
      const d1 = features[a + i + 1]! - features[b + i + 1]!;
      const d2 = features[a + i + 2]! - features[b + i + 2]!;
      const d3 = features[a + i + 3]! - features[b + i + 3]!;
      sum = (sum + d0 * d0 + d1 * d1 + d2 * d2 + d3 * d3) | 0;
    }
    if (sum >= limit) return sum;
    a += stride;
    b += stride;
  }
  return sum;
}
