import { expect, test } from 'vitest';
import { freshDraft } from './draft.ts';
import { renderRequestOf } from './render-request.ts';
import { draftOfSettings } from './settings-draft.ts';

const settings = {
  page: 'GenerateImage',
  prompt: 'a coat',
  accent_prompt: 'soft light',
  negative_prompt: 'belt',
  prompt_styles: ['Marble'],
  model: 'kennaxl',
  image_count: 4,
  image_width: 640,
  image_height: 960,
  guidance_slider: 9,
  background_type: '#ffffff',
  hd_image_quality: true,
  seed: 77,
} as const;

test('asks again for exactly what was asked before', () => {
  const draft = {
    ...freshDraft('GenerateImage'),
    ...draftOfSettings({ ...settings, scene_image_id: null, takes: [], prompt_styles: ['Marble'] }, 77),
  };
  const { page, ...fields } = settings;
  expect(renderRequestOf(page, draft)).toMatchObject({ ...fields, size: '640x960' });
  expect(draft.aspect).toBe('tall');
});

test('keeps the sides of a size that is no preset', () => {
  const draft = draftOfSettings(
    { ...settings, scene_image_id: null, takes: [], prompt_styles: [], image_width: 500, image_height: 700 },
    null,
  );
  expect(draft).toMatchObject({ aspect: 'custom', custom: { width: 500, height: 700 }, seed: null });
});
