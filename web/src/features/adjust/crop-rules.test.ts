import { describe, expect, it } from 'vitest';
import { boxOf, cropOf, movedBox, resizedBox, shapedBox, sideProblem, sizedBox } from './crop-rules.ts';

const frame = { width: 1000, height: 600 };
const box = { left: 200, top: 100, width: 400, height: 300 };

describe('a crop', () => {
  it('is stored as shares of the frame, and as null for the whole frame', () => {
    expect(boxOf(cropOf(box, frame), frame)).toEqual(box);
    expect(cropOf({ left: 0, top: 0, ...frame }, frame)).toBeNull();
    expect(boxOf(null, frame)).toEqual({ left: 0, top: 0, ...frame });
  });

  it('is moved inside the frame', () => {
    expect(movedBox(box, 50, -50, frame)).toEqual({ ...box, left: 250, top: 50 });
    expect(movedBox(box, 5000, 5000, frame)).toEqual({ ...box, left: 600, top: 300 });
  });

  it('is resized by its handles, while the opposite sides stay', () => {
    expect(resizedBox(box, { x: -1, y: 0 }, -50, 0, frame, null)).toEqual({ ...box, left: 150, width: 450 });
    expect(resizedBox(box, { x: 1, y: 1 }, 5000, 5000, frame, null)).toEqual({ ...box, width: 800, height: 500 });
    expect(resizedBox(box, { x: 1, y: 0 }, -5000, 0, frame, null)).toEqual({ ...box, width: 64 });
  });

  it('preserves a fixed ratio', () => {
    const wide = resizedBox(box, { x: 1, y: 1 }, 5000, 0, frame, 5 / 4);
    expect(wide).toEqual({ left: 200, top: 100, width: 625, height: 500 });
    const tall = resizedBox(box, { x: 0, y: 1 }, 0, -5000, frame, 1);
    expect(tall.width).toBe(tall.height);
    expect(tall.height).toBe(64);
  });

  it('changes its shape or size around its centre', () => {
    expect(shapedBox(box, 1, frame)).toEqual({ left: 100, top: 0, width: 600, height: 600 });
    expect(sizedBox(box, { width: 100, height: 80 }, frame)).toEqual({ left: 350, top: 210, width: 100, height: 80 });
  });

  it('says what is wrong with a typed side', () => {
    expect(sideProblem('300', 600)).toBeNull();
    expect(sideProblem('', 600)).toBe('Whole pixels only');
    expect(sideProblem('12.5', 600)).toBe('Whole pixels only');
    expect(sideProblem('10', 600)).toBe('At least 64');
    expect(sideProblem('700', 600)).toBe('At most 600');
  });
});
