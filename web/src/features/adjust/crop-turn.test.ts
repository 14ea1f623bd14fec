import { adjustedFrame, NEUTRAL_ADJUSTMENT, type Adjustment } from '@kenna/contract';
import { describe, expect, it } from 'vitest';
import { turned, type CropTurn } from './crop-turn.ts';

const SOURCE = { width: 400, height: 300 };
const frameOf = (orientation: Partial<Adjustment>) => adjustedFrame(SOURCE, { ...NEUTRAL_ADJUSTMENT, ...orientation });
const place = (orientation: Partial<Adjustment>, x: number, y: number) => {
  const [a, b, c, d, e, f] = frameOf(orientation).toSource;
  return [a * x + b * y + c, d * x + e * y + f].map((value) => Math.round(value * 1e6) / 1e6);
};
const after = (...turns: CropTurn[]) => turns.reduce(turned, NEUTRAL_ADJUSTMENT as Parameters<typeof turned>[0]);

/** Position that a turn moves a point to, in the displayed frame. */
const seen: Record<CropTurn, (x: number, y: number, width: number, height: number) => [number, number]> = {
  right: (x, y, _width, height) => [height - y, x],
  left: (x, y, width) => [y, width - x],
  horizontal: (x, y, width) => [width - x, y],
  vertical: (x, y, _width, height) => [x, height - y],
};

describe('turning and mirroring', () => {
  const starts: CropTurn[][] = [
    [],
    ['right'],
    ['horizontal'],
    ['vertical'],
    ['right', 'horizontal'],
    ['left', 'vertical'],
  ];

  it.each(Object.keys(seen) as CropTurn[])(
    '%s changes the displayed picture as named, after any earlier turns',
    (turn) => {
      for (const start of starts) {
        const before = after(...start);
        const { width, height } = frameOf(before);
        for (const [x, y] of [
          [10, 20],
          [150, 40],
        ] as const) {
          expect(place(turned(before, turn), ...seen[turn](x, y, width, height))).toEqual(place(before, x, y));
        }
      }
    },
  );

  it('preserves the content of the crop', () => {
    for (const turn of Object.keys(seen) as CropTurn[]) {
      const before = { ...after('horizontal'), crop: { x: 0.1, y: 0.2, width: 0.5, height: 0.4 } };
      const { width, height } = frameOf(before);
      const now = turned(before, turn);
      const target = seen[turn](10.5, 20.5, width, height);
      expect(place(now, ...target)).toEqual(place(before, 10.5, 20.5));
    }
  });

  it('keeps a straightened picture level when it is mirrored', () => {
    expect(turned({ ...after(), straighten: 5 }, 'horizontal').straighten).toBe(-5);
    expect(turned({ ...after(), straighten: 5 }, 'right').straighten).toBe(5);
  });

  it('returns to the start after four quarter turns', () => {
    expect(after('right', 'right', 'right', 'right')).toEqual(NEUTRAL_ADJUSTMENT);
  });
});
