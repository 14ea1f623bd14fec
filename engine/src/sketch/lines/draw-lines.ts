import sharp from 'sharp';
import type { EnginePixels } from '../../image-engine.ts';
import { blur } from '../../image/blur.ts';
import { createInkPlane, drawStroke } from '../../image/stroke.ts';
import type { Polyline } from '../../image/stroke.ts';
import { thinLines } from '../../image/thin-lines.ts';
import { traceLines } from '../../image/trace-lines.ts';
import { findEdges } from './find-edges.ts';

/** Pixels on the longer side of the drawing. */
const SIDE = 960;
/** Shares of the side: the shortest line, the pen's radius, how far a hand smooths. */
const SHORTEST = 0.035;
const PEN = 0.0016;
const SMOOTH = 0.005;
/** Lines this long are outlines; shorter ones are drawn with less pressure. */
const FULL = 0.25;

/** A photograph as a designer would trace it: black lines on white paper where its shapes and folds have edges. */
export async function drawLines(source: EnginePixels, check: () => void): Promise<EnginePixels> {
  const scale = Math.min(1, SIDE / Math.max(source.width, source.height));
  const width = Math.max(8, Math.round(source.width * scale));
  const height = Math.max(8, Math.round(source.height * scale));
  const rgb = await sharp(source.data, {
    raw: { width: source.width, height: source.height, channels: source.channels },
    limitInputPixels: false,
  })
    .flatten({ background: '#ffffff' })
    .resize(width, height, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  check();
  const { edges, strength } = findEdges(new Uint8Array(rgb), width, height, check);
  thinLines(edges, width, height, check);
  const side = Math.max(width, height);
  const lines = traceLines(edges, width, SHORTEST * side, Math.max(2, SMOOTH * side));
  check();
  const plane = createInkPlane(width, height);
  for (const line of lines) {
    const long = Math.min(1, line.length / 2 / (FULL * side));
    const firm = Math.min(1, meanAlong(line, strength, width));
    const press = 0.55 + 0.45 * Math.max(long, firm);
    drawStroke(
      plane,
      line,
      (share) => PEN * side * press * (0.55 + 0.45 * Math.min(1, 8 * Math.min(share, 1 - share))),
      () => 0.5 + 0.5 * press,
    );
  }
  const ink = blur(plane.ink, width, height, 1, { passes: 1 });
  const data = new Uint8Array(width * height * 3);
  for (let k = 0; k < ink.length; k++) {
    // The blur only rounds the steps of the pen.
    data.fill(255 - 232 * Math.min(1, 0.5 * ink[k]! + 0.6 * plane.ink[k]!), k * 3, k * 3 + 3);
  }
  return { width, height, channels: 3, data };
}

function meanAlong(line: Polyline, plane: Float32Array, width: number): number {
  let sum = 0;
  for (let i = 0; i < line.length; i += 2) sum += plane[Math.round(line[i + 1]!) * width + Math.round(line[i]!)] ?? 0;
  return sum / (line.length / 2);
}
