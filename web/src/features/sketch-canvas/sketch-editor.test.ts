import { expect, test } from 'vitest';
import { createSketchEditor, DEPTH, fitOf } from './sketch-editor.ts';
import type { Stroke } from './stroke.ts';

const sheet = () => ({ width: 768, height: 768 });
const stroke = (x: number): Stroke => ({ points: [{ x, y: 0, pressure: 1 }], size: 4, erases: false, mirrored: false });

test('strokes are undone and redone until something else is drawn', () => {
  const editor = createSketchEditor(null, sheet);
  editor.draw(stroke(1));
  editor.draw(stroke(2));
  expect(editor.undo()).toBe(true);
  expect(editor.sketch().steps).toEqual([stroke(1)]);
  expect(editor.redo()).toBe(true);
  editor.undo();
  editor.draw(stroke(3));
  expect(editor.redo()).toBe(false);
  expect(editor.sketch().steps).toEqual([stroke(1), stroke(3)]);
});

test('clearing is a step like others, and an empty sheet has nothing to clear', () => {
  const editor = createSketchEditor(null, sheet);
  expect(editor.clear()).toBe(false);
  editor.draw(stroke(1));
  expect(editor.clear()).toBe(true);
  expect(editor.state().empty).toBe(true);
  expect(editor.clear()).toBe(false);
  editor.undo();
  expect(editor.state().empty).toBe(false);
});

test('64 steps can be undone, also after a reload', () => {
  const editor = createSketchEditor(null, sheet);
  for (let index = 0; index < 80; index++) editor.draw(stroke(index));
  const again = createSketchEditor(editor.sketch(), sheet);
  for (const each of [editor, again]) {
    let steps = 0;
    while (each.undo()) steps++;
    expect(steps).toBe(DEPTH);
    expect(each.state()).toMatchObject({ canUndo: false, canRedo: true, empty: false });
  }
});

test('a drawing has the size of its first sheet and fits wholly on any other', () => {
  let size = { width: 640, height: 960 };
  const editor = createSketchEditor(null, () => size);
  size = { width: 768, height: 768 };
  editor.draw(stroke(1));
  size = { width: 640, height: 960 };
  editor.draw(stroke(2));
  expect(editor.frame()).toEqual({ width: 768, height: 768 });
  const { scale, x, y } = fitOf(editor.frame(), size);
  expect(scale).toBeCloseTo(640 / 768);
  expect([x, y]).toEqual([0, 160]);
});
