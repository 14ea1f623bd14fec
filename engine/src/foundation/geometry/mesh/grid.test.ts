import { expect, it } from 'vitest';
import { gridMesh } from './grid.ts';
import { TAU } from '../interpolation.ts';
import type { Mesh } from './mesh.ts';

const radius = 0.2;
const length = 0.5;
const columns = 64;
const tube: Mesh = gridMesh({ columns, rows: 10, closed: true }, (u, v, out) => {
  const a = (u - 0.5) * TAU;
  out[0] = radius * Math.sin(a);
  out[1] = length * (1 - v);
  out[2] = radius * Math.cos(a);
});

it('closes a tube without a crack and points its normals outwards', () => {
  const width = columns + 1;
  for (let row = 0; row <= 10; row++) {
    const first = row * width * 3;
    const last = (row * width + columns) * 3;
    expect(tube.positions.subarray(first, first + 3)).toEqual(tube.positions.subarray(last, last + 3));
  }
  for (let k = 0; k < tube.positions.length; k += 3) {
    const outwards = tube.normals[k]! * tube.positions[k]! + tube.normals[k + 2]! * tube.positions[k + 2]!;
    expect(outwards / radius).toBeCloseTo(1, 3);
  }
});

it('develops cloth in metres from the middle of the front: right is positive, down is negative', () => {
  const corner = tube.uvs.length - 2;
  expect(tube.uvs[corner]!).toBeCloseTo((radius * TAU) / 2, 2);
  expect(tube.uvs[corner + 1]!).toBeCloseTo(-length, 5);
  expect(tube.uvs[columns]!).toBe(0);
});
