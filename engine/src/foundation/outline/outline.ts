import { SVGPathData } from 'svg-pathdata';

/** A closed polygon as x and y in turn; y grows downwards. */
export type Contour = readonly number[];

/** An area bounded by closed polygons. */
export interface Outline {
  readonly contours: readonly Contour[];
  /** The rule by which contours within contours are holes. */
  readonly rule: 'nonzero' | 'evenodd';
}

export interface OutlineBounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Straight pieces by which a curve is replaced. */
const PIECES = 10;

/**
 * Reads the data of an SVG path (SVG 2, section 9.3) as polygons, with curves replaced by short straight pieces.
 * @param toPoint maps the path's coordinates to those of the outline.
 * @throws SyntaxError for data that is no path.
 */
export function contoursOf(
  data: string,
  toPoint: (x: number, y: number) => readonly [number, number] = (x, y) => [x, y],
): Contour[] {
  const path = new SVGPathData(data).toAbs().normalizeHVZ().normalizeST().qtToC().aToC();
  const contours: number[][] = [];
  let current: number[] = [];
  let [x, y] = [0, 0];
  const add = (px: number, py: number) => current.push(...toPoint(px, py));
  for (const command of path.commands) {
    if (command.type === SVGPathData.MOVE_TO) {
      if (current.length > 4) contours.push(current);
      current = [];
      add(command.x, command.y);
    } else if (command.type === SVGPathData.LINE_TO) add(command.x, command.y);
    else if (command.type === SVGPathData.CURVE_TO) {
      for (let i = 1; i <= PIECES; i++) {
        const t = i / PIECES;
        const s = 1 - t;
        const [a, b, c, d] = [s ** 3, 3 * s * s * t, 3 * s * t * t, t ** 3];
        add(
          a * x + b * command.x1 + c * command.x2 + d * command.x,
          a * y + b * command.y1 + c * command.y2 + d * command.y,
        );
      }
    }
    if ('x' in command && 'y' in command) [x, y] = [command.x, command.y];
  }
  if (current.length > 4) contours.push(current);
  return contours;
}

/** The smallest box round polygons; without any, its sides are infinite and inside out. */
export function outlineBounds(contours: readonly Contour[]): OutlineBounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const contour of contours) {
    for (let k = 0; k < contour.length; k += 2) {
      left = Math.min(left, contour[k]!);
      right = Math.max(right, contour[k]!);
      top = Math.min(top, contour[k + 1]!);
      bottom = Math.max(bottom, contour[k + 1]!);
    }
  }
  return { left, top, right, bottom };
}
