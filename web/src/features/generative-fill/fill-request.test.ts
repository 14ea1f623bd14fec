import { renderRequestSchema } from '@kenna/contract';
import { expect, test } from 'vitest';
import { FILL_DEFAULTS, fillRequest, requestSize } from './fill-request.ts';

test('requests the words of the dialog for the masked area of the picture', () => {
  const request = fillRequest(
    { ...FILL_DEFAULTS, prompt: ' a red belt ', negativePrompt: 'gold' },
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
    size: '900x1200',
  });
  expect(renderRequestSchema.safeParse(request).success).toBe(true);
});

test('scales pictures that exceed the limits of a request, with their shape preserved', () => {
  expect(requestSize({ width: 6000, height: 3000 })).toEqual({ width: 1536, height: 768 });
  expect(requestSize({ width: 4000, height: 201 })).toEqual({ width: 1536, height: 256 });
});
