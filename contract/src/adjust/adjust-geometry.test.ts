import { describe, expect, it } from 'vitest';
import { adjustedFrame, type AdjustedFrame } from './adjust-geometry.ts';
import { NEUTRAL_ADJUSTMENT, type Adjustment } from './adjustment.schema.ts';

const SOURCE = { width: 400, height: 300 };
const frameOf = (changes: Partial<Adjustment>) => adjustedFrame(SOURCE, { ...NEUTRAL_ADJUSTMENT, ...changes });
const place = ({ toSource: [a, b, c, d, e, f] }: AdjustedFrame, x: number, y: number): [number, number] => [
  a * x + b * y + c,
  d * x + e * y + f,
];

describe('the frame of an adjustment', () => {
  it('is the picture itself with neutral settings', () => {
    expect(frameOf({})).toEqual({ ...SOURCE, toSource: [1, 0, 0, 0, 1, 0] });
  });

  it('turns clockwise, pixel for pixel', () => {
    const quarter = frameOf({ turn: 90 });
    expect([quarter.width, quarter.height]).toEqual([300, 400]);
    // What was at the lower left comes to the upper left.
    expect(place(quarter, 0.5, 0.5)).toEqual([0.5, 299.5]);
    expect(place(frameOf({ turn: 180 }), 0.5, 0.5)).toEqual([399.5, 299.5]);
    expect(place(frameOf({ turn: 270 }), 0.5, 0.5)).toEqual([399.5, 0.5]);
  });

  it('mirrors the picture after the turn', () => {
    expect(place(frameOf({ flip_horizontal: true }), 0.5, 0.5)).toEqual([399.5, 0.5]);
    expect(place(frameOf({ flip_vertical: true }), 0.5, 0.5)).toEqual([0.5, 299.5]);
    expect(place(frameOf({ turn: 90, flip_horizontal: true }), 299.5, 0.5)).toEqual([0.5, 299.5]);
  });

  it('crops whole pixels, and never to nothing', () => {
    const half = frameOf({ crop: { x: 0.25, y: 0.5, width: 0.5, height: 0.5 } });
    expect(half).toMatchObject({ width: 200, height: 150 });
    expect(place(half, 0.5, 0.5)).toEqual([100.5, 150.5]);
    expect(frameOf({ crop: { x: 1, y: 1, width: 0, height: 0 } })).toMatchObject({ width: 1, height: 1 });
  });

  it('straightens about the centre without empty corners', () => {
    for (const straighten of [-45, -10, 0.5, 3, 30, 45]) {
      const frame = frameOf({ straighten });
      const middle = place(frame, 200, 150);
      expect(middle[0]).toBeCloseTo(200, 9);
      expect(middle[1]).toBeCloseTo(150, 9);
      const corners = [
        [0, 0],
        [400, 0],
        [0, 300],
        [400, 300],
      ] as const;
      for (const corner of corners) {
        const [x, y] = place(frame, corner[0], corner[1]);
        expect(Math.min(x, y, 400 - x, 300 - y)).toBeGreaterThanOrEqual(-1e-9);
      }
    }
  });

  it('straightens clockwise, so that the left side rises', () => {
    const [, y] = place(frameOf({ straighten: 10 }), 100, 150);
    expect(y).toBeGreaterThan(150);
  });
});
