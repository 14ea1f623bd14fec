import type { ImageItem, SceneVocabulary } from '@kenna/contract';
import { takeWords } from '../../lib/pictures/take-words.ts';
import { correctedWords, isCorrectable, type Words } from './corrected-words.ts';

/** The settings whose words say what a picture shows: its take in place of the words of that kind, else beside them. */
export function wordsWithTake<Settings extends Words>(
  image: Pick<ImageItem, 'prompt' | 'brief' | 'take'>,
  settings: Settings,
  vocabulary: SceneVocabulary | undefined,
): Settings {
  const words = takeWords(image.take, vocabulary).map(({ field, label }) => {
    const at = image.brief.findIndex((chip) => chip.kind === field && chip.source !== 'style' && isCorrectable(chip));
    return { at, kind: field, label };
  });
  const replaced = new Map(words.filter(({ at }) => at >= 0).map(({ at, label }) => [at, label]));
  const added = words.filter(({ at }) => at < 0);
  return { ...settings, ...correctedWords(image, settings, { replaced, added }) };
}
