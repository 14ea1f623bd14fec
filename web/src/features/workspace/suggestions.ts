import { MODE_TABLE, type Mode } from '@kenna/contract';

/** Words that sharpen a prompt, by what they settle. One of each group that the prompt does not settle yet is offered. */
const GROUPS: readonly (readonly string[])[] = [
  ['silk satin', 'wool', 'linen', 'velvet', 'leather', 'denim', 'cotton', 'chiffon', 'cashmere', 'tulle', 'glass'],
  [
    'emerald',
    'ivory',
    'burgundy',
    'navy',
    'black',
    'white',
    'camel',
    'sage',
    'terracotta',
    'rose',
    'red',
    'blue',
    'green',
  ],
  ['striped', 'tartan', 'houndstooth', 'polka dot', 'floral', 'paisley', 'gingham', 'plain'],
  ['studio', 'marble', 'concrete', 'linen backdrop', 'sand', 'garden', 'runway', 'street'],
  ['soft light', 'low key', 'golden hour', 'high contrast', 'overcast'],
];

/** How a garment is worn. */
const WORN: typeof GROUPS = [['tucked in', 'untucked'], ['loose', 'slim'], ['sleeves rolled up']];

const groupsOf = (mode: Mode) => (MODE_TABLE[mode].needs.includes('blend') ? WORN : GROUPS);

/** Up to four suggestions; `turn` moves to the next word of each group. */
export function suggestionsFor(mode: Mode, prompt: string, turn: number): readonly string[] {
  const text = prompt.toLowerCase();
  if (text.trim() === '') return [];
  return groupsOf(mode)
    .filter((group) => !group.some((word) => text.includes(word)))
    .map((group) => group[turn % group.length] ?? '')
    .slice(0, 4);
}

export const withSuggestion = (prompt: string, suggestion: string): string =>
  `${prompt.trim().replace(/,$/, '')}, ${suggestion}`;
