import type { ImageItem, SceneVocabulary } from '@kenna/contract';
import { takeWords } from '../../lib/pictures/take-words.ts';
import { correctedWords, isCorrectable, type Words } from './corrected-words.ts';

/**
 * Settings whose words describe what a picture shows: the words of its take replace those of the same kind or are
 * added.
 */
export function wordsWithTake<Own extends Words>(
  image: Pick<ImageItem, 'prompt' | 'brief' | 'take'>,
  settings: Own,
  vocabulary: SceneVocabulary | undefined,
): Own {
  const words = takeWords(image.take, vocabulary).map(({ field, label }) => {
    const at = image.brief.findIndex((chip) => chip.kind === field && chip.source !== 'style' && isCorrectable(chip));
    return { at, kind: field, label };
  });
  const replaced = new Map(words.filter(({ at }) => at >= 0).map(({ at, label }) => [at, label]));
  const added = words.filter(({ at }) => at < 0);
  return { ...settings, ...correctedWords(image, settings, { replaced, added }) };
}
