import { expect, it } from 'vitest';
import { mayClothe, meantGarments } from './worn-share.ts';

const asked = (prompt: string) => mayClothe({ prompt, negativePrompt: '', styles: [], look: 'studio' });

it.each(['red tartan', 'make it green', 'a blue silk dress'])('may refer to worn clothes: "%s"', (prompt) => {
  expect(asked(prompt)).toBe(true);
});

it.each(['', 'remove the logo', 'brick wall', 'tattooed arm in blue', 'black gloves'])(
  'does not refer to worn clothes: "%s"',
  (prompt) => {
    expect(asked(prompt)).toBe(false);
  },
);

const overlap = (share: number) => ({ matte: new Float32Array(), size: 100, shared: 100 * share });

it('refers to the skirt alone of a suit of one cloth when only sleeves hang into the mask', () => {
  const [top, skirt] = [overlap(0.2), overlap(0.8)];
  expect(meantGarments(overlap(0.5), [top, skirt])).toEqual([skirt]);
});

it.each([
  ['most', 0.9],
  ['little', 0.2],
])('refers to a whole dress of which it covers %s above and below the waist', (_, share) => {
  const dress = overlap(share);
  expect(meantGarments(dress, [overlap(share), overlap(share)])).toEqual([dress]);
});
