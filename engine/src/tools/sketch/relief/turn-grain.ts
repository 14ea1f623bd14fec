import type { Regions } from '../regions/regions.ts';

interface Grain {
  readonly regions: Regions;
  /** Plan of each label. */
  readonly planOf: readonly number[];
  /** Cloth coordinates in metres from `layCloth`, and the size of a pixel in metres. */
  readonly u: Float32Array;
  readonly v: Float32Array;
  readonly pixel: number;
}

interface Axis {
  readonly x: number;
  readonly y: number;
  /** Unit direction down the region. */
  readonly down: readonly [number, number];
}

/**
 * Rotates the cloth of one plan so that its length runs along the main axis of each of its regions, as a sleeve is cut:
 * around the region's centre, by the angle between its axis and straight down.
 */
export function turnGrain(plan: number, { regions, planOf, u, v, pixel }: Grain): Pick<Grain, 'u' | 'v'> {
  const { labels, width } = regions;
  const axes = axesOf(plan, regions, planOf);
  if (axes.size === 0) return { u, v };
  const all = [...axes.values()];
  const turned = { u: u.slice(), v: v.slice() };
  for (let k = 0; k < labels.length; k++) {
    const [x, y] = [k % width, Math.floor(k / width)];
    // A sheet extends slightly beyond its regions, where it follows the nearest one.
    const { down, ...middle } = axes.get(labels[k]!) ?? nearest(all, x, y);
    const centre = Math.round(middle.y) * width + Math.round(middle.x);
    const [across, along] = [u[k]! - u[centre]!, v[k]! - v[centre]!];
    turned.u[k] = across * down[1] + along * down[0] + middle.x * pixel;
    turned.v[k] = along * down[1] - across * down[0] - middle.y * pixel;
  }
  return turned;
}

const nearest = (axes: readonly Axis[], x: number, y: number): Axis =>
  axes.reduce((best, axis) => (Math.hypot(axis.x - x, axis.y - y) < Math.hypot(best.x - x, best.y - y) ? axis : best));

/** The axes by the second moments of each region. */
function axesOf(plan: number, { labels, width, count }: Regions, planOf: readonly number[]): Map<number, Axis> {
  const sums = Array.from({ length: count + 1 }, () => new Float64Array(6));
  for (let k = 0; k < labels.length; k++) {
    const label = labels[k]!;
    if (label === 0 || planOf[label] !== plan) continue;
    const [x, y] = [k % width, Math.floor(k / width)];
    for (const [at, value] of [1, x, y, x * x, y * y, x * y].entries()) sums[label]![at]! += value;
  }
  const axes = new Map<number, Axis>();
  sums.forEach(([n, sx, sy, xx, yy, xy], label) => {
    if (!n) return;
    const [x, y] = [sx! / n, sy! / n];
    const angle = 0.5 * Math.atan2(2 * (xy! / n - x * y), yy! / n - y * y - (xx! / n - x * x));
    axes.set(label, { x, y, down: [Math.sin(angle), Math.cos(angle)] });
  });
  return axes;
}
