import { describe, expect, it } from 'vitest';
import { boxOfMask } from './box-of-mask.ts';
import { canvasOf } from './canvas-of.ts';
import { cropBox, frameOf } from './frame-of.ts';
import { frameOnCanvas, moveMask } from './move-mask.ts';

const size = { width: 400, height: 600 };
/** A person whose head is near the top. */
const person = { left: 240, top: 60, width: 120, height: 520 };
const square = { ratio: 1, share: 1, towards: 'subject' } as const;

describe('a crop', () => {
  it('keeps the head of a person who is taller than the frame', () => {
    const { top, height, width } = cropBox(square, size, person);
    expect([width, height]).toEqual([400, 400]);
    expect(top).toBeLessThan(person.top);
    expect(top).toBeGreaterThan(20);
  });

  it('keeps the subject in the middle, and the middle of a picture without one', () => {
    const tall = { ratio: 0.5, share: 1, towards: 'subject' } as const;
    expect(cropBox(tall, size, person)).toMatchObject({ width: 300, height: 600, left: 100, top: 0 });
    expect(cropBox(square, size, null)).toMatchObject({ left: 0, top: 100 });
  });

  it('shows head and shoulders, or the feet', () => {
    const head = cropBox({ ratio: null, share: 0, towards: 'top' }, size, person);
    const feet = cropBox({ ratio: null, share: 0, towards: 'bottom' }, size, person);
    expect(head.top + head.height).toBeLessThan(300);
    expect(feet.top).toBeGreaterThan(380);
    expect(feet.top + feet.height).toBeLessThanOrEqual(600);
  });

  it('leaves at least 64 pixels on each side, however small the share', () => {
    const { width, height } = cropBox({ ratio: null, share: 0.01, towards: 'subject' }, size, person);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(64);
  });
});

describe('a frame', () => {
  const from = (frame: ReturnType<typeof frameOf>, x: number, y: number) => {
    const [a, b, c, d, e, f] = frame.toSource;
    return [a * x + b * y + c, d * x + e * y + f];
  };

  it('turns to the right: what was at the bottom left is at the top left', () => {
    const frame = frameOf({ kind: 'turn', degrees: 90 }, size, null);
    expect([frame.width, frame.height]).toEqual([600, 400]);
    expect(from(frame, 0, 0)).toEqual([0, 600]);
  });

  it('mirrors, trims and straightens within the picture', () => {
    expect(from(frameOf({ kind: 'flip', axis: 'horizontal' }, size, null), 0.5, 3)).toEqual([399.5, 3]);
    expect(frameOf({ kind: 'trim', side: 'bottom', share: 0.25 }, size, null)).toMatchObject({
      width: 400,
      height: 450,
    });
    const level = frameOf({ kind: 'straighten', degrees: 7 }, size, null);
    for (const [x, y] of [
      [0, 0],
      [400, 0],
      [0, 600],
      [400, 600],
    ] as const) {
      const [u, v] = from(level, x, y);
      expect(u).toBeGreaterThanOrEqual(-1e-6);
      expect(u).toBeLessThanOrEqual(400 + 1e-6);
      expect(v).toBeGreaterThanOrEqual(-1e-6);
      expect(v).toBeLessThanOrEqual(600 + 1e-6);
    }
  });
});

describe('a canvas', () => {
  it('grows on the sides that are named, and to a shape', () => {
    const top = canvasOf({ kind: 'extend', sides: ['top'], share: 0.25, ratio: null }, size);
    expect(top).toEqual({ width: 400, height: 750, placement: { x: 0, y: 150, width: 400, height: 600 } });
    expect(canvasOf({ kind: 'extend', sides: [], share: 0, ratio: 1 }, size)).toMatchObject({
      width: 600,
      height: 600,
    });
  });

  it('stays within the maximum size of a canvas', () => {
    const wide = canvasOf(
      { kind: 'extend', sides: ['left', 'right'], share: 0.5, ratio: null },
      { width: 2400, height: 1000 },
    );
    expect(wide.width).toBe(3000);
    expect(wide.placement.width).toBe(1500);
  });

  it('moves the marked area with the picture', () => {
    const data = new Uint8Array(400 * 600);
    for (let y = 100; y < 200; y++) data.fill(255, y * 400 + 50, y * 400 + 150);
    const mask = { width: 400, height: 600, data };
    expect(boxOfMask(mask)).toEqual({ left: 50, top: 100, width: 100, height: 100 });
    const canvas = canvasOf({ kind: 'extend', sides: ['top', 'left'], share: 0.5, ratio: null }, size);
    expect(boxOfMask(moveMask(mask, frameOnCanvas(canvas, size))!)).toEqual({
      left: 250,
      top: 400,
      width: 100,
      height: 100,
    });
    expect(boxOfMask(moveMask(mask, frameOf({ kind: 'turn', degrees: 180 }, size, null))!)).toMatchObject({
      left: 250,
      top: 400,
    });
  });
});
