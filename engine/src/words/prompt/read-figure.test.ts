import { describe, expect, it } from 'vitest';
import { readBrief } from './read-brief.ts';

const read = (prompt: string) =>
  readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' });

describe('a display mannequin', () => {
  it.each([
    ['a woman wearing an emerald slip dress', { build: 'women', pose: null, finish: null }],
    ['man in a navy blazer and jeans', { build: null, pose: null, finish: null }],
    ['homme avec une chemise blanche', { build: null, pose: null, finish: null }],
    ['una donna con un abito rosso', { build: 'women', pose: null, finish: null }],
    ['red dress on a model', { build: null, pose: null, finish: null }],
    ['red dress on a black mannequin', { build: null, pose: null, finish: 'black' }],
    ['woman standing in a red dress', { build: 'women', pose: 'standing', finish: null }],
    ['camel coat, white shirt, jeans and white sneakers', { build: null, pose: null, finish: null }],
  ])('wears: %s', (prompt, figure) => {
    expect(read(prompt).figure).toEqual(figure);
  });

  it.each([
    'emerald silk slip dress',
    "woman's coat",
    'white shirt and blue jeans',
    'brown leather walking boots',
    'a woman in a red dress, ghost mannequin',
    'red dress on a dress form, worn by a woman',
    'flat lay of a red dress for a woman',
    'woman with a leather handbag',
    'red dress on a hanger, model',
    'three white shirts',
    "children's yellow raincoat",
    'kids T-shirt',
    'plus size wrap dress',
    'a curvy woman in a red dress',
  ])('does not wear: %s', (prompt) => {
    expect(read(prompt).figure).toBeUndefined();
  });

  it('is shown by chips at its words', () => {
    const prompt = 'a woman wearing a red dress, black mannequin';
    const chips = read(prompt).understood.filter(({ kind }) => ['build', 'pose', 'finish'].includes(kind));
    expect(chips.map(({ kind, name, start, end }) => [kind, name, prompt.slice(start, end)])).toEqual([
      ['build', 'women', 'woman'],
      ['finish', 'black', 'black mannequin'],
    ]);
  });

  it('wears up to five garments in layers with shoes and a bag', () => {
    const { pieces } = read(
      'woman in a white shirt, grey waistcoat, navy blazer, jeans, camel coat, loafers and a tote bag',
    );
    expect(pieces.map(({ form }) => form)).toHaveLength(7);
  });

  it.each([
    ['man in a navy blazer and jeans', 'man'],
    ['a curvy woman in a red dress', 'curvy woman'],
  ])('names a build that it does not have: %s', (prompt, words) => {
    expect(read(prompt).notDrawn?.map((each) => each.words)).toContain(words);
  });

  it('names a pose that it cannot take', () => {
    expect(read('woman sitting in a red dress').notDrawn?.map(({ words }) => words)).toEqual(['sitting']);
  });
});
