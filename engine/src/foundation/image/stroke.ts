import { clamp } from '../geometry/interpolation.ts';

/** One plane of ink, 0 none to 1 black, one value per pixel. */
export interface InkPlane {
  readonly width: number;
  readonly height: number;
  readonly ink: Float32Array;
}

export function createInkPlane(width: number, height: number): InkPlane {
  return { width, height, ink: new Float32Array(width * height) };
}

/** A line of points in pixels, x and y interleaved. */
export type Polyline = Float32Array;

/**
 * Draws a line with round ends and soft edges into the plane. `radius` in pixels and `strength` (0 to 1) are functions
 * of the share 0 to 1 along the points; a radius of 0 or less leaves a gap. Where strokes overlap, the darker ink wins.
 */
export function drawStroke(
  plane: InkPlane,
  line: Polyline,
  radius: (share: number, x: number, y: number) => number,
  strength: (share: number, x: number, y: number) => number = () => 1,
): void {
  const last = line.length / 2 - 1;
  for (let i = 0; i < Math.max(1, last); i++) {
    const x = line[i * 2]!;
    const y = line[i * 2 + 1]!;
    const next = Math.min(last, i + 1);
    const share = last > 0 ? (i + 0.5) / last : 0;
    const r = radius(share, x, y);
    if (r > 0) drawSegment(plane, x, y, line[next * 2]!, line[next * 2 + 1]!, r, strength(share, x, y));
  }
}

function drawSegment(
  { width, height, ink }: InkPlane,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  r: number,
  strength: number,
): void {
  const reach = r + 0.5;
  const left = Math.max(0, Math.ceil(Math.min(ax, bx) - reach));
  const right = Math.min(width - 1, Math.floor(Math.max(ax, bx) + reach));
  const top = Math.max(0, Math.ceil(Math.min(ay, by) - reach));
  const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by) + reach));
  const dx = bx - ax;
  const dy = by - ay;
  const square = dx * dx + dy * dy;
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const t = square > 0 ? clamp(((x - ax) * dx + (y - ay) * dy) / square) : 0;
      const away = Math.sqrt((x - ax - dx * t) ** 2 + (y - ay - dy * t) ** 2);
      // Lines thinner than a pixel become fainter instead of thinner.
      const cover = strength * Math.min(1, 2 * r) * clamp(reach - away);
      if (cover > ink[y * width + x]!) ink[y * width + x] = cover;
    }
  }
}
