import { describe, expect, it } from 'vitest';
import { readBrief } from '../../words/prompt/read-brief.ts';
import type { Look } from '../../words/prompt/brief.ts';
import { drawTile } from './draw-tile.ts';
import { designTextile, isArtwork } from './textile-design.ts';

const brief = (prompt: string) =>
  readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' });

function tile(prompt: string, look: Look = 'studio', seed = 3) {
  const design = designTextile(brief(prompt), seed, 0, 1);
  return drawTile({ design, look, width: 96, height: 96, onStep: () => {} });
}

/** Mean difference between two columns of a picture, 0 to 255. */
function columnDifference({ width, height, data }: ReturnType<typeof tile>, a: number, b: number): number {
  let sum = 0;
  for (let y = 0; y < height; y++)
    for (let c = 0; c < 3; c++) sum += Math.abs(data[(y * width + a) * 3 + c]! - data[(y * width + b) * 3 + c]!);
  return sum / (height * 3);
}

describe('a textile', () => {
  it('is artwork when words name a repeat, or when they name neither a garment nor a fabric', () => {
    expect(isArtwork(brief('repeat pattern of roses on silk'))).toBe(true);
    expect(isArtwork(brief('tartan wool fabric'))).toBe(false);
    expect(isArtwork(brief('houndstooth fabric, macro'))).toBe(false);
    expect(isArtwork(brief('seamless pattern of lemons'))).toBe(true);
    expect(isArtwork(brief('dress with lemons'))).toBe(false);
  });

  it.each(['studio', 'illustration', 'editorial', 'flat'] as const)(
    'tiles in the %s look without a seam between its left and right borders',
    (look) => {
      for (const prompt of ['repeat pattern of cherries', 'seamless pattern of blue flowers', 'camouflage textile']) {
        const picture = tile(prompt, look);
        const within = Array.from({ length: 95 }, (_, x) => columnDifference(picture, x, x + 1));
        expect(columnDifference(picture, 95, 0)).toBeLessThanOrEqual(Math.max(...within) * 1.05);
      }
    },
  );

  it('takes its background from the colour after "on" and its motifs from their own colour', () => {
    const { palette } = designTextile(brief('repeat pattern with small white daisies on sage green'), 3, 0, 1);
    const [ground, figure] = palette;
    expect(ground![1]).toBeGreaterThan(ground![0]);
    expect(Math.min(...figure!)).toBeGreaterThan(0.6);
  });

  it('is another drawing of the same print for another seed', () => {
    expect(tile('repeat pattern of birds', 'studio', 4).data).not.toEqual(tile('repeat pattern of birds').data);
  });

  it('chooses a print in the palette of words that name none', () => {
    expect(designTextile(brief('repeat pattern of dragons in crimson'), 3, 0, 1).chosen).toBe(true);
  });
});
