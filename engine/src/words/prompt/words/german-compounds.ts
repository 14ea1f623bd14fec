import { sensesOf } from './lexicon.ts';
import type { Sense, SenseOf } from './sense.ts';
import type { Word } from './split-words.ts';

/** German nouns of materials as the first part of a compound, folded, and the word of the vocabulary for each. */
const MATERIALS: readonly (readonly [start: string, text: string])[] = [
  ['baumwoll', 'cotton'],
  ['chiffon', 'chiffon'],
  ['cord', 'corduroy'],
  ['filz', 'felt'],
  ['glas', 'glass'],
  ['gold', 'gold'],
  ['holz', 'wood'],
  ['jeans', 'denim'],
  ['kaschmir', 'cashmere'],
  ['keramik', 'ceramic'],
  ['kunstleder', 'leather'],
  ['leder', 'leather'],
  ['leinen', 'linen'],
  ['marmor', 'marble'],
  ['plusch', 'plush'],
  ['samt', 'velvet'],
  ['satin', 'satin'],
  ['seiden', 'silk'],
  ['silber', 'silver'],
  ['spitzen', 'lace'],
  ['stroh', 'straw'],
  ['tull', 'tulle'],
  ['tweed', 'tweed'],
  ['wildleder', 'suede'],
  ['woll', 'wool'],
];

/**
 * Splits German compounds of a material and a thing into two words: "Lederstiefelette" into "leather" and
 * "stiefelette". Compounds that the vocabulary knows as a kind of their own ("Jeansjacke") stay as they are, and so do
 * those whose second part is no thing.
 */
export const splitCompounds = (words: readonly Word[]): readonly Word[] => words.flatMap(partsOf);

function partsOf(word: Word): readonly Word[] {
  const own = sensesOf([word.text]);
  for (const [start, text] of MATERIALS) {
    if (!word.text.startsWith(start)) continue;
    const thing = word.text.slice(start.length);
    const form = formOf(sensesOf([thing]));
    const whole = formOf(own);
    const isKnown = own !== undefined && (whole?.name !== form?.name || whole?.cut !== form?.cut);
    if (form === undefined || isKnown) continue;
    const middle = Math.min(word.end, word.start + start.length);
    return [
      { ...word, text, end: middle },
      { ...word, text: thing, start: middle },
    ];
  }
  return [word];
}

const formOf = (senses: readonly Sense[] | undefined): SenseOf<'form'> | undefined =>
  senses?.find((sense): sense is SenseOf<'form'> => sense.kind === 'form');
