import { describe, expect, it } from 'vitest';
import { drawTop } from '../testing/draw-shapes.ts';
import { openNeckline } from './open-neckline.ts';
import { upperOutline } from './upper-outline.ts';

type Colour = readonly [number, number, number];

/** A top whose back fills its neck, down to row 44 at the centre; the front is coloured by `front`. */
function topWithBack(back: Colour, front: (x: number, y: number) => Colour) {
  const cut = drawTop(150);
  for (let i = 0; i < cut.alpha.length; i++) {
    const [x, y] = [i % cut.width, Math.floor(i / cut.width)];
    if (y > 10 && y < 24 && Math.abs(x - 100) < 24) cut.alpha[i] = 255;
    cut.rgb.set(isBack(x, y) ? back : front(x, y), 3 * i);
  }
  return openNeckline(cut, upperOutline(cut)).cut;
}
const isBack = (x: number, y: number): boolean => ((x - 100) / 24) ** 2 + ((y - 11) / 22) ** 2 < 1;
const RED: Colour = [190, 30, 40];

/** Share of the back that stays, and whether the front below it does. */
function shown({ width, alpha }: { readonly width: number; readonly alpha: Uint8Array }) {
  let [all, left] = [0, 0];
  for (let i = 0; i < alpha.length; i++) {
    if (!isBack(i % width, Math.floor(i / width)) || Math.floor(i / width) < 12) continue;
    all++;
    if (alpha[i]! > 128) left++;
  }
  return { back: left / all, front: [44, 60, 100].every((y) => alpha[y * width + 100] === 255) };
}

describe('opening the neckline of an empty top', () => {
  it.each([
    ['plain cloth over a darker back', topWithBack([110, 15, 20], () => RED)],
    ['stripes', topWithBack([90, 90, 100], (_, y) => (y % 12 < 6 ? [240, 240, 235] : [60, 70, 120]))],
    ['a dark print', topWithBack([70, 70, 74], (x, y) => ((x * 7 + y * 3) % 31 < 4 ? [230, 230, 230] : [20, 20, 22]))],
  ])('removes the back and nothing of the front: %s', (_, cut) => {
    const { back, front } = shown(cut);
    expect(back).toBeLessThan(0.2);
    expect(front).toBe(true);
  });

  it('leaves a top whole that shows no edge between front and back', () => {
    expect(shown(topWithBack(RED, () => RED)).back).toBe(1);
  });
});
