import { afterAll, describe, expect, it } from 'vitest';
import type { EnginePixels } from '../../foundation/image/pixels.ts';
import type { ExplicitContentScores } from './explicit-content-scores.ts';
import { createExplicitContentClassifier } from './explicit-content-classifier.ts';

const classifier = createExplicitContentClassifier();
afterAll(() => classifier.close());

/** A square test picture whose pixel at (x, y) has the colour `paint(x, y)`. */
function picture(size: number, paint: (x: number, y: number) => readonly number[]): EnginePixels {
  const pixels = Array.from({ length: size * size }, (_, index) => paint(index % size, Math.floor(index / size)));
  return { width: size, height: size, channels: pixels[0]?.length === 4 ? 4 : 3, data: Uint8Array.from(pixels.flat()) };
}

const sumOf = (scores: ExplicitContentScores): number => Object.values(scores).reduce((sum, score) => sum + score, 0);
const explicitOf = ({ porn, hentai }: ExplicitContentScores): number => porn + hentai;

const grey = picture(300, () => [128, 128, 128]);
const disc = picture(256, (x, y) => (Math.hypot(x - 128, y - 128) < 80 ? [11, 110, 79] : [236, 231, 218]));

describe('the explicit content classifier', () => {
  it('finds nothing explicit in a flat grey picture', async () => {
    const scores = await classifier.classify(grey);
    expect(sumOf(scores)).toBeCloseTo(1, 4);
    expect(scores.neutral + scores.drawing).toBeGreaterThan(0.5);
    expect(explicitOf(scores)).toBeLessThan(0.3);
  });

  it('scores a drawn shape as a drawing or as neutral', async () => {
    const scores = await classifier.classify(disc);
    expect(scores.neutral + scores.drawing).toBeGreaterThan(0.6);
    expect(explicitOf(scores)).toBeLessThan(0.3);
  });

  it('answers calls at the same time as it answers one after the other', async () => {
    const together = await Promise.all([classifier.classify(grey), classifier.classify(disc)]);
    expect(together).toEqual([await classifier.classify(grey), await classifier.classify(disc)]);
  });

  it('treats transparent pixels as white', async () => {
    const clear = picture(64, (x) => [0, 0, 0, x < 32 ? 0 : 255]);
    const white = picture(64, (x) => (x < 32 ? [255, 255, 255] : [0, 0, 0]));
    const [a, b] = [await classifier.classify(clear), await classifier.classify(white)];
    for (const [name, score] of Object.entries(a)) expect(b[name as keyof typeof b]).toBeCloseTo(score, 3);
  });

  it('refuses work once it is closed', async () => {
    const closing = createExplicitContentClassifier();
    await closing.classify(disc);
    await closing.close();
    await expect(closing.classify(disc)).rejects.toThrow();
  });
});
