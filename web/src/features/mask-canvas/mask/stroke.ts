import type { Mask } from './mask.ts';
import { pixelRect, type Point, type Rect, type Size } from './rect.ts';

/** A round touch of the brush, in pixels of the mask. */
export interface Dab extends Point {
  readonly radius: number;
}

export interface Tip {
  /** 0 falls off from the centre, 1 has a clean edge. */
  readonly hardness: number;
  readonly erases: boolean;
}

/** Half the width of the smooth edge of a hard brush, in pixels of the mask. */
const HALF_EDGE = 0.5;

/** The pixels that a stroke from one dab to another can change. */
export function strokeRect(from: Dab, to: Dab, size: Size): Rect {
  const low = (a: number, b: number) => Math.min(a - from.radius, b - to.radius) - HALF_EDGE;
  const high = (a: number, b: number) => Math.max(a + from.radius, b + to.radius) + HALF_EDGE;
  return pixelRect(low(from.x, to.x), low(from.y, to.y), high(from.x, to.x), high(from.y, to.y), size);
}

/**
 * Draws the line that a tip of changing radius leaves between two dabs. Coverage is computed from the distance to the
 * line and not from single stamps, so the line has no beads; it never accumulates where strokes cross. @returns the
 * change of the sum of the mask's values, negative when erasing.
 */
export function drawStroke(mask: Mask, from: Dab, to: Dab, { hardness, erases }: Tip): number {
  const { width, data } = mask;
  const { left, top, right, bottom } = strokeRect(from, to, mask);
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const perLength = dx === 0 && dy === 0 ? 0 : 1 / (dx * dx + dy * dy);
  const widening = to.radius - from.radius;
  // Most pixels under a stroke have this value already, because the previous segment drew them.
  const done = erases ? 0 : 255;
  let grown = 0;
  for (let y = top; y < bottom; y++) {
    const py = y + 0.5 - from.y;
    const row = y * width;
    for (let x = left; x < right; x++) {
      const before = data[row + x]!;
      if (before === done) continue;
      const px = x + 0.5 - from.x;
      const share = (px * dx + py * dy) * perLength;
      const along = share < 0 ? 0 : share > 1 ? 1 : share;
      const radius = from.radius + along * widening;
      const qx = px - along * dx;
      const qy = py - along * dy;
      const squared = qx * qx + qy * qy;
      const outer = radius + HALF_EDGE;
      if (squared >= outer * outer) continue;
      const inner = Math.max(0, Math.min(radius * hardness, radius - HALF_EDGE));
      const value = squared <= inner * inner ? 255 : softness((outer - Math.sqrt(squared)) / (outer - inner));
      const after = erases ? Math.min(before, 255 - value) : Math.max(before, value);
      grown += after - before;
      data[row + x] = after;
    }
  }
  return grown;
}

/** Smoothstep from 0 at a share of 0 to 255 at 1. */
const softness = (share: number): number => Math.round(255 * share * share * (3 - 2 * share));
