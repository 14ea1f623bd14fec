import { germanTones, germanWords } from './knowledge/german-words.ts';

const WORD = /[\p{L}\p{M}]+/gu;
/** Endings of German colour words: “rot” also occurs as “roter”, “rotes” and “rotfarben”. */
const ENDING = /(?:farb(?:en|ig))?(?:e[mnrs]?)?$/;
const TONE = new RegExp(`^(${Object.keys(germanTones).join('|')})(.+)$`);

const folded = (word: string) => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

const meaningOf = (word: string): string | undefined => germanWords[word] ?? germanWords[word.replace(ENDING, '')];

function translated(said: string): string {
  const word = folded(said);
  const whole = meaningOf(word);
  if (whole !== undefined) return whole;
  const [, tone, colour] = TONE.exec(word) ?? [];
  const plain = colour === undefined ? undefined : meaningOf(colour);
  return tone === undefined || plain === undefined ? said : `${germanTones[tone]!} ${plain}`;
}

/**
 * Translates German colours and fabrics in a text, so that the engine understands them; everything else stays
 * unchanged.
 */
export const inEnglish = (text: string): string => text.replace(WORD, translated);
