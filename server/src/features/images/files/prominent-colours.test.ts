import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { prominentColours } from './prominent-colours.ts';

const SIDE = 40;

/** The colours found for a square of one colour on a backdrop. */
async function colours(subject: string, backdrop: string | null = '#ffffff') {
  const background = backdrop ?? { r: 0, g: 0, b: 0, alpha: 0 };
  const create = (side: number, colour: typeof background) =>
    ({ create: { width: side, height: side, channels: 4, background: colour } }) as const;
  const picture = sharp(create(SIDE, background)).composite([{ input: create(20, subject) }]);
  const { data } = await picture.raw().toBuffer({ resolveWithObject: true });
  return prominentColours(data, SIDE, SIDE);
}

describe('the colours of a picture', () => {
  it('get the names that a person would use', async () => {
    const names: Record<string, string> = {
      '#c8102e': 'red',
      '#ff7f11': 'orange',
      '#ffe000': 'yellow',
      '#2e7d32': 'green',
      '#008080': 'teal',
      '#1f4fbf': 'blue',
      '#1f2a44': 'blue',
      '#6a1b9a': 'purple',
      '#f48fb1': 'pink',
      '#e91e8c': 'pink',
      '#6b4226': 'brown',
      '#c3a27a': 'brown',
      '#111111': 'black',
      '#808080': 'grey',
    };
    for (const [hex, name] of Object.entries(names)) expect((await colours(hex))[0], hex).toBe(name);
  });

  it('are those of the subject, not of its background', async () => {
    expect(await colours('#c8102e', '#1f4fbf')).toEqual(['red']);
    expect((await colours('#fafafa', '#dddddd'))[0]).toBe('white');
  });

  it('ignore transparent pixels', async () => {
    expect(await colours('#2e7d32', null)).toEqual(['green']);
    expect(prominentColours(new Uint8Array(16), 2, 2)).toEqual([]);
  });
});
