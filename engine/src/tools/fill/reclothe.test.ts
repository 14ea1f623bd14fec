import { describe, expect, it } from 'vitest';
import type { Picture } from '../../foundation/image/picture.ts';
import { readFill } from '../reading/read-fill.ts';
import { reclothe } from './reclothe.ts';

const SIDE = 64;

/** A navy garment on pale paper, or only the paper, under a mask of most of the picture. */
function shop(shown: boolean): Picture {
  const rgb = new Uint8Array(SIDE * SIDE * 3).fill(232);
  const mask = new Uint8Array(SIDE * SIDE);
  for (let y = 10; y < 54; y++) {
    for (let x = 14; x < 50; x++) {
      mask[y * SIDE + x] = 255;
      if (shown && x >= 18 && x < 46) rgb.set([34 + (x % 5), 48, 92], (y * SIDE + x) * 3);
    }
  }
  return { width: SIDE, height: SIDE, rgb, alpha: null, mask };
}

const fillOf = (prompt: string, picture: Picture) =>
  reclothe(readFill({ prompt, negativePrompt: '', styles: [], look: 'studio' }), picture);

describe('the words for a garment over a mask', () => {
  it.each([
    ['red dress', null, null, 'colour changed to that of your dress'],
    ['black leather jacket', 'leather', null, 'fabric changed to that of your jacket'],
    ['striped shirt', null, 'stripes', 'print changed to that of your shirt'],
    ['blue jeans', 'denim', null, 'fabric changed to that of your jeans'],
  ] as const)('give a worn garment their cloth and say so: "%s"', (prompt, fabric, pattern, said) => {
    const fill = fillOf(prompt, shop(true));
    expect(fill.kind).toBe('cloth');
    if (fill.kind !== 'cloth') return;
    expect(fill.piece.fabric).toBe(fabric);
    expect(fill.piece.pattern?.name ?? null).toBe(pattern);
    expect(fill.note).toContain(said);
  });

  it.each(['red dress', 'black leather jacket'])('draw the garment in an empty place: "%s"', (prompt) => {
    expect(fillOf(prompt, shop(false))).toMatchObject({ kind: 'object', note: null });
  });

  it('ask for a fabric when they name none', () => {
    expect(fillOf('dress', shop(true))).toMatchObject({
      kind: 'cloth',
      note: expect.stringContaining('name a colour'),
    });
  });

  it.each(['brown leather handbag', 'gold necklace', 'white ceramic vase'])(
    'mean an object where they name no garment: "%s"',
    (prompt) => {
      expect(fillOf(prompt, shop(true)).kind).toBe('object');
    },
  );
});
