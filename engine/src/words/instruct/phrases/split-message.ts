import { foldWord } from '../../prompt/words/fold-word.ts';
import type { Meaning } from '../vocabulary/meaning.ts';

export interface Token {
  /** Folded, see `foldWord`; '' for punctuation. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The meaning of a number with its unit. */
  readonly meaning: Meaning | null;
}

/** Maximum length in UTF-16 units; messages accepted from a person are shorter. */
const MAX_MESSAGE = 2000;

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

/** Splits into words and numbers in order; hyphens and apostrophes separate words. */
export function splitMessage(message: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const { 0: matched, index, groups = {} } of message.slice(0, MAX_MESSAGE).matchAll(token)) {
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

/** Maximum aspect ratio; a larger one is a typing error. */
const MAX_STRETCH = 8;

function ratioOf(first: string, second: string): Meaning | null {
  const [width, height] = [valueOf(first), valueOf(second)];
  const stretched = Math.max(width / height, height / width);
  return stretched <= MAX_STRETCH ? { kind: 'ratio', width, height } : null;
}

function amountOf({ times, sign, number, unit }: Readonly<Record<string, string | undefined>>): Meaning {
  if (times !== undefined) return { kind: 'amount', value: Number(times), unit: 'times' };
  const value = valueOf(number ?? '0') * (sign === '-' ? -1 : 1);
  if (unit === undefined) return { kind: 'amount', value, unit: 'none' };
  if (/^(%|per)/i.test(unit)) return { kind: 'amount', value, unit: 'percent' };
  if (/^(°|d|g)/i.test(unit)) return { kind: 'amount', value, unit: 'degrees' };
  return { kind: 'amount', value, unit: /^(x|×|t)/i.test(unit) ? 'times' : 'none' };
}
