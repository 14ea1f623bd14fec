import { widthAt, type Stroke } from '../stroke.ts';

const INK = '#141312';
const PAPER = '#ffffff';
/** Pixels of the sheet by which widths may differ and still be drawn at once. */
const SAME_WIDTH = 0.05;
/** Places of a line that are painted at once: the edges of a long path are far dearer than those of its parts. */
const AT_ONCE = 64;

/**
 * Paints a line from its place `from` on: curves through the middles between its places, so that it has no corners, as
 * wide as it was pressed. `axis`: where the mirror stands, in the line's own pixels.
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
    if (drawn === null || index % AT_ONCE === 0 || Math.abs(width - drawn) > SAME_WIDTH) {
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
