import { clamp, lerp } from '../../../../foundation/geometry/interpolation.ts';

/** The part of the figure at each sample, and its distance, so that nearer clothes can occlude it. */
export interface FigurePlane {
  readonly width: number;
  readonly height: number;
  /** Name of the part (`sample-names.ts`); 0 where no figure is visible. */
  readonly names: Uint8Array;
  /** Distance in metres along the view axis to the axis of the limb. */
  readonly depth: Float32Array;
}

export function createFigurePlane(width: number, height: number): FigurePlane {
  return {
    width,
    height,
    names: new Uint8Array(width * height),
    depth: new Float32Array(width * height).fill(Infinity),
  };
}

/** A point of a limb in samples of the picture. `z` and `y` are in metres along the view axis and up the body. */
export interface LimbPoint {
  readonly row: number;
  readonly column: number;
  readonly radius: number;
  readonly z: number;
  readonly y: number;
}

/** Difference in depth in metres below which limbs are drawn in their order. */
const SLACK = 0.03;

/**
 * Covers the round-ended segment from `a` to `b`. `nameAt` receives the height on the body in metres and returns 0 to
 * leave a sample uncovered.
 */
export function coverSegment(plane: FigurePlane, a: LimbPoint, b: LimbPoint, nameAt: (y: number) => number): void {
  const { width, height } = plane;
  const reach = Math.max(a.radius, b.radius);
  const left = Math.max(0, Math.ceil(Math.min(a.column, b.column) - reach));
  const right = Math.min(width - 1, Math.floor(Math.max(a.column, b.column) + reach));
  const top = Math.max(0, Math.ceil(Math.min(a.row, b.row) - reach));
  const bottom = Math.min(height - 1, Math.floor(Math.max(a.row, b.row) + reach));
  const [dx, dy] = [b.column - a.column, b.row - a.row];
  const square = dx * dx + dy * dy;
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const t = square > 0 ? clamp(((column - a.column) * dx + (row - a.row) * dy) / square) : 0;
      const [x, y] = [column - a.column - dx * t, row - a.row - dy * t];
      const radius = lerp(a.radius, b.radius, t);
      if (x * x + y * y <= radius * radius)
        cover(plane, row * width + column, lerp(a.z, b.z, t), nameAt(lerp(a.y, b.y, t)));
    }
  }
}

/**
 * Covers the rows between two sections of the trunk. `nameAt` receives the height and the distance from the axis in
 * metres. `slope` is the recession of the trunk per metre to the right, which is not 0 in an oblique view.
 */
export function coverSections(
  plane: FigurePlane,
  upper: LimbPoint,
  lower: LimbPoint,
  { perMetre, slope }: { readonly perMetre: number; readonly slope: number },
  nameAt: (y: number, across: number) => number,
): void {
  const { width, height } = plane;
  const first = Math.max(0, Math.ceil(upper.row));
  const last = Math.min(height - 1, Math.floor(lower.row));
  for (let row = first; row <= last; row++) {
    const t = (row - upper.row) / Math.max(1e-6, lower.row - upper.row);
    const centre = lerp(upper.column, lower.column, t);
    const half = lerp(upper.radius, lower.radius, t);
    const right = Math.min(width - 1, Math.floor(centre + half));
    for (let column = Math.max(0, Math.ceil(centre - half)); column <= right; column++) {
      const across = (column - centre) / perMetre;
      const name = nameAt(lerp(upper.y, lower.y, t), across);
      cover(plane, row * width + column, lerp(upper.z, lower.z, t) + across * slope, name);
    }
  }
}

function cover({ names, depth }: FigurePlane, k: number, z: number, name: number): void {
  if (name === 0 || z > depth[k]! + SLACK) return;
  names[k] = name;
  depth[k] = z;
}
