import { createRandom } from '../../../foundation/geometry/random.ts';
import { fractalNoise2, noise2 } from '../../../foundation/geometry/noise.ts';
import type { EnginePixels } from '../../../foundation/image/pixels.ts';
import { createInkPlane, drawStroke } from '../../../foundation/image/stroke.ts';
import type { Polyline } from '../../../foundation/image/stroke.ts';
import type { Stroke } from './garment-strokes.ts';

export interface PageOptions {
  /** Side of the square page in pixels. */
  readonly side: number;
  readonly seed?: number;
  /** Radius of outlines as a share of the side. */
  readonly pen?: number;
  /** Amplitude of the hand's tremble as a share of the side. */
  readonly tremble?: number;
  /** Number of breaks in each stroke. */
  readonly gaps?: number;
  /** Length of each break as a share of the side. */
  readonly gap?: number;
  /**
   * Dirt of the page, from 0 (clean white paper) to 1 (a bad photograph of a grey page: grain, shadow, uneven light).
   */
  readonly dirt?: number;
  /** Darkness of the ink, 0 to 1. */
  readonly ink?: number;
  /** Variation of darkness and width along a stroke, 0 to 1. */
  readonly pressure?: number;
  /** Colour of the pen, sRGB. */
  readonly colour?: readonly [number, number, number];
}

/** Draws strokes as a scanned or photographed page; equal options give equal pixels. */
export function drawPage(strokes: readonly Stroke[], options: PageOptions): EnginePixels {
  const { side, seed = 1, pen = 0.003, tremble = 0, gaps = 0, gap = 0.02, dirt = 0, ink = 1, pressure = 0 } = options;
  const random = createRandom(seed);
  const plane = createInkPlane(side, side);
  strokes.forEach((stroke, number) => {
    const line = flatten(stroke, side, tremble * side, number + seed * 31);
    const breaks = Array.from({ length: gaps }, () => 0.15 + 0.7 * random());
    const length = lengthOf(line);
    const isOpen = (share: number) => breaks.some((at) => Math.abs(share - at) * length < (gap * side) / 2);
    const radius = pen * side * (stroke.weight ?? 1);
    drawStroke(
      plane,
      line,
      (share) => (isOpen(share) ? 0 : radius * (1 - pressure * 0.4 * (1 + noise2(share * 9, number, 5)))),
      (_share, x, y) => ink * (1 - pressure * Math.max(0, 0.35 + noise2(x * 0.7, y * 0.7, 3))),
    );
  });
  return onPaper(plane.ink, side, dirt, options.colour ?? [34, 33, 38], seed);
}

function lengthOf(line: Polyline): number {
  let length = 0;
  for (let i = 2; i < line.length; i += 2) length += Math.hypot(line[i]! - line[i - 2]!, line[i + 1]! - line[i - 1]!);
  return length;
}

/** Catmull-Rom spline through the points in pixels, with the tremble of a hand. */
function flatten({ points, closed, straight }: Stroke, side: number, tremble: number, layer: number): Polyline {
  const count = points.length / 2;
  const at = (i: number, axis: 0 | 1) => {
    const k = closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i));
    return points[k * 2 + axis]!;
  };
  const steps = Math.max(6, Math.round(side / 24));
  const out: number[] = [];
  const spans = closed ? count : count - 1;
  for (let i = 0; i < spans; i++) {
    for (let step = 0; step < steps + (i === spans - 1 ? 1 : 0); step++) {
      const t = step / steps;
      const value = (axis: 0 | 1) => {
        const [a, b, c, d] = [at(i - 1, axis), at(i, axis), at(i + 1, axis), at(i + 2, axis)];
        if (straight) return b + (c - b) * t;
        return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
      };
      const [x, y] = [value(0) * side, value(1) * side];
      const pace = 26 / side;
      out.push(x + tremble * noise2(x * pace, y * pace, layer), y + tremble * noise2(x * pace, y * pace, layer + 50));
    }
  }
  return new Float32Array(out);
}

function onPaper(
  ink: Float32Array,
  side: number,
  dirt: number,
  colour: readonly [number, number, number],
  seed: number,
): EnginePixels {
  const random = createRandom(seed + 77);
  const data = new Uint8Array(side * side * 3);
  const paper = [255 - 22 * dirt, 255 - 30 * dirt, 255 - 48 * dirt];
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const k = y * side + x;
      const fall =
        1 - dirt * (0.34 * ((0.7 * x + y) / side / 1.7) + 0.12 * fractalNoise2((x / side) * 2, (y / side) * 2, 8, 2));
      const shadow = 1 - 0.3 * dirt * Math.min(1, Math.max(0, (x / side - 0.72) * 9 + 0.6 * (y / side - 0.5)));
      const grain = dirt * (9 * (random() - 0.5) + 9 * noise2(x * 0.45, y * 0.45, 4));
      for (let c = 0; c < 3; c++) {
        const ground = paper[c]! * fall * shadow + grain;
        data[k * 3 + c] = Math.max(0, Math.min(255, ground + (colour[c]! * fall - ground) * ink[k]!));
      }
    }
  }
  return { width: side, height: side, channels: 3, data };
}
