import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';

const read = (prompt: string) =>
  readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' });
const missing = (prompt: string) => (read(prompt).notDrawn ?? []).map(({ words }) => words);
const coloursOf = (prompt: string) => read(prompt).pieces.flatMap(({ colours }) => colours.map(({ name }) => name));

describe('light of a colour', () => {
  it.each([
    ['black sneakers, blue gel light', 'gels', ['black']],
    ['red dress in purple light', 'gels', ['red']],
    ['silver watch, blue rim light', 'rim', ['silver']],
    ['lipstick, orange backlight', 'rim', []],
    ['sneakers under green neon', 'neon', []],
  ])('is that of the lamps and dyes no thing: %s', (prompt, light, colours) => {
    const brief = read(prompt);
    expect(brief.light).toBe(light);
    expect(brief.lightColours).toHaveLength(1);
    expect(coloursOf(prompt)).toEqual(colours);
    expect(missing(prompt)).toEqual([]);
  });

  it('has a colour for each of two lamps', () => {
    const apart = read('black sneakers, blue light from above, pink light from behind').lightColours;
    expect(apart).toHaveLength(2);
    expect(read('black sneakers, blue and pink light').lightColours).toEqual(apart);
  });

  it.each([
    ['white sneakers with teal shadows', 'teal shadows', ['white']],
    ['perfume bottle with warm orange glow', 'warm orange glow', []],
    ['white mug, pink background light', 'pink background light', ['white']],
    ['red dress, blue gel light, green neon light', 'green neon light', ['red']],
  ])('is named where no lamp shows it: %s', (prompt, words, colours) => {
    expect(missing(prompt)).toEqual([words]);
    expect(coloursOf(prompt)).toEqual(colours);
  });

  it.each([
    ['neon green sneakers', ['green']],
    ['sneakers in green neon', ['green']],
    ['red light jacket', ['red']],
    ['blue light wash jeans', ['blue']],
    ['blue hair gel', ['blue']],
  ])('is no light where the word describes a thing: %s', (prompt, colours) => {
    expect(coloursOf(prompt)).toEqual(colours);
    expect(read(prompt).light).toBeNull();
  });
});
