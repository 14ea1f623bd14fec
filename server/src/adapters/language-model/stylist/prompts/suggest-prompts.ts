/** Ways to go on from what is typed; each begins with it, letter for letter. */
import type { BriefReader } from '../brief-reader.ts';
import { inEnglish } from '../in-english.ts';
import { wordsIn } from '../words-in.ts';
import { seededChoice, type SeededChoice } from '../seeded-choice.ts';
import { beginPrompts } from './begin-prompts.ts';
import { completeWord, isAdjective } from './complete-word.ts';
import { enrichPrompt, type Depth } from './enrich-prompt.ts';

const CHOICES = 4;
const COMPLETING: readonly Depth[] = ['cloth', 'cut', 'picture', 'picture'];
const IMPROVING: readonly Depth[] = ['picture', 'picture', 'picture', 'cut'];

interface Asked {
  readonly typed: string;
  readonly purpose: 'complete' | 'improve';
  readonly seed: number;
}

/** Best first, each once; empty when there is nothing to add. */
export function suggestPrompts({ typed, purpose, seed }: Asked, reader: BriefReader): string[] {
  const choose = seededChoice(typed, seed);
  const begun = beginningsOf(typed, purpose, reader, choose);
  const depths = purpose === 'complete' ? COMPLETING : IMPROVING;
  const written = depths.map((depth, index) => {
    const start = begun[index % begun.length]!;
    return enrichPrompt(start, reader.read(inEnglish(start)), depth, choose);
  });
  return [...new Set(written)].filter((prompt) => prompt.trim() !== typed.trim());
}

function beginningsOf(typed: string, purpose: Asked['purpose'], reader: BriefReader, choose: SeededChoice): string[] {
  if (typed.trim() === '') return beginPrompts(choose, CHOICES);
  const brief = reader.read(inEnglish(typed));
  const completed = purpose === 'complete' ? completeWord(typed, brief, reader, CHOICES) : [];
  if (completed.length > 0) {
    return completed
      .flatMap((prompt) => (reader.read(prompt).subject === 'drawable' ? [prompt] : nounless(prompt, choose)))
      .slice(0, CHOICES);
  }
  if (brief.subject === 'drawable') return [typed];
  const isRead = isAdjective(typed) || brief.understood.length > 0 || brief.unknownWords.length < wordsIn(typed).length;
  return isRead ? nounless(typed, choose) : [typed];
}

/** Words that name no garment: one is put behind them, as their colours, cloths and moods would have it. */
function nounless(typed: string, choose: SeededChoice): string[] {
  const gap = /[\s]$/.test(typed) ? '' : ' ';
  return choose
    .shuffled(['dress', 'coat', 'knitwear', 'handbag', 'skirt', 'blazer'])
    .slice(0, CHOICES)
    .map((form) => `${typed}${gap}${form}`);
}
