import { describe, expect, it } from 'vitest';
import type { Artwork } from '../artwork.ts';
import type { Brief } from '../brief.ts';
import { readBrief } from '../read-brief.ts';

const read = (prompt: string): Brief =>
  readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' });

/** An artwork in short: `"HELLO" sans chest print contrast`. */
function short({ place: { part, width_mm: width, scale }, technique, ink, ...artwork }: Artwork): string {
  if (artwork.source === 'picture') throw new Error('words name no picture');
  const what = artwork.source === 'text' ? `"${artwork.text}" ${artwork.typeface}` : artwork.motif;
  return [what, part, technique, ink, width ?? [], scale ?? []].flat().join(' ');
}

const artworksOf = (prompt: string): readonly string[] =>
  read(prompt).pieces.flatMap(({ artworks = [] }) => artworks.map(short));

const missed = (prompt: string) => read(prompt).notDrawn?.map(({ words }) => words);

describe('texts on things', () => {
  it.each([
    ['tote bag with the text HELLO', '"HELLO" sans front print contrast'],
    ['white T-shirt that says good vibes only', '"good vibes only" sans front print contrast'],
    ['black hoodie with "NO PLANS" on the back in white varsity letters', '"NO PLANS" varsity back print #f4f3f0'],
    [
      'T-shirt printed with the words Bonjour Paris across the chest in red script',
      '"Bonjour Paris" script chest print #b3121d',
    ],
    ["mug with the slogan 'BUT FIRST COFFEE'", '"BUT FIRST COFFEE" sans front print contrast'],
    ['mug saying BUT FIRST, COFFEE', '"BUT FIRST, COFFEE" sans front print contrast'],
    ['candle with a label that reads FIG & CEDAR', '"FIG & CEDAR" sans label print contrast'],
    ['baseball cap embroidered with NYC', '"NYC" sans front embroidery contrast'],
    ['leather tote debossed with ATELIER', '"ATELIER" sans front deboss contrast'],
    ['sweatshirt with PARIS across the chest', '"PARIS" sans chest print contrast'],
    ['"GOOD DAYS" T-shirt in pink', '"GOOD DAYS" sans front print contrast'],
    ['T-Shirt mit dem Schriftzug BERLIN auf der Brust', '"BERLIN" sans chest print contrast'],
    ['hoodie with the text "LOUD", 20 cm wide', '"LOUD" sans front print contrast 200'],
  ])('are read: %s', (prompt, artwork) => {
    expect(artworksOf(prompt)).toEqual([artwork]);
  });

  it('leave the rest of the words to the thing', () => {
    const { pieces, notDrawn } = read('black hoodie with "NO PLANS" on the back in white varsity letters');
    expect(pieces[0]!.colours.map(({ name }) => name)).toEqual(['black']);
    expect(notDrawn).toEqual([]);
  });

  it('have a chip with the words that ask for them', () => {
    const prompt = 'tote bag with the text HELLO in red';
    const chip = read(prompt).understood.find(({ kind }) => kind === 'artwork')!;
    expect(chip.label).toBe('“HELLO” on the front');
    expect(prompt.slice(chip.start, chip.end)).toBe('with the text HELLO in red');
  });

  it.each([
    'white sneaker, space for text',
    'the "Audrey" dress in black',
    'black T-shirt without a logo',
    'PUMA RED SHOE',
  ])('are not read into other words: %s', (prompt) => {
    expect(artworksOf(prompt)).toEqual([]);
  });

  it('keep control characters and very long texts out of a scene', () => {
    const [artwork] = read(`T-shirt with the text "a\u0007b\u202e${'x'.repeat(150)}"`).pieces[0]!.artworks!;
    expect(artwork).toMatchObject({ source: 'text' });
    expect((artwork as { text: string }).text).toMatch(/^a b x{100,}$/);
    expect((artwork as { text: string }).text.length).toBeLessThanOrEqual(120);
  });
});

describe('motifs on things', () => {
  it.each([
    ['a big tiger on a T-shirt', 'tiger front print own 1.3'],
    ['black silk bomber jacket with gold dragon embroidery', 'dragon front embroidery #c9a04a'],
    ['white shirt with roses on the back', 'rose back print own'],
    ['dinosaur print shirt', 'sauropod all over print own'],
    ['navy sweatshirt with a small embroidered fox on the left chest', 'fox left chest embroidery own 0.7'],
    ['T-shirt with a skull patch on the sleeve', 'skull sleeve patch own'],
    ['hoodie, octopus graphic on the front, 30 cm wide', 'octopus front print own 300'],
    ['black leather jacket with a gold foil tiger on the back', 'tiger back foil #c9a04a'],
    ['white T-shirt with a big red flock heart on the chest', 'red-heart chest flock #b3121d 1.3'],
    ['a mug with a cat', 'cat front print own'],
    ['T-shirt with a feline on the chest', 'cat chest print own'],
  ])('are read: %s', (prompt, artwork) => {
    expect(artworksOf(prompt)).toEqual([artwork]);
    expect(missed(prompt)).toEqual([]);
  });

  it('cover both pieces of pyjamas', () => {
    expect(artworksOf('dinosaur print pyjamas')).toEqual(Array(2).fill('sauropod all over print own'));
  });

  it.each([
    'dress on a horse',
    'floral print dress',
    'a vase with roses',
    'cat-eye sunglasses',
    'shirt with a bow',
    'dress with ruffles on the sleeves',
    'shirt with pleats on the back',
  ])('are not read into other words: %s', (prompt) => {
    expect(artworksOf(prompt)).toEqual([]);
  });

  it('that no drawing exists for are named as not drawn', () => {
    expect(artworksOf('T-shirt with a griffin on the back')).toEqual([]);
    expect(missed('T-shirt with a griffin on the back')).toContain('griffin');
  });
});
