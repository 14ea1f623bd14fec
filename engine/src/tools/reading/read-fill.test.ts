import { describe, expect, it } from 'vitest';
import { readFill } from './read-fill.ts';

const read = (prompt: string, negativePrompt = '') => readFill({ prompt, negativePrompt, styles: [], look: 'studio' });

describe('the words over a mask', () => {
  it.each(['', 'remove', 'nothing', 'erase it', 'remove the red cup', 'get rid of this logo'])(
    'ask for the picture alone: "%s"',
    (prompt) => {
      expect(read(prompt)).toEqual({ kind: 'complete', note: null });
    },
  );

  it.each([
    ['red velvet', 'velvet', null],
    ['blue gingham', null, 'gingham'],
    ['floral pattern', null, 'floral'],
    ['black leather', 'leather', null],
    ['#aa3344', null, null],
    ['make it green', null, null],
  ] as const)('name a colour, a cloth or a print: "%s"', (prompt, fabric, pattern) => {
    const fill = read(prompt);
    expect(fill.kind).toBe('cloth');
    if (fill.kind !== 'cloth') return;
    expect(fill.piece.fabric).toBe(fabric);
    expect(fill.piece.pattern?.name ?? null).toBe(pattern);
    expect(fill.note).toBeNull();
  });

  it.each(['brown leather handbag', 'gold necklace', 'sunglasses', 'replace the cup with a white vase'])(
    'name a thing to draw: "%s"',
    (prompt) => {
      expect(read(prompt).kind).toBe('object');
    },
  );

  it.each([
    ['marble', 'marble'],
    ['sand', 'sand'],
    ['brick wall', 'brick'],
    ['red brick wall', 'brick'],
    ['at the beach', 'beach'],
  ] as const)('name a place: "%s"', (prompt, setting) => {
    expect(read(prompt)).toMatchObject({ kind: 'setting', setting });
  });

  it('say what cannot be drawn', () => {
    expect(read('an elephant')).toMatchObject({ kind: 'complete', note: expect.stringContaining('elephant') });
    expect(read('a purple elephant')).toMatchObject({ kind: 'cloth', note: expect.stringContaining('elephant') });
    expect(read('bouquet of roses').note).not.toBeNull();
  });

  it('leave out what the negative words exclude', () => {
    const fill = read('red velvet', 'velvet');
    expect(fill.kind === 'cloth' && fill.piece.fabric).not.toBe('velvet');
  });
});
