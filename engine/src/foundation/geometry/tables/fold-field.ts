import { bell, clamp, smoothstep } from '../interpolation.ts';

/**
 * One fold of cloth: a bent segment, in front-projected metres, from where the cloth is held to where the fold ends.
 */
export interface Fold {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  /** Height above the cloth around it, in metres. Folds of clothes have a few millimetres. */
  readonly height: number;
  /** Width in metres. Folds of clothes have 1 to 3 cm. */
  readonly width: number;
  /** Sideways bow at half its length, in metres. */
  readonly bend?: number;
  /** -1 to 1: which flank is the steep one, by sign. Default 1. */
  readonly skew?: number;
  /** Whether the fold widens from 0.6 to 1.4 of its width along its length. Default true. */
  readonly fans?: boolean;
}

export type HeightField = (x: number, y: number) => number;

/**
 * Sum of the folds as a height in metres. Each has a skewed ridge between two shallow troughs and fades at its ends.
 */
export function foldField(folds: readonly Fold[]): HeightField {
  const lines = folds.map((fold) => {
    const dx = fold.to[0] - fold.from[0];
    const dy = fold.to[1] - fold.from[1];
    const length = Math.hypot(dx, dy) || 1e-6;
    // Margin round the box of its ends outside which the fold has no effect.
    const pad = 5.6 * fold.width + Math.abs(fold.bend ?? 0) + 0.15 * length;
    return {
      left: Math.min(fold.from[0], fold.to[0]) - pad,
      right: Math.max(fold.from[0], fold.to[0]) + pad,
      low: Math.min(fold.from[1], fold.to[1]) - pad,
      high: Math.max(fold.from[1], fold.to[1]) + pad,
      height: fold.height,
      width: fold.width,
      fans: fold.fans !== false,
      x: fold.from[0],
      y: fold.from[1],
      dx: dx / length,
      dy: dy / length,
      length,
      bend: fold.bend ?? 0,
      skew: fold.skew ?? 1,
    };
  });
  return (x, y) => {
    let height = 0;
    for (let i = 0; i < lines.length; i++) {
      const line = lines[i]!;
      if (x < line.left || x > line.right || y < line.low || y > line.high) continue;
      const px = x - line.x;
      const py = y - line.y;
      const t = (px * line.dx + py * line.dy) / line.length;
      if (t < -0.15 || t > 1.15) continue;
      const aside = py * line.dx - px * line.dy - line.bend * 4 * t * (1 - t);
      const q = aside / (line.width * (line.fans ? 0.6 + 0.8 * clamp(t) : 1));
      if (q > 4 || q < -4) continue;
      height += line.height * smoothstep(-0.12, 0.25, t) * (1 - smoothstep(0.45, 1.12, t)) * foldSection(q, line.skew);
    }
    return height;
  };
}

/** Cross-section of a fold, ridge height 1 at q = 0. */
function foldSection(q: number, skew: number): number {
  const s = q + 0.35 * skew * q * q * Math.exp(-0.5 * q * q);
  return bell(s, 1) - 0.55 * Math.exp(-0.7 * (q - 1.7) ** 2) - 0.2 * Math.exp(-0.6 * (q + 1.9) ** 2);
}
