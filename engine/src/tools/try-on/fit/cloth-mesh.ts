import type { Point } from '../../../perception/faces/point.ts';
import type { Fit } from './fit.ts';
import type { GarmentCut } from '../garment/garment-cut.ts';

/** A garment's picture as triangles, and the positions of their corners on the body. */
export interface ClothMesh {
  /** x, y of each corner in the garment's picture. */
  readonly from: Float32Array;
  /** x, y of each corner in the picture of the person. */
  readonly to: Float32Array;
  /** Three corners each, grouped by part. */
  readonly triangles: Int32Array;
  /** The part that each triangle draws. */
  readonly parts: Uint8Array;
}

/** Cells along the longer side of the garment. */
const CELLS = 64;
/** Number of rounds of the solver: somewhat more than twice the cells that a change has to cross. */
const ROUNDS = 140;
/** Alpha (of 255) from which a cell contains cloth. */
const CLOTH = 8;
/**
 * Weight that holds a corner at the position of its rule (a link has weight 1), at full firmness (FIRM) and at none
 * (SLACK).
 */
const FIRM = 0.35;
const SLACK = 0.004;

/**
 * Divides a garment into cells, places their corners by the rules of its parts, and lets the cloth even out where parts
 * meet: every link between corners keeps the vector that its rules give it (a discrete Poisson problem, solved by
 * Gauss-Seidel).
 */
export function clothMesh({ width, height, alpha }: GarmentCut, fit: Fit): ClothMesh {
  const step = Math.max(width, height) / CELLS;
  const [columns, rows] = [Math.ceil(width / step) + 1, Math.ceil(height / step) + 1];
  const corners: { x: number; y: number; part: number }[] = [];
  const known = new Map<number, number>();
  const triangles: number[] = [];
  const parts: number[] = [];
  const held = cellParts({ width, height, alpha }, fit.parts, { step, columns, rows });

  const cornerOf = (column: number, row: number, part: number): number => {
    const [x, y] = [column * step, row * step];
    // Above the seams the parts are connected.
    const own = part === 0 || y <= fit.seams[part - 1]! + 0.5 * step ? -1 : part;
    const key = (row * columns + column) * 4 + own + 1;
    const old = known.get(key);
    if (old !== undefined) return old;
    const at = fit.parts[Math.min(height - 1, Math.round(y)) * width + Math.min(width - 1, Math.round(x))]!;
    known.set(key, corners.length);
    corners.push({ x, y, part: own < 0 ? (part === 0 || y <= (fit.seams[at - 1] ?? -1) + 0.5 * step ? at : 0) : own });
    return corners.length - 1;
  };

  for (let part = 0; part < 3; part++)
    for (let row = 0; row < rows - 1; row++)
      for (let column = 0; column < columns - 1; column++) {
        if (!(held[row * columns + column]! & (1 << part))) continue;
        const [a, b, c, d] = [
          cornerOf(column, row, part),
          cornerOf(column + 1, row, part),
          cornerOf(column, row + 1, part),
          cornerOf(column + 1, row + 1, part),
        ];
        triangles.push(a, b, d, a, d, c);
        parts.push(part, part);
      }
  const from = new Float32Array(corners.length * 2);
  corners.forEach(({ x, y }, index) => from.set([x, y], 2 * index));
  const to = layCorners(corners, triangles, fit);
  return { from, to, triangles: Int32Array.from(triangles), parts: Uint8Array.from(parts) };
}

/** Returns for each cell the parts that have cloth in it, one bit each. */
function cellParts(
  { width, height, alpha }: Pick<GarmentCut, 'width' | 'height' | 'alpha'>,
  parts: Uint8Array,
  { step, columns, rows }: { readonly step: number; readonly columns: number; readonly rows: number },
): Uint8Array {
  const held = new Uint8Array(columns * rows);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (alpha[i]! > CLOTH) held[Math.floor(y / step) * columns + Math.floor(x / step)]! |= 1 << parts[i]!;
    }
  return held;
}

function layCorners(
  corners: readonly { x: number; y: number; part: number }[],
  triangles: readonly number[],
  fit: Fit,
): Float32Array {
  const count = corners.length;
  const ruled = corners.map(({ x, y, part }) => fit.place(x, y, part));
  const to = new Float32Array(count * 2);
  ruled.forEach(({ x, y }, index) => to.set([x, y], 2 * index));
  const weight = Float32Array.from(corners, ({ x, y }) => {
    const firm = fit.firmness(x, y);
    return SLACK + (FIRM - SLACK) * firm * firm;
  });
  const links = linksOf(triangles, count);
  // Each corner by the rule of its own part and, where parts meet, also by that of the other.
  const byPart = [0, 1, 2].map(() => new Map<number, Point>());
  const placeOf = (index: number, part: number): Point => {
    const { x, y, part: own } = corners[index]!;
    if (part === own) return ruled[index]!;
    const known = byPart[part]!.get(index) ?? fit.place(x, y, part);
    byPart[part]!.set(index, known);
    return known;
  };
  const ways = links.map((near, own) => {
    const way = new Float32Array(near.length * 2);
    near.forEach((other, n) => {
      const [a, b] = [corners[own]!.part, corners[other]!.part];
      const mine = a === b ? [a] : [a, b];
      for (const part of mine) {
        const [p, q] = [placeOf(own, part), placeOf(other, part)];
        way[2 * n] = way[2 * n]! + (p.x - q.x) / mine.length;
        way[2 * n + 1] = way[2 * n + 1]! + (p.y - q.y) / mine.length;
      }
    });
    return way;
  });
  for (let round = 0; round < ROUNDS; round++)
    for (let k = 0; k < count; k++) {
      const own = round % 2 === 0 ? k : count - 1 - k;
      let [x, y] = [weight[own]! * ruled[own]!.x, weight[own]! * ruled[own]!.y];
      const near = links[own]!;
      for (let n = 0; n < near.length; n++) {
        x += to[2 * near[n]!]! + ways[own]![2 * n]!;
        y += to[2 * near[n]! + 1]! + ways[own]![2 * n + 1]!;
      }
      to[2 * own] = x / (weight[own]! + near.length);
      to[2 * own + 1] = y / (weight[own]! + near.length);
    }
  return to;
}

function linksOf(triangles: readonly number[], count: number): readonly (readonly number[])[] {
  const links = Array.from({ length: count }, () => new Set<number>());
  for (let at = 0; at < triangles.length; at += 3)
    for (let k = 0; k < 3; k++) {
      const [a, b] = [triangles[at + k]!, triangles[at + ((k + 1) % 3)]!];
      links[a]!.add(b);
      links[b]!.add(a);
    }
  return links.map((near) => [...near]);
}
