import { describe, expect, it } from 'vitest';
import { readBrief } from '../read-brief.ts';

const read = (prompt: string) =>
  readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' });

const missing = (prompt: string) => (read(prompt).notDrawn ?? []).map(({ words }) => words);

describe('what is said of a part', () => {
  it.each([
    ['mug with green cuffs', ['green cuffs']],
    ['leather handbag with a velvet belt', ['velvet belt']],
    ['tweed watch', ['tweed']],
  ])('is named where the thing has no such part: %s', (prompt, named) => {
    expect(missing(prompt)).toEqual(expect.arrayContaining(named));
  });

  it.each([
    'coat with a velvet collar',
    'belt with a metal buckle',
    'mug with a green handle',
    'black bag with leather straps',
  ])('is drawn: %s', (prompt) => {
    expect(missing(prompt)).toEqual([]);
  });
});

describe('a second colour', () => {
  it.each([
    ['dress in blue and white', ['white']],
    ['brown and beige handbag', ['beige']],
  ])('is named where the thing has no area for it: %s', (prompt, named) => {
    expect(missing(prompt)).toEqual(named);
  });

  it.each(['white and red sneakers', 'navy and white striped shirt', 'two cushions in pink and blue'])(
    'is drawn: %s',
    (prompt) => {
      expect(missing(prompt)).toEqual([]);
    },
  );
});

describe('a stand', () => {
  it.each([
    ['beanie on a model', ['on a model']],
    ['peacoat on a plinth', ['on a plinth']],
    ['potted plant, dress form', ['dress form']],
  ])('is named where the thing has another: %s', (prompt, named) => {
    expect(missing(prompt)).toEqual(named);
  });
});

describe('a plural without a number', () => {
  const countOf = (prompt: string) => read(prompt).pieces[0]!.count;

  it('is several products', () => {
    expect([countOf('ceramic vases'), countOf('white candles on a tray')]).toEqual([3, 3]);
  });

  it('is one where the name is a plural, or a title or a picture has several', () => {
    const single = ['headphones', 'Men Perfumes', 'pink towels', 'red shirts', 'room with sofas', 'rugs'];
    expect(single.map(countOf)).toEqual(single.map(() => undefined));
  });
});

describe('words that a picture shows although nothing reads them', () => {
  it.each([
    'white leather sneaker with a perforated toe',
    'lounge chair with tapered legs',
    'belt with a square silver buckle',
    'wrap dress with a tie at the waist, on a plain cream background',
    'small crossbody bag with flap',
    'Teekanne auf hellem Holztisch',
  ])('are not named: %s', (prompt) => {
    expect(missing(prompt)).toEqual([]);
  });
});

describe('the colour of a ground', () => {
  it('is named, and is no colour of the thing', () => {
    expect(read('perfume bottle in pink sand')).toMatchObject({ setting: 'sand', pieces: [{ colours: [] }] });
    expect(missing('perfume bottle in pink sand')).toEqual(['pink']);
  });
});

it('reads a low top, and a polo T-shirt', () => {
  expect(read('white low top').pieces).toMatchObject([{ form: 'sneaker', attributes: { shaft: 'low' } }]);
  expect(read('Polo T-shirt').pieces).toMatchObject([{ form: 'shirt', cut: 'polo' }]);
});

it('cuts what is tailored for men straight, unless the words say how it fits', () => {
  const cutOf = (prompt: string) => read(prompt).pieces[0]!.attributes;
  expect(cutOf("men's navy blazer")).toEqual({ silhouette: 'shift' });
  expect(cutOf("men's slim fit blazer")).toEqual({ fit: 'slim' });
  expect(cutOf("women's navy blazer")).toEqual({});
});
