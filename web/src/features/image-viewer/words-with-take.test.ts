import type { BriefChip } from '@kenna/contract';
import { expect, test } from 'vitest';
import { wordsWithTake } from './words-with-take.ts';

const chip = (kind: string, label: string, start: number): BriefChip => ({
  kind,
  name: label,
  label,
  piece: 0,
  source: 'prompt',
  start,
  end: start + label.length,
});

test('replaces words with those of the take of the same kind, and adds the other words of the take', () => {
  const image = {
    prompt: 'emerald dress',
    brief: [chip('colour', 'emerald', 0), chip('form', 'dress', 8)],
    take: { colour: 'navy', light: 'golden-hour' },
  };
  const settings = { prompt: image.prompt, accentPrompt: '', styles: ['Minimal'], seed: 7 };
  expect(wordsWithTake(image, settings, undefined)).toEqual({ ...settings, prompt: 'navy dress, golden hour' });
  expect(wordsWithTake({ ...image, take: {} }, settings, undefined)).toEqual(settings);
});
