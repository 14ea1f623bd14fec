import type { RenderSettings, SceneVocabulary } from '@kenna/contract';
import { expect, test } from 'vitest';
import { renderTitle } from './render-title.ts';

const vocabulary: SceneVocabulary = {
  kinds: { colour: [{ name: 'navy', label: 'navy', hex: '#1f2a44' }], view: [{ name: 'back', label: 'back view' }] },
  attributes: {},
  attributesOf: {},
};
const titleOf = (takes: RenderSettings['takes'], source: number | null = 12) =>
  renderTitle(
    { prompt: 'a coat', scene_image_id: source, takes, colourways: [] } as unknown as RenderSettings,
    vocabulary,
  );

test('names the requested takes and the picture that they are drawn from', () => {
  expect(titleOf([{ view: 'back' }, { view: 'side' }])).toBe('More views of #12 (back view; side): a coat');
  expect(titleOf([{ colour: '#1f2a44' }, { fabric: 'velvet' }])).toBe('Colourways of #12 (navy; velvet): a coat');
  expect(titleOf([{ light: 'hard', setting: 'marble' }])).toBe('Light and setting of #12 (hard, marble): a coat');
  expect(titleOf([{ view: 'back', colour: '#1f2a44' }])).toBe('Pictures of #12 (back view, navy): a coat');
});

test('names the requested take of a prompt', () => {
  expect(titleOf([{ view: 'back' }], null)).toBe('a coat, back view');
  expect(titleOf([], null)).toBe('a coat');
});

test('names the requested colourways', () => {
  const settings = { prompt: '', scene_image_id: null, takes: [], page: 'CreateVariations' };
  const title = (prompt: string) =>
    renderTitle({ ...settings, prompt, colourways: ['navy', '#1f8a4c'] } as unknown as RenderSettings);
  expect(title('')).toBe('Create Variations, navy, #1f8a4c');
  expect(title('in wool')).toBe('in wool, navy, #1f8a4c');
});

test('names a tool without a prompt by its title and settings', () => {
  const settings = { prompt: '', scene_image_id: null, takes: [], colourways: [], upscale: 4, face_enhance: 1 };
  const title = (page: RenderSettings['page'], background_type: string | null) =>
    renderTitle({ ...settings, page, background_type } as unknown as RenderSettings);
  expect(title('RemoveBackground', 'transparent')).toBe('Remove Background, transparent');
  expect(title('RemoveBackground', '#c9c7c3')).toBe('Remove Background, light grey');
  expect(title('RemoveBackground', '#1f2a44')).toBe('Remove Background, #1f2a44');
  expect(title('VirtualTryOn', null)).toBe('Virtual try on');
  expect(title('UpscaleAndFacelift', null)).toBe('Upscale & Facelift, 4X, faces enhanced');
});
