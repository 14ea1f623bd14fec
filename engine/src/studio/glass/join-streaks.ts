/**
 * Joins the broken lines of light along the edges of clear glass, where rays that narrowly miss each other leave dashes
 * and specks. Each sample becomes a mean along the direction of least change (structure tensor, Bigun and Granlund
 * 1987; coherence-enhancing filter, Kyprianidis and Kang 2011); plain glass and single sharp borders are unchanged.
 */
import { clamp } from '../../foundation/geometry/interpolation.ts';
import type { Frame } from '../render/frame.ts';

/** Samples on each side from which the direction of lines is estimated. */
const WINDOW = 4;
/** Minimum mean square change of tone between neighbours at which a sample is changed. */
const MIN_CHANGE = 4e-5;
/** Share of the picture's width over which a line is averaged, to each side. */
const REACH = 0.0045;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Filters the samples of a frame whose entry in `parts` is `part`, in place. */
export function joinStreaks(frame: Frame, part: number): void {
  const box = boxOf(frame, part);
  if (box.width < 3 || box.height < 3) return;
  const { xx, xy, yy } = changes(frame, part, box);
  for (const plane of [xx, xy, yy]) evenOut(plane, box.width, box.height);
  const source: Source = { frame, part, box, before: copyOf(frame, box) };
  const reach = Math.max(1, Math.round(frame.width * REACH));
  for (let y = 0; y < box.height; y++) {
    for (let x = 0; x < box.width; x++) {
      const k = (box.top + y) * frame.width + box.left + x;
      if (frame.parts[k] !== part) continue;
      const i = y * box.width + x;
      const trace = xx[i]! + yy[i]!;
      if (trace < MIN_CHANGE) continue;
      const lean = xx[i]! - yy[i]!;
      const gap = Math.sqrt(lean * lean + 4 * xy[i]! * xy[i]!);
      // The axis of least change is perpendicular to that of greatest change.
      const angle = 0.5 * Math.atan2(2 * xy[i]!, lean) + Math.PI / 2;
      const along = gap / trace;
      const length = Math.max(1, reach * along * along * clamp(trace / (MIN_CHANGE * 6)));
      meanAlong(source, x, y, angle, length, k);
    }
  }
}

interface Source {
  readonly frame: Frame;
  readonly part: number;
  readonly box: Box;
  /** Radiance of the box before the filter. */
  readonly before: Float32Array;
}

/** Number of steps of the table of weights by distance as a share of the maximum. */
const WEIGHTS = 32;
const weights = Float32Array.from({ length: WEIGHTS + 1 }, (_, i) => Math.exp(-3.2 * (i / WEIGHTS) ** 2));

/** Averages samples of the part along a line through (x, y), weighted by distance. */
function meanAlong(source: Source, x: number, y: number, angle: number, length: number, k: number): void {
  const { frame, part, box, before } = source;
  const { parts, radiance, width } = frame;
  const dx = Math.cos(angle);
  const dy = Math.sin(angle);
  let r = 0;
  let g = 0;
  let b = 0;
  let sum = 0;
  const steps = Math.ceil(length * 1.5);
  const scale = WEIGHTS / (steps + 0.5);
  for (let s = -steps; s <= steps; s++) {
    const px = (x + s * dx + 0.5) | 0;
    const py = (y + s * dy + 0.5) | 0;
    if (px < 0 || py < 0 || px >= box.width || py >= box.height) continue;
    if (parts[(box.top + py) * width + box.left + px] !== part) continue;
    const weight = weights[(Math.abs(s) * scale) | 0]!;
    const i = (py * box.width + px) * 3;
    r += before[i]! * weight;
    g += before[i + 1]! * weight;
    b += before[i + 2]! * weight;
    sum += weight;
  }
  radiance[k * 3] = r / sum;
  radiance[k * 3 + 1] = g / sum;
  radiance[k * 3 + 2] = b / sum;
}

function boxOf({ width, height, parts }: Frame, part: number): Box {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y++) {
    const first = parts.subarray(y * width, (y + 1) * width).indexOf(part);
    if (first < 0) continue;
    left = Math.min(left, first);
    right = Math.max(right, parts.subarray(y * width, (y + 1) * width).lastIndexOf(part));
    top = Math.min(top, y);
    bottom = y;
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** Products of the perceptual tone gradients across and down; zero where a neighbour belongs to another part. */
function changes({ width, parts, radiance }: Frame, part: number, box: Box) {
  const planes = [0, 1, 2].map(() => new Float32Array(box.width * box.height));
  const [xx, xy, yy] = planes as [Float32Array, Float32Array, Float32Array];
  const tone = (k: number) => Math.sqrt(Math.max(0, Math.min(1, radiance[k * 3 + 1]!)));
  for (let y = 1; y < box.height - 1; y++) {
    for (let x = 1; x < box.width - 1; x++) {
      const k = (box.top + y) * width + box.left + x;
      if (parts[k - 1] !== part || parts[k + 1] !== part) continue;
      if (parts[k - width] !== part || parts[k + width] !== part) continue;
      const across = (tone(k + 1) - tone(k - 1)) / 2;
      const down = (tone(k + width) - tone(k - width)) / 2;
      const i = y * box.width + x;
      xx[i] = across * across;
      xy[i] = across * down;
      yy[i] = down * down;
    }
  }
  return { xx, xy, yy };
}

/** Replaces values by a moving average along rows, then along columns. */
function evenOut(plane: Float32Array, width: number, height: number): void {
  const line = new Float32Array(Math.max(width, height));
  const run = (start: number, step: number, count: number) => {
    let sum = 0;
    for (let i = 0; i < Math.min(WINDOW, count); i++) sum += plane[start + i * step]!;
    for (let i = 0; i < count; i++) {
      if (i + WINDOW < count) sum += plane[start + (i + WINDOW) * step]!;
      if (i - WINDOW - 1 >= 0) sum -= plane[start + (i - WINDOW - 1) * step]!;
      line[i] = sum / (2 * WINDOW + 1);
    }
    for (let i = 0; i < count; i++) plane[start + i * step] = line[i]!;
  };
  for (let y = 0; y < height; y++) run(y * width, 1, width);
  for (let x = 0; x < width; x++) run(x, width, height);
}

function copyOf({ width, radiance }: Frame, box: Box): Float32Array {
  const copy = new Float32Array(box.width * box.height * 3);
  for (let y = 0; y < box.height; y++) {
    const from = ((box.top + y) * width + box.left) * 3;
    copy.set(radiance.subarray(from, from + box.width * 3), y * box.width * 3);
  }
  return copy;
}
