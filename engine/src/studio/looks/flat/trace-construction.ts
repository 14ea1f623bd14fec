import { clamp } from '../../../foundation/geometry/interpolation.ts';
import { growMask } from '../../../foundation/image/grow-mask.ts';
import type { Polyline } from '../../../foundation/image/stroke.ts';
import { thinLines } from '../../../foundation/image/thin-lines.ts';
import { traceLines } from '../../../foundation/image/trace-lines.ts';
import type { Frame } from '../../render/frame.ts';
import type { FinishRequest } from '../../picture/look.ts';
import { findEdges } from '../line-work/find-edges.ts';
import type { EdgeMasks } from '../line-work/find-edges.ts';
import { findFolds } from '../line-work/find-folds.ts';
import { seenAsOne } from '../line-work/seen-as-one.ts';
import { subjectSize } from '../../parts/subject-size.ts';

/** The lines of a technical flat, in samples of the frame. */
export interface Construction {
  /** Outline of the piece. */
  readonly silhouette: readonly Polyline[];
  /** Edges where one part occludes another. */
  readonly edges: readonly Polyline[];
  /** Sharp bends of a surface. */
  readonly creases: readonly Polyline[];
  readonly folds: readonly Polyline[];
  /** Samples per pixel of a picture 768 high: the unit of widths and lengths. */
  readonly pen: number;
}

/**
 * Finds outline, edges, creases and folds. Each line is found once: where two kinds coincide, the stronger one is used.
 */
export function traceConstruction({ frame: rendered, scene, height, check }: FinishRequest): Construction {
  const pen = rendered.samples * clamp(height / 768, 0.62, 3);
  const seen = seenAsOne(scene.parts);
  const frame: Frame = { ...rendered, parts: rendered.parts.map((part) => seen[part]!) };
  const ignored = [true, ...scene.parts.map((part) => part.role === 'ground')];
  const found = findEdges(frame, { step: 0.006 * subjectSize(scene), creaseCosine: 0.78, ignored, check });
  // What is seen through glass bends without a fold.
  const unfolded = [true, ...scene.parts.map(({ role, glass }) => role === 'ground' || glass !== undefined)];
  const folds = findFolds(frame, { reach: 1.7 * pen, minTurn: 0.1, ignored: unfolded, check });
  check();
  const near = Math.round(2.2 * pen);
  const byOutline = growMask(found.outline, frame.width, frame.height, near);
  const byEdge = growMask(outlineAndEdges(found), frame.width, frame.height, near);
  const trace = (mask: Uint8Array, shortest: number, smooth = 1.6) => {
    thinLines(mask, frame.width, frame.height, check);
    check();
    return traceLines(mask, frame.width, shortest * pen, smooth * pen).map((line) => closed(line, 2.5 * pen));
  };
  const beside = (lines: readonly Polyline[], taken: Uint8Array, shortest: number) =>
    lines.flatMap((line) => withoutRuns(line, taken, frame.width, 7 * pen, shortest * pen));
  return {
    silhouette: trace(found.outline, 2),
    edges: beside(trace(found.inner, 3), byOutline, 3).filter((line) => !isStray(line, frame, 18 * pen)),
    creases: beside(trace(found.crease, 9, 3), byEdge, 6),
    folds: beside(trace(folds.mask, 24, 6), byEdge, 14),
    pen,
  };
}

/** The outline and the edges between parts, beside which no weaker line is drawn. */
function outlineAndEdges({ outline, inner }: EdgeMasks): Uint8Array {
  return outline.map((value, k) => value | inner[k]!);
}

/**
 * Whether an edge within one part is shorter than `shortest` samples: a fold that occludes itself for a short distance.
 */
function isStray(line: Polyline, { parts, width }: Frame, shortest: number): boolean {
  const count = line.length / 2;
  if (count >= shortest || count < 2) return false;
  const halfway = Math.floor(count / 2);
  const [x, y] = [line[halfway * 2]!, line[halfway * 2 + 1]!];
  const [dx, dy] = [line[line.length - 2]! - line[0]!, line[line.length - 1]! - line[1]!];
  const length = Math.hypot(dx, dy);
  // A line that bends back on itself is the outline of a button or an eyelet.
  if (length < 0.6 * count) return false;
  const partAt = (side: number): number =>
    parts[Math.round(y + (side * dx) / length) * width + Math.round(x - (side * dy) / length)] ?? 0;
  return partAt(4) === partAt(-4);
}

/** Closes a line of at least 12 points when the distance between its ends is at most `reach` samples. */
function closed(line: Polyline, reach: number): Polyline {
  const last = line.length - 2;
  if (line.length < 24 || Math.hypot(line[0]! - line[last]!, line[1]! - line[last + 1]!) > reach) return line;
  const whole = new Float32Array(line.length + 2);
  whole.set(line);
  whole.set(line.subarray(0, 2), line.length);
  return whole;
}

/**
 * Removes sections of more than `longest` points that lie in a mask, and returns the rest of the line as pieces of at
 * least `shortest` points.
 */
function withoutRuns(line: Polyline, mask: Uint8Array, width: number, longest: number, shortest: number): Polyline[] {
  const count = line.length / 2;
  const taken = (i: number) => mask[Math.round(line[i * 2 + 1]!) * width + Math.round(line[i * 2]!)] === 1;
  const pieces: Polyline[] = [];
  let from = 0;
  const keep = (to: number) => {
    if (to - from >= shortest) pieces.push(line.slice(from * 2, to * 2));
  };
  for (let i = 0; i < count;) {
    let end = i;
    while (end < count && taken(end)) end++;
    if (end - i > longest) {
      keep(i);
      from = end;
    }
    i = Math.max(end, i + 1);
  }
  keep(count);
  return pieces;
}
