import { describe, expect, it } from 'vitest';
import { knitLines } from './knit-lines.ts';
import { CABLE_REPEAT, CABLE_WIDTH } from './knit-relief.ts';

const row = new Float64Array(8);
const lines = (knit: Parameters<typeof knitLines>[0], plain = false) =>
  knitLines(
    knit,
    () => row,
    () => plain,
  );

/** Share of an area of cloth, 4 cm high and between two columns, that is covered by ink. */
function inked(knit: Parameters<typeof knitLines>[0], from: number, to: number, plain = false): number {
  const ink = lines(knit, plain)!;
  let covered = 0;
  for (let i = 0; i < 40; i++)
    for (let j = 0; j < 40; j++) {
      if (ink(0, 0, 0, from + ((to - from) * i) / 40, 0.001 * j) > 0.3) covered++;
    }
  return covered / 1600;
}

describe('lines of knitted patterns', () => {
  it('bound the strands of a cable and leave the cloth beside it white', () => {
    const half = CABLE_WIDTH / 2;
    expect(inked('cable', -half, half)).toBeGreaterThan(0.08);
    expect(inked('cable', -half, half)).toBeLessThan(0.45);
    expect(inked('cable', 1.3 * half, CABLE_REPEAT - 1.3 * half)).toBe(0);
  });

  it('stop where plain ribs of hem and cuffs begin, and are not drawn on plain knits', () => {
    expect(inked('cable', -0.01, 0.01, true)).toBe(0);
    expect(lines('fine')).toBeUndefined();
  });
});
