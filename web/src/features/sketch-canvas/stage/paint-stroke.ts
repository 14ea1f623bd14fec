import { widthAt, type Stroke } from '../stroke.ts';

const INK = '#141312';
const PAPER = '#ffffff';
/** Difference of widths in pixels of the sheet below which segments are drawn as one path. */
const WIDTH_TOLERANCE = 0.05;
/** Maximum number of points in a path, because antialiasing a long path costs far more than its parts. */
const MAX_PATH_POINTS = 64;

/**
 * Paints a stroke from its point `from` on. Quadratic curves through the midpoints of its points avoid corners, and the
 * width follows the pressure. `axis`: x of the mirror line, in pixels of the stroke's sheet.
 */
export function paintStroke(context: CanvasRenderingContext2D, stroke: Stroke, axis: number, from = 0): void {
  context.strokeStyle = context.fillStyle = stroke.erases ? PAPER : INK;
  context.lineCap = context.lineJoin = 'round';
  paintLine(context, stroke, from);
  if (!stroke.mirrored) return;
  context.save();
  context.translate(2 * axis, 0);
  context.scale(-1, 1);
  paintLine(context, stroke, from);
  context.restore();
}

function paintLine(context: CanvasRenderingContext2D, stroke: Stroke, from: number): void {
  const { points } = stroke;
  const first = points[0];
  if (!first) return;
  if (points.length === 1) {
    context.beginPath();
    context.arc(first.x, first.y, widthAt(stroke, first.pressure) / 2, 0, 2 * Math.PI);
    context.fill();
    return;
  }
  let drawn: number | null = null;
  for (let index = Math.max(1, from); index < points.length; index++) {
    const [before, at, after] = [points[index - 1]!, points[index]!, points[index + 1]];
    const width = widthAt(stroke, (before.pressure + at.pressure) / 2);
    if (drawn === null || index % MAX_PATH_POINTS === 0 || Math.abs(width - drawn) > WIDTH_TOLERANCE) {
      if (drawn !== null) context.stroke();
      context.lineWidth = drawn = width;
      context.beginPath();
      if (index === 1) context.moveTo(before.x, before.y);
      else context.moveTo((before.x + at.x) / 2, (before.y + at.y) / 2);
    }
    if (after) context.quadraticCurveTo(at.x, at.y, (at.x + after.x) / 2, (at.y + after.y) / 2);
    else context.lineTo(at.x, at.y);
  }
  if (drawn !== null) context.stroke();
}
