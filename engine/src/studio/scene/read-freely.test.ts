import { describe, expect, it } from 'vitest';
import { readBrief } from '../../words/prompt/read-brief.ts';
import { allForms } from '../forms/index.ts';
import { readFreely } from './read-freely.ts';

const briefOf = (prompt: string) =>
  readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' });
const attributesOf = (prompt: string, seed: number, freedom: number) =>
  readFreely(briefOf(prompt), seed, freedom).pieces[0]!.attributes;

/** Freedom at a guidance of 13, which is nearly literal. */
const LITTLE = 1 / 13;

describe('a brief read freely', () => {
  it('is read literally when there is no freedom', () => {
    for (const seed of [0, 1, 2, 3]) expect(readFreely(briefOf('red dress'), seed, 0)).toEqual(briefOf('red dress'));
  });

  it('differs in one attribute between the pictures of a render, for every form that has another reading', () => {
    for (const { name: form, readings = [] } of allForms) {
      if (readings.length === 0) continue;
      const prompt = form.replaceAll('-', ' ');
      const usual = attributesOf(prompt, 16, LITTLE);
      const other = attributesOf(prompt, 17, LITTLE);
      expect({ ...other, [readings[0]!.attribute]: undefined }, form).toEqual({
        ...usual,
        [readings[0]!.attribute]: undefined,
      });
      expect(other, form).not.toEqual(usual);
    }
  });

  it('has more attributes changed the more freedom it has', () => {
    const changes = (freedom: number) =>
      Array.from({ length: 40 }, (_, i) => Object.keys(attributesOf('red dress', i * 4 + 1, freedom)).length).reduce(
        (sum, count) => sum + count,
      );
    expect(changes(1)).toBeGreaterThan(changes(0.4));
    expect(changes(0.4)).toBeGreaterThan(changes(LITTLE));
  });

  it('retains what words say, and decides each attribute independently', () => {
    for (let seed = 1; seed < 80; seed += 2) {
      expect(attributesOf('red dress with a v-neck', seed, 1).neckline).toBe('v-neck');
      const free = attributesOf('white shirt', seed, 1);
      expect(attributesOf('relaxed white shirt', seed, 1)).toEqual({ ...free, fit: 'relaxed' });
    }
  });

  it('shows one garment in the pictures that share a shape', () => {
    for (const seed of [0, 1]) {
      expect(readFreely(briefOf('red dress'), seed, 0.6)).toEqual(readFreely(briefOf('red dress'), seed + 2, 0.6));
    }
  });
});
