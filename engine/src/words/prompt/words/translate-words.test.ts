import { describe, expect, it } from 'vitest';
import { foreignRows } from '../vocabulary/foreign-words.ts';
import { foldWord } from './fold-word.ts';
import { sensesOf } from './lexicon.ts';
import { splitWords } from './split-words.ts';
import { translateWords } from './translate-words.ts';

const inEnglish = (text: string): string =>
  translateWords(splitWords(text))
    .map((word) => word.text)
    .join(' ');

/** Words for people, which are read apart from the vocabulary. */
const WEARERS = ['childrens', 'mens', 'womens'];

/** The words of a phrase that no phrase of the vocabulary contains, the longest phrases first. */
function unreadOf(phrase: string): readonly string[] {
  const words = phrase.split(' ').map(foldWord);
  const unread: string[] = [];
  for (let from = 0; from < words.length;) {
    let until = words.length;
    while (until > from && sensesOf(words.slice(from, until)) === undefined) until -= 1;
    if (until === from) unread.push(words[from]!);
    from = Math.max(until, from + 1);
  }
  return unread;
}

describe('the dictionary', () => {
  it('has only English words that the vocabulary knows', () => {
    const unread = foreignRows.flatMap(({ en }) => unreadOf(en)).filter((word) => !WEARERS.includes(word));
    expect(unread).toEqual([]);
  });
});

describe('a foreign text', () => {
  it.each([
    ['Silberner Ring', 'silver ring'],
    ['auf einem Marmorsockel', 'on a marble podium'],
    ['sofá de terciopelo con patas doradas', 'sofa of velvet with legs doradas'],
    ['sur un rocher avec des feuilles', 'on a rock with of leaves'],
    ['poltrona con gambe in legno', 'poltrona with legs in wood'],
  ])('is put into the English of the vocabulary word by word: %s', (text, english) => {
    expect(inEnglish(text)).toBe(english);
  });

  it('keeps the offsets of its words in the text', () => {
    const text = 'Rote Lederhandtasche auf Marmorsockel';
    const spans = translateWords(splitWords(text)).map((word) => text.slice(word.start, word.end));
    expect(spans).toEqual(['Rote', 'Leder', 'handtasche', 'auf', 'Marmor', 'sockel']);
  });

  it('may have names of the vocabulary that other words part', () => {
    expect(inEnglish('runder cobalt Spiegel')).toBe('runder cobalt spiegel');
  });
});

describe('an English text', () => {
  it.each([
    'a lit candle on a table',
    'eau de parfum in a glass bottle',
    'a collar of crepe de chine',
    'a pied-a-terre lamp',
    'silk robe with lace',
    'a casque of gold',
  ])('stays as it is: %s', (text) => {
    expect(translateWords(splitWords(text))).toEqual(splitWords(text));
  });
});
