import { clamp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { createNoiseField } from '../../../foundation/image/noise-field.ts';
import type { NoiseField } from '../../../foundation/image/noise-field.ts';
import { createInkPlane, drawStroke } from '../../../foundation/image/stroke.ts';
import type { InkPlane, Polyline } from '../../../foundation/image/stroke.ts';
import { thinLines } from '../../../foundation/image/thin-lines.ts';
import { traceLines } from '../../../foundation/image/trace-lines.ts';
import type { Frame } from '../../render/frame.ts';
import { findEdges } from '../line-work/find-edges.ts';
import { findFolds } from '../line-work/find-folds.ts';
import { FIRST_PART, PAPER, PLAIN } from './figure/sample-names.ts';

export interface InkRequest {
  /** The frame that `nameSamples` returned. */
  readonly frame: Frame;
  readonly width: number;
  readonly height: number;
  /** Scale of the picture relative to one of 768 x 768 pixels (`sheetUnit`). */
  readonly unit: number;
  /** Minimum distance in metres between layers at which one occludes the other. */
  readonly step: number;
  /** True when no figure wears the subject. Outlines of a stand, if there is one, are then drawn faintly. */
  readonly stand: boolean;
  readonly check: () => void;
}

/** Draws the contours with a pointed pen of varying pressure, and the folds as hairlines. */
export function drawInk(request: InkRequest): InkPlane {
  const { frame, width, height, unit, check } = request;
  const plane = createInkPlane(width, height);
  const hand = createHand(width, height, unit);
  const pixels = width / frame.width;
  const pen = unit / pixels;
  const ignored = Array.from({ length: 256 }, (_, name) => name === PAPER);
  const trace = (mask: Uint8Array, shortest: number, smooth: number) => {
    thinLines(mask, frame.width, frame.height, check);
    const lines = traceLines(mask, frame.width, shortest * pen, smooth * pen);
    return lines.map((line) => line.map((value) => value * pixels));
  };
  const edges = findEdges(frame, { step: request.step, creaseCosine: 0.72, ignored, check });
  const folds = findFolds(frame, { reach: 2.6 * pen, minTurn: 0.12, ignored, check });
  for (const line of trace(folds.mask, 20, 3)) drawHairline(plane, line, unit, hand);
  check();
  for (const line of trace(edges.crease, 12, 2.5)) drawContour(plane, line, 0.7 * unit, hand, 0.8);
  for (const line of trace(edges.inner, 7, 2.5)) drawContour(plane, line, 1.05 * unit, hand, 0.95);
  check();
  for (const line of trace(edges.outline, 7, 2.5)) {
    if (request.stand && isOfStand(line, frame, pixels)) {
      drawContour(plane, line, 0.8 * unit, hand, 0.5);
      continue;
    }
    drawContour(plane, line, 1.5 * unit, hand, 1);
    if (line.length > 300 * unit) restate(plane, line, unit, hand);
  }
  return plane;
}

/** Whether a line is mostly between bare paper and a stand, away from the subject. */
function isOfStand(line: Polyline, { parts, width, height }: Frame, pixels: number): boolean {
  let [own, all] = [0, 0];
  for (let i = 0; i < line.length; i += 8) {
    const [x, y] = [Math.round(line[i]! / pixels), Math.round(line[i + 1]! / pixels)];
    let [plain, subject] = [false, false];
    for (const [dx, dy] of AROUND) {
      const [sx, sy] = [x + dx, y + dy];
      if (sx < 0 || sy < 0 || sx >= width || sy >= height) continue;
      const name = parts[sy * width + sx]!;
      plain ||= name === PLAIN;
      subject ||= name >= FIRST_PART;
    }
    all++;
    if (plain && !subject) own++;
  }
  return own > 0.6 * all;
}

/** Offsets of the samples on both sides of a line, beyond its own width. */
const AROUND = [
  [-4, 0],
  [4, 0],
  [0, -4],
  [0, 4],
] as const;

/** Irregularities of hand drawing: noise for waver, pressure and lifts of the pen over the sheet. */
interface Hand {
  readonly waverX: NoiseField;
  readonly waverY: NoiseField;
  readonly pressure: NoiseField;
  readonly lift: NoiseField;
}

function createHand(width: number, height: number, unit: number): Hand {
  const field = (scale: number, layer: number, octaves = 2) =>
    createNoiseField({ width, height, scaleX: scale * unit, layer, octaves });
  return { waverX: field(46, 21), waverY: field(46, 22), pressure: field(62, 4), lift: field(74, 11, 3) };
}

/** Adds the waver of the hand to a line. `reach` is in pixels. */
function follow(line: Polyline, { waverX, waverY }: Hand, reach: number): Polyline {
  const displaced = line.slice();
  for (let i = 0; i < line.length; i += 2) {
    displaced[i] = line[i]! + reach * waverX(line[i]!, line[i + 1]!);
    displaced[i + 1] = line[i + 1]! + reach * waverY(line[i]!, line[i + 1]!);
  }
  return displaced;
}

/** Draws a contour of varying width that is thin at its ends and sometimes has gaps. */
function drawContour(plane: InkPlane, line: Polyline, width: number, hand: Hand, strength: number): void {
  const drawn = follow(line, hand, 2.4 * width);
  const ends = Math.min(0.3, (7 * width) / Math.max(1, line.length / 2));
  drawStroke(
    plane,
    drawn,
    (share, x, y) => {
      const taper = clamp(0.3 + (0.7 * Math.min(share, 1 - share)) / ends);
      const lifted = smoothstep(-0.46, -0.3, hand.lift(x, y));
      return width * lifted * taper * (0.42 + 0.75 * clamp(0.5 + 1.15 * hand.pressure(x, y)));
    },
    () => strength,
  );
}

/** Draws parts of long outlines twice, as sketches have them. */
function restate(plane: InkPlane, line: Polyline, unit: number, hand: Hand): void {
  const other = { ...hand, waverX: hand.pressure, waverY: hand.waverX };
  const drawn = follow(line, other, 5.5 * unit);
  drawStroke(
    plane,
    drawn,
    (_share, x, y) => 0.6 * unit * smoothstep(0.12, 0.26, hand.lift(x, y)),
    () => 0.6,
  );
}

function drawHairline(plane: InkPlane, line: Polyline, unit: number, hand: Hand): void {
  const drawn = follow(line, hand, 1.6 * unit);
  drawStroke(
    plane,
    drawn,
    (share, x, y) => unit * (0.25 + 0.5 * Math.sin(Math.PI * share) ** 0.8) * (0.7 + 0.6 * hand.pressure(x, y)),
    (share, x, y) => 0.62 * clamp(4 * Math.min(share, 1 - share), 0.2, 1) * smoothstep(-0.4, -0.15, hand.lift(x, y)),
  );
}
