import type { BriefChip } from '@kenna/contract';
import { expect, test } from 'vitest';
import { correctedWords, isCorrectable } from './corrected-words.ts';

const chip = (source: BriefChip['source'], kind: string, label: string, start: number, style?: string): BriefChip => ({
  kind,
  name: label,
  label,
  piece: 0,
  source,
  start,
  end: start + label.length,
  ...(style !== undefined && { style }),
});
const brief = [
  chip('prompt', 'colour', 'emerald', 0),
  chip('prompt', 'form', 'dress', 8),
  chip('accent', 'light', 'golden hour', 0),
  chip('accent', 'colour', 'red', 13),
  chip('style', 'setting', 'marble', 0, 'Marble'),
];
const image = { prompt: 'emerald dress', brief };
const settings = { accentPrompt: 'golden hour, red', styles: ['Marble', 'Minimal'] };
const correct = (
  replaced: readonly (readonly [number, string | null])[],
  added: { kind: string; label: string }[] = [],
) => correctedWords(image, { ...settings, prompt: image.prompt }, { replaced: new Map(replaced), added });

test('corrects each chip in the text that it was read from', () => {
  expect(
    correct([
      [0, 'navy'],
      [2, 'overcast'],
      [3, null],
    ]),
  ).toEqual({
    prompt: 'navy dress',
    accentPrompt: 'overcast',
    styles: ['Marble', 'Minimal'],
  });
});

test('removes a style as a whole', () => {
  expect(correct([[4, null]])).toEqual({ prompt: 'emerald dress', ...settings, styles: ['Minimal'] });
});

test('adds to the prompt', () => {
  expect(correct([], [{ kind: 'fabric', label: 'silk' }]).prompt).toBe('emerald silk dress');
});

test('does not correct chips whose words are unknown', () => {
  expect(isCorrectable({ ...chip('prompt', 'colour', 'red', 0), end: 0 })).toBe(false);
  expect(isCorrectable(chip('style', 'mood', 'minimal', 0))).toBe(false);
  expect(isCorrectable(chip('style', 'mood', 'minimal', 0, 'Minimal'))).toBe(true);
});
