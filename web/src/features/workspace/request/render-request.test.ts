import { renderRequestSchema } from '@kenna/contract';
import { expect, test } from 'vitest';
import { freshDraft, withModel } from '../draft/draft.ts';
import { problemOf, renderRequestOf, sideProblem } from './render-request.ts';

const draft = { ...freshDraft('GenerateImage'), prompt: '  emerald silk dress ' };

test('starts Generate Image with the third-generation model, two square images and guidance 13', () => {
  expect(renderRequestOf('GenerateImage', draft)).toMatchObject({
    page: 'GenerateImage',
    prompt: 'emerald silk dress',
    model: 'kenna3',
    image_count: 2,
    guidance_slider: 13,
    size: '768x768',
    seed: null,
  });
});

test('makes four images with the XL model', () => {
  expect(withModel('GenerateImage', draft, 'kennaxl').count).toBe(4);
  expect(withModel('GenerateImage', withModel('GenerateImage', draft, 'kennaxl'), 'kenna').count).toBe(2);
});

test('sends a request that the contract accepts', () => {
  const full = {
    ...draft,
    accentPrompt: 'soft light',
    negativePrompt: 'belt',
    styles: ['Cinematic'],
    seed: 4127,
    highQuality: true,
  };
  expect(renderRequestSchema.safeParse(renderRequestOf('GenerateImage', full)).success).toBe(true);
});

test('sends every style once', () => {
  const request = renderRequestOf('GenerateImage', { ...draft, styles: ['Marble', 'Linen', 'Marble'] });
  expect(request.prompt_styles).toEqual(['Marble', 'Linen']);
});

test('sends the sides of a custom size', () => {
  const request = renderRequestOf('GenerateImage', {
    ...draft,
    aspect: 'custom',
    custom: { width: 512, height: 1024 },
  });
  expect(request).toMatchObject({ image_width: 512, image_height: 1024, size: '512x1024' });
});

test('leaves out what the tool does not offer', () => {
  const request = renderRequestOf('VirtualTryOn', {
    ...freshDraft('VirtualTryOn'),
    styles: ['Marble'],
    highQuality: true,
  });
  for (const field of ['prompt_styles', 'hd_image_quality', 'strength_slider'])
    expect(request).not.toHaveProperty(field);
});

test('sends strength as the departure from the source', () => {
  expect(renderRequestOf('LineToDrawing', freshDraft('LineToDrawing')).strength_slider).toBe(0.9);
  expect(renderRequestOf('CreateVariations', freshDraft('CreateVariations')).strength_slider).toBe(0.75);
  // These tools have no strength slider, but the specification requires the field.
  expect(renderRequestOf('GenerateFill', freshDraft('GenerateFill')).strength_slider).toBe(1);
  expect(renderRequestOf('Backdrop', freshDraft('Backdrop')).strength_slider).toBe(0.1);
});

test('reports what is missing, and where, before anything is sent', () => {
  const words = 'Describe what you want to see';
  expect(problemOf('GenerateImage', freshDraft('GenerateImage'))).toEqual({ at: 'prompt', words });
  expect(problemOf('GenerateImage', draft)).toBeNull();
  const empty = freshDraft('CreateVariations');
  expect(problemOf('CreateVariations', empty)).toEqual({ at: 'image', words: 'Choose an image first' });
  const narrow = { ...draft, aspect: 'custom', custom: { width: 100, height: 512 } } as const;
  expect(problemOf('GenerateImage', narrow)).toEqual({ at: 'size', words: 'Check the width' });
});

test.each([
  [255, 'At least 256'],
  [1537, 'At most 1536'],
  [512.5, 'Whole pixels only'],
  [Number.NaN, 'Whole pixels only'],
])('refuses a side of %s', (side, problem) => {
  expect(sideProblem(side)).toBe(problem);
});
