import { expect, it } from 'vitest';
import { softenEdges } from './soften-edges.ts';

const SIDE = 24;

/** Black below a slanted edge, grey above it, with one sample for each pixel. */
function stairs(): Uint8Array {
  const data = new Uint8Array(SIDE * SIDE * 3);
  for (let i = 0; i < SIDE * SIDE; i++)
    data.fill(Math.floor(i / SIDE) > (i % SIDE) / 3 + 8 ? 0 : 200, 3 * i, 3 * i + 3);
  return data;
}

it('gives the stairs of an edge values in between, and leaves even areas as they are', () => {
  const data = stairs();
  const soft = softenEdges({ width: SIDE, height: SIDE, channels: 3, data });
  const between = soft.data.filter((value) => value > 20 && value < 180).length / 3;
  expect(between).toBeGreaterThan(SIDE);
  expect(between).toBeLessThan(4 * SIDE);
  expect([soft.data[0], soft.data.at(-1)]).toEqual([200, 0]);
});

it('keeps the colour of a cut-out at its edge', () => {
  const data = new Uint8Array(SIDE * SIDE * 4);
  for (let i = 0; i < SIDE * SIDE; i++) if (i % SIDE < SIDE / 2) data.set([180, 40, 30, 255], 4 * i);
  const soft = softenEdges({ width: SIDE, height: SIDE, channels: 4, data });
  const at = 4 * (SIDE * 12 + SIDE / 2);
  expect([...soft.data.subarray(at, at + 3)]).toEqual([180, 40, 30]);
  expect(soft.data[at + 3]).toBeGreaterThan(30);
});
