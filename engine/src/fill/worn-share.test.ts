import { expect, it } from 'vitest';
import { mayClothe } from './worn-share.ts';

const asked = (prompt: string) => mayClothe({ prompt, negativePrompt: '', styles: [], look: 'studio' });

it.each(['red tartan', 'make it green', 'a blue silk dress'])('asks who wears what "%s" is to cover', (prompt) => {
  expect(asked(prompt)).toBe(true);
});

it.each(['', 'remove the logo', 'brick wall', 'tattooed arm in blue', 'black gloves'])(
  'covers what is marked, whoever is there, at "%s"',
  (prompt) => {
    expect(asked(prompt)).toBe(false);
  },
);
