import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { watchModels } from './operator-models.ts';

it('lists models that are used, and says why others are not and what happens instead', async () => {
  const models = watchModels({
    checkModels: async () => [
      { use: 'enlarging', path: '/models/x4.onnx', refusal: null },
      { use: 'faces', path: '/models/faces.onnx', refusal: 'There is no file /models/faces.onnx.' },
    ],
  });
  expect(models.warnings()).toEqual([expect.stringContaining('are being loaded')]);
  expect(models.uses('enlarging')).toBe(false);
  await setImmediate();
  const reason = 'FACE_MODEL is not used: There is no file /models/faces.onnx. Faces are sharpened instead.';
  expect(models.files()).toMatchObject([
    { name: 'x4.onnx', folder: '/models', use: 'used', words: 'UPSCALE_MODEL: Upscale uses it.' },
    { name: 'faces.onnx', folder: '/models', use: 'unused', words: reason },
  ]);
  expect(models.warnings()).toEqual([reason]);
  expect([models.uses('enlarging'), models.uses('faces')]).toEqual([true, false]);
});
