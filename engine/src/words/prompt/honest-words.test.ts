import { describe, expect, it } from 'vitest';
import { judgeWords } from './judge-words.ts';
import { readBrief } from './read-brief.ts';

const words = (prompt: string) => ({ prompt, negativePrompt: '', accentPrompt: '', styles: [] });
const read = (prompt: string) => readBrief({ ...words(prompt), look: 'studio' });
const missing = (prompt: string) => (read(prompt).notDrawn ?? []).map((it) => it.words);

describe('words that a picture does not show', () => {
  it.each([
    ['grey wool trousers hanging on a hanger', ['hanging on a hanger']],
    ['leather belt hanging on a hook', ['hanging', 'hook']],
    ['red T-shirt hanging on a clothes rail', ['rail']],
    ['white running shoe, outsole from below', ['outsole from below']],
    ['boots, view of the sole', ['view of the sole']],
    ['lipstick, pink background, water drops', ['water drops']],
    ['red leather belt coiled like a snake', ['coiled like a snake']],
    ['platinum bracelet, reflection on glass', ['reflection', 'glass']],
    ['velvet sofa, wooden floor, white wall', ['white wall']],
    ['two towels in white terry with blue border', ['blue border']],
    ['a stack of mugs', ['stack of']],
    ['camel coat and black boots, front and back view', ['front and back view']],
  ])('are named: %s', (prompt, named) => {
    expect(missing(prompt)).toEqual(named);
    expect(judgeWords(words(prompt))).toBeNull();
  });

  it('are none where the picture shows them', () => {
    expect(missing('red T-shirt hanging on a hanger')).toEqual([]);
    expect(missing('boots with a rubber sole')).toEqual([]);
  });
});

describe('gift sets', () => {
  it.each(['skincare gift set, cream and gold', 'gift set with a ribbon'])('are refused: %s', (prompt) => {
    expect(judgeWords(words(prompt))?.reason).toMatch(/cannot draw a (?:skincare )?gift set yet/);
  });

  it('of a belt and a wallet are drawn', () => {
    expect(read('belt and wallet gift set').pieces.map(({ form }) => form)).toEqual(['gift-set']);
  });

  it('show the things that are named for them, and say so', () => {
    const prompt = 'newborn gift set, white cotton, with bib and bodysuit';
    expect(read(prompt).pieces.map(({ form }) => form)).toEqual(['top', 'bib']);
    expect(missing(prompt)).toEqual(['newborn gift set']);
  });
});

describe('the same thing in several colours', () => {
  const shown = (prompt: string) =>
    read(prompt).pieces.map(({ form, colours }) => [form, ...colours.map(({ name }) => name)].join(' '));

  it.each([
    ['black belt and brown belt', ['belt black', 'belt brown']],
    ['black leather belt, brown suede belt and tan belt', ['belt black', 'belt brown', 'belt tan']],
    ['black cap and red cap', ['hat black', 'hat red']],
    ['red mug and a blue mug on an oak table', ['mug red', 'mug blue']],
    ['black T-shirt and white T-shirt', ['t-shirt black', 't-shirt white']],
  ])('stands beside itself: %s', (prompt, things) => {
    expect(shown(prompt)).toEqual(things);
    expect(read(prompt).arrangement).toBeDefined();
    expect(missing(prompt)).toEqual([]);
  });

  it('is one thing where the noun describes a part', () => {
    expect(read('navy jacket with a red jacket lining').pieces).toHaveLength(1);
    expect(read('brown leather belt with a black belt loop').pieces).toHaveLength(1);
  });
});

describe('the mirror of a compact', () => {
  it.each(['powder compact, mirror in the lid', 'gold compact with mirror', 'eyeshadow palette with mirror'])(
    'is no second thing: %s',
    (prompt) => {
      expect(read(prompt).pieces).toHaveLength(1);
      expect(missing(prompt)).toEqual([]);
    },
  );

  it('leaves no second thing where the colour of the case follows', () => {
    expect(read('open powder compact with mirror, rose gold case').pieces.map(({ form }) => form)).toEqual(['compact']);
  });

  it('is another one where it stands apart', () => {
    expect(read('powder compact next to a mirror').pieces).toHaveLength(2);
  });
});

describe('things of one name', () => {
  it('are a necklace with its pendant', () => {
    const { pieces } = read('rose gold chain necklace with a heart pendant');
    expect(pieces.map(({ form, cut }) => `${form} ${cut}`)).toEqual(['necklace pendant']);
  });

  it('are high tops of canvas', () => {
    const [shoe] = read('red canvas high-top sneakers').pieces;
    expect([shoe?.cut, shoe?.fabric]).toEqual(['high-top', 'canvas']);
  });
});

describe('stands', () => {
  it('bear the product that they are named after', () => {
    expect(read('cream jar, beige podium').props).toMatchObject([{ name: 'podium', place: 'below' }]);
    expect(read('silver high heel on stacked white cubes').props).toMatchObject([{ name: 'cube', place: 'below' }]);
  });

  it('are a place where clothes walk', () => {
    expect(read('red dress, podium').setting).toBe('runway');
  });
});
