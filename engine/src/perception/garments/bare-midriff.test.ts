import { describe, expect, it } from 'vitest';
import { softColours } from '../../foundation/image/edge-distance.ts';
import { createRandom } from '../../foundation/geometry/random.ts';
import { bareMidriff } from './bare-midriff.ts';

const [WIDTH, HEIGHT] = [60, 120];
const plane = (inside: (x: number, y: number) => boolean) =>
  Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => (inside(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0));
const seeds = {
  upper: plane((x, y) => x > 22 && x < 38 && y > 10 && y < 70),
  lower: plane((x, y) => x > 22 && x < 38 && y > 85 && y < 105),
  head: plane(() => false),
  hands: plane((x, y) => x < 6 && y > 80 && y < 90),
};

const SKIN = [198, 172, 150] as const;

/**
 * Knitwear of the given colour, with a strip of the same colour between two shadows at the belly; the hands have the
 * colour of skin.
 * @param weave contrast of the strip's weave in levels; that of the knitwear is 16.
 */
function knitwear(weave: number, colour: readonly [number, number, number] = SKIN) {
  const random = createRandom(7);
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const y = Math.floor(i / WIDTH);
    const edge = y === 49 || y === 60 ? 70 : 0;
    const grain = (y > 49 && y < 60 ? weave : 16) * (random() - 0.5);
    const own = seeds.hands[i] === 1 ? SKIN : colour;
    rgb.set(own.map((value) => value - edge + grain), i * 3); // prettier-ignore
  }
  const picture = { width: WIDTH, height: HEIGHT, rgb, alpha: null, mask: new Uint8Array(WIDTH * HEIGHT) };
  const colours = softColours(picture, () => undefined);
  return bareMidriff({ picture, seeds, colours, width: WIDTH, check: () => undefined });
}

const rowsOf = (found: Uint8Array) => Array.from({ length: HEIGHT }, (_, y) => found[y * WIDTH + 30]!);

describe('the skin between a top and a skirt of the colour of skin', () => {
  it('is found by its edges and by having no weave', () => {
    const rows = rowsOf(knitwear(1));
    expect(rows[55]).toBe(1);
    expect([rows[30], rows[45], rows[66], rows[90]]).toEqual([0, 0, 0, 0]);
  });

  it('does not include a smooth strip of cloth in a colour unlike skin', () => {
    expect(knitwear(1, [120, 130, 170]).every((value) => value === 0)).toBe(true);
  });

  it('does not include a belt of the same cloth', () => {
    expect(knitwear(16).every((value) => value === 0)).toBe(true);
  });
});
