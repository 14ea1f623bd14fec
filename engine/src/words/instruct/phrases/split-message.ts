import { foldWord } from '../../prompt/words/fold-word.ts';
import type { Meaning } from '../vocabulary/meaning.ts';

export interface Token {
  /** Folded, see `foldWord`; '' for punctuation. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What a number says, with its unit. */
  readonly meaning: Meaning | null;
}

/** In UTF-16 units; a message has room for far less. */
const LONGEST_MESSAGE = 2000;

const NUMBER = String.raw`\d{1,4}(?:[.,]\d{1,3})?`;
const token = new RegExp(
  [
    String.raw`(?<hex>#(?:[0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z]))`,
    String.raw`(?<width>${NUMBER})\s?(?:[:x×/]|\sby\s)\s?(?<height>${NUMBER})(?![\p{L}\p{N}])`,
    String.raw`x\s?(?<times>[234])(?![\p{L}\p{N}])`,
    String.raw`(?<sign>[+-]?)(?<number>${NUMBER})\s?(?<unit>%|percent|per cent|°|degrees?|deg|grad|degres|gradi|x|×|times|px|pixels?|stops?)?(?![\p{L}\p{N}])`,
    String.raw`(?<word>[\p{L}\p{N}\p{M}\p{Cf}]+)`,
    String.raw`(?<stop>[,;.!?…|()[\]{}\n\r\u2013\u2014、。，；&+])`,
  ].join('|'),
  'giu',
);

/** Words and numbers in order; hyphens and apostrophes part words. */
export function splitMessage(message: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const { 0: matched, index, groups = {} } of message.slice(0, LONGEST_MESSAGE).matchAll(token)) {
    const place = { start: index, end: index + matched.length };
    const { hex, width, height, word, stop } = groups;
    if (hex !== undefined) tokens.push({ ...place, text: hex.toLowerCase(), meaning: null });
    else if (stop !== undefined) tokens.push({ ...place, text: /[&+]/.test(stop) ? 'and' : '', meaning: null });
    else if (word !== undefined) {
      const text = foldWord(word);
      if (text !== '') tokens.push({ ...place, text, meaning: null });
    } else if (width !== undefined && height !== undefined) {
      tokens.push({ ...place, text: matched.toLowerCase(), meaning: ratioOf(width, height) });
    } else tokens.push({ ...place, text: matched.toLowerCase(), meaning: amountOf(groups) });
  }
  return tokens;
}

const valueOf = (digits: string): number => Number(digits.replace(',', '.'));

/** Wider than this is a slip of the pen. */
const MOST_STRETCHED = 8;

function ratioOf(first: string, second: string): Meaning | null {
  const [width, height] = [valueOf(first), valueOf(second)];
  const stretched = Math.max(width / height, height / width);
  return stretched <= MOST_STRETCHED ? { kind: 'ratio', width, height } : null;
}

function amountOf({ times, sign, number, unit }: Readonly<Record<string, string | undefined>>): Meaning {
  if (times !== undefined) return { kind: 'amount', value: Number(times), unit: 'times' };
  const value = valueOf(number ?? '0') * (sign === '-' ? -1 : 1);
  if (unit === undefined) return { kind: 'amount', value, unit: 'none' };
  if (/^(%|per)/i.test(unit)) return { kind: 'amount', value, unit: 'percent' };
  if (/^(°|d|g)/i.test(unit)) return { kind: 'amount', value, unit: 'degrees' };
  return { kind: 'amount', value, unit: /^(x|×|t)/i.test(unit) ? 'times' : 'none' };
}
