import { bell, clamp, smoothstep } from '../../../foundation/geometry/interpolation.ts';
import { thinLines } from '../../../foundation/image/thin-lines.ts';
import { traceLines } from '../../../foundation/image/trace-lines.ts';
import type { Polyline } from '../../../foundation/image/stroke.ts';
import { closeGaps } from '../regions/close-gaps.ts';
import { distanceTo } from '../regions/distances.ts';
import type { FoldRequest } from '../regions/fold-request.ts';

/** Metres from the bottom of a drawn fold to its ridge, per metre of its length. */
const WIDTH = 0.075;
/** Minimum distance in metres from the bottom of a drawn fold to its ridge. */
const NARROWEST = 0.008;
/** Maximum distance in metres from the bottom of a drawn fold to its ridge. */
const WIDEST = 0.02;
/** Depth of a fold relative to its width. */
const DEPTH = 0.62;
/** Factor on that depth for stiff cloth. */
const STIFF = 0.25;
/** Share of a stroke's length over which the fold fades at an end that meets no seam. */
const RUN_OUT = 0.5;
/** Maximum gap across which a broken stroke continues, as a share of the longer side. */
const BROKEN = 0.04;
/** Distance in metres within which an end meets a seam or an edge. */
const MEETS = 0.022;
/** Minimum length of a stroke in metres. */
const MIN_STROKE = 0.02;
/** Minimum length of a stroke in pixels. */
const MIN_PIXELS = 5;
/** Distance from a stroke, in widths of its fold, at which the fold has ended. */
const ENDED = 4.5;
/** Height of the ridge on the inner side relative to the outer one. */
const INNER_RIDGE = 0.45;
/** Minimum ink of a stroke. */
const INK = 0.25;

/**
 * Heights in pixels of the folds that strokes within a part define: a stroke is the bottom of a fold, from which the
 * cloth rises to a ridge on both sides, higher on the outer one. At a free end of a stroke its fold fades.
 */
export function drawnFolds(request: FoldRequest): Float32Array {
  const { regions, scale, check } = request;
  const { width, height, labels } = regions;
  const folds = new Float32Array(labels.length);
  const strokes = innerStrokes(request);
  const joints = closeGaps(strokes, width, height, BROKEN, check);
  for (let k = 0; k < strokes.length; k++) strokes[k] = strokes[k]! | joints[k]!;
  thinLines(strokes, width, height, check);
  const lines = traceLines(strokes, width, Math.max(MIN_PIXELS, MIN_STROKE * scale), 4);
  if (lines.length === 0) return folds;
  const { mask, owners, shares } = mark(lines, width, height);
  const { far, nearest } = distanceTo(mask, width, height);
  check();
  const shapes = lines.map((line) => shapeOf(line, request));
  for (let k = 0; k < folds.length; k++) {
    const source = nearest[k]!;
    if (labels[k] === 0 || labels[source] === 0) continue;
    const { reach, depth, start, end, middle } = shapes[owners[source]!]!;
    const away = far[k]! / reach;
    if (away > ENDED) continue;
    if (request.partOf[labels[source]!] !== request.partOf[labels[k]!]) continue;
    const share = shares[source]!;
    const firm = smoothstep(0, RUN_OUT, share + start) * smoothstep(0, RUN_OUT, 1 - share + end);
    const outer = ((k % width) - (source % width)) * (middle - width / 2) > 0 ? 1 : INNER_RIDGE;
    // The cloth widens towards the end of its fold.
    const spread = away / (1.25 - 0.25 * firm);
    folds[k] =
      firm * depth * (outer * bell(spread - 1.7, 1.15) * smoothstep(0, 1.2, spread) - 0.85 * bell(spread, 0.8));
  }
  return folds;
}

/** 1 on ink that is surrounded by the same part. */
function innerStrokes({ regions: { width, height, labels }, ink, partOf }: FoldRequest): Uint8Array {
  const strokes = new Uint8Array(labels.length);
  const [near, aslant] = [4, 3];
  for (let y = near; y < height - near; y++) {
    for (let x = near; x < width - near; x++) {
      const k = y * width + x;
      if (ink[k]! < INK || labels[k] === 0) continue;
      const own = labels[k]!;
      let inside = true;
      for (let dy = -1; dy <= 1 && inside; dy++) {
        for (let dx = -1; dx <= 1 && inside; dx++) {
          const reach = dx !== 0 && dy !== 0 ? aslant : near;
          inside = labels[k + reach * (dy * width + dx)] === own;
        }
      }
      if (inside && partOf[own]! >= 0) strokes[k] = 1;
    }
  }
  return strokes;
}

/** Marks every pixel of the lines with the index of its line and the position along it. */
function mark(lines: readonly Polyline[], width: number, height: number) {
  const mask = new Uint8Array(width * height);
  const owners = new Int32Array(mask.length);
  const shares = new Float32Array(mask.length);
  lines.forEach((line, owner) => {
    const last = line.length / 2 - 1;
    for (let i = 0; i <= last; i++) {
      const x = clamp(Math.round(line[i * 2]!), 0, width - 1);
      const y = clamp(Math.round(line[i * 2 + 1]!), 0, height - 1);
      const k = y * width + x;
      mask[k] = 1;
      owners[k] = owner;
      shares[k] = i / Math.max(1, last);
    }
  });
  return { mask, owners, shares };
}

interface FoldShape {
  readonly reach: number;
  readonly depth: number;
  /** 1 where the stroke begins at a seam; 0 where it fades. */
  readonly start: number;
  /** 1 where the stroke ends at a seam; 0 where it fades. */
  readonly end: number;
  readonly middle: number;
}

function shapeOf(line: Polyline, { regions, scale, falls, partOf }: FoldRequest): FoldShape {
  const { width, labels } = regions;
  const last = line.length / 2 - 1;
  const at = (i: number) => Math.round(line[i * 2 + 1]!) * width + Math.round(line[i * 2]!);
  const label = labels[at(Math.floor(last / 2))]!;
  const fall = falls[partOf[label]!];
  const reach = clamp((WIDTH * last) / scale, NARROWEST, WIDEST) * scale;
  const meets = (i: number) => (meetsEdge(line[i * 2]!, line[i * 2 + 1]!, label, MEETS * scale, regions) ? 1 : 0);
  const depth = reach * DEPTH * (fall?.kind === 'stiff' ? STIFF : 1);
  return { reach, depth, start: meets(0), end: meets(last), middle: line[Math.floor(last / 2) * 2]! };
}

function meetsEdge(
  x: number,
  y: number,
  label: number,
  reach: number,
  { labels, width, height }: FoldRequest['regions'],
): boolean {
  for (let turn = 0; turn < 12; turn++) {
    const px = clamp(Math.round(x + reach * Math.cos((turn * Math.PI) / 6)), 0, width - 1);
    const py = clamp(Math.round(y + reach * Math.sin((turn * Math.PI) / 6)), 0, height - 1);
    if (labels[py * width + px] !== label) return true;
  }
  return false;
}
