import { expect, test } from 'vitest';
import { acceptedBy, refusalOf, warningOf } from './upload-rules.ts';

const picture = { type: 'image/png', bytes: 4_000_000, size: { width: 800, height: 600 } };
const TOO_SMALL = 'Unable to upload. Please ensure that your image dimensions exceed 200x200 pixels.';

test('takes pictures of cameras, phones and the web everywhere, PDF where the first page can be used', () => {
  expect(acceptedBy('GenerateFill')).toBe('.jpg,.jpeg,.png,.webp,.avif,.heic,.heif');
  expect(acceptedBy('RemoveBackground')).toBe('.jpg,.jpeg,.png,.webp,.avif,.heic,.heif,.pdf');
  expect(refusalOf({ ...picture, type: 'image/jpeg' }, 'GenerateFill')).toBeNull();
  expect(refusalOf({ ...picture, type: 'application/pdf', size: null }, 'UpscaleAndFacelift')).toBeNull();
  expect(refusalOf({ ...picture, type: 'application/pdf', size: null }, 'GenerateFill')).toMatch(/not accepted/);
  for (const type of ['image/webp', 'image/avif', 'image/heic', '']) {
    expect(refusalOf({ ...picture, type, size: null }, 'GenerateFill')).toBeNull();
  }
  expect(refusalOf({ ...picture, type: 'image/gif' }, 'RemoveBackground')).toMatch(/PDF/);
});

test('names the limit that a file exceeds', () => {
  expect(refusalOf({ ...picture, bytes: 9 * 1024 * 1024 }, 'GenerateFill')).toBeNull();
  expect(refusalOf({ ...picture, bytes: 9 * 1024 * 1024 + 1 }, 'GenerateFill')).toContain('9 MB');
});

test('asks for more than 200 pixels on both sides', () => {
  expect(refusalOf({ ...picture, size: { width: 200, height: 900 } }, 'GenerateFill')).toBe(TOO_SMALL);
  expect(refusalOf({ ...picture, size: { width: 201, height: 201 } }, 'GenerateFill')).toBeNull();
});

test('takes a small picture to enlarge it, from 64 pixels', () => {
  expect(refusalOf({ ...picture, size: { width: 64, height: 80 } }, 'UpscaleAndFacelift')).toBeNull();
  expect(refusalOf({ ...picture, size: { width: 63, height: 80 } }, 'UpscaleAndFacelift')).toMatch(
    /at least 64 pixels/,
  );
});

test('recommends a larger source for variations and line drawing, and only for these', () => {
  expect(warningOf({ width: 511, height: 900 }, 'CreateVariations')).toMatch(/^Image size too small, we recommend/);
  expect(warningOf({ width: 900, height: 300 }, 'LineToDrawing')).toMatch(/^Image size too small/);
  expect(warningOf({ width: 512, height: 512 }, 'CreateVariations')).toBeNull();
  expect(warningOf({ width: 300, height: 300 }, 'RemoveBackground')).toBeNull();
});
