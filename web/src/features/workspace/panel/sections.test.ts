import { expect, test } from 'vitest';
import { offersCount, offersShape, sectionsOf, choosesBackground } from './sections.ts';

test('shows the rooms of the mode table in its order', () => {
  expect(sectionsOf('GenerateImage')).toEqual(['Prompt', 'Model']);
  expect(sectionsOf('UpscaleAndFacelift')).toEqual(['Upscale', 'Image']);
});

test('makes room for the picture of every tool that takes one, after the words', () => {
  expect(sectionsOf('CreateVariations')).toEqual(['Prompt', 'Image', 'Model']);
  expect(sectionsOf('Backdrop')).toEqual(['Prompt', 'Image', 'ExpandCanvas']);
});

test('asks for a shape only where the picture does not bring its own', () => {
  expect([offersShape('GenerateImage'), offersShape('LineToDrawing')]).toEqual([true, true]);
  expect([offersShape('RemoveBackground'), offersShape('GenerateFill')]).toEqual([false, false]);
});

test('asks how many where words are read, and for a ground where the tool sets one', () => {
  expect([offersCount('GenerateFill'), offersCount('RemoveBackground')]).toEqual([true, false]);
  expect([choosesBackground('RemoveBackground'), choosesBackground('GenerateFill')]).toEqual([true, false]);
});
