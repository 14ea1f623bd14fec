import { describe, expect, it } from 'vitest';
import type { Picture } from '../../foundation/image/picture.ts';
import { withoutIslands } from './without-islands.ts';

const SIDE = 96;
type Rgb = readonly [number, number, number];
const RED: Rgb = [150, 40, 20];
const WHITE: Rgb = [240, 238, 232];

/** A red cup seen from above: its content, a white rim, its red side. */
function cup(content: Rgb, rim: Rgb): Picture {
  const rgb = new Uint8Array(SIDE * SIDE * 3);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const distance = Math.hypot((i % SIDE) - 48, Math.floor(i / SIDE) - 48);
    rgb.set(distance < 16 ? content : distance < 24 ? rim : RED, 3 * i);
  }
  return { width: SIDE, height: SIDE, rgb, alpha: null, mask: new Uint8Array(SIDE * SIDE).fill(255) };
}

const all = new Float32Array(SIDE * SIDE).fill(1);
const left = (picture: Picture) => withoutIslands(picture, all, () => undefined);
const [MIDDLE, SIDEWAYS] = [48 * SIDE + 48, 48 * SIDE + 4];

describe('a matte without islands', () => {
  it('leaves coffee out of its cup', () => {
    const matte = left(cup([190, 130, 60], WHITE));
    expect(matte[MIDDLE]).toBe(0);
    expect(matte[SIDEWAYS]).toBe(1);
  });

  it('keeps areas of the same dye that a pale rim separates', () => {
    expect(left(cup([110, 29, 15], WHITE))).toBe(all);
  });

  it('keeps content that no pale rim separates from the rest', () => {
    expect(left(cup([190, 130, 60], [170, 85, 40]))).toBe(all);
  });

  it('keeps all of a grey object', () => {
    const picture = cup([190, 130, 60], WHITE);
    picture.rgb.forEach((_, k) => (picture.rgb[k] = picture.rgb[k - (k % 3)]!));
    expect(left(picture)).toBe(all);
  });
});
