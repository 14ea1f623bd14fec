import { renderRequestSchema } from '@kenna/contract';
import { expect, test } from 'vitest';
import { FILL_DEFAULTS, fillRequest, shapeOf } from './fill-request.ts';

test('asks for the words on the picture where the mask covers it', () => {
  const request = fillRequest(
    { ...FILL_DEFAULTS, prompt: ' a red belt ', negative: 'gold' },
    { picture: '/files/a.png', width: 900, height: 1200 },
    '/files/mask.png',
  );
  expect(request).toMatchObject({
    page: 'GenerateFill',
    prompt: 'a red belt',
    negative_prompt: 'gold',
    guidance_slider: 10,
    strength_slider: 1,
    image_count: 1,
    prompt_image_url: '/files/a.png',
    mask_image: '/files/mask.png',
    image_width: 900,
    image_height: 1200,
  });
  expect(renderRequestSchema.safeParse(request).success).toBe(true);
});

test('keeps the shape of pictures that are larger than a request may say', () => {
  expect(shapeOf({ width: 6000, height: 3000 })).toEqual({ image_width: 1536, image_height: 768, size: '1536x768' });
  expect(shapeOf({ width: 4000, height: 201 })).toMatchObject({ image_width: 1536, image_height: 256 });
});
