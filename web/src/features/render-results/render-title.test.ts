import type { RenderSettings } from '@kenna/contract';
import { expect, test } from 'vitest';
import { renderTitle } from './render-title.ts';

const titleOf = (takes: RenderSettings['takes'], source: number | null = 12) =>
  renderTitle({ prompt: 'a coat', scene_image_id: source, takes } as RenderSettings);

test('says what was asked of which picture', () => {
  expect(titleOf([{ view: 'back' }, { view: 'side' }])).toBe('More views of #12: a coat');
  expect(titleOf([{ colour: '#1f2a44' }, { fabric: 'velvet' }])).toBe('Colourways of #12: a coat');
  expect(titleOf([{ light: 'hard', setting: 'marble' }])).toBe('Light and setting of #12: a coat');
  expect(titleOf([{ view: 'back', colour: '#1f2a44' }])).toBe('Pictures of #12: a coat');
  expect(titleOf([], null)).toBe('a coat');
});
