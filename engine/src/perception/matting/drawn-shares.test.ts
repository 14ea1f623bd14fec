import { describe, expect, it } from 'vitest';
import { drawnShares } from './drawn-shares.ts';

const SIDE = 128;

/** White paper with an ink ring of radius 40 and white inside; `gap` leaves the ring open on the right. */
function ring(gap: number): Uint8Array {
  const square = new Uint8Array(SIDE * SIDE * 3).fill(250);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const distance = Math.hypot(x - 64, y - 64);
      const isOpen = x > 64 && Math.abs(y - 64) < gap;
      if (Math.abs(distance - 40) < 2 && !isOpen) square.fill(20, 3 * (y * SIDE + x), 3 * (y * SIDE + x) + 3);
    }
  }
  return square;
}

const disc = (inside: number) =>
  Float32Array.from({ length: SIDE * SIDE }, (_, i) =>
    Math.hypot((i % SIDE) - 64, Math.floor(i / SIDE) - 64) < 40 ? inside : 0,
  );
const at = (x: number, y: number) => y * SIDE + x;

describe('the subject of a drawing', () => {
  it('is everything that its outline encloses, white or not, even where the network is uncertain', () => {
    const shares = drawnShares(ring(0), disc(0.5), SIDE);
    expect(shares[at(64, 64)]).toBe(1);
    expect(shares[at(64, 26)]).toBe(1);
    expect(shares[at(64, 15)]).toBe(0);
  });

  it('is what the network says when its outline is open', () => {
    const shares = drawnShares(ring(5), disc(0.95), SIDE);
    expect(shares[at(64, 64)]).toBe(1);
    expect(shares[at(10, 64)]).toBe(0);
  });

  it('is every large closed shape when the network does not see plain lines', () => {
    const shares = drawnShares(ring(0), disc(0), SIDE);
    expect(shares[at(64, 64)]).toBe(1);
    expect(shares[at(64, 15)]).toBe(0);
  });
});
