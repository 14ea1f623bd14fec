import { TAKE_FIELDS, type ImageItem, type SceneTake, type SceneVocabulary, type TakeField } from '@kenna/contract';
import { pictureTitle } from './picture-title.ts';

export interface TakeWord {
  readonly field: TakeField;
  readonly label: string;
  readonly hex?: string;
}

/**
 * Lists the settings in which a picture departs from its prompt, labelled as in the vocabulary. While the vocabulary is
 * still loading, the wire names are used with spaces for hyphens.
 */
export function takeWords(take: SceneTake, vocabulary: SceneVocabulary | undefined): TakeWord[] {
  return TAKE_FIELDS.flatMap((field) => {
    const value = take[field];
    if (value === undefined) return [];
    const words = vocabulary?.kinds[field] ?? [];
    const known = words.find(({ name, hex }) => name === value || (field === 'colour' && hex === value));
    const hex = known?.hex ?? (value.startsWith('#') ? value : undefined);
    return [{ field, label: known?.label ?? value.replaceAll('-', ' '), ...(hex !== undefined && { hex }) }];
  });
}

/** Returns a text such as `back view, navy`, or an empty one for a picture that follows its prompt. */
export const takeTitle = (take: SceneTake, vocabulary: SceneVocabulary | undefined): string =>
  takeWords(take, vocabulary)
    .map(({ label }) => label)
    .join(', ');

/** Description of a picture for screen readers: its title and its departures from the prompt. */
export const shownTitle = (
  image: Pick<ImageItem, 'prompt' | 'take' | 'tool'>,
  vocabulary: SceneVocabulary | undefined,
): string => [pictureTitle(image), takeTitle(image.take, vocabulary)].filter(Boolean).join(', ');
