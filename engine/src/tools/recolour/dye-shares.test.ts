import { describe, expect, it } from 'vitest';
import { createRandom } from '../../foundation/geometry/random.ts';
import { dyeShares } from './dye-shares.ts';

const SIDE = 120;
const [SAUCER, RIM, SHADE, COFFEE] = [
  [150, 40, 16],
  [246, 240, 232],
  [150, 72, 22],
  [205, 140, 55],
] as const;

/** A top view of a saucer with a white cup of coffee, whose wall is in the shade on one side. */
function cup(x: number, y: number): readonly number[] {
  const away = Math.hypot(x - 60, y - 60);
  if (away > 22) return SAUCER;
  if (away > 17) return RIM;
  return away > 12 && x < 60 ? SHADE : COFFEE;
}

describe('the main dye', () => {
  it('is that of a cup and not of its coffee, nor of the shade within', () => {
    const random = createRandom(3);
    const rgb = new Uint8Array(SIDE * SIDE * 3);
    const matte = new Float32Array(SIDE * SIDE);
    for (let i = 0; i < matte.length; i++) {
      const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
      const light = 0.8 + 0.2 * (x / SIDE) + 0.04 * random();
      rgb.set(cup(x, y).map((value) => value * light), i * 3); // prettier-ignore
      matte[i] = Math.hypot(x - 60, y - 60) < 56 ? 1 : 0;
    }
    const picture = { width: SIDE, height: SIDE, rgb, alpha: null, mask: new Uint8Array(matte.length) };
    const { share } = dyeShares(picture, matte, () => undefined);
    const at = (x: number, y: number) => share[y * SIDE + x]!;
    expect(at(20, 60)).toBeGreaterThan(0.9);
    expect(at(60, 100)).toBeGreaterThan(0.9);
    expect(at(80, 60)).toBeLessThan(0.1);
    expect(at(60, 60)).toBeLessThan(0.1);
    expect(at(45, 60)).toBeLessThan(0.1);
  });
});
