import { describe, expect, it } from 'vitest';
import { judgeWords } from './judge-words.ts';
import { readBrief } from './read-brief.ts';

const words = (prompt: string, negativePrompt = '') => ({ prompt, negativePrompt, accentPrompt: '', styles: [] });
const judge = (prompt: string) => judgeWords(words(prompt));
const notDrawn = (prompt: string, negative = ''): readonly string[] =>
  (readBrief({ ...words(prompt, negative), look: 'studio' }).notDrawn ?? []).map((missed) => missed.words);

describe('words whose main thing is unknown', () => {
  it.each([
    ['velvet hammock with two linen cushions', 'hammock'],
    ['golden retriever wearing a red scarf', 'golden retriever'],
    ['penguin wearing a knitted sweater', 'penguin'],
    ['steel hammer on an oak table', 'hammer'],
    ['kettle next to a vase', 'kettle'],
    ['a lion on a skateboard at sunset', 'lion'],
    ['striped toy train', 'toy train'],
    ['patchwork quilt, log cabin pattern', 'patchwork quilt'],
    ['ring box in sage velvet', 'ring box'],
    ['ski boot on grass', 'ski boot'],
    ['wooden canoe by a lake, lantern inside', 'canoe'],
    ['brass telescope on a stand', 'telescope'],
    ['hammock in grey fabric', 'hammock'],
    ['overhead shot of a breakfast table, a gold watch', 'breakfast table'],
  ])('are refused: %s', (prompt, thing) => {
    const refusal = judge(prompt);
    expect(refusal?.thing).toBe(thing);
    expect(refusal?.reason).toBe(`The built-in engine cannot draw a ${thing} yet.`);
  });

  it('get an offer of the nearest thing, of what else was named, and of a mood board', () => {
    expect(judge('velvet throne with two linen cushions')?.offers).toEqual([
      { kind: 'nearest', label: 'a chair', prompt: 'velvet chair with two linen cushions' },
      { kind: 'board', label: 'a mood board', prompt: 'Mood board: velvet throne with two linen cushions' },
    ]);
    expect(judge('golden retriever wearing a red scarf')?.offers[0]).toEqual({
      kind: 'alone',
      label: 'the scarf',
      prompt: 'red scarf',
    });
  });

  it('get offers that are drawn', () => {
    for (const prompt of ['velvet hammock', 'golden retriever wearing a red scarf', 'sunset', 'asdf'])
      for (const offer of judge(prompt)?.offers ?? []) expect(judge(offer.prompt), offer.prompt).toBeNull();
  });

  it('are refused where nothing is a thing, with what was not read', () => {
    expect(judge('asdf qwer')?.reason).toContain('does not know “asdf qwer”');
    expect(judge('sunset')).toMatchObject({ thing: null, advice: expect.stringContaining('Name a garment') });
  });
});

describe('words that can be drawn', () => {
  it.each([
    'emerald silk dress',
    'a woman walking in a red silk dress with a tiger print',
    'white T-shirt with the text HELLO',
    'dress on a horse',
    'perfume bottle on wet stone',
    'ceramic mug on an oak table',
    'lipstick with a gold cap',
    'frosted glass serum bottle with a dropper cap',
    'velvet sofa with two linen cushions',
    'sofa 3 seet gray febric with 2 yelow pilow',
    'Canapé en cuir marron',
    'Dining table for eight, travertine top',
    'Schreibtisch aus Eiche',
    'nightstand with a lamp and a glass of water on top',
    'lit en bois',
    'Bücherregal aus Eiche',
    'candle in a glass jar',
    'Moisturiser jar open from above',
    'Puma Men V.11 Speed White Tshirts',
    'Basics Men Pack of 3 T-shirts',
    'woman sitting on a sofa in a green dress',
    'T-shirt lion print',
    'horse riding boots',
    'a dress with patches shaped like clouds',
    'tennis dress with a racket',
    'black leather',
    'tartan kilt skirt in red and green',
    'tartan wool fabric',
    'seamless repeat pattern of foxes',
    'lion fabric',
    'mood board for a beach hotel',
    'Moodboard: velvet sofa',
  ])('are drawn: %s', (prompt) => {
    expect(judge(prompt)).toBeNull();
  });

  it.each([
    ['a woman walking in a red silk dress with a tiger print', []],
    ['white T-shirt with the text HELLO', []],
    ['shirt dress in blue denim next to a chair', []],
    ['shirt dress in blue denim on a chair', ['chair']],
    ['woman sitting on a sofa in a green dress', ['sofa']],
    ['emerald silk dress', []],
    ['ball gown in red satin, full skirt', []],
    ['tropical leaves print in emerald, repeat pattern', []],
    ['no people, blue coat without zebras', []],
    ["woman's leather loafers", []],
    ['three white shirts', []],
    ['shirt with three buttons', ['three']],
    ['set of two vases', []],
    ['twenty vases in a row', ['twenty']],
    ['one vase, stacked up', ['stacked up']],
    ['bag next to an apple', []],
    ['bag next to a pineapple', ['pineapple']],
    ['pixel art sneaker', ['pixel art']],
    ['clutch held in one hand', ['held', 'hand']],
    ['technical flat of a shirt', []],
    ['mood board for a beach hotel', []],
  ])('name what they will not show: %s', (prompt, missed) => {
    expect(notDrawn(prompt)).toEqual(missed);
  });

  it('are not asked to show what the negative prompt excludes', () => {
    expect(notDrawn('emerald silk dress', 'zebra')).toEqual([]);
  });
});

it('reads any text without an error', () => {
  for (const text of [
    '',
    ' ',
    '😀',
    '\u0000',
    'constructor',
    '__proto__ with a dress',
    'a'.repeat(5000),
    '東京の椅子',
    '-'.repeat(3000),
  ])
    expect(() => judge(text)).not.toThrow();
});

it('lists a second place and a second light, of which a picture has one', () => {
  expect(notDrawn('red dress on a beach, forest')).toEqual(['forest']);
  expect(notDrawn('red dress, candlelight, neon')).toEqual(['neon']);
  expect(notDrawn('red dress on a beach, sandy beach, studio')).toEqual([]);
});
