import { describe, expect, it } from 'vitest';
import { createFrame } from '../render/frame.ts';
import { developFrame } from './tone.ts';

const SIDE = 64;
const SAMPLES = 2;

/** Develops a frame of uniform light. */
function developed(light: number, background: readonly [number, number, number] | null = null): Uint8Array {
  const frame = createFrame(SIDE, SIDE, SAMPLES, background ? ['backgroundLight'] : []);
  frame.radiance.fill(light);
  frame.backgroundLight.fill(255);
  const plain = background && { top: background, bottom: background };
  return developFrame(frame, 1, plain, () => undefined).slice(0, SIDE * SIDE * 3);
}

const mean = (bytes: Uint8Array) => bytes.reduce((sum, byte) => sum + byte, 0) / bytes.length;

describe('a developed frame', () => {
  it('becomes lighter between two byte values too, where rounding alone would show a band', () => {
    const means = Array.from({ length: 21 }, (_, i) => mean(developed(0.4 + i * 0.0005)));
    const steps = means.slice(1).map((value, i) => value - means[i]!);
    expect(Math.min(...steps)).toBeGreaterThan(0.02);
    expect(means.at(-1)! - means[0]!).toBeLessThan(4);
  });

  it('uses only the two byte values next to the exact value', () => {
    const bytes = developed(0.4037);
    expect(Math.max(...bytes) - Math.min(...bytes)).toBe(1);
  });

  it('gives all samples of a pixel the same byte', () => {
    const bytes = developed(0.4037);
    for (let y = 0; y < SIDE; y += SAMPLES) {
      for (let x = 0; x < SIDE; x += SAMPLES) {
        const at = (column: number, row: number) => bytes[((y + row) * SIDE + x + column) * 3];
        expect([at(1, 0), at(0, 1), at(1, 1)]).toEqual([at(0, 0), at(0, 0), at(0, 0)]);
      }
    }
  });

  it('draws a chosen background in exactly the chosen colour', () => {
    expect(new Set(developed(0.7, [1, 1, 1]))).toEqual(new Set([255]));
  });
});
