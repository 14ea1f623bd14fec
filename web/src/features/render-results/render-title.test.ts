import {
  NEUTRAL_SETTINGS,
  writeSettings,
  type Mode,
  type RenderSettings,
  type SceneVocabulary,
  type Settings,
} from '@kenna/contract';
import { expect, test } from 'vitest';
import { renderTitle } from './render-title.ts';

const vocabulary: SceneVocabulary = {
  kinds: { colour: [{ name: 'navy', label: 'navy', hex: '#1f2a44' }], view: [{ name: 'back', label: 'back view' }] },
  attributes: {},
  attributesOf: {},
};
const sent = (settings: Partial<Settings>, page: Mode = 'GenerateImage'): RenderSettings => ({
  ...writeSettings({ ...NEUTRAL_SETTINGS, ...settings }),
  page,
  seed: 1,
});
const titleOf = (takes: Settings['takes'], sceneImageId: number | null = 12) =>
  renderTitle(sent({ prompt: 'a coat', sceneImageId, takes }), vocabulary);

test('names the requested takes and the picture that they are drawn from', () => {
  expect(titleOf([{ view: 'back' }, { view: 'side' }])).toBe('More views of #12 (back view; side): a coat');
  expect(titleOf([{ colour: '#1f2a44' }, { fabric: 'velvet' }])).toBe('Colourways of #12 (navy; velvet): a coat');
  expect(titleOf([{ light: 'hard', setting: 'marble' }])).toBe('Light and setting of #12 (hard, marble): a coat');
  expect(titleOf([{ pose: 'walking' }, { build: 'men', finish: 'clay' }])).toBe(
    'Pose and build of #12 (walking; men, clay): a coat',
  );
  expect(titleOf([{ view: 'back', colour: '#1f2a44' }])).toBe('Pictures of #12 (back view, navy): a coat');
});

test('names the requested take of a prompt', () => {
  expect(titleOf([{ view: 'back' }], null)).toBe('a coat, back view');
  expect(titleOf([], null)).toBe('a coat');
});

test('names the requested colourways', () => {
  const title = (prompt: string) => renderTitle(sent({ prompt, colourways: ['navy', '#1f8a4c'] }, 'CreateVariations'));
  expect(title('')).toBe('Create Variations, navy, #1f8a4c');
  expect(title('in wool')).toBe('in wool, navy, #1f8a4c');
});

test('names a tool without a prompt by its title and settings', () => {
  const title = (mode: Mode, background: string | null) =>
    renderTitle(sent({ background, upscale: 4, faceEnhance: true }, mode));
  expect(title('RemoveBackground', 'transparent')).toBe('Remove Background, transparent');
  expect(title('RemoveBackground', '#c9c7c3')).toBe('Remove Background, light grey');
  expect(title('RemoveBackground', '#1f2a44')).toBe('Remove Background, #1f2a44');
  expect(title('VirtualTryOn', null)).toBe('Virtual try on');
  expect(title('UpscaleAndFacelift', null)).toBe('Upscale & Facelift, 4X, faces enhanced');
});
