import { PROMPT_LIMIT, type SceneVocabulary } from '@kenna/contract';
import { builderGroups, formOf, labelsOf } from './builder-groups.ts';
import { removeWords, writeWords } from './write-words.ts';
import type { BuiltPrompt } from './written-words.ts';

/**
 * Writes the chosen words of a group, or removes them when `words` is null. A new piece also removes the words of
 * attributes that it cannot have. A prompt that would become too long is not changed.
 */
export function chooseWords(
  built: BuiltPrompt,
  vocabulary: SceneVocabulary,
  kind: string,
  words: string | null,
): BuiltPrompt {
  const forms = labelsOf(vocabulary.kinds['form'] ?? []);
  const next = words === null ? removeWords(built, kind) : writeWords(built, kind, words, forms);
  if (next.text.length > PROMPT_LIMIT) return built;
  if (kind !== 'form') return next;
  const can = new Set(builderGroups(vocabulary, formOf(next, vocabulary)).map((group) => group.kind));
  const lost = next.written.filter((each) => !can.has(each.kind));
  return lost.reduce((rest, each) => removeWords(rest, each.kind), next);
}

/** Removes all words that the builder wrote. */
export const removeAllWords = (built: BuiltPrompt): BuiltPrompt =>
  built.written.reduce((rest, { kind }) => removeWords(rest, kind), built);
