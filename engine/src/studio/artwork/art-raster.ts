import { fillCoverage } from '../../foundation/outline/fill-coverage.ts';
import type { Outline } from '../../foundation/outline/outline.ts';
import type { Rgb } from '../../foundation/raster/softbox.ts';
import { scaleColour } from '../materials/colour.ts';

/** One area of an artwork; later ones lie over earlier ones. */
export interface ArtLayer {
  readonly outline: Outline;
  /** Linear colour; null for the ink that words name. */
  readonly colour: Rgb | null;
  readonly opacity: number;
  /**
   * Strength of the ink in this area, 0 to 1. The area covers what lies below it completely, also when it is a light tint.
   * Default 1.
   */
  readonly tint?: number;
  /** Factor on the colour, for the shades of one thread. Default 1. */
  readonly shade?: number;
}

/** A picture as texels from its upper left corner. */
interface ArtPicture {
  readonly columns: number;
  readonly rows: number;
  /** Four values per texel: linear colour times opacity, and opacity. They are computed at the call. */
  readonly colours: () => Float32Array;
}

/** An artwork as areas, in millimetres from its upper left corner. */
export interface ArtDrawing {
  readonly width: number;
  readonly height: number;
  readonly layers: readonly ArtLayer[];
  /** A picture over the whole size, below the layers; absent for a drawing of areas alone. */
  readonly picture?: ArtPicture;
}

/** One size of the picture of an artwork. */
interface ArtLevel {
  readonly columns: number;
  readonly rows: number;
  /** Four values per texel: linear colour times coverage, and coverage. */
  readonly colours: Float32Array;
}

/** An artwork as texels, in ever smaller sizes, with the distance to its edge. */
export interface ArtRaster {
  readonly width: number;
  readonly height: number;
  /** Size of a texel in millimetres. */
  readonly texel: number;
  readonly levels: readonly ArtLevel[];
  /**
   * Millimetres from the edge of the artwork at each texel of the first level: positive inside, negative outside. They
   * are computed at the first call, because a print needs none.
   */
  readonly distances: () => Float32Array;
}

/** Millimetres round an artwork, in which the rim of a patch and the shadow of a pressed edge lie. */
export const ART_MARGIN = 5;
/** Smallest texel in millimetres. */
const FINEST = 0.2;
/** Maximum number of texels. */
const MAX_TEXELS = 4.2e5;

/** @param ink linear colour of the areas without a colour of their own. */
export function rasteriseArt({ width, height, layers, picture }: ArtDrawing, ink: Rgb): ArtRaster {
  const [wide, high] = [width + 2 * ART_MARGIN, height + 2 * ART_MARGIN];
  const texel = Math.max(FINEST, Math.sqrt((wide * high) / MAX_TEXELS));
  const columns = Math.max(2, Math.ceil(wide / texel));
  const rows = Math.max(2, Math.ceil(high / texel));
  const colours = new Float32Array(columns * rows * 4);
  const coverage = new Float32Array(columns * rows);
  if (picture) layPicture(colours, { columns, rows, texel }, { width, height, picture });
  for (const { outline, colour, opacity, tint = 1, shade = 1 } of layers) {
    coverage.fill(0);
    const moved = outline.contours.map((contour) => contour.map((value) => value + ART_MARGIN));
    const size = { width: columns, height: rows, scale: 1 / texel };
    fillCoverage({ contours: moved, rule: outline.rule }, size, coverage);
    layOver(colours, coverage, { colour: scaleColour(colour ?? ink, shade), opacity, tint });
  }
  let distances: Float32Array | null = null;
  return {
    width,
    height,
    texel,
    levels: smallerLevels({ columns, rows, colours }),
    distances: () => (distances ??= edgeDistances(colours, columns, rows, texel)),
  };
}

interface Paint {
  readonly colour: Rgb;
  readonly opacity: number;
  readonly tint: number;
}

/** Lays a colour over what is there (Porter and Duff 1984). */
function layOver(colours: Float32Array, coverage: Float32Array, { colour, opacity, tint }: Paint): void {
  for (let k = 0; k < coverage.length; k++) {
    const share = Math.min(1, coverage[k]!) * opacity;
    if (share === 0) continue;
    const left = 1 - share;
    colours[k * 4] = colours[k * 4]! * left + colour[0] * share * tint;
    colours[k * 4 + 1] = colours[k * 4 + 1]! * left + colour[1] * share * tint;
    colours[k * 4 + 2] = colours[k * 4 + 2]! * left + colour[2] * share * tint;
    colours[k * 4 + 3] = colours[k * 4 + 3]! * left + share * tint;
  }
}

/** Writes the mean of a picture over each texel of an artwork, in which it fills the size without the margin. */
function layPicture(
  colours: Float32Array,
  { columns, rows, texel }: { readonly columns: number; readonly rows: number; readonly texel: number },
  { width, height, picture }: Pick<ArtDrawing, 'width' | 'height'> & { readonly picture: ArtPicture },
): void {
  const across = picture.columns / width;
  const down = picture.rows / height;
  // Between one and `MAX_TAPS` points for each texel, so that a large picture in a small place is not coarse.
  const taps = Math.min(MAX_TAPS, Math.max(1, Math.ceil(texel * Math.max(across, down))));
  const level: ArtLevel = { columns: picture.columns, rows: picture.rows, colours: picture.colours() };
  const point = new Float64Array(4);
  // Texels of the margin that lie beyond the picture, whose edge fades over half of its own texel.
  const margin = Math.max(0, Math.floor((ART_MARGIN - 0.5 / Math.min(across, down)) / texel) - 1);
  for (let j = margin; j < rows - margin; j++) {
    for (let i = margin; i < columns - margin; i++) {
      point[0] = point[1] = point[2] = point[3] = 0;
      for (let tap = 0; tap < taps * taps; tap++) {
        const x = ((i + ((tap % taps) + 0.5) / taps) * texel - ART_MARGIN) * across;
        const y = ((j + (Math.floor(tap / taps) + 0.5) / taps) * texel - ART_MARGIN) * down;
        addLevel(level, x, y, 1 / (taps * taps), point);
      }
      const k = (j * columns + i) * 4;
      for (let c = 0; c < 4; c++) colours[k + c] = point[c]!;
    }
  }
}

/** Maximum points along one side of a texel at which a picture is read. */
const MAX_TAPS = 8;

/** Halves a level until it is a few texels wide (mip mapping, Williams 1983). */
function smallerLevels(first: ArtLevel): readonly ArtLevel[] {
  const levels = [first];
  for (let last = first; last.columns > 4 && last.rows > 4;) {
    const columns = Math.ceil(last.columns / 2);
    const rows = Math.ceil(last.rows / 2);
    const colours = new Float32Array(columns * rows * 4);
    for (let j = 0; j < rows; j++) {
      const upper = Math.min(2 * j, last.rows - 1) * last.columns;
      const lower = Math.min(2 * j + 1, last.rows - 1) * last.columns;
      for (let i = 0; i < columns; i++) {
        const left = Math.min(2 * i, last.columns - 1);
        const right = Math.min(2 * i + 1, last.columns - 1);
        for (let c = 0; c < 4; c++) {
          colours[(j * columns + i) * 4 + c] =
            (last.colours[(upper + left) * 4 + c]! +
              last.colours[(upper + right) * 4 + c]! +
              last.colours[(lower + left) * 4 + c]! +
              last.colours[(lower + right) * 4 + c]!) /
            4;
        }
      }
    }
    last = { columns, rows, colours };
    levels.push(last);
  }
  return levels;
}

/** Exact distances to the edge (Felzenszwalb and Huttenlocher 2012), corrected by the coverage of the texel itself. */
function edgeDistances(colours: Float32Array, columns: number, rows: number, texel: number): Float32Array {
  const count = columns * rows;
  const inside = new Float64Array(count);
  const outside = new Float64Array(count);
  for (let k = 0; k < count; k++) {
    const isIn = colours[k * 4 + 3]! >= 0.5;
    inside[k] = isIn ? FAR : 0;
    outside[k] = isIn ? 0 : FAR;
  }
  squaredDistances(inside, columns, rows);
  squaredDistances(outside, columns, rows);
  return Float32Array.from({ length: count }, (_, k) => {
    const a = colours[k * 4 + 3]!;
    const signed = Math.sqrt(inside[k]!) - Math.sqrt(outside[k]!);
    const near = Math.abs(signed) <= 1;
    return texel * (near ? a - 0.5 : signed - 0.5 * Math.sign(signed));
  });
}

const FAR = 1e9;

function squaredDistances(field: Float64Array, columns: number, rows: number): void {
  const longest = Math.max(columns, rows);
  const envelope = {
    line: new Float64Array(longest),
    at: new Int32Array(longest),
    from: new Float64Array(longest + 1),
  };
  for (let i = 0; i < columns; i++) transformLine(field, { start: i, step: columns, length: rows }, envelope);
  for (let j = 0; j < rows; j++) transformLine(field, { start: j * columns, step: 1, length: columns }, envelope);
}

/** One row or column of a field: the index of its first value, the distance to the next, and the number of values. */
interface FieldLine {
  readonly start: number;
  readonly step: number;
  readonly length: number;
}

/** Memory for the lower envelope of parabolas over a line, which all lines of a field share. */
interface Envelope {
  /** The values of the line. */
  readonly line: Float64Array;
  /** Positions of the lowest points of the parabolas of the envelope. */
  readonly at: Int32Array;
  /** Position from which each parabola is the lowest. */
  readonly from: Float64Array;
}

/** Replaces the values of one line by the lower envelope of parabolas over it. */
function transformLine(field: Float64Array, { start, step, length }: FieldLine, { line, at, from }: Envelope): void {
  for (let k = 0; k < length; k++) line[k] = field[start + k * step]!;
  let last = 0;
  at[0] = 0;
  from[0] = -Infinity;
  from[1] = Infinity;
  for (let k = 1; k < length; k++) {
    let meets = meeting(line, k, at[last]!);
    while (meets <= from[last]!) meets = meeting(line, k, at[--last]!);
    at[++last] = k;
    from[last] = meets;
    from[last + 1] = Infinity;
  }
  for (let k = 0, low = 0; k < length; k++) {
    while (from[low + 1]! < k) low++;
    field[start + k * step] = (k - at[low]!) ** 2 + line[at[low]!]!;
  }
}

const meeting = (line: Float64Array, k: number, other: number): number =>
  (line[k]! + k * k - line[other]! - other * other) / (2 * (k - other));

/**
 * Writes the mean colour times coverage, and the coverage, of a square of an artwork.
 * @param x, y millimetres from the upper left corner of the artwork.
 * @param size side of the square in millimetres.
 */
export function readColour(raster: ArtRaster, x: number, y: number, size: number, out: Float64Array): void {
  const { levels, texel } = raster;
  const depth = Math.max(0, Math.min(levels.length - 1, Math.log2(Math.max(1, size / texel))));
  const whole = Math.floor(depth);
  const share = depth - whole;
  const column = (x + ART_MARGIN) / texel;
  const row = (y + ART_MARGIN) / texel;
  out[0] = out[1] = out[2] = out[3] = 0;
  addLevel(levels[whole]!, column / 2 ** whole, row / 2 ** whole, 1 - share, out);
  const next = levels[whole + 1];
  if (next && share > 0) addLevel(next, column / 2 ** (whole + 1), row / 2 ** (whole + 1), share, out);
}

function addLevel({ columns, rows, colours }: ArtLevel, x: number, y: number, share: number, out: Float64Array): void {
  const px = x - 0.5;
  const py = y - 0.5;
  const i = Math.floor(px);
  const j = Math.floor(py);
  const u = px - i;
  const v = py - j;
  for (let dj = 0; dj < 2; dj++) {
    const row = j + dj;
    if (row < 0 || row >= rows) continue;
    for (let di = 0; di < 2; di++) {
      const column = i + di;
      if (column < 0 || column >= columns) continue;
      const weight = share * (di ? u : 1 - u) * (dj ? v : 1 - v);
      const k = (row * columns + column) * 4;
      out[0]! += weight * colours[k]!;
      out[1]! += weight * colours[k + 1]!;
      out[2]! += weight * colours[k + 2]!;
      out[3]! += weight * colours[k + 3]!;
    }
  }
}

/** Millimetres from the edge at a point of an artwork: positive inside, negative outside. */
export function readDistance({ distances, levels, texel }: ArtRaster, x: number, y: number): number {
  const distance = distances();
  const { columns, rows } = levels[0]!;
  const px = Math.min(columns - 1.001, Math.max(0, (x + ART_MARGIN) / texel - 0.5));
  const py = Math.min(rows - 1.001, Math.max(0, (y + ART_MARGIN) / texel - 0.5));
  const [i, j] = [Math.floor(px), Math.floor(py)];
  const [u, v] = [px - i, py - j];
  const k = j * columns + i;
  const upper = distance[k]! * (1 - u) + distance[k + 1]! * u;
  const lower = distance[k + columns]! * (1 - u) + distance[k + columns + 1]! * u;
  return upper * (1 - v) + lower * v;
}
