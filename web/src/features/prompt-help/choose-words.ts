import { PROMPT_LIMIT, type SceneVocabulary } from '@kenna/contract';
import { builderGroups, formOf, labelsOf } from './builder-groups.ts';
import { takeBackWords, writeWords } from './write-words.ts';
import type { BuiltPrompt } from './written-words.ts';

/**
 * Chooses words of a group, or none of it. With another piece goes what the builder wrote of attributes that it cannot
 * have. A prompt that is full stays as it is.
 */
export function chooseWords(
  built: BuiltPrompt,
  vocabulary: SceneVocabulary,
  kind: string,
  words: string | null,
): BuiltPrompt {
  const forms = labelsOf(vocabulary.kinds['form'] ?? []);
  const next = words === null ? takeBackWords(built, kind) : writeWords(built, kind, words, forms);
  if (next.text.length > PROMPT_LIMIT) return built;
  if (kind !== 'form') return next;
  const can = new Set(builderGroups(vocabulary, formOf(next, vocabulary)).map((group) => group.kind));
  const lost = next.written.filter((each) => !can.has(each.kind));
  return lost.reduce((rest, each) => takeBackWords(rest, each.kind), next);
}

/** Takes back all that the builder wrote. */
export const takeBackAll = (built: BuiltPrompt): BuiltPrompt =>
  built.written.reduce((rest, { kind }) => takeBackWords(rest, kind), built);
