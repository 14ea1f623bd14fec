import { expect, test } from 'vitest';
import { beginHistory, changed, redone, settled, undone } from './edit-history.ts';

const start = { opacity: 50, turn: 0 };
const begin = beginHistory(start);

test('one drag of a slider is one step', () => {
  const dragged = [60, 70, 80].reduce((held, value) => changed(held, 'opacity', { opacity: value }), begin);
  expect(dragged.present.opacity).toBe(80);
  expect(undone(dragged).present).toEqual(start);
});

test('releasing a control ends the step', () => {
  const first = settled(changed(begin, 'opacity', { opacity: 60 }));
  const second = changed(first, 'opacity', { opacity: 70 });
  expect(undone(second).present.opacity).toBe(60);
});

test('an undone step can be redone until another value is changed', () => {
  const made = settled(changed(begin, 'opacity', { opacity: 60 }));
  expect(redone(undone(made)).present.opacity).toBe(60);
  const other = changed(undone(made), 'turn', { turn: 90 });
  expect(redone(other)).toBe(other);
});

test('undo before the first step does nothing, and setting the same value is not a step', () => {
  expect(undone(begin)).toBe(begin);
  expect(redone(begin)).toBe(begin);
  expect(changed(begin, 'turn', { turn: 0 })).toBe(begin);
});

test('keeps 64 steps', () => {
  let held = begin;
  for (let value = 0; value < 80; value++) held = settled(changed(held, 'opacity', { opacity: value }));
  let steps = 0;
  for (let next = undone(held); next !== held; next = undone(held)) {
    held = next;
    steps++;
  }
  expect(steps).toBe(64);
});
