import { clamp } from '../../../geometry/interpolation.ts';
import { drawStroke } from '../../../image/stroke.ts';
import type { InkPlane, Polyline } from '../../../image/stroke.ts';
import { thinLines } from '../../../image/thin-lines.ts';
import { traceLines } from '../../../image/trace-lines.ts';
import type { Frame } from '../../frame.ts';
import type { FinishRequest } from '../../look.ts';
import { findEdges } from '../line-work/find-edges.ts';
import { findFolds } from '../line-work/find-folds.ts';
import { subjectSize } from '../line-work/subject-size.ts';

/** Radii in pixels of a picture 768 high: a heavy outline, lighter edges, hairlines for folds. */
const WEIGHTS = { outline: 1.05, inner: 0.58, crease: 0.42, fold: 0.34 };

/** Draws outline, edges, creases, folds, and the seams and stitches that the forms themselves marked. */
export function drawConstruction(plane: InkPlane, { frame, scene, height, check }: FinishRequest): void {
  const pen = frame.samples * clamp(height / 768, 0.62, 3);
  const ignored = [true, ...scene.parts.map((part) => part.role === 'ground')];
  const edges = findEdges(frame, { step: 0.006 * subjectSize(scene), creaseCosine: 0.78, ignored, check });
  const trace = (mask: Uint8Array, shortest: number) => {
    thinLines(mask, frame.width, frame.height, check);
    check();
    return traceLines(mask, frame.width, shortest * pen, 1.6 * pen);
  };
  const folds = findFolds(frame, { reach: 1.7 * pen, least: 0.1, ignored, check });
  for (const line of trace(folds.mask, 24)) drawTapered(plane, line, WEIGHTS.fold * pen);
  for (const line of trace(edges.crease, 9))
    drawStroke(
      plane,
      line,
      () => WEIGHTS.crease * pen,
      () => 0.9,
    );
  for (const line of trace(edges.inner, 3)) drawStroke(plane, line, () => WEIGHTS.inner * pen);
  for (const line of trace(edges.outline, 2)) drawStroke(plane, line, () => WEIGHTS.outline * pen);
  addMarkedLines(plane, frame);
}

/** A fold comes out of the cloth and goes back into it. */
function drawTapered(plane: InkPlane, line: Polyline, radius: number): void {
  drawStroke(
    plane,
    line,
    (share) => radius * (0.55 + 0.45 * Math.sin(Math.PI * share)),
    (share) => 0.72 * clamp(5 * Math.min(share, 1 - share), 0.15, 1),
  );
}

function addMarkedLines({ ink }: InkPlane, { lines }: Frame): void {
  for (let k = 0; k < lines.length; k++) ink[k] = Math.max(ink[k]!, lines[k]! / 255);
}
