import { expect, test } from 'vitest';
import { nextPanel } from './open-panel.ts';

test('opening brush, eraser or the mask menu closes the others', () => {
  expect(nextPanel('brush', 'eraser')).toBe('eraser');
  expect(nextPanel('eraser', 'mask')).toBe('mask');
  expect(nextPanel('mask', 'brush')).toBe('brush');
});

test('undo and redo close what is open, and pressing it again does', () => {
  expect(nextPanel('brush', 'undo')).toBeNull();
  expect(nextPanel('mask', 'redo')).toBeNull();
  expect(nextPanel('brush', 'brush')).toBeNull();
});
