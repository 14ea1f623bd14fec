import { expect, it } from 'vitest';
import { gridMesh } from '../geometry/mesh/grid.ts';
import type { Vec3 } from '../geometry/vector.ts';
import { bakeAmbientDome } from './ambient-dome.ts';
import { mergeGeometry } from './geometry.ts';

/** A floor of two metres, with a wall of the given height across its centre. */
function scene(height: number) {
  const floor = gridMesh({ columns: 32, rows: 32 }, (u, v, out) => {
    out[0] = 2 * u - 1;
    out[1] = 0;
    out[2] = 1 - 2 * v;
  });
  const wall = gridMesh({ columns: 24, rows: 24 }, (u, v, out) => {
    out[0] = u - 0.5;
    out[1] = v * height;
    out[2] = 0;
  });
  return mergeGeometry([floor, wall].map((mesh) => ({ mesh, casts: mesh === wall })));
}

const bake = (height: number, eye: Vec3) =>
  bakeAmbientDome(scene(height), {
    environment: { sky: [1, 1, 1], horizon: [0.5, 0.5, 0.5], ground: [0.2, 0.2, 0.2] },
    key: `${height}`,
    fills: [],
    sphere: { centre: [0, 0.4, 0], radius: 1.5 },
    eye,
    wanted: null,
    directions: 16,
    resolution: 48,
    ground: (part) => (part === 0 ? 1 : null),
  });

it('gives a scene the same light whether or not another view of it is cached', () => {
  const front: Vec3 = [0, 1, 4];
  const back: Vec3 = [0, 1, -4];
  bake(0.8, front);
  const after = bake(0.8, back);
  const lower = bake(0.3, back);
  expect(bake(0.8, back)).toEqual(after);
  expect(lower).not.toEqual(after);
  expect(after.every((light) => Number.isFinite(light) && light >= 0)).toBe(true);
});
