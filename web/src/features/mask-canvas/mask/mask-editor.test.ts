import { expect, test, vi } from 'vitest';
import { coverageOfPixels } from './coverage-of-pixels.ts';
import { createHistory } from './history.ts';
import { createMask } from './mask.ts';
import { createMaskEditor } from './mask-editor.ts';
import { maskOfRuns, runsOf } from './runs.ts';

const size = { width: 300, height: 200 };
const tip = { hardness: 0.6, erases: false };

function paint(editor: ReturnType<typeof createMaskEditor>, x: number): void {
  const dab = { x, y: 100, radius: 12 };
  editor.stroke(dab, { ...dab, y: 130 }, tip);
  editor.commit();
}

test('undoes and redoes stroke by stroke, each exactly', () => {
  const editor = createMaskEditor(size);
  const seen = [editor.mask.data.slice()];
  for (const x of [40, 120, 125, 260]) {
    paint(editor, x);
    seen.push(editor.mask.data.slice());
  }
  for (const before of seen.slice(0, -1).reverse()) {
    expect(editor.undo()).toBe(true);
    expect(editor.mask.data).toEqual(before);
  }
  expect(editor.undo()).toBe(false);
  for (const after of seen.slice(1)) {
    expect(editor.redo()).toBe(true);
    expect(editor.mask.data).toEqual(after);
  }
  expect(editor.redo()).toBe(false);
});

test('stores 64 undo steps, and a new stroke discards the undone steps', () => {
  const editor = createMaskEditor(size);
  for (let stroke = 0; stroke < 70; stroke++) paint(editor, 5 + stroke * 4);
  let steps = 0;
  while (editor.undo()) steps++;
  expect(steps).toBe(64);
  paint(editor, 290);
  expect(editor.state()).toMatchObject({ canUndo: true, canRedo: false });
});

test('limits the memory of undo steps by dropping the oldest', () => {
  const mask = createMask({ width: 512, height: 512 });
  const history = createHistory(mask, { byteLimit: 3 * 512 * 512 });
  for (let step = 0; step < 8; step++) {
    history.record({ left: 0, top: 0, right: 512, bottom: 512 });
    for (let at = 0; at < mask.data.length; at++) mask.data[at] = (at + step) % 251;
    history.close();
  }
  let steps = 0;
  while (history.undo()) steps++;
  expect(steps).toBe(3);
});

test('an abandoned stroke changes neither the mask nor the history', () => {
  const editor = createMaskEditor(size);
  paint(editor, 60);
  const before = editor.mask.data.slice();
  editor.stroke({ x: 200, y: 50, radius: 30 }, { x: 220, y: 60, radius: 30 }, tip);
  editor.abandon();
  expect(editor.mask.data).toEqual(before);
  editor.undo();
  expect(editor.state()).toMatchObject({ covered: 0, canUndo: false });
});

test('reports the covered share and each change, and clears or inverts in one step', () => {
  const editor = createMaskEditor(size);
  const changed = vi.fn();
  editor.onChange(changed);
  editor.invert();
  expect(editor.state().covered).toBe(1);
  expect(editor.clear()).toBe(true);
  expect(editor.clear()).toBe(false);
  expect(changed).toHaveBeenCalledTimes(2);
  editor.undo();
  expect(editor.state().covered).toBe(1);
});

test('adds and subtracts a selection', () => {
  const editor = createMaskEditor(size);
  const left = createMask(size);
  for (let y = 0; y < size.height; y++) left.data.fill(255, y * size.width, y * size.width + 150);
  editor.apply(left.data, 'add');
  expect(editor.state().covered).toBe(0.5);
  editor.invert();
  editor.apply(left.data, 'add');
  expect(editor.state().covered).toBe(1);
  editor.apply(left.data, 'subtract');
  expect(editor.mask.data[0]).toBe(0);
  expect(editor.state().covered).toBe(0.5);
});

test('a run-length encoded mask is short and decodes to the same mask', () => {
  const editor = createMaskEditor(size);
  paint(editor, 90);
  const runs = runsOf(editor.mask);
  expect(runs.length).toBeLessThan(6000);
  expect(maskOfRuns(runs, size)?.data).toEqual(editor.mask.data);
  expect(maskOfRuns(runs, { width: 10, height: 10 })).toBeNull();
});

test('reads a mask from a picture: white is covered, or the drawing in a black drawing on transparency', () => {
  expect(coverageOfPixels(Uint8ClampedArray.of(255, 255, 255, 255, 0, 0, 0, 255))).toEqual(Uint8Array.of(255, 0));
  expect(coverageOfPixels(Uint8ClampedArray.of(0, 0, 0, 200, 0, 0, 0, 0))).toEqual(Uint8Array.of(200, 0));
});
