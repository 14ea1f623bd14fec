import type { RenderSettings } from '@kenna/contract';
import { expect, test } from 'vitest';
import { freshDraft } from './draft.ts';
import { renderRequestOf } from '../request/render-request.ts';
import { draftOfRender } from './settings-draft.ts';

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

const rest: Omit<RenderSettings, keyof typeof settings> = {
  scene_image_id: null,
  takes: [],
  artworks: [],
  loras: [],
  prompt_image_url: null,
  mask_image: null,
  strength_slider: null,
  model_sensitivity: 'default',
  upscale: 2,
  face_enhance: 0,
  face_fixes: false,
  hand_fixes: false,
  blend_image_url: null,
  blend_guidance_slider: null,
  blend_control_guidance_slider: null,
  cg_slider: null,
  edges: false,
  category: null,
  text: '',
  colourways: [],
  placement: null,
};

test('repeats exactly the request of a render', () => {
  const draft = {
    ...freshDraft('GenerateImage'),
    ...draftOfRender({ ...settings, ...rest, takes: [], prompt_styles: ['Marble'] }, 77),
  };
  const { page, ...fields } = settings;
  expect(renderRequestOf(page, draft)).toMatchObject({ ...fields, size: '640x960' });
  expect(draft.aspect).toBe('tall');
});

test('preserves the sides of a size that is no preset', () => {
  const draft = draftOfRender(
    { ...settings, ...rest, takes: [], prompt_styles: [], image_width: 500, image_height: 700 },
    null,
  );
  expect(draft).toMatchObject({ aspect: 'custom', custom: { width: 500, height: 700 }, seed: null });
});

test('restores the picture and the settings of a tool', () => {
  const draft = draftOfRender(
    {
      ...settings,
      ...rest,
      takes: [],
      prompt_styles: [],
      prompt_image_url: '/files/source.png',
      model_sensitivity: 'anime',
      upscale: 4,
      face_enhance: 1,
      hand_fixes: true,
    },
    null,
  );
  expect(draft).toMatchObject({ promptImageUrl: '/files/source.png', sensitivity: 'anime', upscale: 4 });
  expect(draft).toMatchObject({ faceEnhance: true, faceFixes: false, handFixes: true });
});
