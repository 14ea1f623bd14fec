import { gridMesh } from './grid.ts';
import { TAU } from '../interpolation.ts';
import type { Mesh } from './mesh.ts';

export interface LatheOptions {
  readonly columns: number;
  /** Shifts the axis. Default the y axis. */
  readonly x?: number;
  readonly z?: number;
  /** Multiplies the radius by a factor that depends on the angle from the front: facets, flutes, squares. */
  readonly section?: (angle: number, y: number) => number;
}

/** Revolves an outline round a vertical axis: [radius, height] in metres, from the top down on the outside. */
export function latheMesh(outline: readonly (readonly [radius: number, y: number])[], options: LatheOptions): Mesh {
  const { columns, section, x = 0, z = 0 } = options;
  const last = outline.length - 1;
  return gridMesh({ columns, rows: last, closed: true }, (u, v, out) => {
    const [radius, y] = outline[Math.round(v * last)]!;
    const angle = (u - 0.5) * TAU;
    const r = radius * (section ? section(angle, y) : 1);
    out[0] = x + r * Math.sin(angle);
    out[1] = y;
    out[2] = z + r * Math.cos(angle);
  });
}
