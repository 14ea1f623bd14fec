import { describe, expect, it } from 'vitest';
import { solidify } from './solidify.ts';

const SIDE = 256;
const at = (x: number, y: number) => y * SIDE + x;

/** A centred disc of radius 90, with an edge of 4 pixels. */
const disc = () =>
  Float32Array.from({ length: SIDE * SIDE }, (_, i) => {
    const distance = Math.hypot((i % SIDE) - 128, Math.floor(i / SIDE) - 128);
    return Math.min(1, Math.max(0, (92 - distance) / 4));
  });

function fill(shares: Float32Array, [left, top, width, height]: readonly number[], share: number): Float32Array {
  for (let y = top!; y < top! + height!; y++) shares.fill(share, at(left!, y), at(left! + width!, y));
  return shares;
}

describe('solidify', () => {
  it('makes an uncertain area inside the subject opaque', () => {
    const solid = solidify(fill(disc(), [100, 100, 60, 50], 0.4), SIDE);
    expect(solid[at(130, 125)]).toBe(1);
    expect(solid[at(102, 102)]).toBe(1);
  });

  it('keeps a hole that the network is certain of', () => {
    const solid = solidify(fill(disc(), [100, 100, 60, 50], 0), SIDE);
    expect(solid[at(130, 125)]).toBe(0);
  });

  it('removes a faint area beside the subject', () => {
    const solid = solidify(fill(disc(), [0, 220, 256, 36], 0.25), SIDE);
    expect(solid[at(20, 245)]).toBe(0);
  });

  it('leaves narrow edges and strands as they are', () => {
    const shares = fill(disc(), [126, 5, 3, 30], 0.5);
    expect(solidify(shares, SIDE)).toEqual(shares);
  });
});
