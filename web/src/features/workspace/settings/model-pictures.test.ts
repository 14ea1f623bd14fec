import { MODELS } from '@kenna/contract';
import { expect, test } from 'vitest';
import { modelPicture } from './model-pictures.ts';

test.each(MODELS)('finds the picture of %s', (model) => {
  expect(modelPicture(model)).toContain(`${model}.webp`);
});
