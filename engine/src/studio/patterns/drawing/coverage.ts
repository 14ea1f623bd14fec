/** Filtered drawing: the share 0 to 1 of a sample `footprint` metres wide that an ink covers. All lengths in metres. */

/** Exact mean over the footprint of bands `width` wide that repeat every `period`, one of which starts at `from`. */
export function bandShare(x: number, from: number, width: number, period: number, footprint: number): number {
  const half = Math.max(footprint, period * 1e-4) / 2;
  const share = width / period;
  const covered = bandIntegral((x - from + half) / period, share) - bandIntegral((x - from - half) / period, share);
  return (covered * period) / (2 * half);
}

function bandIntegral(turns: number, share: number): number {
  const whole = Math.floor(turns);
  return whole * share + Math.min(turns - whole, share);
}

/** Share covered by a shape whose edge is `inside` metres away, positive inside the shape. */
export function edgeShare(inside: number, footprint: number): number {
  const share = 0.5 + inside / (footprint > 1e-5 ? footprint : 1e-5);
  return share < 0 ? 0 : share > 1 ? 1 : share;
}

/** Approximate signed distance to an ellipse, positive inside; accurate near its edge. */
export function insideEllipse(x: number, y: number, wide: number, high: number): number {
  return (1 - Math.hypot(x / wide, y / high)) * Math.min(wide, high);
}

/** Draws an opaque ink over those already there; the shares still sum to 1. */
export function layInk(shares: Float64Array, ink: number, cover: number): void {
  if (cover <= 0) return;
  for (let i = 0; i < shares.length; i++) shares[i] = shares[i]! * (1 - cover);
  shares[ink] = shares[ink]! + cover;
}
