import { clamp } from '../../../foundation/geometry/interpolation.ts';
import { GLYPHS } from './glyphs.ts';

export interface LetteringOptions {
  /** Height of the capitals in metres. */
  readonly height: number;
  /** Space between letters as a share of the height. */
  readonly tracking: number;
  /** Width of upright strokes as a share of the height. */
  readonly stem?: number;
  /** Width of level strokes as a share of the height. */
  readonly hairline?: number;
}

export interface Lettering {
  /** Width of the line in metres. */
  readonly width: number;
  /**
   * Distance in metres to the edge of the letters at a point relative to the centre of the line: positive inside the
   * letters, negative between them.
   */
  readonly inside: (x: number, y: number) => number;
}

/** A straight stroke, in heights of the capitals. */
interface Stroke {
  /** Start of the stroke, and the vector from there to its end. */
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  /** Half its width. */
  readonly half: number;
}

/** Texels over the height of a line of letters; distances between them are interpolated. */
const TEXELS = 40;
/** Margin of the table round the letters, as a share of their height. */
const MARGIN = 0.25;

/**
 * A line of capitals and figures, upright strokes heavier than level ones, as a table of distances.
 * Characters without a glyph are left out.
 */
export function lettering(text: string, options: LetteringOptions): Lettering {
  const { height, tracking } = options;
  const strokes: Stroke[] = [];
  let pen = 0;
  for (const character of text) {
    const glyph = GLYPHS[character];
    if (!glyph) continue;
    for (const points of glyph.strokes) addStrokes(strokes, points, pen, options);
    pen += glyph.width + tracking;
  }
  const width = Math.max(0.01, pen - tracking);
  const columns = Math.ceil((width + 2 * MARGIN) * TEXELS);
  const rows = Math.ceil((1 + 2 * MARGIN) * TEXELS);
  const table = new Float32Array(columns * rows).fill(-1);
  for (const stroke of strokes) spreadStroke(table, columns, rows, stroke);
  return {
    width: width * height,
    inside(x, y) {
      const i = clamp((x / height + width / 2 + MARGIN) * TEXELS - 0.5, 0, columns - 1.001);
      const j = clamp((y / height + 0.5 + MARGIN) * TEXELS - 0.5, 0, rows - 1.001);
      const k = (j | 0) * columns + (i | 0);
      const [u, v] = [i - (i | 0), j - (j | 0)];
      const low = table[k]! * (1 - u) + table[k + 1]! * u;
      const high = table[k + columns]! * (1 - u) + table[k + columns + 1]! * u;
      return (low * (1 - v) + high * v) * height;
    },
  };
}

function addStrokes(
  strokes: Stroke[],
  points: readonly (readonly [number, number])[],
  pen: number,
  { stem = 0.13, hairline = 0.058 }: LetteringOptions,
): void {
  for (let i = 1; i < points.length; i++) {
    const [ax, ay] = points[i - 1]!;
    const [bx, by] = points[i]!;
    const [dx, dy] = [bx - ax, by - ay];
    const upright = Math.abs(dy) / (Math.hypot(dx, dy) || 1);
    const half = (hairline + (stem - hairline) * upright ** 2) / 2;
    strokes.push({ x: pen + ax, y: ay, dx, dy, half });
    // Serifs on stems that end on the line.
    if (dx !== 0 || points.length > 2) continue;
    for (const y of [ay, by]) strokes.push({ x: pen + ax - 0.1, y, dx: 0.2, dy: 0, half: hairline / 2 });
  }
}

/** Writes a stroke into every texel that is nearer to it than to earlier strokes. */
function spreadStroke(table: Float32Array, columns: number, rows: number, { x, y, dx, dy, half }: Stroke): void {
  const reach = half + 0.2;
  const cell = (value: number) => Math.round((value + MARGIN) * TEXELS);
  const length = dx * dx + dy * dy || 1e-9;
  for (
    let j = Math.max(0, cell(Math.min(y, y + dy) - reach));
    j <= Math.min(rows - 1, cell(Math.max(y, y + dy) + reach));
    j++
  ) {
    for (
      let i = Math.max(0, cell(Math.min(x, x + dx) - reach));
      i <= Math.min(columns - 1, cell(Math.max(x, x + dx) + reach));
      i++
    ) {
      const px = (i + 0.5) / TEXELS - MARGIN - x;
      const py = (j + 0.5) / TEXELS - MARGIN - y;
      const t = clamp((px * dx + py * dy) / length);
      const inside = half - Math.hypot(px - t * dx, py - t * dy);
      const k = j * columns + i;
      if (inside > table[k]!) table[k] = inside;
    }
  }
}
