import { expect, test } from 'vitest';
import type { PictureScene } from '../../../words/prompt/picture-scene.ts';
import { readBrief } from '../../../words/prompt/read-brief.ts';
import { technicalDrawing } from './technical-drawing.ts';

const words = { negativePrompt: '', accentPrompt: '', styles: [], look: 'flat' as const };
const scene: PictureScene = {
  version: 1,
  seed: 7,
  guidance: 13,
  take: {},
  brief: readBrief({ ...words, prompt: 'denim A-line skirt' }),
};
const drawing = technicalDrawing(scene, () => {});

test('draws front and back as curves in groups that a pattern maker knows', () => {
  for (const side of ['front', 'back']) {
    expect(drawing).toContain(`<g id="${side}"`);
    expect(drawing).toContain(`id="${side}-silhouette"`);
  }
  expect(drawing).toMatch(/<path d="M[\d. ]+C/);
  expect(drawing).not.toMatch(/<image|NaN|undefined/);
  expect(drawing).toContain('<title>Technical drawing: denim skirt</title>');
});

test('is true to size in millimetres', () => {
  const [, width, height] = drawing.match(/width="([\d.]+)mm" height="([\d.]+)mm"/)!.map(Number);
  expect(drawing).toContain(`viewBox="0 0 ${width} ${height}"`);
  // Two views of a skirt for a figure of 1.8 metres, with margins.
  expect(width).toBeGreaterThan(700);
  expect(width).toBeLessThan(2400);
  expect(height).toBeGreaterThan(450);
  expect(height).toBeLessThan(1300);
});

test('draws only the side that a flat shows', () => {
  const svg = technicalDrawing({ ...scene, take: { view: 'back' } }, () => {});
  expect(['front', 'back'].filter((side) => svg.includes(`<g id="${side}"`))).toEqual(['back']);
});

test('gives the same document for the same scene', () => {
  expect(technicalDrawing(scene, () => {})).toBe(drawing);
});

test('stops with the error that `check` throws', () => {
  const stop = () => {
    throw new Error('stopped');
  };
  expect(() => technicalDrawing(scene, stop)).toThrow('stopped');
});
