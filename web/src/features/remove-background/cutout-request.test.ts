import { renderRequestSchema } from '@kenna/contract';
import { expect, test } from 'vitest';
import { CUTOUT_DEFAULTS, cutoutRequest } from './cutout-request.ts';

test('starts on white, with the default sensitivity', () => {
  expect(CUTOUT_DEFAULTS).toEqual({ backgroundType: '#ffffff', modelSensitivity: 'default', hdQuality: false });
});

test('asks for two pictures on the chosen ground', () => {
  const request = cutoutRequest({ ...CUTOUT_DEFAULTS, backgroundType: 'transparent' }, '/files/a.png');
  expect(request).toMatchObject({ image_count: 2, background_type: 'transparent', prompt_image_url: '/files/a.png' });
  expect(renderRequestSchema.safeParse(request).success).toBe(true);
});
