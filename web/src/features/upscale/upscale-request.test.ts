import { renderRequestSchema } from '@kenna/contract';
import { expect, test } from 'vitest';
import { UPSCALE_DEFAULTS, upscaleRequest } from './upscale-request.ts';

test('requests one picture at twice the size, without retouching', () => {
  const request = upscaleRequest(UPSCALE_DEFAULTS, '/files/a.png');
  expect(request).toEqual({
    page: 'UpscaleAndFacelift',
    prompt_image_url: '/files/a.png',
    upscale: 2,
    face_enhance: 0,
    hand_fixes: false,
    image_count: 1,
  });
  expect(renderRequestSchema.safeParse(request).success).toBe(true);
});
