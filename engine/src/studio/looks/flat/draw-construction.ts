import { clamp } from '../../../foundation/geometry/interpolation.ts';
import { drawStroke } from '../../../foundation/image/stroke.ts';
import type { InkPlane, Polyline } from '../../../foundation/image/stroke.ts';
import type { Frame } from '../../render/frame.ts';
import type { FinishRequest } from '../../picture/look.ts';
import { traceConstruction } from './trace-construction.ts';

/** Radii of lines in pixels of a picture 768 high: a heavy outline, lighter edges, hairlines for folds. */
export const WEIGHTS = { outline: 1.05, inner: 0.58, crease: 0.42, fold: 0.34 };

/** Draws outline, edges, creases, folds, and the seams and stitches that the forms mark. */
export function drawConstruction(plane: InkPlane, request: FinishRequest): void {
  const { silhouette, edges, creases, folds, pen } = traceConstruction(request);
  const crease = () => WEIGHTS.crease * pen;
  for (const line of folds) drawTapered(plane, line, WEIGHTS.fold * pen);
  for (const line of creases) drawStroke(plane, line, crease, () => 0.9);
  for (const line of edges) drawStroke(plane, line, () => WEIGHTS.inner * pen);
  for (const line of silhouette) drawStroke(plane, line, () => WEIGHTS.outline * pen);
  addMarkedLines(plane, request.frame);
}

/** Draws a fold line whose ends are thin. */
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
