import { expect, test } from 'vitest';
import { offersCount, offersShape, roomsOf, setsGround } from './rooms.ts';

test('shows the rooms of the mode table in its order', () => {
  expect(roomsOf('GenerateImage')).toEqual(['Prompt', 'Model']);
  expect(roomsOf('UpscaleAndFacelift')).toEqual(['Upscale', 'Image']);
});

test('makes room for the picture of every tool that takes one, after the words', () => {
  expect(roomsOf('CreateVariations')).toEqual(['Prompt', 'Image', 'Model']);
  expect(roomsOf('Backdrop')).toEqual(['Prompt', 'Image', 'ExpandCanvas']);
});

test('asks for a shape only where the picture does not bring its own', () => {
  expect([offersShape('GenerateImage'), offersShape('LineToDrawing')]).toEqual([true, true]);
  expect([offersShape('RemoveBackground'), offersShape('GenerateFill')]).toEqual([false, false]);
});

test('asks how many where words are read, and for a ground where the tool sets one', () => {
  expect([offersCount('GenerateFill'), offersCount('RemoveBackground')]).toEqual([true, false]);
  expect([setsGround('RemoveBackground'), setsGround('GenerateFill')]).toEqual([true, false]);
});
