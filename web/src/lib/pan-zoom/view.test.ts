import { expect, test } from 'vitest';
import { fitted, limitedOffset, pictureAt, pinched, zoomedAt } from './view.ts';

const stage = { width: 800, height: 600 };
const picture = { width: 2048, height: 2048 };
const margins = { sides: 24, bottom: 96 };

test('fits the whole picture above the toolbar', () => {
  const view = fitted(stage, picture, margins);
  expect(view.scale).toBeCloseTo(480 / 2048);
  expect(view.y).toBeCloseTo(24);
  expect(view.x + (picture.width * view.scale) / 2).toBeCloseTo(400);
});

test('zooming keeps the point under the pointer in place', () => {
  const view = fitted(stage, picture, margins);
  const pointer = { x: 300, y: 200 };
  const zoomed = zoomedAt(view, pointer, 1.7);
  expect(pictureAt(zoomed, pointer).x).toBeCloseTo(pictureAt(view, pointer).x);
  expect(pictureAt(zoomed, pointer).y).toBeCloseTo(pictureAt(view, pointer).y);
});

test('a pinch keeps the points under both fingers in place', () => {
  const view = fitted(stage, picture, margins);
  const before = [
    { x: 300, y: 300 },
    { x: 400, y: 300 },
  ] as const;
  const after = [
    { x: 320, y: 350 },
    { x: 520, y: 350 },
  ] as const;
  const moved = pinched(view, before, after);
  expect(moved.scale).toBeCloseTo(2 * view.scale);
  for (const finger of [0, 1] as const) {
    expect(pictureAt(moved, after[finger]).x).toBeCloseTo(pictureAt(view, before[finger]).x);
    expect(pictureAt(moved, after[finger]).y).toBeCloseTo(pictureAt(view, before[finger]).y);
  }
});

test('a strip of a picture that is pushed away remains visible', () => {
  const away = limitedOffset({ scale: 0.2, x: -5000, y: 5000 }, stage, picture);
  expect(away.x + picture.width * 0.2).toBe(48);
  expect(away.y).toBe(stage.height - 48);
});
