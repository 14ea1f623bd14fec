import { describe, expect, it } from 'vitest';
import { blendGuidanceSent, strengthSent } from './sliders.ts';

describe('slider conversions', () => {
  it.each([
    [0.2, 0.9],
    [0.35, 0.75],
    [0.1, 1],
    [1, 0.1],
  ])('sends the strength %f as %f', (value, sent) => {
    expect(strengthSent(value)).toBe(sent);
  });

  it.each([
    [0.5, 0.5],
    [0, 1],
    [0.8, 0.2],
    [0.9, 0.1],
    [1, 0.1],
  ])('sends the blend guidance %f as %f', (value, sent) => {
    expect(blendGuidanceSent(value)).toBe(sent);
  });
});
