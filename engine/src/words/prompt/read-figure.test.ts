import { describe, expect, it } from 'vitest';
import { settleBasics } from './basics-for.ts';
import type { Look } from './brief.ts';
import { readBrief } from './read-brief.ts';

const read = (prompt: string, look: Look = 'studio') =>
  readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look });

describe('a display mannequin', () => {
  it.each([
    ['a woman wearing an emerald slip dress', { build: 'women', pose: null, finish: null }],
    ['man in a navy blazer and jeans', { build: 'men', pose: null, finish: null }],
    ['homme avec une chemise blanche', { build: 'men', pose: null, finish: null }],
    ['a guy wearing a hoodie', { build: 'men', pose: null, finish: null }],
    ['male model in a camel coat', { build: 'men', pose: null, finish: null }],
    ['menswear, navy suit with a white shirt', { build: 'men', pose: null, finish: null }],
    ["men's navy blazer worn with jeans", { build: 'men', pose: null, finish: null }],
    ['men wearing suits', { build: 'men', pose: null, finish: null }],
    ['women in red wrap dresses', { build: 'women', pose: null, finish: null }],
    ["men's suit on a model", { build: 'men', pose: null, finish: null }],
    ["women's linen dress worn with sandals", { build: 'women', pose: null, finish: null }],
    ["children's yellow raincoat", { build: 'child', pose: null, finish: null }],
    ['kids T-shirt', { build: 'child', pose: null, finish: null }],
    ['plus size wrap dress', { build: 'plus', pose: null, finish: null }],
    ['a curvy woman in a red dress', { build: 'plus', pose: null, finish: null }],
    ['a woman in a plus size dress', { build: 'plus', pose: null, finish: null }],
    ['groom in a tuxedo, wooden mannequin', { build: 'men', pose: null, finish: 'wood' }],
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
    "men's blue shirt",
    'navy suit for men',
    'shirt for men in white linen',
    'worn leather jacket for men',
    'boyfriend jeans',
    'white shirt and blue jeans',
    'brown leather walking boots',
    'a woman in a red dress, ghost mannequin',
    'red dress on a dress form, worn by a woman',
    'flat lay of a red dress for a woman',
    'woman with a leather handbag',
    'red dress on a hanger, model',
    'three white shirts',
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
    ['a woman and a man in camel coats', 'man'],
    ['a boy and a man in camel coats', 'man'],
  ])('names a build that it does not show: %s', (prompt, words) => {
    expect(read(prompt).notDrawn?.map((each) => each.words)).toContain(words);
  });

  it.each([
    'man in a navy blazer and jeans',
    'guy in a white T-shirt',
    'husband wearing a tuxedo',
    'curvy woman in a red dress',
  ])('leaves nothing of a wearer undrawn: %s', (prompt) => {
    const { notDrawn, unknownWords } = read(prompt);
    expect({ notDrawn, unknownWords }).toEqual({ notDrawn: [], unknownWords: [] });
  });

  it('names a man where the look draws only women', () => {
    const { figure, notDrawn } = read('man in a navy blazer', 'illustration');
    expect(figure?.build).toBeNull();
    expect(notDrawn?.map(({ words }) => words)).toEqual(['man']);
  });

  it.each([
    ['hoodie with a dinosaur walking', ['walking']],
    ['tee with a printed man walking on the moon', ['walking']],
    ['dress for walking', ['walking']],
    ['Hose gut sitzend', ['gut sitzend']],
    ['hands clasped, dress', ['hands clasped']],
    ['woman in a red dress, one hand on hip', ['hand', 'hip']],
  ])('has no pose of a print or a purpose, and none that it cannot take: %s', (prompt, named) => {
    expect(read(prompt).figure?.pose ?? null).toBeNull();
    expect(read(prompt).notDrawn?.map(({ words }) => words)).toEqual(named);
  });

  it.each([
    ['a red dress, walking', 'walking'],
    ['woman walking in printed trousers', 'walking'],
    ['model with arms crossed in a white shirt', 'arms-crossed'],
  ])('has that of its wearer: %s', (prompt, pose) => {
    expect(read(prompt)).toMatchObject({ figure: { pose }, notDrawn: [] });
  });

  it('takes a pose where the look shows a mannequin, and names it elsewhere', () => {
    const prompt = 'woman sitting in a red dress';
    expect(read(prompt)).toMatchObject({ figure: { pose: 'seated' }, notDrawn: [] });
    expect(read(prompt, 'illustration').notDrawn?.map(({ words }) => words)).toEqual(['sitting']);
  });
});

describe('basics', () => {
  const basics = (prompt: string, negativePrompt = '') =>
    readBrief({ prompt, negativePrompt, accentPrompt: '', styles: [], look: 'studio' }).basics?.map(
      ({ form, colours }) => `${colours[0]!.name} ${form}`,
    );

  it.each([
    ['man in a grey hoodie and sneakers', ['charcoal trousers']],
    ['man in a black T-shirt', ['stone trousers']],
    ['man in a navy suit', ['white shirt']],
    ['woman in a burgundy skirt suit', ['white shirt']],
    ['man in a navy suit with a red tie', ['white shirt']],
    ['woman in a camel blazer', ['white shirt', 'charcoal trousers']],
    ['man in a grey waistcoat and trousers', ['white shirt']],
    ['child in a yellow raincoat', ['charcoal trousers']],
  ])('complete an outfit: %s', (prompt, added) => {
    expect(basics(prompt)).toEqual(added);
  });

  it.each([
    'man in a navy suit and a black turtleneck',
    'man in a white shirt and jeans',
    'woman in a red wrap dress',
    'woman in a red swimsuit',
    'man in blue jeans',
    'woman in a silk robe',
    'navy suit',
    'grey hoodie',
  ])('leave out what is not missing, and what no mannequin wears: %s', (prompt) => {
    expect(basics(prompt)).toBeUndefined();
  });

  it('leave out what the person excludes', () => {
    expect(basics('man in a grey hoodie', 'trousers')).toBeUndefined();
  });

  it('stay while the outfit needs them, come and go when its pieces change', () => {
    const words = { negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' } as const;
    const briefOf = (prompt: string) => readBrief({ ...words, prompt });
    const changed = (prompt: string, to: string) => {
      const before = briefOf(prompt);
      return settleBasics({ ...before, pieces: briefOf(to).pieces }, before).basics?.map(({ form }) => form);
    };
    expect(changed('woman in a camel blazer', 'red blazer')).toEqual(['shirt', 'trousers']);
    expect(changed('woman in a camel blazer', 'grey hoodie')).toEqual(['trousers']);
    expect(changed('woman in a camel blazer', 'red dress')).toBeUndefined();
    expect(changed('woman in a grey hoodie', 'camel blazer')).toEqual(['shirt', 'trousers']);
    expect(changed('woman in a red dress', 'camel blazer')).toEqual(['shirt', 'trousers']);
  });

  it('are not added to the stored scene of an outfit that was drawn without them', () => {
    const words = { negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' } as const;
    const { basics, ...stored } = readBrief({ ...words, prompt: 'woman in a grey hoodie' });
    expect(basics).toHaveLength(1);
    expect(settleBasics(stored, stored).basics).toBeUndefined();
  });
});
