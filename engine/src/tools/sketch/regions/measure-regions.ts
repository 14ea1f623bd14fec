import type { Regions } from './regions.ts';

/** Measures of one region in pixels. */
export interface RegionMeasure {
  readonly label: number;
  readonly area: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Centre of its area. */
  readonly x: number;
  readonly y: number;
  /** Ratio of length to width of its mass, at least 1. */
  readonly slender: number;
  /** Length in pixels of its border with the outside. */
  readonly outside: number;
  /** Length in pixels of its border with each neighbour, by the neighbour's label. */
  readonly neighbours: ReadonlyMap<number, number>;
}

/** Measures of all regions; the index is `label - 1`. */
export function measureRegions({ width, height, labels, count }: Regions): RegionMeasure[] {
  const sums = Array.from({ length: count + 1 }, () => new Float64Array(6));
  const boxes = Array.from({ length: count + 1 }, () => [width, -1, height, -1]);
  const borders = Array.from({ length: count + 1 }, () => new Map<number, number>());
  const meet = (a: number, b: number) => {
    if (a === b) return;
    borders[a]!.set(b, (borders[a]!.get(b) ?? 0) + 1);
    borders[b]!.set(a, (borders[b]!.get(a) ?? 0) + 1);
  };
  for (let k = 0; k < labels.length; k++) {
    const label = labels[k]!;
    const x = k % width;
    const y = (k - x) / width;
    if (x < width - 1) meet(label, labels[k + 1]!);
    if (y < height - 1) meet(label, labels[k + width]!);
    if (label === 0) continue;
    const sum = sums[label]!;
    for (const [i, value] of [1, x, y, x * x, y * y, x * y].entries()) sum[i] = sum[i]! + value;
    const box = boxes[label]!;
    box[0] = Math.min(box[0]!, x);
    box[1] = Math.max(box[1]!, x);
    box[2] = Math.min(box[2]!, y);
    box[3] = Math.max(box[3]!, y);
  }
  return sums.slice(1).map((sum, i) => {
    const [n = 1, sx = 0, sy = 0, xx = 0, yy = 0, xy = 0] = sum;
    const [x, y] = [sx / n, sy / n];
    const [a, b, c] = [xx / n - x * x, yy / n - y * y, xy / n - x * y];
    const root = Math.hypot((a - b) / 2, c);
    const slender = Math.sqrt(((a + b) / 2 + root + 0.1) / Math.max(0.1, (a + b) / 2 - root));
    const [left, right, top, bottom] = boxes[i + 1] as [number, number, number, number];
    const neighbours = new Map(borders[i + 1]);
    neighbours.delete(0);
    const outside = borders[i + 1]!.get(0) ?? 0;
    return { label: i + 1, area: n, left, right, top, bottom, x, y, slender, outside, neighbours };
  });
}

/** Connected regions, and the frame of reference for positions in them. */
export interface Body {
  readonly regions: readonly RegionMeasure[];
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly area: number;
  /** The vertical line through the centre. */
  readonly axis: number;
}

/** The common frame of at least one region, in pixels. */
export function bodyOf(regions: readonly RegionMeasure[]): Body {
  const left = Math.min(...regions.map((region) => region.left));
  const right = Math.max(...regions.map((region) => region.right));
  return {
    regions,
    left,
    right,
    axis: (left + right) / 2,
    top: Math.min(...regions.map((region) => region.top)),
    bottom: Math.max(...regions.map((region) => region.bottom)),
    area: regions.reduce((sum, { area }) => sum + area, 0),
  };
}

/** Distance beside a drawing, as a share of its width, within which small regions still belong to it. */
const MAX_DISTANCE_BESIDE = 0.12;
/** Pixels between regions that still touch: the width of a line. */
const TOUCHING = 2;
/** Minimum area of a view relative to the largest one; less is lettering or a detail. */
const VIEW_AREA = 0.25;
/** Minimum height of a view relative to the largest one. */
const VIEW_HEIGHT = 0.5;
/** Minimum area of a region beside the drawing, relative to it; less is dust. */
const DUST = 0.004;

/**
 * Groups regions into bodies: removes lettering beside the drawing, and separates views that are side by side (front
 * and back).
 */
export function findBodies(regions: readonly RegionMeasure[]): Body[] {
  const columns: RegionMeasure[][] = [];
  for (const region of [...regions].sort((a, b) => a.left - b.left)) {
    const last = columns.at(-1);
    if (last && region.left <= Math.max(...last.map(({ right }) => right)) + TOUCHING) last.push(region);
    else columns.push([region]);
  }
  const bodies = columns.map(bodyOf);
  const largest = Math.max(...bodies.map(({ area }) => area));
  const tall = Math.max(...bodies.map(({ top, bottom }) => bottom - top));
  const whole = bodies.filter(
    ({ area, top, bottom }) => area > VIEW_AREA * largest && bottom - top > VIEW_HEIGHT * tall,
  );
  if (whole.length > 1) return whole;
  // An arm held away belongs to the drawing; regions far beside it do not.
  const main = bodies.find(({ area }) => area === largest)!;
  const reach = MAX_DISTANCE_BESIDE * (main.right - main.left);
  const near = bodies.filter(({ area, left, right }) => {
    return area > DUST * largest && left < main.right + reach && right > main.left - reach;
  });
  return [bodyOf(near.flatMap((body) => body.regions))];
}
