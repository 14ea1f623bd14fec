/** Suggests continuations of the typed text; each starts with exactly that text. */
import type { Mode } from '@kenna/contract';
import { PROMPT_CHOICES } from '../../../../ports/language-model.port.ts';
import type { BriefReader } from '../brief-reader.ts';
import { inEnglish } from '../in-english.ts';
import { EVERY_PART, partsOfTool } from '../knowledge/tool-prompts.ts';
import { wordsIn } from '../words-in.ts';
import { seededChoice, type SeededChoice } from '../seeded-choice.ts';
import { beginPrompts } from './begin-prompts.ts';
import { completeWord } from './complete-word.ts';
import { enrichPrompt, type Depth } from './enrich-prompt.ts';
import { setScene } from './set-scene.ts';

const COMPLETING: readonly Depth[] = ['cloth', 'cut', 'picture', 'picture'];
const IMPROVING: readonly Depth[] = ['picture', 'picture', 'picture', 'cut'];

interface SuggestionRequest {
  readonly typed: string;
  readonly purpose: 'complete' | 'improve';
  readonly seed: number;
  /** The tool in which the prompt is typed. */
  readonly tool?: Mode | undefined;
}

/** Best first, without duplicates; empty when there is nothing to add. */
export function suggestPrompts(asked: SuggestionRequest, reader: BriefReader): string[] {
  const { typed, purpose, seed, tool } = asked;
  const choose = seededChoice(typed, seed);
  if (tool === 'Backdrop') return setScene(typed, reader, choose).slice(0, PROMPT_CHOICES);
  const parts = (tool && partsOfTool[tool]) ?? EVERY_PART;
  const begun = beginningsOf(asked, reader, choose);
  const depths = purpose === 'complete' ? COMPLETING : IMPROVING;
  const written = depths.map((depth, index) => {
    const start = begun[index % begun.length]!;
    return enrichPrompt(start, reader.read(inEnglish(start)), { depth, parts }, choose);
  });
  return [...new Set(written)].filter((prompt) => prompt.trim() !== typed.trim());
}

function beginningsOf(
  { typed, purpose, tool }: SuggestionRequest,
  reader: BriefReader,
  choose: SeededChoice,
): string[] {
  // The fill of a masked area need not be a garment.
  const withPiece = (prompt: string) => (tool === 'GenerateFill' ? [prompt] : nounless(prompt, choose));
  if (typed.trim() === '') return beginPrompts(choose, PROMPT_CHOICES);
  const brief = reader.read(inEnglish(typed));
  const mayBeUnfinished = purpose === 'complete' || brief.unknownWords.length > 0;
  const completed = mayBeUnfinished ? completeWord(typed, brief, reader, PROMPT_CHOICES) : [];
  if (completed.length > 0) {
    return completed
      .flatMap((prompt) => (reader.read(prompt).subject === 'drawable' ? [prompt] : withPiece(prompt)))
      .slice(0, PROMPT_CHOICES);
  }
  if (brief.subject === 'drawable') return [typed];
  // A thing that is not drawn would only describe the added garment: "a tiger skirt".
  return brief.unknownWords.length === 0 && wordsIn(typed).length > 0 ? withPiece(typed) : [typed];
}

/** Adds a garment to words that name none, chosen by their colours, fabrics and moods. */
function nounless(typed: string, choose: SeededChoice): string[] {
  const gap = /[\s]$/.test(typed) ? '' : ' ';
  return choose
    .shuffled(['dress', 'coat', 'knitwear', 'handbag', 'skirt', 'blazer'])
    .slice(0, PROMPT_CHOICES)
    .map((form) => `${typed}${gap}${form}`);
}
