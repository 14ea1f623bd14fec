import { renderRequestSchema } from '@kenna/contract';
import { expect, test } from 'vitest';
import { CUTOUT_DEFAULTS, cutoutRequest } from './cutout-request.ts';

test('starts on white, with the default sensitivity', () => {
  expect(CUTOUT_DEFAULTS).toEqual({ background: '#ffffff', sensitivity: 'default', highQuality: false });
});

test('requests two pictures on the chosen background', () => {
  const request = cutoutRequest({ ...CUTOUT_DEFAULTS, background: 'transparent' }, '/files/a.png');
  expect(request).toMatchObject({ image_count: 2, background_type: 'transparent', prompt_image_url: '/files/a.png' });
  expect(renderRequestSchema.safeParse(request).success).toBe(true);
});
