import { expect, test } from 'vitest';
import { offersCount, offersShape, sectionsOf, choosesBackground } from './sections.ts';

test('shows the sections of the mode table in its order', () => {
  expect(sectionsOf('GenerateImage')).toEqual(['Prompt', 'Model']);
  expect(sectionsOf('UpscaleAndFacelift')).toEqual(['Upscale', 'Image']);
});

test('adds an image section after the prompt to every tool that takes a picture', () => {
  expect(sectionsOf('CreateVariations')).toEqual(['Prompt', 'Image', 'Model']);
  expect(sectionsOf('Backdrop')).toEqual(['Prompt', 'Image', 'ExpandCanvas']);
});

test('offers a shape only in tools that do not preserve that of their picture', () => {
  expect([offersShape('GenerateImage'), offersShape('LineToDrawing')]).toEqual([true, true]);
  expect([offersShape('RemoveBackground'), offersShape('GenerateFill')]).toEqual([false, false]);
});

test('offers a count in tools with a prompt, and a background where the tool has one', () => {
  expect([offersCount('GenerateFill'), offersCount('RemoveBackground')]).toEqual([true, false]);
  expect([choosesBackground('RemoveBackground'), choosesBackground('GenerateFill')]).toEqual([true, false]);
});
