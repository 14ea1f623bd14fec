import { expect, test } from 'vitest';
import { PEN_ERASER_BUTTON, roleOf } from './pointer-role.ts';

const calm = { hand: false, penSeen: false, fingers: 0, busy: false };
const mouse = (button = 0) => ({ type: 'mouse', button });
const finger = { type: 'touch', button: 0 };
const pen = (button = 0) => ({ type: 'pen', button });

test('the left mouse button draws, the middle button and the hand tool pan, the right button does nothing', () => {
  expect(roleOf(mouse(), calm)).toBe('draw');
  expect(roleOf(mouse(1), calm)).toBe('pan');
  expect(roleOf(mouse(2), calm)).toBe('ignore');
  expect(roleOf(mouse(), { ...calm, hand: true })).toBe('pan');
});

test('a finger draws until a pen has been used; from then on it pans while the pen draws', () => {
  expect(roleOf(finger, calm)).toBe('draw');
  expect(roleOf(finger, { ...calm, penSeen: true })).toBe('pan');
  expect(roleOf(pen(), { ...calm, penSeen: true })).toBe('draw');
});

test('a palm that touches the stage while the pen draws is ignored', () => {
  expect(roleOf(finger, { ...calm, penSeen: true, busy: true })).toBe('ignore');
});

test('a second finger pans and zooms with the first, a third is ignored', () => {
  expect(roleOf(finger, { ...calm, fingers: 1 })).toBe('second');
  expect(roleOf(finger, { ...calm, fingers: 2 })).toBe('ignore');
});

test('the eraser end of a pen draws as well', () => {
  expect(roleOf(pen(PEN_ERASER_BUTTON), calm)).toBe('draw');
});
