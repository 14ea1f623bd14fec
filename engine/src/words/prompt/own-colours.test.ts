import type { NamedColour } from '@kenna/contract/engine-task';
import { describe, expect, it } from 'vitest';
import type { Brief } from './brief.ts';
import { judgeWords } from './judge-words.ts';
import { readBrief } from './read-brief.ts';

const OWN: readonly NamedColour[] = [
  { name: 'Atelier Blush', hex: '#e8c9c4' },
  { name: 'Navy', hex: '#10203a' },
  { name: 'Blé doré', hex: '#c9a24a' },
  { name: 'No. 5', hex: '#7a1f2b' },
  { name: 'Black & White', hex: '#808182' },
  { name: 'Denim', hex: '#1b3a5c' },
  { name: 'Rose', hex: '#b03060' },
  { name: 'Dress', hex: '#00ff00' },
  { name: 'Company Gray', hex: '#8a8d91' },
];

const read = (prompt: string, rest: { negativePrompt?: string; accentPrompt?: string } = {}): Brief =>
  readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio', namedColours: OWN, ...rest });
const plain = (prompt: string): Brief =>
  readBrief({ prompt, negativePrompt: '', accentPrompt: '', styles: [], look: 'studio' });
const coloursOf = ({ pieces, hero }: Brief) => pieces[hero]?.colours.map(({ hex, part }) => `${hex} ${part}`);
const labelsOf = ({ understood }: Brief) => understood.filter(({ hex }) => hex).map(({ label, hex }) => [label, hex]);

describe('the colours that a person has named', () => {
  it('mean exactly their code, under the name that the person gave them', () => {
    const brief = read('a linen midi dress in Atelier Blush');
    expect(coloursOf(brief)).toEqual(['#e8c9c4 main']);
    expect(labelsOf(brief)).toEqual([['Atelier Blush', '#e8c9c4']]);
    expect(brief.notDrawn).toEqual([]);
    expect(brief.unknownWords).toEqual([]);
  });

  it.each([
    ['ATELIER BLUSH midi dress', '#e8c9c4'],
    ['atelier-blush midi dress', '#e8c9c4'],
    ['midi dress, ble dore', '#c9a24a'],
    ['midi dress in BLÉ DORÉ', '#c9a24a'],
    ['a no. 5 midi dress', '#7a1f2b'],
    ['a midi dress in No. 5 with long sleeves', '#7a1f2b'],
    ['a black and white midi dress', '#808182'],
    ['a midi dress in company grey', '#8a8d91'],
  ])('are found in "%s"', (prompt, hex) => {
    expect(coloursOf(read(prompt))).toEqual([`${hex} main`]);
  });

  it('come before a colour of the vocabulary with the same name', () => {
    expect(coloursOf(read('navy wool coat'))).toEqual(['#10203a main']);
    expect(coloursOf(read('navy blue wool coat'))).toEqual(['#10203a main']);
    expect(coloursOf(plain('navy wool coat'))).not.toEqual(['#10203a main']);
  });

  it('leave words that only contain their names alone', () => {
    expect(coloursOf(read('midi dress in blush'))).toEqual(coloursOf(plain('midi dress in blush')));
    expect(coloursOf(read('rose gold ring'))).toEqual(coloursOf(plain('rose gold ring')));
    expect(read('a dressy midi skirt').pieces[0]?.form).toBe('skirt');
  });

  it('colour parts and backgrounds, each with its label', () => {
    const brief = read('black blazer with an Atelier Blush collar on a Navy background');
    expect(coloursOf(brief)).toContain('#e8c9c4 collar');
    expect(brief.backdrop?.hex).toBe('#10203a');
    expect(labelsOf(brief)).toContainEqual(['Atelier Blush collar', '#e8c9c4']);
    expect(labelsOf(brief)).toContainEqual(['Navy background', '#10203a']);
  });

  it('keep a cloth of the same name, and mean only the colour beside another cloth', () => {
    const jacket = read('denim jacket');
    expect([jacket.pieces[0]?.fabric, coloursOf(jacket)]).toEqual(['denim', ['#1b3a5c main']]);
    const shirt = read('cotton shirt in denim');
    expect([shirt.pieces[0]?.fabric, coloursOf(shirt)]).toEqual(['cotton', ['#1b3a5c main']]);
  });

  it('never replace the garment that a word names', () => {
    const brief = read('red midi dress');
    expect(brief.pieces[0]?.form).toBe('dress');
    expect(coloursOf(brief)).toEqual(coloursOf(plain('red midi dress')));
  });

  it('are not merged with the colour or the code beside them', () => {
    expect(coloursOf(read('red and atelier blush midi dress'))).toHaveLength(2);
    expect(coloursOf(read('Atelier Blush pink midi dress'))).toEqual(['#e8c9c4 main']);
  });

  it('are read in the accent prompt, and left out when the words exclude them', () => {
    expect(labelsOf(read('blazer', { accentPrompt: 'atelier blush collar' }))).toContainEqual([
      expect.stringContaining('Atelier Blush'),
      '#e8c9c4',
    ]);
    expect(read('midi dress', { negativePrompt: 'atelier blush' }).avoided).toContainEqual({
      kind: 'colour',
      name: expect.any(String),
    });
  });

  it('are not a thing that cannot be drawn', () => {
    const words = { prompt: 'teapot sofa midi dress', negativePrompt: '', accentPrompt: '', styles: [] };
    expect(judgeWords({ ...words, namedColours: [{ name: 'Teapot Sofa', hex: '#445566' }] })).toBeNull();
  });

  it('read any text and any name without an error', () => {
    const names = ['(((', 'a+b', '\\d', '$&', '--x1', 'x'.repeat(60), '🎨 paint', 'C=0 M=50 Y=100 K=0'];
    const colours = names.map((name): NamedColour => ({ name, hex: '#123456' }));
    for (const name of names) {
      const words = { prompt: `midi dress in ${name}, long`, negativePrompt: name, accentPrompt: name, styles: [] };
      expect(readBrief({ ...words, look: 'studio', namedColours: colours }).pieces[0]?.form).toBe('dress');
    }
  });
});
